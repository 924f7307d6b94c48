import QtQuick
import QtQuick.Shapes
import "Glyphs.js" as Glyphs

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

    Shape {
        width: 24
        height: 24
        scale: root.size / 24
        transformOrigin: Item.TopLeft
        ShapePath {
            strokeColor: "transparent"
            fillColor: root.art.f ? root.color : "transparent"
            fillRule: root.art.even ? ShapePath.OddEvenFill : ShapePath.WindingFill
            PathSvg { path: root.art.f || "M0 0" }
        }
        ShapePath {
            strokeColor: root.art.s ? root.color : "transparent"
            strokeWidth: (root.art.w || 2) * root.bold
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: root.art.s || "M0 0" }
        }
    }
}
