import QtQuick
import Architects.Egizia
import Architects.Model
import Architects.Ui

// What was built in the five rounds, and by whom.
Panel {
    id: root
    required property EgiziaModel board
    readonly property egiziaMonuments monuments: board.monuments
    readonly property real room: width - 32
    readonly property real part: Math.min(room, 420)
    radius: Theme.radiusLarge
    implicitHeight: column.y + column.height + 18

    Label {
        id: heading
        x: 16
        y: 12
        width: root.room
        text: qsTr("What was built")
        display: true
        size: Theme.heading
        Accessible.role: Accessible.Heading
    }
    Column {
        id: column
        y: heading.y + heading.height + 20
        width: root.part
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: 20
        enabled: false                      // to look at, not to touch
        Item {
            width: parent.width
            height: pyramid.height
            MonumentObelisk {
                id: obelisk
                width: 46
                height: pyramid.height
                squares: root.monuments.obelisk
                interactive: false
            }
            MonumentPyramid {
                id: pyramid
                x: obelisk.width + 30
                width: parent.width - x - 40
                height: width * 0.8
                squares: root.monuments.pyramid
                floors: root.board.floors
                interactive: false
            }
        }
        MonumentTemple {
            width: parent.width
            height: width * 118 / 358
            squares: root.monuments.temple
            interactive: false
        }
        MonumentTombs {
            width: parent.width
            squares: root.monuments.tombs
            interactive: false
        }
    }
}
