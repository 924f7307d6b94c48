pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import "PieceArt.js" as Art

// The Sphinx of Abydos and the pile of cards at its feet, 240 x 110.
Item {
    id: root
    property int deck: -1                   // cards left; -1: no pile
    implicitWidth: 240
    implicitHeight: 110
    Picture {
        anchors.fill: parent
        svg: Art.sphinx(EgiziaPaint.sand, EgiziaPaint.sandDark, EgiziaPaint.outline, Theme.goldFill, Theme.board)
    }
    Item {
        visible: root.deck >= 0
        x: root.width - width - 4
        y: root.height - height - 6
        width: root.height * 0.44
        height: width * 1.4
        Repeater {
            model: Math.min(3, Math.ceil(root.deck / 8))
            Picture {
                required property int index
                x: -index * 2
                y: -index * 2
                width: root.height * 0.44
                height: width * 1.4
                svg: Art.sphinxBack(EgiziaPaint.back, EgiziaPaint.backPen)
            }
        }
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height - height + 4
            width: Math.max(count.implicitWidth + 12, height)
            height: count.implicitHeight + 4
            radius: height / 2
            color: Theme.card
            border.width: 1
            border.color: Theme.goldLine
            Shows {
                piece: "deck"
                value: count.text
            }
            Label {
                id: count
                anchors.centerIn: parent
                text: root.deck
                decorative: true
                font.weight: Font.DemiBold
            }
        }
    }
}
