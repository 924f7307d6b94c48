pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// A shrine: cornice with the sun, jambs, plinth, and the emblem of a god in the coloured niche. Any size; from 150 wide it is painted.
// Faded by tint, because opacity would show each part through the other.
Item {
    id: root
    property int god: -1                    // -1: an empty niche
    property string field: "work"
    property bool faded: false
    property color ground: Theme.board      // what it fades into
    readonly property bool large: width >= 150
    readonly property real u: width / 100
    readonly property real rows: height / u         // its height in hundredths of its width
    property real fade: faded ? 0.62 : 0
    readonly property color stone: Theme.mix(Pigment.shrine, ground, fade)
    readonly property color pen: Theme.mix(Pigment.shrinePen, ground, fade)
    readonly property color niche: Theme.mix(Pigment.field(field), ground, fade)
    readonly property color gold: Theme.mix(Theme.goldFill, ground, fade)
    readonly property real line: (large ? 1.2 : 1.1) / u
    implicitWidth: 86
    implicitHeight: 84
    Behavior on fade { NumberAnimation { duration: Theme.motion } }

    component Part: Ink {
        unit: root.u
        pen: root.pen
        w: root.line
    }
    Part {
        d: "M10 22 L90 22 L92 " + (root.rows - 6) + " L8 " + (root.rows - 6) + " Z"
        fill: root.stone
    }
    Part {
        d: "M18 28 L82 28 L83.5 " + (root.rows - 6) + " L16.5 " + (root.rows - 6) + " Z"
        shade: ({ x1: 0, y1: 10, x2: 55, y2: root.rows, from: Qt.darker(root.niche, 1.35 - root.fade * 0.4), to: Qt.lighter(root.niche, 1.16) })
    }
    Part {
        d: "M18 28 L82 28 L82 31 L22 31 L20.5 " + (root.rows - 6) + " L16.5 " + (root.rows - 6) + " Z"
        fill: "#38000000"
        pen: "transparent"
    }
    Part {
        d: "M2 3 L98 3 C93.4 6.4 91 11.2 91 18 L9 18 C9 11.2 6.6 6.4 2 3 Z"
        fill: root.stone
    }
    Repeater {      // the cornice: leaves, painted where there is room
        model: root.large ? 23 : 11
        Rectangle {
            required property int index
            readonly property real at: 50 + (index - (root.large ? 11 : 5)) * (root.large ? 3.4 : 6.8)
            visible: Math.abs(at - 50) > 8
            x: at * root.u - width / 2
            y: 5.5 * root.u
            width: root.large ? 2.1 * root.u : 1
            height: 10 * root.u
            radius: root.large ? width / 2 : 0
            color: root.large ? Pigment.frieze[index % 3] : Theme.mix(root.pen, root.stone, 0.5)
        }
    }
    Repeater {      // painted blocks up both jambs
        model: root.large ? 32 : 0
        Rectangle {
            required property int index
            readonly property int step: Math.floor(index / 2)
            readonly property real t: step / 16
            readonly property real run: (root.rows - 34) * root.u
            x: (index % 2 ? 84.2 + 1.6 * t : 12.2 - 1.6 * t) * root.u
            y: 25 * root.u + t * run
            width: 3.6 * root.u
            height: run / 16 - 1.2 * root.u
            color: Pigment.frieze[step % 3]
        }
    }
    Part {
        d: "M10 18 H90 C91.6 18 91.6 22 90 22 H10 C8.4 22 8.4 18 10 18 Z"
        fill: root.gold
    }
    Part {
        d: "M0.6 " + (root.rows - 6) + " H99.4 V" + (root.rows - 0.6) + " H0.6 Z"
        fill: root.stone
    }
    Part {
        d: "M43.5 10.5 A6.5 6.5 0 1 1 43.5 10.51 Z"
        fill: root.gold
    }
    GodEmblem {
        visible: root.god >= 0
        god: Math.max(0, root.god)
        color: Theme.mix(Pigment.ivory, root.ground, root.fade * 0.4)
        x: 23 * root.u
        width: 54 * root.u
        y: 34 * root.u
        height: (root.rows - 43.5) * root.u
    }
}
