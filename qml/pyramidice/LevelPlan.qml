pragma ComponentBehavior: Bound
import QtQuick
import Architects.Dice
import Architects.Model
import Architects.Ui

// One level taken out of a pyramid. A seat's seal stands on each edge between two values that its project rewards.
Item {
    id: root
    property list<int> values               // row by row
    property int size: 3                    // 1 to 3
    property list<pyramidiceSeal> seals     // by spaces of this level
    property real cell: 34
    property bool sealsShown: true
    property int lit: -1                    // only this seat's seals, the others step back
    implicitWidth: size * cell
    implicitHeight: size * cell

    // Seals on the same edge stand side by side.
    function nudge(i: int): real {
        const all = [...seals], beside = one => one.a === all[i].a && one.b === all[i].b, same = all.filter(beside), before = all.slice(0, i).filter(beside)
        return (before.length - (same.length - 1) / 2) * cell * 0.42
    }

    SurfaceFace {
        anchors.fill: parent
        anchors.margins: -1
        radius: 3
        color: Pigment.bed
        edge: Pigment.cut
    }
    Repeater {
        model: root.size * root.size
        Die {
            required property int index
            visible: (root.values[index] || 0) > 0
            width: root.cell
            height: root.cell
            x: (index % root.size) * root.cell
            y: Math.floor(index / root.size) * root.cell
            value: Math.max(1, root.values[index] || 0)
            size: root.cell * 0.68
            tilt: 0
            shadow: false
        }
    }
    Repeater {
        model: root.seals
        SeatBadge {
            id: seal
            required property pyramidiceSeal modelData
            required property int index
            readonly property bool upright: Math.abs(modelData.a - modelData.b) > 1 || root.size === 1
            readonly property real midX: ((modelData.a % root.size) + (modelData.b % root.size) + 1) / 2 * root.cell
            readonly property real midY: (Math.floor(modelData.a / root.size) + Math.floor(modelData.b / root.size) + 1) / 2 * root.cell
            seat: modelData.seat
            size: Math.max(17, root.cell * 0.5)
            decorative: true
            x: midX - size / 2 + (upright ? root.nudge(index) : 0)
            y: midY - size / 2 + (upright ? 0 : root.nudge(index))
            scale: root.sealsShown ? 1 : 0
            opacity: root.lit < 0 || root.lit === modelData.seat ? 1 : 0.25
            Behavior on scale {
                SequentialAnimation {
                    PauseAnimation { duration: Theme.ms(70) * seal.index }
                    NumberAnimation { duration: Theme.ms(220); easing.type: Easing.OutBack }
                }
            }
            Behavior on opacity { NumberAnimation { duration: Theme.motion } }
        }
    }
}
