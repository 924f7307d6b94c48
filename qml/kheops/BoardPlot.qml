import QtQuick
import QtQuick.Shapes
import Architects.Ui

// The building plot: the great triangle ruled into its 49 cells.
Drawing {
    id: root
    property real side: 52
    readonly property real rowHeight: side * 0.8660254
    readonly property real base: 7 * side
    readonly property real tall: 7 * rowHeight

    function ruling(a: real, h: real): string {
        let s = ""
        for (let i = 1; i < 7; ++i)
            s += "M" + i * a / 2 + " " + (7 - i) * h + " L" + (7 * a - i * a / 2) + " " + (7 - i) * h
               + " M" + i * a + " " + 7 * h + " L" + i * a / 2 + " " + (7 - i) * h
               + " M" + i * a + " " + 7 * h + " L" + (7 * a - (7 - i) * a / 2) + " " + i * h + " "
        return s
    }

    ShapePath {
        fillColor: Theme.board
        strokeColor: Theme.line
        strokeWidth: 1
        joinStyle: ShapePath.RoundJoin
        PathSvg { path: "M0 " + root.tall + " L" + root.base / 2 + " 0 L" + root.base + " " + root.tall + " Z" }
    }
    ShapePath {
        fillColor: "transparent"
        strokeColor: Theme.mix(Theme.board, Theme.line, Theme.night ? 0.9 : 0.75)
        strokeWidth: 0.8
        PathSvg { path: root.ruling(root.side, root.rowHeight) }
    }
}
