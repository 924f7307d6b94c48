import QtQuick
import QtQuick.Templates as T
import Architects.Ui

// A small stone with a sign and a word: a way to play, a place to go.
T.AbstractButton {
    id: root
    property string glyph
    property string note
    property int badge: 0                   // how many wait for the person here
    implicitWidth: 173
    implicitHeight: Math.max(60, words.implicitHeight + 26)
    activeFocusOnTab: true
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: badge > 0 ? qsTr("Your move in %n match(es)", "", badge) : note
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
        Column {
            id: words
            x: 52
            width: root.width - x - (count.visible ? count.width + 22 : 10)
            spacing: 2
            anchors.verticalCenter: parent.verticalCenter
            Label {
                text: root.text
                decorative: true
                size: Theme.text
                font.weight: Font.Medium
                width: parent.width
            }
            Label {
                visible: root.note !== ""
                text: root.note
                decorative: true
                soft: true
                width: parent.width
            }
        }
        Rectangle {
            id: count
            visible: root.badge > 0
            width: Math.max(height, number.implicitWidth + 14)
            height: Math.max(26, number.implicitHeight + 8)
            radius: height / 2
            color: Theme.goldFill
            border.width: 1
            border.color: Theme.goldLine
            anchors.right: parent.right
            anchors.rightMargin: 12
            anchors.verticalCenter: parent.verticalCenter
            Label {
                id: number
                anchors.centerIn: parent
                text: root.badge
                decorative: true
                color: Theme.inkOnGold
                font.weight: Font.Bold
            }
        }
    }
}
