import QtQuick
import QtQuick.Shapes
import "KheopsSigns.js" as Signs

// Three sarcophagi (SA, SB, SC) that differ by colour and by the number of their bands.
Item {
    id: root
    property string kind: "SA"
    property real size: 24
    implicitWidth: size
    implicitHeight: size
    Shape {
        width: 24
        height: 24
        scale: root.size / 24
        transformOrigin: Item.TopLeft
        ShapePath {
            fillColor: Signs.COFFIN_COLORS[root.kind] || "transparent"
            strokeColor: Signs.COFFIN_INK
            strokeWidth: 1.7
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: Signs.COFFIN }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: Signs.COFFIN_INK
            strokeWidth: 1.7
            PathSvg { path: Signs.coffinLines(root.kind) }
        }
    }
}
