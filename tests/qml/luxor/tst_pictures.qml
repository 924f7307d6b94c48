import QtQuick
import Architects.Ui
import Architects.Model
import Architects.LuxorHall
import Architects.Testing

// The table in its states, on phones, tablets and with large letters: nothing warns. With ARCHITECTS_PICTURES pictures are kept.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Pictures"
        place: place

        function cleanup(): void {
            Theme.safeTop = 0
            Theme.safeBottom = 0
            leaveTable()
        }
        function snap(name: string, night: bool): void {
            Theme.night = night
            wait(30)
            if (Hall.pictures !== "")
                verify(Hall.take(place, name))
            Theme.night = false
        }
        function size(shape: var): void {
            place.width = shape.w
            place.height = shape.h
            Theme.textScale = shape.zoom
            Theme.wide = shape.w > shape.h
            Theme.safeTop = shape.h > 800 && shape.w < shape.h ? 40 : 0
            Theme.safeBottom = shape.h > 800 && shape.w < shape.h ? 24 : 0
        }
        function shapes(): var {
            return [{ tag: "phone", w: 390, h: 844, zoom: 1 }, { tag: "small", w: 360, h: 640, zoom: 1 }, { tag: "large", w: 390, h: 844, zoom: 1.6 },
                    { tag: "tablet", w: 1180, h: 820, zoom: 1 }, { tag: "landscape", w: 844, h: 390, zoom: 1 }, { tag: "upright", w: 820, h: 1180, zoom: 1 }]
        }
        function best(): var { return drops().filter(one => one.view.legal && one.view.plans.length === 1).sort((a, b) => worth(b.view) - worth(a.view))[0] }
        function worth(view: var): int { return view.pairs.length + 3 * view.plans[0].effects.length }

        function test_a_turn_on_every_screen_data(): var { return shapes() }
        function test_a_turn_on_every_screen(data: var): void {
            size(data)
            reach(people(4), "look", {}, () => board.phase === LuxorPhase.Drop && board.cards.length === 23 && own().tombs.length > 0)
            snap(data.tag + "_rest", false)
            snap(data.tag + "_rest_night", true)
            const one = best()
            touchCard(one.card)
            snap(data.tag + "_card", false)
            touchShaft(one.shaft)
            snap(data.tag + "_hang", false)
            snap(data.tag + "_hang_night", true)
        }
        function own(): var { return board.sides[table.viewer] }
        function test_in_the_air_data(): var { return shapes() }
        function test_in_the_air(data: var): void {
            size(data)
            reach(people(2), "air", {}, () => board.phase === LuxorPhase.Drop && board.openShafts.length < 8)
            touchAt(Qt.point(data.w / 2, 4))
            const one = best(), full = Array.from([0, 1, 2, 3, 4, 5, 6, 7]).find(shaft => Array.from(board.openShafts).indexOf(shaft) < 0)
            dragTo(one.card, one.shaft, () => snap(data.tag + "_air", false))
            dragTo(one.card, full, () => snap(data.tag + "_full", false))
            snap(data.tag + "_refused", false)
        }
        function test_ways_to_choose_data(): var { return shapes() }
        function test_ways_to_choose(data: var): void {
            size(data)
            reach(people(2), "plans 7", {}, () => board.phase === LuxorPhase.Drop && drops().some(one => one.view.legal && one.view.plans.length > 1))
            const one = drops().find(drop => drop.view.legal && drop.view.plans.length > 1)
            touchCard(one.card)
            touchShaft(one.shaft)
            snap(data.tag + "_plans", false)
            touch("plan1")
            snap(data.tag + "_plan", true)
        }
        function test_curses_data(): var { return shapes() }
        function test_curses(data: var): void {
            size(data)
            reach(people(3), "curses", { curse: "turns" }, () => board.phase === LuxorPhase.Search && lines().some(isCursed))
            snap(data.tag + "_search", false)
            touch("search")
            drawLine(lines().find(isCursed))
            snap(data.tag + "_line", false)
            snap(data.tag + "_line_night", true)
            leaveTable()
            reach(people(4), "race", { curse: "race" }, () => board.phase === LuxorPhase.Race)
            snap(data.tag + "_race", false)
            touch("startRace")
            snap(data.tag + "_racing", false)
        }
        function test_what_is_secret_and_whom_it_meets_data(): var { return shapes() }
        function test_what_is_secret_and_whom_it_meets(data: var): void {
            size(data)
            begin(people(4), "victim", { curse: "turns" })
            for (let n = 0; board.phase !== LuxorPhase.Victim && n < 20; ++n) {
                playUntil(() => table.yourTurn && board.phase === LuxorPhase.Search && lines().some(isCursed))
                verify(board.claim(lines().find(isCursed), -1))
            }
            show()
            touch("victim" + board.victims[0])
            snap(data.tag + "_victim", false)
            leaveTable()
            reach(people(2), "sheets", { sphinx: "yes" }, () => board.phase === LuxorPhase.Drop && own().tombs.length > 4)
            const at = middle(child("mummies")), finger = touchEvent(screen)
            finger.press(1, screen, at.x, at.y).commit()
            tryVerify(() => child("peekFace").visible)
            snap(data.tag + "_peek", false)
            finger.release(1, screen, at.x, at.y).commit()
        }
        function test_sheets_data(): var { return shapes() }
        function test_sheets(data: var): void {
            size(data)
            reach(people(2), "sheets", { sphinx: "yes" }, () => board.phase === LuxorPhase.Drop && own().tombs.length > 2)
            const one = best()
            touchCard(one.card)
            touchShaft(one.shaft)
            snap(data.tag + "_sphinx", false)
            touch("seat" + table.viewer)
            wait(50)
            snap(data.tag + "_seat", false)
        }
    }
}
