import QtQuick
import Architects.Ui
import Architects.Model

// The way through a match: what happened, forwards and backwards, and the way back to the present or on to the result.
Item {
    id: root
    required property TableModel table
    property bool replaying: false
    readonly property bool tight: height < bar.implicitHeight + go.height + 4   // no room for a row of its own: the way on stands beside the buttons
    signal ended()

    Connections {
        target: Watch
        function onAsked(table: TableModel, from: int): void {
            if (table !== root.table)
                return
            table.ply = from
            bar.playing = true
        }
    }
    ReplayBar {
        id: bar
        objectName: "replay"
        width: parent.width
        y: root.tight ? root.height - implicitHeight : (go.y - implicitHeight) / 2
        aside: root.tight ? go.width + 8 : 0
        ply: root.table.ply
        plyCount: root.table.plyCount
        stops: Array.from(root.table.history.stops)
        sentence: root.table.history.textOf(root.table.ply)
        onGoTo: ply => root.table.ply = ply
    }
    GoldButton {
        id: go
        objectName: "endReplay"
        width: root.tight ? Math.min(parent.width - 3 * 60, 180 * Theme.zoom) : parent.width
        anchors { bottom: parent.bottom; right: parent.right }
        text: root.replaying ? qsTr("To the result") : qsTr("Back to the match")
        onClicked: {
            if (root.replaying)
                root.ended()
            else
                root.table.showLive()
        }
    }
}
