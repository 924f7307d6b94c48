import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Egizia

// The four monuments as one landscape, and the Sphinx: what is built, what may be built now, whose floors are whose. At Abydos the Sphinx stands
// before everything, with what it has been asked.
Item {
    id: root
    required property EgiziaPlay play
    required property EgiziaSeen seen
    property bool quiet: false
    readonly property bool sphinx: play.keeping || play.building && play.action.sphinx
    readonly property real inner: Math.min(scroll.width - 24, 760)
    readonly property bool roomy: inner > 520
    readonly property alias fan: sphinxStage.fan
    readonly property int site: seen.site
    onSiteChanged: showSite()

    function advisedIn(name: string): string { return play.advises(EgiziaAct.Build) && play.advised.monument === name ? play.advised.square : "" }
    function monumentOf(name: string): Item { return name === "obelisk" ? obelisk : name === "tombs" ? tombs : name === "temple" ? temple : pyramid }
    // The middle of a square in the scene; first it is brought into sight.
    function squarePoint(name: string, square: string): point {
        const item = monumentOf(name) as Monument
        if (!item)
            return Qt.point(0, 0)
        const p = item.mapToItem(land, 0, 0)
        if (p.y < scroll.contentY || p.y + item.height > scroll.contentY + scroll.height)
            scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, p.y - 40))
        return item.squarePoint(square)
    }
    function tap(monument: Monument, square: string): void {
        if (play.building)
            play.tapSquare(monument.monument, monument.nowAt(monument.indexOf(square)))
    }
    function showSite(): void { scroll.contentY = 0 }

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }
    Flickable {
        id: scroll
        visible: !root.sphinx
        anchors.fill: parent
        contentWidth: width
        contentHeight: land.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        Item {
            id: land
            readonly property real block: Math.max(28, Math.min(58, (scroll.height - 320) / 6))
            x: (scroll.width - root.inner) / 2
            width: root.inner
            // At Amarna obelisk and tombs stand side by side, and Giza below them; otherwise all in one view, the tombs last.
            readonly property bool amarna: root.site === 1 && !root.roomy
            readonly property real first: Math.max(230, scroll.height - 14)
            readonly property real giza: amarna ? first + 12 : 0
            readonly property real ground: giza + 44 + pyramid.height
            height: Math.max(scroll.height, ground + 10 + templeName.height + temple.height + 16 + (amarna ? 0 : 10 + tombsName.height + tombs.height))
            Rectangle {                     // the evening sun
                x: pyramid.x + pyramid.width / 2 - 56
                y: land.giza + 8
                width: 112
                height: 112
                radius: 56
                color: Theme.tint(Theme.goldFill, Theme.night ? 0.16 : 0.28)
            }
            SiteName {
                title: qsTr("Pyramid")
                note: qsTr("Giza")
                y: land.giza + 8
                onAsked: root.play.ruleAsked("egizia/giza")
            }
            MonumentPyramid {
                id: pyramid
                x: 14
                y: land.giza + 44
                width: Math.min(root.inner - 120, root.roomy ? 400 : 290)
                height: Math.max(168, land.block * 6)
                squares: root.seen.monuments.pyramid
                advised: root.advisedIn("pyramid")
                quiet: root.quiet
                floors: root.seen.floors
                interactive: !root.quiet
                onTapped: square => root.tap(pyramid, square)
                onHeld: root.play.ruleAsked("egizia/monuments")
            }
            SiteName {
                title: qsTr("Obelisk")
                note: qsTr("Amarna")
                y: 8
                toRight: true
                visible: !land.amarna
                x: obelisk.x - width - 2
                onAsked: root.play.ruleAsked("egizia/amarna")
            }
            MonumentObelisk {
                id: obelisk
                x: root.inner - width
                y: 8
                height: (land.amarna ? land.first : land.ground) - y
                squares: root.seen.monuments.obelisk
                advised: root.advisedIn("obelisk")
                quiet: root.quiet
                interactive: !root.quiet
                onTapped: square => root.tap(obelisk, square)
                onHeld: root.play.ruleAsked("egizia/monuments")
            }
            Rectangle { visible: land.amarna; y: land.first; x: -12; width: parent.width + 24; height: 1; color: EgiziaPaint.ground }
            Rectangle { y: land.ground; x: -12; width: parent.width + 24; height: 1; color: EgiziaPaint.ground }
            SiteName {
                id: templeName
                title: qsTr("Temple")
                note: qsTr("Giza")
                beside: true
                y: land.ground + 6
                onAsked: root.play.ruleAsked("egizia/giza")
            }
            MonumentTemple {
                id: temple
                y: templeName.y + templeName.height + 4
                width: root.inner
                height: Math.max(96, Math.min(150, width * 0.31))
                squares: root.seen.monuments.temple
                advised: root.advisedIn("temple")
                quiet: root.quiet
                interactive: !root.quiet
                onTapped: square => root.tap(temple, square)
                onHeld: root.play.ruleAsked("egizia/monuments")
            }
            Rectangle { y: land.ground + 10 + templeName.height + temple.height; x: -12; width: parent.width + 24; height: 1; color: EgiziaPaint.ground }
            SiteName {
                id: tombsName
                title: land.amarna ? qsTr("Tombs and obelisk") : qsTr("Tombs")
                note: qsTr("Amarna")
                beside: true
                y: land.amarna ? 8 : land.ground + 10 + templeName.height + temple.height + 6
                onAsked: root.play.ruleAsked("egizia/amarna")
            }
            MonumentTombs {
                id: tombs
                y: tombsName.y + tombsName.height + 2
                width: land.amarna ? root.inner - 84 : root.inner
                columns: land.amarna ? 4 : width >= 480 ? 12 : 6
                height: land.amarna ? land.first - y : columns === 12 ? 78 : 120
                squares: root.seen.monuments.tombs
                advised: root.advisedIn("tombs")
                quiet: root.quiet
                interactive: !root.quiet
                onTapped: square => root.tap(tombs, square)
                onHeld: root.play.ruleAsked("egizia/monuments")
            }
        }
    }
    SphinxStage {
        id: sphinxStage
        objectName: "sphinx"
        visible: root.sphinx
        anchors.fill: parent
        play: root.play
        seen: root.seen
    }
}
