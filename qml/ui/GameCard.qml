import QtQuick
import QtQuick.Templates as T

// A game on the shelf: its picture, its name, who and how long. `badge` is a short word in the corner.
T.AbstractButton {
    id: root
    property url art
    property string facts
    property string badge
    property bool chosen: false             // where one of several is to be chosen
    readonly property real pictureHeight: (width - 10) * 104 / 172
    implicitWidth: 173
    implicitHeight: pictureHeight + 10 + words.implicitHeight + 12
    activeFocusOnTab: true
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: badge ? facts + ", " + badge : facts
    Accessible.onPressAction: root.clicked()

    HoverHandler { cursorShape: Qt.PointingHandCursor }

    background: Item {
        SurfaceFace {
            anchors.fill: parent
            color: root.down ? Theme.mix(Theme.card, Theme.goldFill, 0.2) : Theme.card
            edgeWidth: root.chosen ? 2 : 1
            edge: root.chosen || root.hovered && root.enabled ? Theme.goldLine : Theme.night ? Theme.line : Theme.mix(Theme.line, Theme.card, 0.4)
        }
        FocusRing { shown: root.visualFocus }
    }
    Item {
        anchors.fill: parent
        Rectangle {
            x: 5
            y: 5
            width: root.width - 10
            height: root.pictureHeight
            color: Theme.board
            Image {
                anchors.fill: parent
                source: root.art
                sourceSize.width: 688
                sourceSize.height: 416
                mipmap: true
                asynchronous: false
                Accessible.ignored: true
            }
            Rectangle {                     // the same picture day and night, under a veil
                anchors.fill: parent
                color: Theme.tint(Theme.veil, !root.enabled ? 0.5 : Theme.night ? 0.22 : 0)
                border.width: 1
                border.color: Theme.night ? Theme.line : Theme.wall
            }
            Rectangle {
                visible: root.badge !== ""
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: 6
                width: word.implicitWidth + 14
                height: word.implicitHeight + 6
                radius: height / 2
                color: Theme.card
                border.width: 1
                border.color: Theme.line
                Label {
                    id: word
                    anchors.centerIn: parent
                    text: root.badge
                    decorative: true
                    size: Theme.micro
                    font.weight: Font.DemiBold
                }
            }
        }
        Column {
            id: words
            x: 12
            y: root.pictureHeight + 10
            width: root.width - 20
            Label {
                text: root.text
                decorative: true
                display: true
                size: Theme.heading
                width: parent.width
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 14
            }
            Label {
                text: root.facts
                decorative: true
                soft: true
                width: parent.width
            }
        }
    }
}
