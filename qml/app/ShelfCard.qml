import QtQuick
import QtQuick.Templates as T
import Architects.Ui

// A game on a shelf of its own: its picture across the card, what it is about below. `primary`: it is the next step.
T.AbstractButton {
    id: root
    property url art
    property string facts
    property string pitch
    property string length
    property bool primary: false
    readonly property real pictureHeight: Math.min(200, Math.round((width - 10) * (primary ? 0.5 : 0.38)))
    implicitWidth: 358
    implicitHeight: pictureHeight + words.implicitHeight + 28
    activeFocusOnTab: true
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("New game: %1").arg(text)
    Accessible.description: facts + ". " + pitch
    Accessible.onPressAction: root.clicked()

    HoverHandler { cursorShape: Qt.PointingHandCursor }

    background: Item {
        SurfaceFace {
            anchors.fill: parent
            radius: Theme.radiusLarge
            color: root.down ? Theme.mix(Theme.card, Theme.goldFill, 0.2) : Theme.card
            edge: root.hovered ? Theme.goldLine : Theme.night ? Theme.line : Theme.mix(Theme.line, Theme.card, 0.4)
        }
        FocusRing { shown: root.visualFocus }
    }
    Item {
        anchors.fill: parent
        Image {
            x: 6
            y: 6
            width: root.width - 12
            height: root.pictureHeight
            source: root.art
            sourceSize.width: 1200
            sourceSize.height: 726
            fillMode: Image.PreserveAspectCrop
            verticalAlignment: Image.AlignBottom
            mipmap: true
            Accessible.ignored: true
            Rectangle {                     // the same picture day and night, under a veil
                anchors.fill: parent
                color: Theme.tint("#15171C", Theme.night ? 0.22 : 0)
                border.width: 1
                border.color: Theme.night ? Theme.line : Theme.wall
            }
        }
        Column {
            id: words
            x: 16
            y: root.pictureHeight + 14
            width: root.width - 32 - (go.visible ? go.width + 12 : 28)
            spacing: 2
            Label {
                text: root.text
                decorative: true
                display: true
                size: Theme.subtitle
                width: parent.width
            }
            Label {
                text: root.pitch
                decorative: true
                width: parent.width
            }
            Label {
                text: root.facts + " · " + root.length
                decorative: true
                soft: true
                width: parent.width
            }
        }
        Glyph {
            visible: !root.primary
            name: "next"
            size: 18
            color: Theme.goldText
            x: root.width - 34
            y: words.y + (words.height - height) / 2
        }
        Rectangle {
            id: go
            visible: root.primary
            x: root.width - width - 16
            y: words.y + (words.height - height) / 2
            width: play.implicitWidth + 40
            height: Math.max(Theme.touch, play.implicitHeight + 16)
            radius: Theme.radius
            color: Theme.goldFill
            border.width: 1
            border.color: Qt.darker(Theme.goldFill, 1.18)
            Label {
                id: play
                anchors.centerIn: parent
                text: qsTr("Play")
                decorative: true
                size: Theme.text
                font.weight: Font.DemiBold
                color: Theme.inkOnGold
            }
        }
    }
}
