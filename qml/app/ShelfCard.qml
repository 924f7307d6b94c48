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
    property bool tall: false               // the picture above the words even where there is room beside it
    readonly property bool stacked: primary || tall || width < 300 * Theme.zoom
    readonly property real pictureWidth: stacked ? width - 12 : Math.min(260, width * 0.42)
    readonly property real pictureHeight: Math.round(pictureWidth * 104 / 172)
    implicitWidth: 358
    implicitHeight: stacked ? pictureHeight + words.implicitHeight + 34 : Math.max(pictureHeight + 12, words.implicitHeight + 24)
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
            width: root.pictureWidth
            height: root.stacked ? root.pictureHeight : root.height - 12
            source: root.art
            sourceSize.width: 1032
            sourceSize.height: 624
            fillMode: Image.PreserveAspectCrop
            mipmap: true
            Accessible.ignored: true
            Rectangle {                     // the same picture day and night, under a veil
                anchors.fill: parent
                color: Theme.tint(Theme.veil, Theme.night ? 0.22 : 0)
                border.width: 1
                border.color: Theme.night ? Theme.line : Theme.wall
            }
        }
        Column {
            id: words
            x: root.stacked ? 16 : root.pictureWidth + 20
            y: root.stacked ? root.pictureHeight + 18 : (root.height - height) / 2
            width: root.width - x - (go.visible ? go.width + 28 : 40)
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
                text: root.stacked ? root.facts + " · " + root.length : root.facts
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
