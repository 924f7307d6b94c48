import QtQuick
import QtQuick.Templates as T
import Architects.Ui

// A small stone with a sign and a word: a way to play, a place to go.
T.AbstractButton {
    id: root
    property string glyph
    implicitWidth: 173
    implicitHeight: Math.max(60, word.implicitHeight + 26)
    activeFocusOnTab: true
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: root.clicked()

    HoverHandler { cursorShape: Qt.PointingHandCursor }

    background: Item {
        SurfaceFace {
            anchors.fill: parent
            color: root.down ? Theme.mix(Theme.card, Theme.goldFill, 0.2) : Theme.card
            edge: root.hovered ? Theme.goldLine : Theme.night ? Theme.line : Theme.mix(Theme.line, Theme.card, 0.4)
        }
        FocusRing { shown: root.visualFocus }
    }
    Item {
        anchors.fill: parent
        Glyph {
            id: sign
            name: root.glyph
            size: 26
            color: Theme.goldText
            x: 14
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: word
            x: 52
            width: root.width - x - 10
            text: root.text
            decorative: true
            size: Theme.text
            font.weight: Font.Medium
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
