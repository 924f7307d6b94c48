import QtQuick
import QtQuick.Shapes
import Architects.Ui
import "KheopsGeo.js" as Geo
import "KheopsPlan.js" as Plan
import "../Ui/Paths.js" as Paths

// What a power may be used on: "own" and "rival" pawns get a ring, a tile to "turn" a frame; each has its sign in a gold chip.
Item {
    id: root
    property int cell: 0
    property string kind: "turn"            // own, rival or turn
    property bool chosen: false
    property bool quiet: false              // another one is chosen
    property real side: 52
    readonly property bool frame: kind === "turn"
    readonly property real fineSide: side * Paths.FINE
    readonly property point middle: Geo.centre(cell, side)
    readonly property string outline: frame ? Geo.triangle(Geo.cellFrame(cell, fineSide), -2 * Paths.FINE) : Plan.circle(Geo.cellFrame(cell, fineSide), fineSide * 0.34)
    readonly property color tone: quiet ? Theme.mix(Theme.masonry, Theme.goldLine, 0.5) : Theme.goldLine

    Drawing {
        scale: 1 / Paths.FINE
        transformOrigin: Item.TopLeft
        ShapePath {
            strokeColor: "transparent"
            fillColor: root.frame && root.chosen ? Theme.tint(Theme.goldFill, 0.34) : "transparent"
            PathSvg { path: root.frame ? root.outline : Geo.NONE }
        }
        ShapePath {
            strokeColor: root.tone
            strokeWidth: (root.chosen ? 2.5 : root.quiet ? 1.2 : 1.8) * Paths.FINE
            strokeStyle: root.chosen ? ShapePath.SolidLine : ShapePath.DashLine
            dashPattern: [2.4, 1.8]
            capStyle: ShapePath.FlatCap
            joinStyle: ShapePath.RoundJoin
            fillColor: "transparent"
            PathSvg { path: root.outline }
        }
    }
    Rectangle {
        width: Math.max(13, root.side * 0.27)
        height: width
        radius: width / 2
        x: root.middle.x - width / 2          // in the corner, where there is only masonry
        y: root.middle.y - width / 2 + root.side * (root.frame ? 0.35 : 0.43) * (Geo.isUp(root.cell) ? -1 : 1)
        color: root.quiet ? Theme.mix(Theme.masonry, Theme.goldFill, 0.45) : Theme.goldFill
        border.width: 1
        border.color: Theme.wall
        Glyph {
            anchors.centerIn: parent
            name: root.kind === "own" ? "hand" : root.kind === "rival" ? "swap" : "turn"
            size: parent.width * 0.72
            bold: 1.25
            color: Theme.inkOnGold
        }
    }
}
