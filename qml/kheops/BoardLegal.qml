import QtQuick
import QtQuick.Shapes
import Architects.Ui
import Architects.Model
import "KheopsGeo.js" as Geo
import "KheopsPlan.js" as Plan
import "../Ui/Paths.js" as Paths

// Gold: dashed where you may, solid where you would. Empty cells are framed, laid tiles get a place to stand.
// While one cell is aimed at, the others step back.
Item {
    id: root
    property list<kheopsCell> cells: []
    property real side: 52
    property list<int> legalCells: []
    property int chosenCell: -1
    readonly property bool aimed: chosenCell >= 0
    readonly property bool free: !isBuilt(chosenCell)
    readonly property list<int> plots: [...legalCells].filter(i => i !== chosenCell && !isBuilt(i))
    readonly property list<int> stands: [...legalCells].filter(i => i !== chosenCell && isBuilt(i))
    readonly property color dash: aimed ? Theme.mix(Theme.board, Theme.goldLine, 0.55) : Theme.goldLine

    function isBuilt(i: int): bool { return i >= 0 && i < cells.length && cells[i].tile !== "" }
    function rings(radius: real): string {
        let s = ""
        for (const i of [...stands])
            s += Plan.circle(Geo.cellFrame(i, side * Paths.FINE), radius * Paths.FINE)
        return s || Geo.NONE
    }

    Drawing {
        ShapePath {
            strokeColor: "transparent"
            fillColor: root.plots.length && !root.aimed ? Theme.tint(Theme.goldFill, 0.12) : "transparent"
            PathSvg { path: Geo.triangles([...root.plots], root.side, 3.5) }
        }
        ShapePath {
            strokeColor: "transparent"
            fillColor: root.plots.length ? Theme.tint(Theme.goldFill, root.aimed ? 0.12 : 0.3) : "transparent"
            PathSvg { path: Geo.triangles([...root.plots], root.side, 0) }
        }
        ShapePath {
            strokeColor: root.plots.length ? root.dash : "transparent"
            strokeWidth: root.aimed ? 1.2 : 2
            strokeStyle: ShapePath.DashLine
            dashPattern: root.aimed ? [3.4, 3.4] : [2.6, 2]
            capStyle: ShapePath.FlatCap
            fillColor: "transparent"
            PathSvg { path: Geo.outlines([...root.plots], root.side) }
        }
    }
    Drawing {
        scale: 1 / Paths.FINE
        transformOrigin: Item.TopLeft
        ShapePath {
            strokeColor: "transparent"
            fillColor: root.stands.length ? Theme.tint(Theme.goldFill, root.aimed ? 0.1 : 0.3) : "transparent"
            PathSvg { path: root.rings(root.side * 0.245) }
        }
        ShapePath {
            strokeColor: root.stands.length ? root.dash : "transparent"
            strokeWidth: (root.aimed ? 1.2 : 2) * Paths.FINE
            strokeStyle: ShapePath.DashLine
            dashPattern: [2.2, 1.6]
            capStyle: ShapePath.FlatCap
            fillColor: "transparent"
            PathSvg { path: root.rings(root.side * 0.245) }
        }
    }
    Drawing {
        visible: root.aimed
        ShapePath {
            strokeColor: "transparent"
            fillColor: Theme.tint(Theme.goldFill, 0.22)
            PathSvg { path: root.aimed ? Geo.triangles([root.chosenCell], root.side, 3) : Geo.NONE }
        }
        ShapePath {
            strokeColor: "transparent"
            fillColor: root.aimed && root.free ? Theme.tint(Theme.goldFill, 0.5) : "transparent"
            PathSvg { path: root.aimed ? Geo.triangles([root.chosenCell], root.side, 0) : Geo.NONE }
        }
    }
}
