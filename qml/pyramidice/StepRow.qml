import QtQuick
import Architects.Ui

// One step of the Architect's turn: its number, what he does, and at the right what was moved.
Item {
    id: root
    property int number: 1
    property string text
    property bool current: false
    property bool done: false
    default property alias what: slot.data
    implicitWidth: 366
    implicitHeight: Math.max(66, words.implicitHeight + 20)
    Accessible.role: Accessible.StaticText
    Accessible.name: text.replace(/<[^>]*>/g, "")

    SurfaceFace {
        anchors.fill: parent
        visible: opacity > 0
        opacity: root.current ? 1 : 0
        edge: Theme.goldLine
        edgeWidth: 1.5
        Behavior on opacity { NumberAnimation { duration: Theme.motion } }
    }
    Rectangle {
        x: 10
        width: Math.max(28, Theme.label * 2)
        height: width
        radius: width / 2
        anchors.verticalCenter: parent.verticalCenter
        color: root.current ? Theme.goldFill : "transparent"
        border.width: 1.5
        border.color: root.current || root.done ? Theme.goldLine : Theme.line
        Label {
            visible: !root.done || root.current
            anchors.centerIn: parent
            text: root.number
            decorative: true
            size: Theme.label + 1
            font.weight: Font.DemiBold
            color: root.current ? Theme.inkOnGold : Theme.inkSoft
        }
        Glyph {
            visible: root.done && !root.current
            anchors.centerIn: parent
            name: "check"
            size: parent.width * 0.6
            color: Theme.goldLine
        }
    }
    Label {
        id: words
        x: 20 + Math.max(28, Theme.label * 2)
        width: root.width - x - (slot.children.length > 0 ? slot.width + 12 : 12)
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        decorative: true
        size: Theme.label + 2
        soft: !root.current && !root.done
        lineHeight: 1.1
        textFormat: Text.StyledText
    }
    Item {
        id: slot
        width: 62
        height: 60
        x: root.width - width - 6
        anchors.verticalCenter: parent.verticalCenter
    }
}
