import QtQuick
import QtQuick.Shapes

// A low sun and far pyramids in thin line, behind a header or a board. Decoration only.
Item {
    id: root
    property real sunX: width * 0.78
    property real sunY: height * 0.4
    property real sunRadius: 34
    property bool pyramids: true
    readonly property string far: pyramid(-38, 32, 46)
    readonly property string near: pyramid(-112, 46, 64)

    // apex from the right edge, height, half base
    function pyramid(apex: real, tall: real, half: real): string {
        return "M" + (width + apex - half) + " " + height + " L" + (width + apex) + " " + (height - tall)
            + " L" + (width + apex + half) + " " + height + " Z"
    }
    function shadeOf(apex: real, tall: real, half: real): string {
        return "M" + (width + apex) + " " + (height - tall) + " L" + (width + apex + half) + " " + height
            + " L" + (width + apex + half * 0.3) + " " + height + " Z"
    }

    Rectangle {
        width: root.sunRadius * 2
        height: width
        radius: root.sunRadius
        x: root.sunX - root.sunRadius
        y: root.sunY - root.sunRadius
        color: Theme.tint(Theme.goldFill, Theme.night ? 0.16 : 0.26)
    }
    Rectangle {
        width: root.sunRadius * 2 + 14
        height: width
        radius: width / 2
        x: root.sunX - width / 2
        y: root.sunY - width / 2
        color: "transparent"
        border.width: 1
        border.color: Theme.tint(Theme.goldFill, Theme.night ? 0.22 : 0.4)
    }
    Drawing {
        visible: root.pyramids
        ShapePath {
            strokeColor: Theme.line
            strokeWidth: 1.2
            joinStyle: ShapePath.RoundJoin
            fillColor: Theme.mix(Theme.page, Theme.board, 0.7)
            PathSvg { path: root.far }
        }
        ShapePath {
            strokeColor: "transparent"
            fillColor: Theme.mix(Theme.board, Theme.line, 0.45)
            PathSvg { path: root.shadeOf(-38, 32, 46) }
        }
        ShapePath {
            strokeColor: Theme.line
            strokeWidth: 1.2
            joinStyle: ShapePath.RoundJoin
            fillColor: Theme.mix(Theme.page, Theme.board, 0.7)
            PathSvg { path: root.near }
        }
        ShapePath {
            strokeColor: "transparent"
            fillColor: Theme.mix(Theme.board, Theme.line, 0.45)
            PathSvg { path: root.shadeOf(-112, 46, 64) }
        }
    }
}
