import QtQuick
import Architects.Dice
import Architects.Ui

// A die of limestone, or of orange faience for prayers, lit from the upper left. The item is what a finger meets (at least 48);
// the cube sits in its middle. Who uses it gives it its Accessible name.
Item {
    id: root
    property real size: 37                  // edge of the cube
    property int value: 1                   // 1..6, up
    property bool prayer: false
    property real angle: 0                  // clockwise, degrees
    property real tilt: 24                  // how far the eye is lowered: 0 sees the top only
    property bool selected: false           // solid gold line
    property bool may: false                // dashed gold line
    property bool faded: false              // used up
    property real pale: faded ? 0.6 : 0     // by tint, because opacity would show the far side
    property bool virtual: false            // only an outline: conjured, not a die from the quarry
    property bool shadow: true
    property color ground: Theme.board      // what a faded die pales towards
    // In the air: turned as `turn` says instead of flat, and that high above the table.
    property bool loose: false
    property quaternion turn
    property real lift: 0
    property bool quick: false              // thrown with many others: drawn with less care, and its shadow is only moved
    readonly property color veil: Theme.tint(ground, pale)
    readonly property color stone: prayer ? "#C8692B" : "#DFCDA8"
    readonly property color drilled: prayer ? "#FFF1DA" : "#4A3520"

    implicitWidth: 54
    implicitHeight: 54

    DiePicture {
        visible: root.shadow && !root.virtual
        shadow: true
        width: root.size * (root.lift > 0 || root.quick ? 3.6 : 2.6)
        height: width
        x: (root.width - width) / 2 + root.lift * 0.2
        y: (root.height - height) / 2 + root.lift * (0.12 + Math.sin(root.tilt * Math.PI / 180))
        scale: root.quick ? 0.95 + root.lift / root.size * 0.06 : 1
        opacity: root.quick ? Math.min(1, 1.25 / (1 + root.lift / root.size * 0.45)) : 1
        edge: root.size
        value: root.value
        angle: root.quick ? 0 : root.angle
        tilt: root.tilt
        loose: root.loose && !root.quick
        turn: root.quick ? Qt.quaternion(1, 0, 0, 0) : root.turn
        lift: root.quick ? root.size * 0.5 : root.lift
        base: Theme.tint(Theme.shadow, Theme.night ? 0.6 : 0.34)
    }
    DiePicture {
        width: root.size * 1.75 + 16
        height: width
        x: (root.width - width) / 2
        y: (root.height - height) / 2
        edge: root.size
        value: root.value
        angle: root.angle
        tilt: root.tilt
        loose: root.loose
        turn: root.turn
        quick: root.quick
        outlined: root.virtual
        mark: root.selected ? 2 : root.may ? 1 : 0
        base: Qt.tint(root.stone, root.veil)
        pip: Qt.tint(root.drilled, root.veil)
        line: root.virtual ? (root.prayer ? Theme.mix(root.stone, Theme.ink, 0.25) : Theme.inkSoft) : "#2B2118"
        gold: Theme.goldLine
        glow: Theme.goldFill
    }
}
