import QtQuick
import QtQuick.Templates as T
import Architects.Ui

// One of the two ways a match could go on from a mistake: what it is called, the move in words, the chance after it.
T.AbstractButton {
    id: root
    property string move
    property int chance: 0
    property bool better: false
    property bool chosen: false
    property int lines: 2                   // of the move, at most
    implicitWidth: 320
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 12)
    activeFocusOnTab: true
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.RadioButton
    Accessible.name: qsTr("%1: %2").arg(text).arg(move)
    Accessible.description: number.text
    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.onPressAction: root.clicked()

    HoverHandler { cursorShape: Qt.PointingHandCursor }

    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: root.down ? Theme.mix(Theme.card, Theme.goldFill, 0.25) : root.chosen ? Theme.mix(Theme.card, Theme.goldFill, 0.14) : Theme.card
            border.width: root.chosen ? 2 : 1
            border.color: root.chosen ? Theme.goldLine : Theme.mix(Theme.line, Theme.card, 0.4)
        }
        FocusRing { shown: root.visualFocus }
    }
    Item {
        anchors.fill: parent
        Glyph {
            id: sign
            name: root.better ? "star" : "history"
            size: 20
            color: root.better ? Theme.goldText : Theme.inkSoft
            x: 10
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words
            x: 40
            width: number.x - x - 8
            anchors.verticalCenter: parent.verticalCenter
            Label {
                text: root.text
                decorative: true
                soft: true
                size: Theme.micro
                width: parent.width
            }
            Label {                         // smaller, rather than cut
                readonly property real room: Math.ceil(Theme.label * 1.25) * root.lines
                text: root.move
                decorative: true
                width: parent.width
                height: Math.min(implicitHeight, room)
                maximumLineCount: root.lines + 1
                elide: Text.ElideRight
                fontSizeMode: Text.Fit
                minimumPixelSize: 9
            }
        }
        Label {
            id: number
            text: qsTr("%1%").arg(root.chance)
            decorative: true
            display: true
            size: Theme.heading
            color: root.better ? Theme.goldText : Theme.warn
            anchors.right: parent.right
            anchors.rightMargin: 10
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
