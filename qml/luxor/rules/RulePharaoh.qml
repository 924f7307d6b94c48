import QtQuick
import Architects.Luxor

// A pharaoh card beside the pillar of its animal.
Row {
    id: root
    property int animal: 0
    property int seat: 0
    property real availableWidth: 320
    spacing: 28
    PharaohCard {
        animal: root.animal
        size: 56
        enabled: false                      // to look at, not to touch
        anchors.verticalCenter: parent.verticalCenter
    }
    Pillar {
        width: 72
        height: width * 134 / 54
        animal: root.animal
        seat: root.seat
        scarabs: 1
        sarcophagi: [3]
        enabled: false                      // to look at, not to touch
    }
}
