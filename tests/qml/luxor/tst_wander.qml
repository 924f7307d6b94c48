import QtQuick
import Architects.Ui
import Architects.Luxor
import Architects.Model
import Architects.LuxorHall
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
        // always there, and no part of a turn
        readonly property var aside: /^(Back|undo|score|history|menu|seat\d|slab|pile|pharaoh|mummies|takeBack|curseCard|raceCard|hanging)$/
        readonly property var gold: /^(drop|dropPlan|search|claim|passCurse|racePass|takeDevice|curseSeat|startRace|raceClaim|raceNobody)$/

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
                    if (!aside.test(one.objectName || one.text) && inSight(one))
                        found.push({ name: one.objectName || one.text || "", at: middle(one) })
                } else if (!(one as LuxorWall) && !(one as PillarRow) && !(one as Toast))
                    tappable(one, found)
            }
            return found
        }
        function inSight(item: Item): bool {
            const p = middle(item)
            for (let up = item.parent; up && up !== screen; up = up.parent) {
                const list = up as Flickable, q = list ? list.mapFromItem(screen, p.x, p.y) : p
                if (list && (q.x < 0 || q.y < 0 || q.x > list.width || q.y > list.height))
                    return false
            }
            return p.x > 0 && p.y > 0 && p.x < screen.width && p.y < screen.height
        }
        function offers(): var {
            if (child("handOver").visible)
                return tappable(child("handOver"), [])
            const found = tappable(screen, [])
            if (board.phase === LuxorPhase.Drop)
                for (let shaft = 0; shaft < 8; ++shaft) {
                    if (wall().isOpen(shaft) || chance(4) === 0)        // what is marked draws the eye
                        found.push({ name: "wall" + shaft, at: shaftPoint(shaft) })
                }
            else if (board.phase === LuxorPhase.Search || board.phase === LuxorPhase.Race)
                for (const card of Array.from(board.cards))
                    found.push({ name: "cell" + (10 * card.shaft + 2 * card.place), at: cellPoint(10 * card.shaft + 2 * card.place) })
            return found
        }
        function pickOne(list: var): var {
            const golden = list.filter(one => gold.test(one.name))
            return golden.length > 0 && chance(5) < 2 ? golden[chance(golden.length)] : list[chance(list.length)]
        }
        function where(): string { return board.phase + " at ply " + table.plyCount + ", after " + trail.slice(-12).join(" ") }
        function deadEnd(why: string): void {
            if (Hall.pictures !== "")
                Hall.take(place, "dead_end_" + board.phase)
            fail(why + ": " + where())
        }
        function oneTap(): void {
            tryVerify(() => table.over || table.yourTurn || table.handOverTo >= 0 || board.racers.length > 0, 20000)
            const list = offers()
            if (list.length === 0)
                deadEnd("nothing can be tapped")
            const one = pickOne(list)
            trail.push(one.name)
            touchAt(one.at)
            for (let i = 0; i < 100 && screen.settling; ++i)
                wait(1)
            idle = table.plyCount > farthest ? 0 : idle + 1
            farthest = Math.max(farthest, table.plyCount)
            if (idle > 120)
                deadEnd("no way on")
        }
        function wander(seed: int): void {
            random = seed
            farthest = 0
            idle = 0
            trail = []
            for (let n = 0; !table.over; ++n) {
                verify(n < 6000, "it never ends")
                oneTap()
            }
            tryCompare(sitting, "results", 1)
        }

        function test_people_on_one_phone_data(): var {
            return [{ tag: "two", count: 2, seed: 11, options: {} }, { tag: "three, curses", count: 3, seed: 12, options: { curse: "turns" } },
                    { tag: "four, both", count: 4, seed: 13, options: { curse: "race", sphinx: "yes" } }]
        }
        function test_people_on_one_phone(data: var): void {
            sitDown(people(data.count), "wander " + data.tag, data.options)
            wander(data.seed)
        }
        function test_one_alone_data(): var { return [{ tag: "plain", seed: 14, options: {} }, { tag: "quick curses", seed: 15, options: { curse: "quick" } }] }
        function test_one_alone(data: var): void {
            sitDown([person("Nefer"), bot(2), bot(1)], "wander alone", data.options)
            wander(data.seed)
        }
    }
}
