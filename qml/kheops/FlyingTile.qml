pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Architects.Ui
import "KheopsGeo.js" as Geo

// The tile in the air, its shade, and thin projection lines down to the cell it aims at.
FlyingPiece {
    id: root
    property real side: 80
    property int openings: 7
    property bool room: true
    property string symbol: ""
    property bool aimed: false              // there is a cell below
    property rect target                    // that cell, in this item's coordinates
    property bool targetUp: true
    readonly property bool up: !aimed || targetUp
    readonly property real tall: side * 0.8660254 * grow

    function spin(thirds: int): void { tile.spin(thirds) }
    function projection(): string {
        const s = side * grow / 2, sign = up ? 1 : -1, low = up ? target.y + target.height : target.y
        const y = spotY + sign * tall / 3
        let path = "M" + target.x + " " + low + " L" + (spotX - s) + " " + y
                 + " M" + (target.x + target.width) + " " + low + " L" + (spotX + s) + " " + y
        if (!up)
            path += " M" + (target.x + target.width / 2) + " " + (target.y + target.height) + " L" + spotX + " " + (spotY + tall * 2 / 3)
        return path
    }
    onUpChanged: tile.spin(1.5)

    behind: Drawing {
        visible: root.held && root.aimed
        ShapePath {
            strokeColor: Theme.goldLine
            strokeWidth: 1
            fillColor: "transparent"
            PathSvg { path: root.aimed ? root.projection() : Geo.NONE }
        }
    }
    Repeater {
        model: 9
        delegate: Drawing {
            id: shade
            required property int index
            x: 4
            y: 7
            ShapePath {
                strokeColor: "transparent"
                fillColor: Theme.tint(Theme.shadow, Theme.night ? 0.085 : 0.045)
                PathSvg { path: Geo.triangle(Geo.frame(-root.side / 2, tile.y, root.side, root.up), shade.index * 0.8 - 2) }
            }
        }
    }
    KheopsTile {
        id: tile
        side: root.side
        up: root.up
        x: -side / 2
        y: -height * (up ? 2 / 3 : 1 / 3)
        openings: root.openings
        room: root.room
        symbol: root.symbol
        edge: Theme.goldLine
        edgeWidth: 3
    }
}
