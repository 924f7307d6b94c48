import QtQuick
import QtQuick.Shapes
import Architects.Ui
import "KheopsGeo.js" as Geo

// The pawn in the air and the thread down to the place where it would stand.
FlyingPiece {
    id: root
    property real size: 44
    property int seat: 0
    property string kind: "W"
    property bool aimed: false
    property point target                   // where it would stand, in this item's coordinates
    lift: 64

    behind: Drawing {
        visible: root.held && root.aimed
        ShapePath {
            strokeColor: Theme.goldLine
            strokeWidth: 1.2
            fillColor: "transparent"
            PathSvg { path: root.aimed ? "M" + root.spotX + " " + (root.spotY + root.size * 0.4 * root.grow) + " L" + root.target.x + " " + root.target.y : Geo.NONE }
        }
    }
    KheopsPawn {
        seat: root.seat
        kind: root.kind
        size: root.size
        x: -size * 12 / 28
        y: -size / 2
    }
}
