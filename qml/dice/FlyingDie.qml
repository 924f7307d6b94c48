import QtQuick
import Architects.Dice
import Architects.Ui

// A die in the air between a tray and elsewhere. Lay it over the whole screen; all points are in its own coordinates, and are centres.
// It follows the finger while held, glides home when refused, and settles where it was let go.
Item {
    id: root
    property real size: 37                  // edge at scale 1
    property int value: 1
    property bool prayer: false
    property bool virtual: false
    property real tilt: 24
    property bool loose: false              // turned as `turn` says: take it over from the tray
    property quaternion turn
    property real angle: 0                  // if not loose
    property real hover: 34               // how far above its aim it floats
    property real aimLift: 0                // how far above the fingertip it aims: 0 for a mouse
    property int pace: 220                  // ms that a glide takes
    property bool held: false
    property bool flying: false             // in the air, held or gliding
    property point finger
    property point home
    property real homeScale: 1
    readonly property point aim: Qt.point(finger.x, finger.y - aimLift)
    property real spotX: 0                  // on the floor below it
    property real spotY: 0
    property real grow: 1
    property real lift: 0
    signal returned()
    signal settled()

    function pickUp(from: point, fromScale: real, at: point): void {
        glide.stop()
        home = from
        homeScale = fromScale
        finger = at
        held = true
        flying = true
        rise.restart()
        follow()
    }
    function moveTo(at: point): void {
        finger = at
        follow()
    }
    function follow(): void {
        if (!held)
            return
        spotX = aim.x
        spotY = aim.y
    }
    function glideBack(): void { glideTo(home, homeScale, true) }
    function settleAt(at: point, scaleThere: real): void { glideTo(at, scaleThere, false) }
    // A die that moves by itself, e.g. a rival's.
    function fly(from: point, fromScale: real, to: point, toScale: real): void {
        glide.stop()
        rise.stop()
        held = false
        flying = true
        spotX = from.x
        spotY = from.y
        lift = 0
        grow = fromScale
        glideTo(to, toScale, false)
    }
    function glideTo(to: point, toScale: real, back: bool): void {
        rise.stop()
        held = false
        glide.stop()
        glide.back = back
        glideX.to = to.x
        glideY.to = to.y
        glideScale.to = toScale
        if (Theme.motion > 0) {
            glide.start()
            return
        }
        spotX = to.x
        spotY = to.y
        land()
    }
    // The picture catches up at once.
    function finish(): void {
        if (!flying || held)
            return
        glide.stop()
        land()
    }
    function land(): void {
        flying = false
        grow = 1
        lift = 0
        if (glide.back)
            returned()
        else
            settled()
    }

    visible: flying
    ParallelAnimation {
        id: rise
        NumberAnimation { target: root; property: "lift"; from: 0; to: root.hover; duration: Theme.ms(150); easing.type: Easing.OutCubic }
        NumberAnimation { target: root; property: "grow"; from: root.homeScale; to: 1; duration: Theme.ms(150); easing.type: Easing.OutCubic }
    }
    ParallelAnimation {
        id: glide
        property bool back: false
        onFinished: root.land()
        NumberAnimation { id: glideX; target: root; property: "spotX"; duration: Theme.ms(root.pace); easing.type: Easing.OutCubic }
        NumberAnimation { id: glideY; target: root; property: "spotY"; duration: Theme.ms(root.pace); easing.type: Easing.OutCubic }
        NumberAnimation { id: glideScale; target: root; property: "grow"; duration: Theme.ms(root.pace); easing.type: Easing.OutCubic }
        NumberAnimation { target: root; property: "lift"; to: 0; duration: Theme.ms(root.pace); easing.type: Easing.InCubic }
    }
    Die {
        x: root.spotX - width / 2
        y: root.spotY - height / 2 - root.lift * Math.sin(root.tilt * Math.PI / 180)
        scale: root.grow
        size: root.size
        value: root.value
        prayer: root.prayer
        virtual: root.virtual
        tilt: root.tilt
        angle: root.angle
        loose: root.loose
        turn: root.turn
        lift: root.lift
        selected: true
    }
}
