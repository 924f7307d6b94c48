import QtQuick
import QtTest
import Architects.Ui
import Architects.Model
import Architects.Dice
import Architects.Pyramidice
import Architects.PyramidiceHall
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
        readonly property var aside: /^(undo|tiles|score|history|menu|ownSeat|ownScarab|ownProject|ownTiles|rival.*|godRule|levels|takeBack|replay|rules|head)$/
        readonly property var gold: /^(next|step|godAction|takeDevice|keepScarab|dropGod)$/

        function chance(count: int): int {      // the same on every machine
            random = (random * 16807) % 2147483647
            return random % count
        }
        function wanted(name: string, one: var): bool { return !aside.test(name) && one.off !== true && (one.may === undefined || one.may === true) }
        function isButton(one: var): bool { return typeof one.clicked === "function" && typeof one.down === "boolean" }
        function nameOf(one: var): string { return one.objectName || one.spoken || one.text || "" }
        // What can be tapped below an item, drawn and alive, with its middle on the screen.
        function tappable(item: Item, found: var): var {
            for (let i = 0; i < item.children.length; ++i) {
                const one = item.children[i]
                if (!one.visible || !one.enabled || one.opacity === 0)
                    continue
                if (isButton(one)) {
                    if (wanted(one.objectName, one) && inSight(one))
                        found.push({ name: nameOf(one), at: middle(one) })
                } else if (!(one as DiceTray) && !(one as PyramidPlan) && !(one as RefusalBar))
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
        function architect(): ArchitectTurn { return (part("architectTurn") as ArchitectStand).item as ArchitectTurn }
        function offers(): var {
            const sheet = part("godSheet") as GodSheet, over = architect()
            if (part("handOver").visible)
                return tappable(part("handOver"), [])
            if (sheet.opened)
                return tappable(sheet.face, [])
            if (over && over.open)
                return tappable(over, [])
            const found = tappable(screen, [])
            if (tray().visible)
                for (const die of Array.from(tray().dice).filter(one => one.may))
                    found.push({ name: "die" + die.id, at: diePoint(die.id) })
            if (plan().visible)
                for (const one of Array.from(plan().targets))
                    found.push({ name: "space" + one.space, at: spacePoint(one.space) })
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
            tryVerify(() => table.over || table.yourTurn || table.handOverTo >= 0, 20000)
            const list = offers()
            if (list.length === 0 && table.over)
                return                          // it ended while one waited
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
            if (architect() && architect().open)
                tryVerify(() => { oneTap(); return !architect().open })
            tryCompare(sitting, "results", 1)
        }

        function test_people_on_one_phone_data(): var { return [{ tag: "two", count: 2, seed: 11 }, { tag: "three", count: 3, seed: 12 }, { tag: "four", count: 4, seed: 13 }] }
        function test_people_on_one_phone(data: var): void {
            sitDown(Array.from(["Nefer", "Ani", "Merit", "Hor"]).slice(0, data.count).map(person), "wander " + data.tag)
            wander(data.seed)
        }
        function test_one_alone(): void {
            alone(3, "wander alone")
            wander(14)
        }
    }
}
