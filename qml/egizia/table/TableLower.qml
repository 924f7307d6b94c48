import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Model

// The lower part of the table (the side of it, on a wide screen): the own panel, and over it the score and the history when they are looked up.
Item {
    id: root
    required property EgiziaPlay play
    required property EgiziaSeen seen
    required property TableModel table
    property bool wide: false
    property real above: 0                  // where the head ends
    property real whole: 800                // height of the screen
    property alias told: own.told
    property alias busy: own.busy
    property alias shipAway: own.shipAway
    property alias replaying: own.replaying
    property alias noticed: own.noticed
    readonly property alias panel: own
    readonly property real free: whole - above - Theme.safeBottom - 22
    readonly property rect promptPlace: Qt.rect(own.x + own.promptPlace.x, own.y + own.promptPlace.y, own.promptPlace.width, own.promptPlace.height)
    signal lifted(point from, real size, point finger)
    signal moved(point finger)
    signal dropped()
    signal canceled()
    signal opened()
    signal cardAsked(int card)
    signal riddleHeld(var riddle)
    signal looking()
    signal rule(string page)
    signal ended()
    implicitHeight: own.height + 12 + 8 + Theme.safeBottom

    function look(drawer: TableDrawer): void {
        looking()
        drawer.open = true
        drawer.forceActiveFocus(Qt.TabFocusReason)
    }

    Rectangle {
        visible: !root.wide
        anchors.fill: parent
        anchors.bottomMargin: -20
        radius: 12
        color: Theme.card
        border.width: 1
        border.color: Theme.line
    }
    OwnPanel {
        id: own
        x: 12
        y: root.wide ? 8 : 12
        width: parent.width - 24 - (root.wide ? Theme.safeRight : 0)
        height: root.wide ? root.free + 6 : implicitHeight
        room: root.wide ? root.free : Math.max(210, root.free * (Theme.zoom > 1.15 ? 0.56 : 0.48))
        wide: root.wide
        enabled: !scoreDrawer.open && !historyDrawer.open
        play: root.play
        seen: root.seen
        table: root.table
        onLifted: (from, size, finger) => root.lifted(from, size, finger)
        onMoved: finger => root.moved(finger)
        onDropped: root.dropped()
        onCanceled: root.canceled()
        onOpened: root.opened()
        onCardAsked: card => root.cardAsked(card)
        onRiddleHeld: riddle => root.riddleHeld(riddle)
        onScoreAsked: root.look(scoreDrawer)
        onHistoryAsked: root.look(historyDrawer)
        onRule: page => root.rule(page)
        onEnded: root.ended()
    }
    ScoreDrawer {
        id: scoreDrawer
        objectName: "scoreDrawer"
        anchors.fill: parent
        table: root.table
        seen: root.seen
        onRuleAsked: page => root.rule(page)
    }
    HistoryDrawer {
        id: historyDrawer
        objectName: "historyDrawer"
        anchors.fill: parent
        table: root.table
    }
}
