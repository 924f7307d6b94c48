import QtQuick
import Architects.Ui

// The name of the app before a low sun; settings at the right.
Item {
    id: root
    property real contentWidth: width - 2 * Theme.margin
    signal settings()
    implicitHeight: Theme.safeTop + Math.max(96, words.implicitHeight + 32)

    Horizon {
        width: parent.width
        height: 76
        anchors.bottom: parent.bottom
        sunX: width - 90
        sunY: 40
        sunRadius: 24
    }
    Divider {
        width: parent.width
        anchors.bottom: parent.bottom
        color: Theme.line
    }
    Item {
        width: root.contentWidth
        height: parent.height - Theme.safeTop
        y: Theme.safeTop
        anchors.horizontalCenter: parent.horizontalCenter
        Column {
            id: words
            width: parent.width - gear.width - 8
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
            Label {
                text: qsTr("Great Architects")
                display: true
                size: Theme.title
                width: parent.width
            }
            Label {
                text: qsTr("Board games of ancient Egypt")
                soft: true
                width: parent.width
            }
        }
        IconButton {
            id: gear
            glyph: "gear"
            text: qsTr("Settings")
            anchors.right: parent.right
            anchors.rightMargin: -12
            anchors.verticalCenter: parent.verticalCenter
            onClicked: root.settings()
        }
    }
}
