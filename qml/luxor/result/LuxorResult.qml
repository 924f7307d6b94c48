import QtQuick
import Architects.Model
import Architects.Platform
import Architects.Table
import Architects.Ui

// The end of a match: sarcophagi are opened one by one, then the pharaoh cards are turned. A tap or a key tells all at once.
FocusScope {
    id: root
    required property TableModel table
    readonly property LuxorModel board: table.board as LuxorModel
    readonly property bool wide: width > height && width >= 560
    readonly property bool low: height < 560
    property int revealed: 0                // steps told so far
    readonly property bool complete: revealed >= score.steps
    readonly property bool turning: revealed >= score.tombs.length          // the sarcophagi are open
    readonly property alias score: score
    readonly property string title: complete ? score.title() : turning ? qsTr("The pharaoh cards are turned") : qsTr("The sarcophagi are opened")
    signal leave()
    signal newMatch()
    signal watchAgain()
    signal review()
    signal openRules(string page)
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: title

    function skip(): void { revealed = score.steps }
    function litPillar(): int {
        const card = score.pharaohs[revealed - score.tombs.length - 1]
        return complete || card === undefined ? -1 : card.animal
    }

    Component.onCompleted: {
        table.showLive()
        if (Theme.motion === 0)
            skip()
    }
    FarMatch {
        id: far
        table: root.table
    }
    LuxorScore {
        id: score
        table: root.table
        board: root.board
    }
    Timer {
        interval: root.turning ? Theme.ms(900) : Theme.ms(420)
        repeat: true
        running: !root.complete
        onTriggered: {
            ++root.revealed
            page.follow(shelf.partAt(root.revealed - 1))
        }
    }

    PageGround { anchors.fill: parent }
    ScrollPage {
        id: page
        objectName: "page"
        covered: true
        focus: true
        width: root.wide ? root.width * 0.5 : root.width
        height: foot.y
        padding: 0
        maximumWidth: page.width
        spacing: 14
        Item {                              // below the buttons; where it is low, between them
            width: 1
            implicitHeight: (root.low ? 0 : 50) + Theme.safeTop
        }
        Column {
            x: root.low ? 62 : Theme.margin
            width: page.width - (root.low ? 178 : 2 * x)
            spacing: 4
            topPadding: root.low ? 10 : 0
            Label {
                objectName: "title"
                text: root.title
                display: true
                size: Math.min(Theme.title, 34)
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                Accessible.role: Accessible.Heading
            }
            Label {
                objectName: "tie"
                visible: root.complete && text !== ""
                text: score.tie()
                soft: true
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
            }
        }
        Item {
            id: underTitle
            width: page.width
            implicitHeight: root.wide ? 0 : pillars.height
        }
        TombShelf {
            id: shelf
            objectName: "shelf"
            x: Theme.margin
            width: page.width - 2 * x
            score: score
            told: root.revealed
            complete: root.complete
        }
        Item {
            id: underShelf
            x: Theme.margin
            width: page.width - 2 * x
            implicitHeight: root.wide && wall.visible ? wall.implicitHeight + 16 : 0
        }
        Item {
            id: below
            x: Theme.margin
            width: page.width - 2 * x
            implicitHeight: root.wide || !more.visible ? 0 : more.implicitHeight + 16
        }
    }
    ScrollPage {
        id: side
        visible: root.wide
        covered: true
        x: page.width
        width: root.width - x
        height: foot.y
        padding: root.low ? 12 : 28
        maximumWidth: 620
        spacing: 16
        Item {
            id: besideShelf
            width: parent.width
            implicitHeight: root.wide ? pillars.height : 0
        }
        Item {
            id: beside
            width: parent.width
            implicitHeight: root.wide ? more.implicitHeight : 0
        }
    }
    ResultPillars {
        id: pillars
        parent: root.wide ? besideShelf : underTitle
        width: parent.width
        height: root.low ? 104 : implicitHeight
        board: root.board
        lit: root.litPillar()
    }
    FinalWall {
        id: wall
        parent: root.wide ? underShelf : amongMore
        visible: root.complete
        width: parent.width
        board: root.board
    }
    Column {
        id: more
        parent: root.wide ? beside : below
        width: parent.width
        spacing: 16
        visible: root.complete              // it would tell what is still closed
        opacity: visible ? 1 : 0
        Behavior on opacity { NumberAnimation { duration: Theme.motion } }
        PointSheet {
            objectName: "sheet"
            width: parent.width
            score: score
        }
        Item {
            id: amongMore
            width: parent.width
            implicitHeight: root.wide ? 0 : wall.implicitHeight
        }
        MatchRecord {
            objectName: "record"
            visible: score.me >= 0 && !far.far
            width: parent.width
            game: root.table.game
            gameName: root.table.gameName
            rivals: score.rivals
        }
        ResultSeed {
            width: parent.width
            seed: root.table.seed
            onCopied: toast.show(qsTr("The seed was copied."), "")
        }
        FarProof {
            width: parent.width
            far: far
            seedShown: false
        }
        FarPeople {
            width: parent.width
            far: far
        }
    }

    MouseArea {                             // over the pages: they would keep the tap to themselves
        visible: !root.complete
        anchors.fill: parent
        onClicked: root.skip()
    }
    ResultButtons {
        id: foot
        y: root.height - height
        width: root.width
        ground: Theme.mix(Theme.page, Theme.card, 0.4)
        again: far.far ? far.againText : qsTr("New match")
        onNewMatch: root.newMatch()
        onWatchAgain: root.watchAgain()
        onReview: root.review()
    }
    IconButton {
        objectName: "leave"
        x: 6 + Theme.safeLeft
        y: 6 + Theme.safeTop
        glyph: "back"
        text: qsTr("Back")
        framed: true
        onClicked: root.leave()
    }
    IconButton {
        id: rules
        objectName: "rules"
        x: share.x - width - 6
        y: share.y
        glyph: "rules"
        text: qsTr("How points are counted")
        framed: true
        onClicked: root.openRules("luxor/scoring")
    }
    IconButton {
        id: share
        objectName: "share"
        x: page.width - width - 6
        y: 6 + Theme.safeTop
        glyph: "share"
        text: qsTr("Share this match")
        framed: true
        onClicked: {
            Platform.share(App.exportMatch(root.table.matchId))
            toast.show(Platform.canShare ? qsTr("The match is ready to be shared.") : qsTr("The match was copied. Paste it wherever you like."), "")
        }
    }
    Toast {
        id: toast
        objectName: "toast"
        width: Math.min(440, root.width - 24)
        anchors.horizontalCenter: parent.horizontalCenter
        y: foot.y - height - 12
    }
    Keys.onPressed: event => {
        if (root.complete)
            return
        root.skip()
        event.accepted = true
    }
}
