import QtQuick
import Architects.Ui
import Architects.Egizia

// So many Sphinx cards for so many stones.
PieceButton {
    id: root
    property int cards: 1
    property int price: 1
    implicitWidth: 64
    implicitHeight: 84
    property bool dear: false               // it cannot be paid
    opacity: dear ? 0.45 : 1
    Rectangle {
        anchors.fill: parent
        radius: 6
        color: root.chosen ? Theme.mix(Theme.card, Theme.goldFill, Theme.night ? 0.22 : 0.36) : Theme.card
        border.width: root.may || root.chosen ? 0 : 1
        border.color: Theme.line
    }
    Column {
        anchors.centerIn: parent
        spacing: 2
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 2
            Label {
                text: root.cards
                decorative: true
                display: true
                size: Math.min(32, Theme.subtitle)
                anchors.verticalCenter: parent.verticalCenter
            }
            Sign {
                name: "leaf"
                size: 22
                fill: EgiziaPaint.whenever
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        SignCount {
            anchors.horizontalCenter: parent.horizontalCenter
            sign: "stone"
            count: root.price
            size: Math.min(20, Theme.label)
        }
    }
    Halo {
        may: root.may
        chosen: root.chosen
        radius: 6
    }
}
