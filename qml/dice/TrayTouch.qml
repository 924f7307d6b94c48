import QtQuick

// One finger on a tray, and what it means. A press on a die that stays is a tap, or after 500 ms a hold. A movement of more than 10:
// - on a die that may be nudged, mainly up or down: a swipe, as long as it stays within `reach` above or below and half of it aside;
//   let go there it nudges, led out of there it becomes a lift;
// - on any other die that may be lifted, or sideways: a lift at once;
// - anywhere else, or on a die that waits to be thrown: a sweep; let go while moving fast it is a flick. A finger that stops first throws nothing.
// Touches are read as touches: of two quick ones a MouseArea would make a double click and lose the finger.
MultiPointTouchArea {
    id: root
    property real reach: 48                 // px
    required property TrayShelf shelf
    property bool maySweep: false
    property bool catching: false           // something flies: a touch only stops it
    readonly property real slop: 10
    readonly property real flickSpeed: 260  // px a second
    property string die
    property string mode                    // "", press, swipe, lift, sweep, spent
    property point start
    property var trail: []
    signal caught()
    signal tapped(string key)
    signal longPressed(string key)
    signal leaned(string key, real dy)
    signal swiped(string key, int step)
    signal unswiped(string key)
    signal liftStarted(string key, point at)
    signal liftMoved(string key, point at)
    signal liftEnded(string key, point at)
    signal liftCanceled(string key)
    signal flicked(real vx, real vy)

    function scene(event: var): point { return mapToItem(null, event.x, event.y) }
    function note(event: var): void {
        const now = Date.now()
        trail = trail.filter(p => now - p.t <= 90).concat([{ t: now, x: event.x, y: event.y }])
    }
    // Over the last moments only: what the finger did before does not throw.
    function velocity(): point {
        const now = Date.now(), fresh = trail.filter(p => now - p.t <= 90)
        if (fresh.length < 2)
            return Qt.point(0, 0)
        const a = fresh[0], b = fresh[fresh.length - 1], seconds = Math.max(8, b.t - a.t) / 1000
        return Qt.point((b.x - a.x) / seconds, (b.y - a.y) / seconds)
    }
    // The first movement decides what the finger is up to.
    function begin(event: var, dx: real, dy: real): void {
        hold.stop()
        if (die !== "" && !(maySweep && shelf.waits(die))) {
            if (shelf.mayNudge(die) && Math.abs(dy) > 1.5 * Math.abs(dx)) {
                mode = "swipe"
                return
            }
            if (shelf.mayLift(die)) {
                lift(event)
                return
            }
        }
        mode = maySweep ? "sweep" : "spent"
    }
    function lift(event: var): void {
        mode = "lift"
        liftStarted(die, scene(event))
    }
    function swipe(event: var, dx: real, dy: real): void {
        if (Math.abs(dx) <= reach / 2 && Math.abs(dy) <= reach) {
            leaned(die, dy)
            return
        }
        unswiped(die)
        if (shelf.mayLift(die))
            lift(event)
        else
            mode = "spent"
    }

    minimumTouchPoints: 1
    maximumTouchPoints: 1
    onGestureStarted: gesture => { if (die !== "" || maySweep) gesture.grab() }
    onPressed: points => {
        const event = points[0]
        if (catching) {
            mode = "spent"
            caught()
            return
        }
        die = shelf.keyAt(event.x, event.y)
        mode = "press"
        start = Qt.point(event.x, event.y)
        trail = []
        note(event)
        if (die !== "")
            hold.restart()
    }
    onUpdated: points => {
        const event = points[0], dx = event.x - start.x, dy = event.y - start.y
        note(event)
        if (mode === "press" && Math.max(Math.abs(dx), Math.abs(dy)) > slop)
            begin(event, dx, dy)
        if (mode === "swipe")
            swipe(event, dx, dy)
        if (mode === "lift")
            liftMoved(die, scene(event))
    }
    onReleased: points => {
        const event = points[0], was = mode, v = velocity(), dy = event.y - start.y
        hold.stop()
        mode = ""
        if (was === "press" && die !== "")
            tapped(die)
        else if (was === "swipe" && Math.abs(dy) > slop)
            swiped(die, dy < 0 ? 1 : -1)
        else if (was === "swipe")
            unswiped(die)
        else if (was === "lift")
            liftEnded(die, scene(event))
        else if (was === "sweep" && Math.hypot(v.x, v.y) >= flickSpeed)
            flicked(v.x, v.y)
    }
    onCanceled: {
        const was = mode
        hold.stop()
        mode = ""
        if (was === "swipe")
            unswiped(die)
        if (was === "lift")
            liftCanceled(die)
    }
    Timer {
        id: hold
        interval: 500
        onTriggered: {
            root.mode = "spent"
            root.longPressed(root.die)
        }
    }
}
