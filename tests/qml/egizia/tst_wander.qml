import QtQuick
import Architects.Ui
import Architects.Egizia
import Architects.EgiziaHall
import Architects.Model
import Architects.Testing

// Somebody who knows no rule and taps at random what the screen offers: every match must come to its end that way.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Wander"
        place: place
        property real random: 1
        property int farthest: 0                // the most plies there ever were
        property int idle: 0                    // taps since then
        property var trail: []                  // the last taps
        // what is part of a turn: these, and what lies on the river and in the monuments
        readonly property var part: /^(next|instead|giveUp|worker\d|look\d|track-.*|help\d+|twice|boost\d+|takeDevice|nextRound)$/

        function chance(count: int): int {      // the same on every machine
            random = (random * 16807) % 2147483647
            return random % count
        }
        function isButton(one: var): bool { return typeof one.clicked === "function" && typeof one.down === "boolean" }
        // What can be tapped below an item, drawn and alive, with its middle on the screen.
        function tappable(item: Item, found: var): var {
            for (let i = 0; i < item.children.length; ++i) {
                const one = item.children[i]
                if (!one.visible || !one.enabled || one.opacity === 0)
                    continue
                if (isButton(one)) {
                    const worker = one as WorkerTile
                    if (part.test(one.objectName) && inSight(one) && (!worker || worker.framed))
                        found.push({ name: one.objectName, at: middle(one) })
                } else
                    tappable(one, found)
            }
            return found
        }
        function inSight(item: Item): bool {
            const p = middle(item)
            for (let up = item.parent; up && up !== screen; up = up.parent) {
                const list = up as Flickable, q = list ? list.mapFromItem(screen, p.x, p.y) : p
                if (list && (q.x < 0 || q.y < 0 || q.x > list.width || q.y > list.height)) {
                    list.contentY = Math.max(0, Math.min(list.contentHeight - list.height, list.contentY + q.y - list.height / 2))      // scrolled to
                    return false
                }
            }
            return p.x > 0 && p.y > 0 && p.x < screen.width && p.y < screen.height
        }
        function offers(): var {
            if (sure().opened)
                return Array.from([sure().acceptText, sure().rejectText]).map(text => ({ name: text, at: resting(sitting.named(sure().face, text)) }))
            if ((child("roundSheet") as Sheet).visible)
                return [{ name: "nextRound", at: resting(child("nextRound")) }]
            if (child("handOver").visible)
                return tappable(child("handOver"), [])
            const found = tappable(screen, [])
            if (board.phase === EgiziaPhase.Sail || board.phase === EgiziaPhase.Leftover)
                for (const one of Array.from(board.river).filter(bend => bend.may || bend.take).slice(0, 4))
                    found.push({ name: "bend" + one.bend, bend: one.bend })
            if (board.phase === EgiziaPhase.Action)
                for (const one of squares().slice(0, 4))
                    found.push({ name: one.monument + one.square, square: one })
            if (board.phase === EgiziaPhase.Keep)
                for (const one of Array.from(drawn.cards))
                    found.push({ name: "riddle" + one.riddle, riddle: one.riddle })
            if (board.phase === EgiziaPhase.Flood)
                for (const one of Array.from(flooding.choices))
                    found.push({ name: "flood" + one.flood, flood: one.flood })
            return found
        }
        function placeOf(one: var): point {
            if (one.bend)
                return dock(one.bend)
            if (one.square)
                return squareAt(one.square.monument, one.square.square)
            if (one.riddle) {
                const p = (child("fan") as SphinxFan).cardPoint(one.riddle)
                return screen.mapFromItem(null, p.x, p.y)
            }
            if (one.flood !== undefined) {
                const gauge = child("floodChoice") as FloodGauge
                return gauge.mapToItem(screen, gauge.width * (one.flood + 0.5) / 3, gauge.height / 2)
            }
            return one.at
        }
        function pickOne(list: var): var {
            const golden = list.filter(one => one.name === "next" || one.name === "takeDevice")
            return golden.length > 0 && chance(5) < 2 ? golden[0] : list[chance(list.length)]
        }
        function where(): string { return board.phase + " at ply " + table.plyCount + ", after " + trail.slice(-12).join(" ") }
        function deadEnd(why: string): void {
            if (Hall.pictures !== "")
                Hall.take(place, "dead_end_" + board.phase)
            fail(why + ": " + where())
        }
        function oneTap(): void {
            tryVerify(() => table.over || table.yourTurn || table.handOverTo >= 0 || (child("roundSheet") as Sheet).visible, 20000)
            let list = offers()
            for (let i = 0; i < 3 && list.length === 0; ++i) {
                wait(30)
                list = offers()
            }
            if (table.over && list.length === 0)
                return
            if (list.length === 0)
                deadEnd("nothing can be tapped")
            const one = pickOne(list)
            trail.push(one.name)
            touchAt(placeOf(one))
            for (let i = 0; i < 100 && screen.settling; ++i)
                wait(1)
            idle = table.plyCount > farthest ? 0 : idle + 1
            farthest = Math.max(farthest, table.plyCount)
            if (idle > 150)
                deadEnd("no way on")
        }
        function wander(seed: int): void {
            random = seed
            farthest = 0
            idle = 0
            trail = []
            for (let n = 0; !table.over; ++n) {
                verify(n < 9000, "it never ends")
                oneTap()
            }
            if ((child("roundSheet") as Sheet).visible)
                touch("nextRound")
            tryCompare(sitting, "results", 1, 8000)
        }

        function test_people_on_one_phone_data(): var { return [{ tag: "two", count: 2, seed: 11 }, { tag: "three", count: 3, seed: 12 }, { tag: "four", count: 4, seed: 13 }] }
        function test_people_on_one_phone(data: var): void {
            sitDown(people(data.count), "wander " + data.tag, {})
            wander(data.seed)
        }
        function test_one_alone(): void {
            sitDown([person("Nefer"), bot(2), bot(1)], "wander alone", { "start-sphinx": "one" })
            wander(14)
        }
    }
}
