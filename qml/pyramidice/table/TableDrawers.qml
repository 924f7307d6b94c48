import QtQuick
import Architects.Table

// What is drawn up over the own sheet: the score so far, and the history.
Item {
    id: root
    required property PyramidicePlay play
    readonly property bool open: scores.open || past.open

    function openScore(): void { look(scores) }
    function openHistory(): void { look(past) }
    function look(drawer: TableDrawer): void {
        drawer.open = true
        drawer.forceActiveFocus(Qt.TabFocusReason)
    }

    ScoreDrawer {
        id: scores
        objectName: "scoreDrawer"
        anchors.fill: parent
        table: root.play.table
        board: root.play.board
    }
    HistoryDrawer {
        id: past
        objectName: "historyDrawer"
        anchors.fill: parent
        table: root.play.table
    }
}
