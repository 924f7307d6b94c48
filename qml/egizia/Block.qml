import QtQuick
import Architects.Ui
import "PieceArt.js" as Art

// One square of a monument: a price while it is empty, a seat's stone once it is built. White can be reached, sand cannot yet; gold broken may
// be built, gold filled is chosen. What may be touched is never smaller than a fingertip, however small it is drawn.
PieceButton {
    id: root
    property string square
    property int seat: -1                   // whose stone
    property int price: 1
    property bool open: false               // can be reached
    property bool fresh: false              // built just now
    property bool plain: false              // its place is drawn elsewhere: only its stone is seen
    property real figure: Math.min(20, height * 0.62)
    property rect face: Qt.rect(0, 0, width, height)
    readonly property real growX: may || chosen ? Math.max(0, (Theme.touch - width) / 2) : 0
    readonly property real growY: may || chosen ? Math.max(0, (Theme.touch - height) / 2) : 0
    leftInset: -growX
    rightInset: -growX
    topInset: -growY
    bottomInset: -growY
    containmentMask: reach
    enabled: spoken !== ""
    activeFocusOnTab: enabled && (may || chosen || activeFocus)
    ringRadius: 2
    scale: 1

    Item {
        id: reach
        x: -root.growX
        y: -root.growY
        width: root.width + root.growX * 2
        height: root.height + root.growY * 2
    }
    Item {
        id: stone
        x: root.face.x
        y: root.face.y
        width: root.face.width
        height: root.face.height
        Rectangle {
            visible: root.seat >= 0 || root.chosen && !root.plain
            x: 2
            y: 2
            width: parent.width - 1
            height: parent.height - 1
            radius: 2
            color: EgiziaPaint.soft
        }
        Rectangle {
            visible: root.seat < 0 && !root.plain
            anchors.fill: parent
            anchors.margins: 0.75
            radius: 2
            color: root.chosen ? Theme.goldFill : root.open || root.may ? EgiziaPaint.blockOpen : EgiziaPaint.blockLater
            border.width: root.chosen ? 2.5 : root.may ? 0 : 1
            border.color: root.chosen ? EgiziaPaint.chosenEdge : EgiziaPaint.blockEdge
        }
        EmptyPlace {
            visible: root.may && !root.chosen && root.seat < 0 && !root.plain
            anchors.fill: parent
            radius: 2
            color: Theme.goldLine
            lineWidth: 2
            fill: Theme.tint(Theme.goldFill, Theme.night ? 0.2 : 0.26)
        }
        Picture {
            id: built
            visible: root.seat >= 0
            anchors.fill: parent
            svg: root.seat < 0 || width < 4 ? "" : Art.block(Math.round(width), Math.round(height), Theme.seat(root.seat), EgiziaPaint.outline, Theme.seatGlyph(root.seat), Theme.inkOnSeat,
                                                Math.min(width, height) * 0.64)
        }
        Rectangle {
            visible: root.fresh && root.seat >= 0
            anchors.fill: parent
            anchors.margins: -1
            radius: 3
            color: "transparent"
            border.width: 2
            border.color: Theme.goldLine
        }
        Label {
            visible: root.seat < 0 && !root.plain && root.price > 0
            text: root.price
            decorative: true
            display: true
            font.pixelSize: Math.max(8, root.figure * Math.min(1.2, Theme.zoom))
            color: root.chosen ? Theme.inkOnGold : root.open || root.may ? Theme.ink : Theme.inkSoft
            anchors.centerIn: parent
        }
        transform: Scale {
            origin.x: stone.width / 2
            origin.y: stone.height / 2
            xScale: root.down ? 0.96 : 1
            yScale: root.down ? 0.96 : 1
        }
    }
}
