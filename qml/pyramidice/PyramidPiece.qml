pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Dice

// A piece standing on the board with its shadow: W worker, C cat, S stone die, G golden cat.
Item {
    id: root
    property string kind: "W"
    property real size: 32
    property bool faded: false
    property color ground: Theme.board
    readonly property bool figure: kind !== "S"
    readonly property bool human: kind === "W"
    readonly property color plain: human ? Pigment.worker : kind === "G" ? Pigment.goldenCat : Pigment.cat
    readonly property color body: tone(plain)
    implicitWidth: size
    implicitHeight: size

    function tone(c: color): color { return faded ? Theme.mix(c, ground, 0.6) : c }

    Rectangle {
        visible: root.figure
        width: root.size * 0.95
        height: root.size * 0.26
        radius: height / 2
        x: root.size * 0.13
        y: root.size * 0.8
        color: Theme.tint(Theme.shadow, root.faded ? 0.06 : Theme.night ? 0.3 : 0.14)
    }
    Rectangle {
        visible: root.figure
        width: root.size * 0.74
        height: root.size * 0.18
        radius: height / 2
        x: root.size * 0.2
        y: root.size * 0.83
        color: Theme.tint(Theme.shadow, root.faded ? 0.06 : Theme.night ? 0.3 : 0.16)
    }
    Sign {          // the side away from the light
        visible: root.figure
        size: root.size
        x: root.size * 0.05
        y: root.size * 0.03
        sign: root.human ? "worker" : "cat"
        color: Qt.darker(root.body, root.faded ? 1.2 : 1.55)
    }
    Sign {
        visible: root.figure
        size: root.size
        sign: root.human ? "worker" : "cat"
        color: root.body
    }
    Rectangle {
        visible: root.figure && !root.human
        x: root.size * 0.375
        y: root.size * 0.43
        width: root.size * 0.25
        height: root.size * 0.075
        radius: height / 2
        color: root.tone(root.kind === "G" ? Pigment.goldenCollar : Pigment.collar)
    }
    Sign {
        visible: root.human
        size: root.size
        sign: "kilt"
        color: root.tone(Pigment.linen)
    }
    Sign {
        visible: root.human
        size: root.size
        sign: "wig"
        color: root.tone(Pigment.hair)
    }
    Repeater {      // a die is dear to paint: only where there is one
        model: root.figure ? 0 : 1
        Die {
            x: (root.size - width) / 2
            y: (root.size - height) / 2
            size: root.size * 0.68
            angle: -14
            value: 5
            faded: root.faded
            ground: root.ground
        }
    }
}
