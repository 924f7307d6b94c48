import QtQuick
import Architects.Ui

// What a square costs and brings, over the finger: stones, and points.
Rectangle {
    id: root
    property int stones: 0
    property int points: 0                  // 0: not shown
    readonly property color pen: Theme.page
    width: row.implicitWidth + 18
    height: row.implicitHeight + 10
    radius: 6
    color: Theme.ink
    Rectangle {
        x: parent.width / 2 - 5
        y: parent.height - 6
        width: 10
        height: 10
        rotation: 45
        color: Theme.ink
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: 4
        Sign {
            name: "stone"
            size: Theme.text * 1.3
            color: root.pen
            fill: "transparent"
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            text: root.stones
            decorative: true
            size: Theme.text
            color: root.pen
            font.weight: Font.DemiBold
            anchors.verticalCenter: parent.verticalCenter
        }
        Item { visible: root.points > 0; width: 4; height: 1 }
        Sign {
            visible: root.points > 0
            name: "star"
            size: Theme.text
            color: root.pen
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            visible: root.points > 0
            text: root.points
            decorative: true
            size: Theme.text
            color: root.pen
            font.weight: Font.DemiBold
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
