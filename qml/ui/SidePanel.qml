import QtQuick
import QtQuick.Templates as T

// What can be looked up without leaving the table, e.g. the history: from the right on a tablet, from below on a phone.
T.Drawer {
    id: root
    property string title
    default property alias content: page.content
    parent: T.Overlay.overlay
    edge: Theme.wide ? Qt.RightEdge : Qt.BottomEdge
    dragMargin: 0
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    width: Theme.wide ? Math.min(400, (parent ? parent.width : 900) * 0.5) : parent ? parent.width : 390
    height: Theme.wide ? (parent ? parent.height : 820) : Math.round((parent ? parent.height : 844) * 0.62)
    padding: 0

    enter: Transition { NumberAnimation { duration: Theme.ms(220); easing.type: Easing.OutCubic } }
    exit: Transition { NumberAnimation { duration: Theme.ms(180); easing.type: Easing.InCubic } }
    T.Overlay.modal: Rectangle {
        color: Theme.scrim
        Behavior on opacity { NumberAnimation { duration: Theme.ms(180) } }
    }
    background: Item {
        SurfaceFace {                       // the far side, with its corners, lies beyond the screen
            anchors.fill: parent
            anchors.bottomMargin: Theme.wide ? 0 : -2 * Theme.radiusLarge
            radius: Theme.wide ? 0 : Theme.radiusLarge
        }
    }
    contentData: Item {
        anchors.fill: parent
        Accessible.role: Accessible.Pane
        Accessible.name: root.title
        Rectangle {
            visible: !Theme.wide
            width: 40
            height: 4
            radius: 2
            y: 8
            anchors.horizontalCenter: parent.horizontalCenter
            color: Theme.line
        }
        Item {
            id: header
            y: Theme.wide ? Theme.safeTop : 8
            width: parent.width
            height: Math.max(56, heading.implicitHeight + 16)
            Label {
                id: heading
                text: root.title
                display: true
                size: Theme.heading
                x: 20
                width: parent.width - 84
                anchors.verticalCenter: parent.verticalCenter
            }
            IconButton {
                glyph: "close"
                text: qsTr("Close")
                anchors.right: parent.right
                anchors.rightMargin: 8
                anchors.verticalCenter: parent.verticalCenter
                onClicked: root.close()
            }
            Divider {
                anchors.bottom: parent.bottom
                width: parent.width
            }
        }
        Item {
            y: header.y + header.height
            width: parent.width
            height: parent.height - y
            clip: true
            ScrollPage {
                id: page
                anchors.fill: parent
            }
        }
    }
}
