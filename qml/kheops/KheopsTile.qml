import QtQuick
import QtQuick.Shapes
import Architects.Ui
import "KheopsPlan.js" as Plan
import "KheopsSigns.js" as Signs
import "../Ui/Paths.js" as Paths

// One triangular tile, drawn as an architect's plan: cut masonry, ink walls, lighter space. `openings` is a set of sides 1, 2, 4.
Item {
    id: root
    property real side: 52
    property bool up: true
    property int openings: 7
    property bool room: true
    property string symbol: ""
    property int blocked: 0                 // openings that meet a neighbour's wall
    property bool lit: false
    property color edge: "transparent"      // a frame, e.g. gold for the one chosen
    property real edgeWidth: 0
    readonly property real rho: height / 3
    readonly property point centre: Qt.point(width / 2, height * (up ? 2 / 3 : 1 / 3))
    readonly property real fineSide: side * Paths.FINE
    readonly property list<string> plan: Plan.tile(fineSide, up, openings, room, symbol, blocked)
    implicitWidth: side
    implicitHeight: side * 0.8660254
    width: implicitWidth
    height: implicitHeight

    // Shows how the tile came to lie as it lies: it turns by that many thirds, clockwise, into its present place.
    function spin(thirds: real): void {
        turn.stop()
        if (Theme.motion === 0)
            return
        turn.from = -120 * thirds
        turn.start()
    }

    Drawing {
        scale: 1 / Paths.FINE
        transformOrigin: Item.TopLeft
        transform: Rotation {
            id: turned
            origin.x: root.centre.x * Paths.FINE
            origin.y: root.centre.y * Paths.FINE
        }
        ShapePath {
            strokeColor: "transparent"
            fillColor: root.up ? Theme.masonry : Theme.mix(Theme.masonry, Theme.course, 0.3)
            PathSvg { path: root.plan[Plan.OUTLINE] }
        }
        ShapePath {
            strokeColor: Theme.course
            strokeWidth: Math.max(0.7 * Paths.FINE, root.fineSide / 80)
            fillColor: "transparent"
            PathSvg { path: root.plan[Plan.COURSES] }
        }
        ShapePath {
            strokeColor: Theme.wall
            strokeWidth: Plan.edgeWidth(root.side) * Paths.FINE
            fillColor: "transparent"
            capStyle: ShapePath.FlatCap
            PathSvg { path: root.plan[Plan.EDGES] }
        }
        ShapePath {
            strokeColor: Theme.wall
            strokeWidth: Plan.wallWidth(root.fineSide)
            fillColor: "transparent"
            capStyle: ShapePath.FlatCap
            joinStyle: ShapePath.MiterJoin
            PathSvg { path: root.plan[Plan.WALLS] }
        }
        ShapePath {
            strokeColor: "transparent"
            fillColor: root.lit ? Theme.floorLit : Theme.floor
            fillRule: ShapePath.WindingFill
            PathSvg { path: root.plan[Plan.FLOORS] }
        }
        ShapePath {
            strokeColor: root.lit ? Theme.floorLitEdge : Theme.floorEdge
            strokeWidth: Plan.shadeWidth(root.side) * Paths.FINE
            fillColor: "transparent"
            capStyle: ShapePath.FlatCap
            PathSvg { path: root.plan[Plan.SHADE] }
        }
        ShapePath {
            strokeColor: root.edgeWidth > 0 ? root.edge : "transparent"
            strokeWidth: root.edgeWidth * Paths.FINE
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: root.plan[Plan.OUTLINE] }
        }
    }
    TileSign {
        symbol: root.symbol
        size: root.rho * Signs.scaleOn(root.room)
        x: root.centre.x - size / 2
        y: root.centre.y - size / 2
    }
    NumberAnimation {
        id: turn
        target: turned
        property: "angle"
        to: 0
        duration: Theme.ms(240)
        easing.type: Easing.OutCubic
    }
}
