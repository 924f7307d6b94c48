pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import "PieceArt.js" as Art

// A curse: the three animals to be found side by side on the wall. Hidden, its back with the snake.
PieceButton {
    id: root
    property list<int> animals: []
    property bool hidden: false
    property real size: 64                  // its width
    implicitWidth: Math.max(Theme.touch, size)
    implicitHeight: Math.max(Theme.touch, size * 1.9)
    ringRadius: 6

    Item {
        anchors.centerIn: parent
        width: root.size
        height: root.hidden ? root.size * 70 / 48 : root.size * 1.9
        Rectangle {
            x: 3
            y: 5
            width: parent.width - 2
            height: parent.height - 2
            radius: 6
            color: LuxorPaint.soft
        }
        Picture {
            visible: root.hidden
            anchors.fill: parent
            svg: Art.curseBack(LuxorPaint.curse, LuxorPaint.cursePen, Theme.goldFill)
        }
        Rectangle {
            visible: !root.hidden
            anchors.fill: parent
            radius: 6
            color: Theme.card
            border.width: 2
            border.color: LuxorPaint.curse
            Rectangle {
                anchors.fill: parent
                anchors.margins: 4
                radius: 3
                color: "transparent"
                border.width: 1
                border.color: Theme.tint(LuxorPaint.curse, 0.6)
            }
            Repeater {
                model: root.animals
                Animal {
                    required property int modelData
                    required property int index
                    kind: modelData
                    x: root.size * 0.16
                    y: root.size * (0.12 + index * 0.57)
                    width: root.size * 0.68
                    height: root.size * 0.51
                }
            }
        }
        Halo {
            may: root.may
            chosen: root.chosen
        }
    }
}
