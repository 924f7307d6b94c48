import QtQuick
import Architects.Ui
import Architects.Dice

// A die built into a pyramid. It comes down when it is built, and is lifted off when its level is not looked at.
Item {
    id: root
    property int value: 0
    property real size: 40
    property bool fresh: false
    property bool lifted: false
    property bool pale: false
    property real drop: 0                   // 1 in the air, 0 at rest
    property int before: 0
    visible: value > 0 && opacity > 0
    opacity: lifted ? 0 : 1
    onValueChanged: {
        if (value > 0 && before === 0 && Theme.motion > 0)
            fall.restart()
        before = value
    }
    Component.onCompleted: {
        fall.stop()
        drop = 0
    }
    Behavior on opacity { NumberAnimation { duration: Theme.ms(180) } }
    NumberAnimation {
        id: fall
        target: root
        property: "drop"
        from: 1
        to: 0
        duration: Theme.ms(320)
        easing.type: Easing.OutBounce
    }

    Die {
        width: root.width
        height: root.height
        value: Math.max(1, root.value)
        size: root.size
        tilt: 16
        selected: root.fresh
        faded: root.pale
        ground: Pigment.bed
        scale: 1 + root.drop * 0.35
        y: -root.height * (root.drop * 0.5 + (root.lifted ? 0.9 : 0))
        Behavior on y {
            enabled: root.drop === 0
            NumberAnimation { duration: Theme.ms(180); easing.type: Easing.OutCubic }
        }
    }
}
