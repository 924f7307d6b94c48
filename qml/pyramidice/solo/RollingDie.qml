import QtQuick
import Architects.Dice
import Architects.Ui

// A Stone die that is thrown when it comes into sight, and comes to rest on what was rolled.
Item {
    id: root
    property int value: 1
    property bool thrown: false
    property real spin: 0                   // 1 in the air, 0 at rest
    implicitWidth: 58
    implicitHeight: 58
    onThrownChanged: if (thrown && Theme.motion > 0) flight.restart()

    function face(spin: real): int { return spin < 0.12 ? Math.max(1, value) : 1 + (value + Math.floor(spin * 11)) % 6 }

    NumberAnimation {
        id: flight
        target: root
        property: "spin"
        from: 1
        to: 0
        duration: Theme.ms(760)
        easing.type: Easing.OutCubic
    }
    Die {
        width: parent.width
        height: parent.height
        size: 36
        value: root.face(root.spin)
        angle: -14 + root.spin * 540
        lift: Math.abs(Math.sin(root.spin * root.spin * 7)) * root.spin * 26
        x: root.spin * root.spin * 64
        y: -lift * 0.8
    }
}
