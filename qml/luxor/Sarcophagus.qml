import QtQuick
import Architects.Ui
import "PieceArt.js" as Art

// A sarcophagus lying, 48 x 13; one to three eyes say how rich it is. Opened, the lid slides aside and the mummy shows its value.
Item {
    id: root
    property int eyes: 1
    property bool open: false
    property int value: 0                   // 0: not known
    property real size: 46                  // its width
    property real slid: open ? 1 : 0
    implicitWidth: size
    implicitHeight: size * 13 / 48
    Behavior on slid { NumberAnimation { duration: Theme.ms(260); easing.type: Easing.InOutCubic } }

    Picture {
        visible: root.slid > 0
        anchors.fill: parent
        svg: visible ? Art.chest(LuxorPaint.chest, LuxorPaint.linen, LuxorPaint.outline, LuxorPaint.gilt[root.eyes - 1]) : ""
    }
    Picture {
        width: root.width
        height: root.height
        x: root.slid * root.width * 0.1
        y: -root.slid * root.height * 1.05
        rotation: -root.slid * 3
        svg: Art.lid(root.eyes, LuxorPaint.gilt[Math.max(0, Math.min(2, root.eyes - 1))], LuxorPaint.outline, LuxorPaint.eyeWhite, LuxorPaint.pupil)
    }
    Rectangle {                             // the value on a seal, above everything
        visible: root.slid > 0 && root.value > 0
        opacity: root.slid
        x: (root.width - width) / 2
        y: (root.height - height) / 2
        width: Math.max(root.height * 1.45, figure.implicitWidth + 6)
        height: root.height * 1.45
        radius: height / 2
        color: LuxorPaint.linen
        border.width: Math.max(1, root.height * 0.08)
        border.color: LuxorPaint.pupil
        antialiasing: true
        Label {
            id: figure
            anchors.centerIn: parent
            text: root.value
            decorative: true
            color: LuxorPaint.pupil
            font.pixelSize: Math.max(1, root.height)
            font.weight: Font.DemiBold
        }
    }
}
