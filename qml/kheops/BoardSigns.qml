import QtQuick
import QtQuick.Shapes
import Architects.Ui
import "KheopsSigns.js" as Signs
import "../Ui/Paths.js" as Paths

// The signs of all free tiles in nine paths.
Drawing {
    id: root
    property var cells: []
    property real side: 52
    readonly property var signs: Signs.pyramid(cells, side * Paths.FINE)
    readonly property real unit: side * Paths.FINE * 0.8660254 / 72      // one 24th of the inscribed radius
    scale: 1 / Paths.FINE
    transformOrigin: Item.TopLeft

    ShapePath {
        strokeColor: Theme.mark
        strokeWidth: 2.6 * root.unit * Signs.scaleOn(true)
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
        PathSvg { path: root.signs.roomLines }
    }
    ShapePath {
        strokeColor: Theme.mark
        strokeWidth: 2.6 * root.unit * Signs.scaleOn(false)
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
        PathSvg { path: root.signs.corridorLines }
    }
    ShapePath {
        strokeColor: "transparent"
        fillColor: Theme.mark
        PathSvg { path: root.signs.fills }
    }
    ShapePath {
        strokeColor: Theme.warn
        strokeWidth: 3.2 * root.unit
        fillColor: "transparent"
        capStyle: ShapePath.RoundCap
        PathSvg { path: root.signs.warnLines }
    }
    ShapePath {
        strokeColor: "transparent"
        fillColor: Theme.warn
        fillRule: ShapePath.OddEvenFill
        PathSvg { path: root.signs.warnFills }
    }
    ShapePath {
        strokeColor: "transparent"
        fillColor: Signs.COFFIN_COLORS.SA
        PathSvg { path: root.signs.SA }
    }
    ShapePath {
        strokeColor: "transparent"
        fillColor: Signs.COFFIN_COLORS.SB
        PathSvg { path: root.signs.SB }
    }
    ShapePath {
        strokeColor: "transparent"
        fillColor: Signs.COFFIN_COLORS.SC
        PathSvg { path: root.signs.SC }
    }
    ShapePath {
        strokeColor: Signs.COFFIN_INK
        strokeWidth: 1.7 * root.unit * Signs.scaleOn(true)
        fillColor: "transparent"
        joinStyle: ShapePath.RoundJoin
        PathSvg { path: root.signs.coffinLines }
    }
}
