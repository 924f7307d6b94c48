import QtQuick
import Architects.Ui
import Architects.Model

// The way through a match: what happened, forwards and backwards, and the way back to the present or on to the result.
Item {
    id: root
    required property TableModel table
    property bool replaying: false
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
        y: Math.max(0, (go.y - implicitHeight) / 2)
        ply: root.table.ply
        plyCount: root.table.plyCount
        stops: Array.from(root.table.history.stops)
        sentence: root.table.history.textOf(root.table.ply)
        onGoTo: ply => root.table.ply = ply
    }
    GoldButton {
        id: go
        objectName: "endReplay"
        width: parent.width
        anchors.bottom: parent.bottom
        text: root.replaying ? qsTr("To the result") : qsTr("Back to now")
        onClicked: {
            if (root.replaying)
                root.ended()
            else
                root.table.showLive()
        }
    }
}
