import QtQuick
import Architects.Ui

// Something to look up below the board, which stays in sight: slides over the player's own things and away again.
FocusScope {
    id: root
    property string title
    property bool open: false
    property real shown: open ? 1 : 0
    default property alias content: body.data
    property alias heading: extra.data
    visible: shown > 0
    enabled: open
    Accessible.role: Accessible.Pane
    Accessible.name: title
    Keys.enabled: open
    Keys.onEscapePressed: open = false
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab && event.key !== Qt.Key_Back     // not for the table below
    Behavior on shown { NumberAnimation { duration: Theme.ms(200); easing.type: Easing.OutCubic } }

    transform: Translate { y: (1 - root.shown) * root.height }

    FrontLayer {
        front: root
        over: root.parent
        open: root.open
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.card
    }
    Item {
        id: body
        y: bar.height
        width: parent.width
        height: parent.height - y
    }
    Rectangle {                             // covers what is scrolled out of the body
        id: bar
        width: parent.width
        height: Math.max(52, heading.implicitHeight + 12)
        color: Theme.card
        Rectangle {
            width: parent.width
            height: 1.5
            color: Theme.tint(Theme.wall, Theme.night ? 0.9 : 0.7)
        }
        Label {
            id: heading
            text: root.title
            display: true
            size: Theme.heading
            x: close.x + close.width + 4
            width: extra.x - x - 8
            anchors.verticalCenter: parent.verticalCenter
        }
        Row {
            id: extra
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
        }
        IconButton {
            id: close
            objectName: "close" + root.objectName
            glyph: "down"
            text: qsTr("Close")
            x: 4
            anchors.verticalCenter: parent.verticalCenter
            onClicked: root.open = false
        }
        Divider {
            anchors.bottom: parent.bottom
            width: parent.width
        }
    }
}
