import QtQuick

// A piece in the air, over everything else. Lay it over the whole screen; all points are in its own coordinates.
// It follows the finger while held, glides home when refused, and settles where it was let go.
Item {
    id: root
    property real lift: 88                  // how far above its aim it floats
    property int pace: 220                  // ms that a glide takes
    property real aimLift: 0                // how far above the fingertip it aims: 0 for a mouse
    property bool held: false
    property bool flying: false             // in the air, held or gliding
    property point finger
    property point home                     // centre of the place it was taken from
    property real homeScale: 1              // its size there
    readonly property point aim: Qt.point(finger.x, finger.y - aimLift)
    property real spotX: 0
    property real spotY: 0
    property real grow: 1
    property real liftNow: 0
    default property alias piece: holder.data
    property alias behind: under.data
    signal returned()
    signal settled()
    signal twisted(int thirds)              // a second finger turned it, or the wheel

    function pickUp(from: point, fromScale: real, at: point): void {
        glide.stop()
        glide.back = false
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
        spotY = aim.y - liftNow
    }
    function glideBack(): void { glideTo(home, homeScale, true) }
    function settleAt(at: point, scaleThere: real): void { glideTo(at, scaleThere, false) }
    // A piece that moves by itself, e.g. a rival's.
    function fly(from: point, fromScale: real, to: point, toScale: real): void {
        glide.stop()
        held = false
        flying = true
        spotX = from.x
        spotY = from.y
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
        if (glide.back)
            returned()
        else
            settled()
    }

    visible: flying
    onLiftNowChanged: follow()

    ParallelAnimation {
        id: rise
        NumberAnimation { target: root; property: "liftNow"; from: 0; to: root.lift; duration: Theme.ms(150); easing.type: Easing.OutCubic }
        NumberAnimation { target: root; property: "grow"; from: root.homeScale; to: 1; duration: Theme.ms(150); easing.type: Easing.OutCubic }
    }
    ParallelAnimation {
        id: glide
        property bool back: false
        onFinished: root.land()
        NumberAnimation { id: glideX; target: root; property: "spotX"; duration: Theme.ms(root.pace); easing.type: Easing.OutCubic }
        NumberAnimation { id: glideY; target: root; property: "spotY"; duration: Theme.ms(root.pace); easing.type: Easing.OutCubic }
        NumberAnimation { id: glideScale; target: root; property: "grow"; duration: Theme.ms(root.pace); easing.type: Easing.OutCubic }
    }
    Item { id: under }
    Item {
        id: holder
        x: root.spotX
        y: root.spotY
        scale: root.grow
        transformOrigin: Item.TopLeft
    }
    PointHandler {
        property real reference: 0
        property int tracked: -1
        enabled: root.held
        acceptedDevices: PointerDevice.TouchScreen
        onPointChanged: {
            const angle = Math.atan2(point.position.y - root.finger.y, point.position.x - root.finger.x) * 180 / Math.PI
            const delta = (angle - reference + 540) % 360 - 180
            if (!active || tracked !== point.id) {
                tracked = active ? point.id : -1
                reference = angle
            } else if (Math.abs(delta) >= 45) {     // a wrist's turn of 45 degrees is a third of the tile's
                reference += delta > 0 ? 45 : -45
                root.twisted(delta > 0 ? 1 : -1)
            }
        }
    }
    WheelHandler {
        enabled: root.held
        onWheel: event => root.twisted(event.angleDelta.y > 0 ? -1 : 1)
    }
}
