pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Dice

// A die built into a pyramid. It comes down when it is built, and is lifted off when its level is not looked at.
Item {
    id: root
    property int value: 0
    property string piece                   // what it is called, where it is one of a match
    property real size: 40
    property bool fresh: false
    property bool lifted: false
    property bool pale: false
    property real drop: 0                   // 1 in the air, 0 at rest
    property real raised: lifted ? 1 : 0
    property int before: -1                 // what stood here; -1 until the first picture, which drops nothing
    visible: value > 0 && raised < 1
    z: drop > 0 ? 1 : 0                     // it falls past what stands higher
    onValueChanged: {
        if (value > 0 && before === 0 && Theme.motion > 0)
            fall.restart()
        if (before >= 0)
            before = value
    }
    Component.onCompleted: before = value
    Shows {
        piece: root.piece
        value: String(root.value)
    }
    Behavior on raised { NumberAnimation { duration: Theme.ms(220); easing.type: Easing.OutCubic } }
    NumberAnimation {
        id: fall
        target: root
        property: "drop"
        from: 1
        to: 0
        duration: Theme.ms(340)
        easing.type: Easing.OutBounce
    }

    Repeater {
        model: root.value > 0 ? 1 : 0
        Die {
            width: root.width
            height: root.height
            value: Math.max(1, root.value)
            size: root.size
            tilt: 16
            selected: root.fresh
            faded: root.pale
            ground: Pigment.bed
            opacity: 1 - root.raised
            scale: 1 + root.drop * 0.35
            y: -root.height * (root.drop * 0.5 + root.raised * 0.9)
        }
    }
}
