import QtQuick
import Architects.Ui

// One finger on a tray, and what it means. A press on a die that stays is a tap, or after 500 ms a hold. A movement of more than 10:
// - on a die that may be nudged, mainly up or down: a swipe, as long as it stays within `reach` above or below and half of it aside;
//   let go there it nudges, led out of there it becomes a lift;
// - on any other die that may be lifted, or sideways: a lift at once;
// - anywhere else, or on a die that waits to be thrown: a sweep; let go while moving fast it is a flick. A finger that stops first throws nothing.
FingerArea {
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
    property list<real> trail               // of its last points each the moment, x and y
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
    signal barred(string key)               // it would be lifted, and may not
    signal flicked(real vx, real vy)

    // The last moments, and one point before them: on a busy device there may be no other.
    function note(x: real, y: real, when: real): void {
        const all = [...trail], first = all.findIndex((t, i) => i % 3 === 0 && when - t <= 90)
        trail = all.slice(Math.max(0, (first < 0 ? all.length : first) - 3)).concat([when, x, y])
    }
    // Over the last moments only: what the finger did before does not throw, and none that has stopped.
    function velocity(when: real): point {
        const end = trail.length - 3
        if (end < 3 || when - trail[end] > 90)
            return Qt.point(0, 0)
        const seconds = Math.max(8, trail[end] - trail[0]) / 1000
        return Qt.point((trail[end + 1] - trail[1]) / seconds, (trail[end + 2] - trail[2]) / seconds)
    }
    // The first movement decides what the finger is up to.
    function begin(x: real, y: real): void {
        hold.stop()
        if (die !== "" && !(maySweep && shelf.waits(die))) {
            if (shelf.mayNudge(die) && Math.abs(y - start.y) > 1.5 * Math.abs(x - start.x)) {
                mode = "swipe"
                return
            }
            if (shelf.mayLift(die)) {
                lift(x, y)
                return
            }
        }
        mode = maySweep ? "sweep" : "spent"
        if (die !== "" && mode === "spent")
            barred(die)
    }
    function lift(x: real, y: real): void {
        mode = "lift"
        liftStarted(die, mapToItem(null, x, y))
    }
    function swipe(x: real, y: real): void {
        if (Math.abs(x - start.x) <= reach / 2 && Math.abs(y - start.y) <= reach) {
            leaned(die, y - start.y)
            return
        }
        unswiped(die)
        if (shelf.mayLift(die))
            lift(x, y)
        else
            mode = "spent"
    }

    onPressed: (x, y, when) => {
        if (catching) {
            mode = "spent"
            caught()
            return
        }
        die = shelf.keyAt(x, y)
        keep = die !== "" || maySweep
        mode = "press"
        start = Qt.point(x, y)
        trail = []
        note(x, y, when)
        if (die !== "")
            hold.restart()
    }
    onMoved: (x, y, when) => {
        const dx = x - start.x, dy = y - start.y
        note(x, y, when)
        if (mode === "press" && Math.max(Math.abs(dx), Math.abs(dy)) > slop)
            begin(x, y)
        if (mode === "swipe")
            swipe(x, y)
        if (mode === "lift")
            liftMoved(die, mapToItem(null, x, y))
    }
    onReleased: (x, y, when) => {
        const was = mode, v = velocity(when), dy = y - start.y
        hold.stop()
        mode = ""
        if (was === "press" && die !== "")
            tapped(die)
        else if (was === "swipe" && Math.abs(dy) > slop)
            swiped(die, dy < 0 ? 1 : -1)
        else if (was === "swipe")
            unswiped(die)
        else if (was === "lift")
            liftEnded(die, mapToItem(null, x, y))
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
