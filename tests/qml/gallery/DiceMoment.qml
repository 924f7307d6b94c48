pragma ComponentBehavior: Bound
import QtQuick
import Architects.Dice

// One moment of a throw, held still.
TrayGround {
    id: root
    property int frame: 0
    property int dice: 5
    readonly property real edge: 36
    width: 168
    height: 174
    DiceFlight {
        id: flight
        edge: root.edge
        floor: Qt.rect(10, 20, root.width - 20, root.height - 30)
        Component.onCompleted: {
            const start = Array.from({ length: root.dice }, (_, i) => ({ x: 30 + i % 3 * 45, y: 50 + Math.floor(i / 3) * 50, turn: lying(i % 6 + 1, 0), value: i % 6 + 1 }))
            launch(start, [], 700, -900, 4)
            moment.model = root.dice
        }
    }
    Repeater {
        id: moment
        delegate: Die {
            required property int index
            readonly property point spot: flight.spot(index, root.frame)
            x: spot.x - width / 2
            y: spot.y - height / 2
            z: spot.y + lift * 1.5
            size: root.edge
            prayer: index % 3 === 2
            loose: true
            turn: flight.turn(index, root.frame)
            lift: flight.lift(index, root.frame)
        }
    }
}
