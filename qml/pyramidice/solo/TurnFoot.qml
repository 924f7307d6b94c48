import QtQuick
import Architects.Model
import Architects.Ui

// My own sheet below his turn: what I have, what I am asked next, and the button that leads there.
Item {
    id: root
    property pyramidiceSide side
    property bool low: false                // no room for what I have
    property bool telling: false            // he is still at it
    property bool ready: true               // nothing of his is to come
    property string next: qsTr("Your turn")
    property string note
    signal skip()
    signal go()
    signal replay()
    implicitHeight: column.implicitHeight + 26 + Theme.safeBottom

    SurfaceFace {                           // its lower corners lie below the screen
        anchors.fill: parent
        anchors.leftMargin: -1
        anchors.rightMargin: -1
        anchors.bottomMargin: -2 * Theme.radiusLarge
        radius: Theme.radiusLarge
        color: Theme.board
    }
    Column {
        id: column
        x: Theme.margin
        y: 13
        width: parent.width - 2 * x
        spacing: 11
        OwnStrip {
            visible: root.side.seat >= 0 && !root.low
            width: parent.width
            side: root.side
        }
        Divider {
            visible: !root.low
            width: parent.width
            color: Theme.line
        }
        Label {
            visible: text !== ""
            text: root.telling ? "" : root.note
            width: parent.width
        }
        Row {
            width: parent.width
            spacing: 8
            GoldButton {
                objectName: "next"
                width: parent.width - again.width - parent.spacing
                height: Math.max(56, implicitHeight)
                quiet: root.telling
                enabled: root.telling || root.ready
                glyph: root.telling ? "last" : "play"
                text: root.telling ? qsTr("Show all") : root.next
                onClicked: root.telling ? root.skip() : root.go()
            }
            IconButton {
                id: again
                objectName: "replay"
                width: Math.max(76, implicitWidth)
                height: Math.max(56, implicitHeight)
                framed: true
                wordShown: true
                enabled: !root.telling
                glyph: "turn"
                text: qsTr("Replay")
                onClicked: root.replay()
            }
        }
    }
}
