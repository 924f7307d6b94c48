import QtQuick
import Architects.Ui
import Architects.Model
import "PieceArt.js" as Art

// A card of the wall: two animals, one above the other, feet down and never turned. Or its back; a curse's back shows the snake.
Item {
    id: root
    property string piece                   // its name, where it lies for good
    property luxorCard face                 // nothing is to be seen of it where its top is -1
    readonly property bool faced: face.top >= 0
    property real cellWidth: 48
    property real cellHeight: 35
    property bool held: false               // in the air or in a hand: a deeper shadow
    property bool ghost: false              // where it would lie
    property bool faded: false
    property bool glowTop: false
    property bool glowBottom: false
    property bool back: false
    property bool snakeBack: false
    property bool shadow: true
    property color edge: LuxorPaint.cardEdge
    property real edgeWidth: 1
    readonly property bool covered: back || snakeBack
    readonly property real pad: Math.max(3, cellHeight * 0.08)
    implicitWidth: cellWidth
    implicitHeight: cellHeight * 2

    Shows {
        piece: root.faced && !root.ghost ? root.piece : ""
        value: root.faced ? root.face.top + (root.face.topLeft ? "<" : ">") + " " + root.face.bottom + (root.face.bottomLeft ? "<" : ">") : "-"
    }
    function shade(glow: bool): real { return glow ? 1 : ghost ? 0.6 : faded ? 0.62 : 1 }

    Rectangle {
        visible: root.shadow && !root.ghost
        antialiasing: true
        x: root.held ? 4 : 1.5
        y: root.held ? 7 : 2
        width: root.width - 2
        height: root.height - 2
        radius: 4
        color: LuxorPaint.soft
    }
    Rectangle {
        visible: !root.covered
        antialiasing: true
        anchors.fill: parent
        anchors.margins: 1
        radius: 4
        color: root.ghost ? Theme.tint(Theme.card, 0.35) : Theme.card
        border.width: root.ghost ? 0 : root.edgeWidth
        border.color: root.edge
    }
    Rectangle {
        visible: root.glowTop && !root.covered
        x: 2
        y: 2
        width: root.width - 4
        height: root.cellHeight - 3
        radius: 3
        color: Theme.tint(Theme.goldFill, Theme.night ? 0.34 : 0.5)
    }
    Rectangle {
        visible: root.glowBottom && !root.covered
        x: 2
        y: root.cellHeight + 1
        width: root.width - 4
        height: root.cellHeight - 3
        radius: 3
        color: Theme.tint(Theme.goldFill, Theme.night ? 0.34 : 0.5)
    }
    Rectangle {
        visible: !root.ghost && !root.covered
        x: root.width * 0.12
        y: root.cellHeight - 0.5
        width: root.width * 0.76
        height: 1
        color: Theme.tint(Theme.line, 0.6)
    }
    Animal {
        visible: !root.covered
        x: Math.round(root.pad + 1)
        y: Math.round(root.pad)
        width: Math.round(root.width - 2 * root.pad - 2)
        height: Math.round(root.cellHeight - 2 * root.pad)
        kind: root.face.top
        facesLeft: root.face.topLeft
        opacity: root.shade(root.glowTop)
    }
    Animal {
        visible: !root.covered
        x: Math.round(root.pad + 1)
        y: Math.round(root.cellHeight + root.pad)
        width: Math.round(root.width - 2 * root.pad - 2)
        height: Math.round(root.cellHeight - 2 * root.pad)
        kind: root.face.bottom
        facesLeft: root.face.bottomLeft
        opacity: root.shade(root.glowBottom)
    }
    Picture {
        anchors.fill: parent
        visible: root.covered
        svg: root.snakeBack ? Art.curseBack(LuxorPaint.curse, LuxorPaint.cursePen, Theme.goldFill) : root.back ? Art.back(LuxorPaint.backField, LuxorPaint.backPen) : ""
    }
}
