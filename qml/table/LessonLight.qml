import QtQuick
import QtQuick.Shapes
import Architects.Ui

// Where to look: a gold line around what the coach speaks of, and a light veil over everything else. Takes no touches.
Item {
    id: root
    property var places: []                 // {x, y, width, height, outline}, as PieceFinder gives them
    property real breath: 0
    Accessible.ignored: true

    function around(one: var, gap: real): string {
        const l = one.x - gap, t = one.y - gap, r = one.x + one.width + gap, b = one.y + one.height + gap, m = (l + r) / 2
        if (one.outline === "up")
            return `M${m} ${t} L${r} ${b} L${l} ${b} Z`
        return one.outline === "down" ? `M${l} ${t} L${r} ${t} L${m} ${b} Z` : `M${l} ${t} L${r} ${t} L${r} ${b} L${l} ${b} Z`
    }
    function paths(gap: real): string { return Array.from(places).map(one => around(one, one.outline !== "" ? 0 : gap)).join(" ") }

    SequentialAnimation {
        running: root.visible && root.places.length > 0 && Theme.motion > 0
        loops: Animation.Infinite
        onStopped: root.breath = 0
        NumberAnimation { target: root; property: "breath"; to: 1; duration: 900; easing.type: Easing.InOutSine }
        NumberAnimation { target: root; property: "breath"; to: 0; duration: 900; easing.type: Easing.InOutSine }
    }
    Shape {
        visible: root.places.length > 0
        anchors.fill: parent
        ShapePath {
            strokeWidth: -1
            fillRule: ShapePath.OddEvenFill
            fillColor: Theme.tint(Theme.wall, Theme.night ? 0.42 : 0.22)
            PathSvg { path: `M0 0 L${root.width} 0 L${root.width} ${root.height} L0 ${root.height} Z ` + root.paths(3) }
        }
    }
    Shape {
        visible: root.places.length > 0
        anchors.fill: parent
        ShapePath {                         // a dark seam, so that gold stands out from gold
            fillColor: "transparent"
            strokeColor: Theme.tint(Theme.wall, 0.75)
            strokeWidth: 6
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: root.paths(4) }
        }
        ShapePath {
            fillColor: "transparent"
            strokeColor: Theme.mix(Theme.goldFill, Theme.gleam, root.breath * 0.6)
            strokeWidth: 3
            joinStyle: ShapePath.RoundJoin
            PathSvg { path: root.paths(4) }
        }
    }
}
