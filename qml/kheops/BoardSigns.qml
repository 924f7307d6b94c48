import QtQuick
import QtQuick.Shapes
import Architects.Ui
import Architects.Model
import "KheopsSigns.js" as Signs
import "../Ui/Paths.js" as Paths

// The signs of all free tiles in nine paths.
Drawing {
    id: root
    property list<kheopsCell> cells: []
    property string style: "figure"         // see KheopsSigns.shown
    property real side: 52
    readonly property list<string> signs: Signs.pyramid([...cells], side * Paths.FINE, style)
    readonly property real unit: side * Paths.FINE * 0.8660254 / 72      // one 24th of the inscribed radius
    scale: 1 / Paths.FINE
    transformOrigin: Item.TopLeft

    ShapePath {
        strokeColor: Theme.mark
        strokeWidth: 2.6 * root.unit * Signs.scaleOn(true)
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
        PathSvg { path: root.signs[Signs.PATHS.roomLines] }
    }
    ShapePath {
        strokeColor: Theme.mark
        strokeWidth: 2.6 * root.unit * Signs.scaleOn(false)
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
        PathSvg { path: root.signs[Signs.PATHS.corridorLines] }
    }
    ShapePath {
        strokeColor: "transparent"
        fillColor: Theme.mark
        PathSvg { path: root.signs[Signs.PATHS.fills] }
    }
    ShapePath {
        strokeColor: Theme.warn
        strokeWidth: 3.2 * root.unit
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        PathSvg { path: root.signs[Signs.PATHS.warnLines] }
    }
    ShapePath {
        strokeColor: "transparent"
        fillColor: Theme.warn
        fillRule: ShapePath.OddEvenFill
        PathSvg { path: root.signs[Signs.PATHS.warnFills] }
    }
    ShapePath {
        strokeColor: "transparent"
        fillColor: Signs.COFFIN_COLORS.SA
        PathSvg { path: root.signs[Signs.PATHS.SA] }
    }
    ShapePath {
        strokeColor: "transparent"
        fillColor: Signs.COFFIN_COLORS.SB
        PathSvg { path: root.signs[Signs.PATHS.SB] }
    }
    ShapePath {
        strokeColor: "transparent"
        fillColor: Signs.COFFIN_COLORS.SC
        PathSvg { path: root.signs[Signs.PATHS.SC] }
    }
    ShapePath {
        strokeColor: Signs.COFFIN_INK
        strokeWidth: 1.7 * root.unit * Signs.scaleOn(true)
        fillColor: "transparent"
        joinStyle: ShapePath.RoundJoin
        PathSvg { path: root.signs[Signs.PATHS.coffinLines] }
    }
}
