import QtQuick
import Architects.Ui

// The ship in the air. Lay it over the whole screen; points are in its own coordinates, and are centres.
FlyingPiece {
    id: root
    property int seat: 0
    property real size: 54
    lift: size * 0.42                       // its keel is where it aims
    Ship {
        x: -width / 2 + 3
        y: -height / 2 + 5
        size: root.size
        seat: root.seat
        opacity: 0.16
    }
    Ship {
        x: -width / 2
        y: -height / 2
        size: root.size
        seat: root.seat
        rotation: root.held ? -4 : 0
        Behavior on rotation { NumberAnimation { duration: Theme.ms(140) } }
    }
}
