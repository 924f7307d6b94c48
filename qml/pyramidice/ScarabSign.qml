import QtQuick
import Architects.Ui
import "Scarabs.js" as Scarabs

// A scarab cut from its stone: colour and marking of its own.
Item {
    id: root
    property int scarab: 1
    property real size: 48
    readonly property color color: Scarabs.scarab(scarab).color
    readonly property color ink: Scarabs.scarab(scarab).ink
    readonly property string lines: Scarabs.scarab(scarab).s || ""
    readonly property string patches: Scarabs.scarab(scarab).f || ""
    readonly property color rim: Qt.darker(color, Theme.night ? 2.1 : 1.9)
    readonly property color limbs: Theme.night ? Theme.mix(color, Theme.ink, 0.3) : rim
    readonly property real u: size / 24
    implicitWidth: size
    implicitHeight: size

    Ink {
        d: Scarabs.body
        unit: root.u
        x: root.size * 0.03
        y: root.size * 0.05
        fill: Theme.tint(Theme.shadow, 0.3)
    }
    Ink {
        d: Scarabs.legs
        unit: root.u
        pen: root.limbs
        w: 1.5
    }
    Ink {
        d: Scarabs.body
        unit: root.u
        pen: Theme.night ? root.limbs : root.rim
        w: Theme.night ? 0.7 : 0.9
        shade: ({ x1: 5, y1: 2, x2: 19, y2: 22, from: Qt.lighter(root.color, 1.28), to: Qt.darker(root.color, 1.22) })
    }
    Ink {           // light on the shoulder
        d: "M7.4 8.9 C8.8 7.7 11 7.5 12.6 7.6 M7.2 12.6 C7.2 14.4 7.5 15.6 8 16.8 M10.2 3.6 C10.8 2.9 11.4 2.7 12 2.7"
        unit: root.u
        pen: Theme.tint(Theme.gleam, 0.5)
        w: 0.8
    }
    Ink {
        d: Scarabs.seams
        unit: root.u
        pen: root.rim
        w: 0.9
    }
    Ink {
        d: root.lines || root.patches || "M0 0"
        unit: root.u
        pen: root.lines !== "" ? root.ink : "transparent"
        fill: root.patches !== "" ? root.ink : "transparent"
        w: 0.85
    }
}
