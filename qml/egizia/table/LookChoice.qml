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
    opacity: enabled ? 1 : 0.45
    Rectangle {
        anchors.fill: parent
        radius: 6
        color: Theme.card
        border.width: root.may ? 0 : 1
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
        radius: 6
    }
}
