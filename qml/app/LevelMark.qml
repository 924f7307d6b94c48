import QtQuick
import QtQuick.Shapes
import Architects.Ui

// How strong an Architect builds: a pyramid of four courses, as many of them laid as the level says.
Item {
    id: root
    property int level: 1
    property real size: 36
    readonly property real tall: size * 0.86
    implicitWidth: size
    implicitHeight: tall
    Accessible.ignored: true

    // The course from height a to height b above the ground, in parts of the whole.
    function course(a: real, b: real): string {
        const w = size, h = tall
        return "M" + w * a / 2 + " " + h * (1 - a) + " L" + w * b / 2 + " " + h * (1 - b)
            + " L" + w * (1 - b / 2) + " " + h * (1 - b) + " L" + w * (1 - a / 2) + " " + h * (1 - a) + " Z "
    }
    function courses(from: int, to: int): string {
        let path = ""
        for (let i = from; i < to; ++i)
            path += course(i / 4 + 0.025, (i + 1) / 4 - 0.025)
        return path || "M0 0"
    }

    Drawing {
        ShapePath {
            strokeColor: Theme.line
            strokeWidth: 1
            joinStyle: ShapePath.RoundJoin
            fillColor: "transparent"
            PathSvg { path: root.courses(root.level, 4) }
        }
        ShapePath {
            strokeColor: Theme.goldLine
            strokeWidth: 1
            joinStyle: ShapePath.RoundJoin
            fillColor: Theme.goldFill
            PathSvg { path: root.courses(0, root.level) }
        }
    }
}
