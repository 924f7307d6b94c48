import QtQuick
import QtQuick.Shapes
import "Paths.js" as Paths

// One drawn shape of a picture: a path, its fill or a shade from one colour to another, a line. `unit` is how large one step of
// the path is shown. Paths know M L H V C A Z, absolute.
Drawing {
    id: root
    property string d
    property real unit: 1
    property color fill: "transparent"
    property color pen: "transparent"
    property real w: 1.2
    property bool even: false
    property var shade: null                // {x1, y1, x2, y2, from, to} in steps of the path
    width: 1
    height: 1
    scale: unit / Paths.FINE
    transformOrigin: Item.TopLeft

    readonly property LinearGradient slope: LinearGradient {
        x1: root.shade ? root.shade.x1 * Paths.FINE : 0
        y1: root.shade ? root.shade.y1 * Paths.FINE : 0
        x2: root.shade ? root.shade.x2 * Paths.FINE : 1
        y2: root.shade ? root.shade.y2 * Paths.FINE : 1
        GradientStop { position: 0; color: root.shade ? root.shade.from : "transparent" }
        GradientStop { position: 1; color: root.shade ? root.shade.to : "transparent" }
    }
    ShapePath {
        strokeColor: root.pen
        strokeWidth: root.pen.a > 0 ? root.w * Paths.FINE : -1
        fillColor: root.shade ? "white" : root.fill     // OpenGL drops the gradient of a transparent fill
        fillGradient: root.shade ? root.slope : null
        fillRule: root.even ? ShapePath.OddEvenFill : ShapePath.WindingFill
        capStyle: ShapePath.RoundCap
        joinStyle: ShapePath.RoundJoin
        PathSvg { path: Paths.fine(root.d) }
    }
}
