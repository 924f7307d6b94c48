import QtQuick
import Architects.Ui

// A word to tap at the end of a line, or a sign where there is no room for one.
Pressable {
    id: root
    property string glyph
    implicitWidth: Math.max(Theme.touch, glyph !== "" ? Theme.touch : word.implicitWidth + 20)
    implicitHeight: Theme.touch
    background: Item {
        Rectangle {
            visible: root.glyph === ""
            anchors.fill: parent
            anchors.topMargin: 7
            anchors.bottomMargin: 7
            anchors.leftMargin: 3
            anchors.rightMargin: 3
            radius: Theme.radius
            color: Theme.tint(Theme.goldFill, root.down ? 0.34 : 0.16)
            border.width: 1.2
            border.color: Theme.goldLine
        }
        FocusRing { shown: root.visualFocus }
    }
    Label {
        id: word
        visible: root.glyph === ""
        anchors.centerIn: parent
        text: root.text
        decorative: true
        color: Theme.goldText
        font.weight: Font.DemiBold
        wrapMode: Text.NoWrap
    }
    Glyph {
        visible: root.glyph !== ""
        name: root.glyph
        size: 18
        color: Theme.inkSoft
        anchors.centerIn: parent
    }
}
