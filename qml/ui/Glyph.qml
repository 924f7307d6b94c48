import QtQuick
import QtQuick.Shapes
import "Glyphs.js" as Glyphs
import "Paths.js" as Paths

// A drawn sign, by name or by its own drawing. Scales cleanly from 10 to 96 px; decorative, so whoever holds it gives it a name.
Item {
    id: root
    property string name
    property color color: Theme.ink
    property real size: 24
    property real bold: 1
    property var drawing: null              // {s, f, w, even} as in Glyphs.js, for a game's own signs
    readonly property var art: drawing || Glyphs.all[name] || ({})
    implicitWidth: size
    implicitHeight: size

    Drawing {
        width: 24 * Paths.FINE
        height: 24 * Paths.FINE
        scale: root.size / width
        transformOrigin: Item.TopLeft
        ShapePath {
            strokeColor: "transparent"
            fillColor: root.art.f ? root.color : "transparent"
            fillRule: root.art.even ? ShapePath.OddEvenFill : ShapePath.WindingFill
            PathSvg { path: Paths.fine(root.art.f) }
        }
        ShapePath {
            strokeColor: root.art.s ? root.color : "transparent"
            strokeWidth: (root.art.w || 2) * root.bold * Paths.FINE
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: Paths.fine(root.art.s) }
        }
    }
}
