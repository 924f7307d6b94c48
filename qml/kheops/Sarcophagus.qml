import QtQuick
import QtQuick.Shapes
import Architects.Ui
import "KheopsSigns.js" as Signs
import "../Ui/Paths.js" as Paths

// Three sarcophagi (SA, SB, SC) that differ by colour and by the number of their bands.
Item {
    id: root
    property string kind: "SA"
    property real size: 24
    implicitWidth: size
    implicitHeight: size
    Drawing {
        width: 24 * Paths.FINE
        height: 24 * Paths.FINE
        scale: root.size / width
        transformOrigin: Item.TopLeft
        ShapePath {
            fillColor: Signs.COFFIN_COLORS[root.kind] || "transparent"
            strokeColor: Signs.COFFIN_INK
            strokeWidth: 1.7 * Paths.FINE
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: Paths.fine(Signs.COFFIN) }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: Signs.COFFIN_INK
            strokeWidth: 1.7 * Paths.FINE
            PathSvg { path: Paths.fine(Signs.coffinLines(root.kind)) }
        }
    }
}
