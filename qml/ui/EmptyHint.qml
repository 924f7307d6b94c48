import QtQuick

// Nothing here yet: a sign, what would be here, and the one thing to do about it.
Column {
    id: root
    property string glyph: "pyramid"
    property string text
    property string note
    property string actionText
    signal action()
    width: 320
    spacing: 10
    topPadding: 24
    bottomPadding: 24
    Rectangle {
        width: 84
        height: 84
        radius: 42
        color: Theme.tint(Theme.goldFill, Theme.night ? 0.14 : 0.22)
        border.width: 1
        border.color: Theme.tint(Theme.goldFill, 0.5)
        anchors.horizontalCenter: parent.horizontalCenter
        Glyph {
            name: root.glyph
            size: 42
            color: Theme.goldText
            anchors.centerIn: parent
        }
    }
    Label {
        text: root.text
        display: true
        size: Theme.heading
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
    }
    Label {
        visible: root.note !== ""
        text: root.note
        soft: true
        size: Theme.label + 1
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
    }
    GoldButton {
        visible: root.actionText !== ""
        text: root.actionText
        anchors.horizontalCenter: parent.horizontalCenter
        onClicked: root.action()
    }
}
