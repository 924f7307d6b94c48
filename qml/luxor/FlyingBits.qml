pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// What moves between the wall and the pillars. Lay it over the whole screen; points are in its own coordinates, and are centres.
// `done` is called when the thing is there, at once if nothing moves.
Item {
    id: root
    property int underway: 0

    // A scarab scurries along a slight bow.
    function walk(from: point, to: point, size: real, done: var): void {
        send({ what: "scarab", from: from, to: to, size: size, bow: Math.min(26, distance(from, to) * 0.16), time: 260 + distance(from, to) * 0.9 }, done)
    }
    // A researcher hops.
    function hop(seat: int, from: point, to: point, size: real, done: var): void {
        send({ what: "researcher", seat: seat, from: from, to: to, size: size, bow: 18 + distance(from, to) * 0.18, time: 420 }, done)
    }
    // A sarcophagus is carried off.
    function carry(eyes: int, from: point, to: point, size: real, done: var): void {
        send({ what: "sarcophagus", eyes: eyes, from: from, to: to, size: size, bow: 12, time: 480 }, done)
    }
    // The picture catches up at once.
    function finish(): void {
        for (let i = air.children.length - 1; i >= 0; i--)
            air.children[i].finish()
    }
    function distance(a: point, b: point): real { return Math.hypot(a.x - b.x, a.y - b.y) }
    function send(what: var, done: var): void {
        const call = done || (() => {})
        if (Theme.motion <= 0) {
            call()
            return
        }
        const bit = maker.createObject(air, what) as FlyingBit
        underway++
        bit.arrived.connect(() => {
            underway--
            bit.destroy()
            call()
        })
        bit.start()
    }

    Component {
        id: maker
        FlyingBit {}
    }
    Item { id: air }
}
