import QtQuick
import Architects.Luxor
import Architects.Model
import Architects.Ui

// The wall as it was left, small.
Panel {
    id: root
    required property LuxorModel board
    readonly property real wallWidth: Math.min(width - 32, 300)
    radius: Theme.radiusLarge
    implicitHeight: wall.y + wall.height + 16

    Label {
        id: heading
        x: 16
        y: 12
        width: parent.width - 32
        text: qsTr("The wall")
        display: true
        size: Theme.heading
    }
    LuxorWall {
        id: wall
        objectName: "wall"
        y: heading.y + heading.height + 10
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.wallWidth
        height: width * 0.92 + head + foot
        head: 10
        foot: 6
        cards: root.board.cards
        interactive: false
        Accessible.ignored: true
    }
}
