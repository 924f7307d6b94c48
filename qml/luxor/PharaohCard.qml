import QtQuick
import Architects.Ui

// A pharaoh's card: the cartouche with the animal of one pillar. Hidden, its back; it turns over when that changes.
PieceButton {
    id: root
    property int animal: 0
    property bool hidden: false
    property int seat: -1                   // whose it is
    property real size: 30                  // height of the cartouche
    property bool shownFace: !hidden        // what is up while it turns
    property real turned: 1
    implicitWidth: Math.max(Theme.touch, size * 2)
    implicitHeight: Math.max(Theme.touch, size)
    ringRadius: height / 2
    onHiddenChanged: turn.restart()

    SequentialAnimation {
        id: turn
        NumberAnimation { target: root; property: "turned"; to: 0; duration: Theme.ms(120); easing.type: Easing.InQuad }
        PropertyAction { target: root; property: "shownFace"; value: !root.hidden }
        NumberAnimation { target: root; property: "turned"; to: 1; duration: Theme.ms(120); easing.type: Easing.OutQuad }
    }
    Item {
        id: ring
        anchors.centerIn: parent
        width: root.size * 2
        height: root.size
        transform: Scale {
            origin.x: ring.width / 2
            xScale: root.turned
        }
        Cartouche {
            anchors.fill: parent
            fill: root.shownFace ? Theme.card : LuxorPaint.backField
            edge: root.shownFace ? Theme.goldLine : LuxorPaint.backPen
        }
        Animal {
            visible: root.shownFace
            kind: root.animal
            x: root.size * 0.34
            y: root.size * 0.13
            width: root.size * 1.16
            height: root.size * 0.74
        }
        Glyph {
            visible: !root.shownFace
            name: root.seat >= 0 ? Theme.seatGlyph(root.seat) : "peek"
            color: LuxorPaint.backPen
            size: root.size * 0.56
            x: root.size * 0.92 - size / 2
            y: (root.size - size) / 2
        }
        Halo {
            radius: root.size / 2
            may: root.may
            chosen: root.chosen
        }
    }
}
