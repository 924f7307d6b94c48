import QtQuick
import Architects.Model
import Architects.Ui

// The Great Architect's turn, told step by step over the table. The position is final already; the telling only catches up with it.
FocusScope {
    id: root
    objectName: "rivalTurn"
    required property TableModel table
    required property PyramidiceModel model
    property bool open: false
    property Item over: null                // what it covers; none: everything, also who lies over the table
    property int told: 0                    // steps told so far; a tap tells all
    readonly property alias rows: shown.rows
    readonly property bool wide: width > height && width >= 560
    readonly property bool low: height < 560
    readonly property bool telling: shown.told < rows.length
    readonly property bool busy: open && telling         // what comes next waits for it
    readonly property bool waiting: !table.over && table.activeSeat >= 0 && table.seats[table.activeSeat].kind === "bot"
    readonly property bool placing: model.phase === PyramidicePhase.PlaceTile
    readonly property int returned: model.placing.tiles.length
    readonly property pyramidiceRivalText facts: Book.rival(model.rivalLevel)
    signal done()
    signal openRules(string page)
    visible: open || opacity > 0
    opacity: open ? 1 : 0
    enabled: open
    Behavior on opacity { NumberAnimation { duration: Theme.ms(180) } }
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("%1's turn").arg(shown.rival.name)
    onOpenChanged: if (open) replay()
    Component.onCompleted: if (open) replay()

    function replay(): void {
        told = 0
        forceActiveFocus(Qt.OtherFocusReason)
    }
    function skip(): void { told = rows.length }
    function note(): string {
        if (table.over)
            return qsTr("The match is over.")
        if (placing)
            return qsTr("%n tile(s) come back: you say where they lie.", "", returned)
        return waiting ? qsTr("%1 goes on.").arg(shown.rival.name) : ""
    }

    ArchitectShown {
        id: shown
        model: root.model
        told: Theme.motion === 0 ? rows.length : Math.min(root.told, rows.length)
    }
    Timer {
        interval: root.told === 0 ? Theme.ms(260) : Theme.ms(1150)
        repeat: true
        running: root.open && root.told < root.rows.length
        onTriggered: ++root.told
    }

    FrontLayer {
        front: root
        over: root.over
        open: root.open
    }
    MouseArea {                             // a tap tells all at once
        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.skip()
        onWheel: wheel => wheel.accepted = true
    }
    PageGround { anchors.fill: parent }
    ScrollPage {
        id: page
        covered: true
        y: Theme.safeTop + (root.wide ? Math.max(0, (root.height - Theme.safeTop - flickable.contentHeight) * 0.4) : 0)
        width: root.wide ? root.width * 0.5 : root.width
        height: (root.wide ? root.height : foot.y) - y
        padding: root.low ? 8 : 12
        spacing: root.low ? 6 : 10
        ArchitectHead {
            objectName: "head"
            width: parent.width
            level: root.model.rivalLevel
            name: shown.rival.name
            fame: shown.fame
            compact: root.low
            stelaSize: root.low ? 96 : root.wide ? 190 : 152
            onTapped: board.open()
        }
        ArchitectSteps {
            objectName: "steps"
            width: parent.width
            rows: shown.rows
            told: shown.told
        }
        Item {
            id: below
            width: parent.width
            implicitHeight: root.wide ? 0 : place.implicitHeight + 10
        }
    }
    Item {
        id: beside
        x: page.width + 8
        width: root.width - x - Theme.margin - Theme.safeRight
        y: Theme.safeTop + Math.max(12, (foot.y - Theme.safeTop - place.implicitHeight) / 2)
    }
    ArchitectPlace {
        id: place
        objectName: "place"
        parent: root.wide ? beside : below
        width: parent.width
        room: root.wide ? foot.y - Theme.safeTop - 24 : 2000
        shown: shown
    }
    TapHandler {                            // on the page itself, where the area below does not reach
        enabled: root.telling
        onTapped: root.skip()
    }
    TurnFoot {
        id: foot
        x: root.wide ? page.width : 0
        y: root.height - height
        width: root.width - x
        side: shown.mine
        low: root.low
        telling: root.telling
        ready: !root.waiting || root.placing || root.table.over
        next: root.table.over ? qsTr("To the result") : root.placing ? qsTr("Place the tiles") : qsTr("Your turn")
        note: root.note()
        onSkip: root.skip()
        onGo: root.done()
        onReplay: root.replay()
    }
    IconButton {
        objectName: "rules"
        x: page.width - width - 8
        y: page.y + 8
        framed: true
        glyph: "help"
        text: qsTr("What he can do")
        onClicked: root.openRules(root.facts.page)
    }
    ArchitectSheet {
        id: board
        objectName: "board"
        model: root.model
        onOpenRules: page => root.openRules(page)
    }
    Keys.onPressed: event => {
        if (!root.telling || event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
            return
        root.skip()
        event.accepted = true
    }
}
