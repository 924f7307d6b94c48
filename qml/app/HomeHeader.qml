import QtQuick
import Architects.Screens
import Architects.Ui

// The name of the app before a low sun; settings at the right.
Item {
    id: root
    property real contentWidth: width - 2 * Theme.margin
    property real ground: 844               // height of the page below
    readonly property bool crowded: words.x + title.implicitWidth > width - 130
    signal settings()
    implicitHeight: Theme.safeTop + Math.max(96, words.implicitHeight + 32)

    GroundCover {
        anchors.fill: parent
        ground: root.ground
    }
    Horizon {
        opacity: root.crowded ? 0.4 : 1     // large letters run into it
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
    Column {
        id: words
        x: (parent.width - root.contentWidth) / 2
        y: Theme.safeTop + (parent.height - Theme.safeTop - height) / 2
        width: gear.x - x - 8
        spacing: 2
        Label {
            id: title
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
        anchors.rightMargin: 6 + Theme.safeRight
        y: words.y
        onClicked: root.settings()
    }
}
