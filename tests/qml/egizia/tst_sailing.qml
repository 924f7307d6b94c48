import QtQuick
import Architects.Ui
import Architects.Egizia
import Architects.EgiziaHall
import Architects.Model

// Ships on the Nile: sent by a drag, by taps, by keys and by a screen reader; what was promised is what happens.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Sailing"
        place: place

        function cleanup(): void {
            leaveTable()
            place.width = 390
            place.height = 844
        }
        function cardBend(): int { return openBends().find(one => one.kind === "card").bend }
        function shipsAt(bend: int): int { return board.river[bend - 1].ships.length }
        function promise(bend: int): egiziaPreview { return board.preview(bend, false) }
        function fleetAt(): point { return middle(child("fleet")) }

        function test_a_ship_is_dragged_onto_a_bend_waits_there_and_sails_when_told(): void {
            start("drag")
            const bend = cardBend(), before = table.plyCount, to = dock(bend)
            draw([fleetAt(), Qt.point(to.x, to.y + 30)], () => {
                tryCompare(river(), "hovered", bend)
                compare(child("next").visible, false)
            })
            compare(table.plyCount, before)             // nothing has been sent yet
            verify(child("next").visible)
            touch("next")
            verify(table.plyCount > before)
            compare(shipsAt(bend), 1)
        }
        function test_let_go_beside_the_river_it_glides_home_without_a_word(): void {
            start("drag")
            const home = fleetAt(), before = table.plyCount
            draw([home, dock(9), Qt.point(home.x + 40, home.y + 10)], null)
            compare(child("next").visible, false)
            compare(refusal().open, false)
            compare(table.plyCount, before)
            compare((child("fleet") as Fleet).dragging, false)
        }
        function test_by_taps_the_second_tap_on_a_bend_sends_the_ship(): void {
            start("taps")
            const bend = cardBend()
            touchAt(dock(bend))
            compare(shipsAt(bend), 0)
            verify(prompt().startsWith(board.river[bend - 1].name))
            touchAt(dock(bend))
            compare(shipsAt(bend), 1)
        }
        function test_a_choice_is_taken_back_before_anything_is_done(): void {
            start("taps")
            const before = table.plyCount
            touchAt(dock(cardBend()))
            verify(child("next").visible)
            touch("undo")
            compare(child("next").visible, false)
            compare(table.plyCount, before)
        }
        function test_a_bend_where_no_ship_may_go_opens_large_and_says_why(): void {
            reach(people(2), "upstream", {}, () => board.phase === EgiziaPhase.Sail && Array.from(board.river).some(one => one.upstream))
            const bend = Array.from(board.river).find(one => !one.may).bend
            touchAt(dock(bend))
            const sheet = child("bendSheet") as Sheet
            tryCompare(sheet, "visible", true)
            verify(board.river[bend - 1].reason !== "")
        }
        function test_what_a_ship_would_bring_is_shown_in_grain_before_it_sails(): void {
            reach(people(2), "grain", {}, () => board.phase === EgiziaPhase.Sail && openBends().some(one => one.cardKind === "field"))
            const field = openBends().find(one => one.cardKind === "field"), view = promise(field.bend)
            touchAt(dock(field.bend))
            const gauge = child("grain") as GrainGauge
            compare([gauge.sum(0), gauge.sum(1), gauge.sum(2)], Array.from(view.grain.supply))
            compare(gauge.need, view.grain.need)
        }
        function test_by_keys(): void {
            start("keys")
            const before = table.plyCount
            keyClick(Qt.Key_Down)
            tryVerify(() => river().map.activeFocus)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            tryVerify(() => child("next").activeFocus)
            keyClick(Qt.Key_Return)
            verify(table.plyCount > before)
        }
        function test_a_screen_reader_hears_every_bend_and_sends_a_ship_there(): void {
            start("reader")
            const bend = cardBend(), name = board.river[bend - 1].spoken
            const item = findName(river(), name)
            verify(item)
            item.Accessible.pressAction()
            item.Accessible.pressAction()
            compare(shipsAt(bend), 1)
        }
        function findName(item: Item, name: string): Item {
            for (let i = 0; i < item.children.length; ++i) {
                const one = item.children[i]
                if (one.Accessible.name === name && !one.Accessible.ignored)
                    return one
                const below = findName(one, name)
                if (below)
                    return below
            }
            return null
        }
        function test_stopping_ends_the_round_of_ships_for_one(): void {
            start("stop")
            const seat = table.viewer
            touch("giveUp")
            verify(sure().danger)
            verify(sure().text.indexOf("will not sail") > 0, sure().text)
            answer(false)
            compare(board.sides[seat].passed, false)
            giveUp()
            compare(board.sides[seat].passed, true)
        }
        function spot(name: string): rect {
            const item = child(name), p = item.mapToItem(screen, 0, 0)
            return Qt.rect(p.x, p.y, item.width, item.height)
        }
        function test_stopping_never_stands_where_the_way_on_does(): void {
            start("stop")
            const alone = spot("giveUp")
            touchAt(dock(cardBend()))
            const next = spot("next")
            compare(spot("giveUp"), alone)
            verify(alone.x + alone.width <= next.x || next.x + next.width <= alone.x, alone + " and " + next)
        }
        function test_two_quick_taps_send_one_ship_and_cost_nothing(): void {
            sitDown([person("Nefer"), bot(1)], "quick", {})
            tryVerify(() => table.yourTurn && board.phase === EgiziaPhase.Sail, 20000)
            wait(0)
            Theme.animationSpeed = 1
            touchAt(dock(cardBend()))
            const ships = board.sides[0].ships, at = middle(child("next"))
            touchAt(at)
            touchAt(at)
            touchAt(at)
            compare(sure().opened, false)
            compare(board.sides[0].passed, false)
            compare(board.sides[0].ships, ships - 1)
        }
        function test_a_ship_let_go_over_a_forbidden_bend_is_refused_and_goes_to_no_neighbour(): void {
            reach(people(2), "upstream", {}, () => board.phase === EgiziaPhase.Sail && Array.from(board.river).some(one => !one.may && one.reason !== "" && board.river[one.bend] && board.river[one.bend].may))
            const bend = Array.from(board.river).find(one => !one.may && one.reason !== "" && board.river[one.bend] && board.river[one.bend].may).bend
            const to = dock(bend), pitch = river().map.plan.pitch
            draw([fleetAt(), Qt.point(to.x, to.y + pitch * 0.4)], () => tryCompare(river(), "hovered", bend))
            compare(child("next").visible, false)
            compare(refusal().open, true)
            tryCompare(child("fleet") as Fleet, "dragging", false)
        }
        function test_a_refusal_covers_nothing_of_the_panel_and_goes_when_a_ship_is_lifted(): void {
            reach(people(2), "upstream", {}, () => board.phase === EgiziaPhase.Sail && Array.from(board.river).some(one => !one.may && one.reason !== ""))
            const to = dock(Array.from(board.river).find(one => !one.may && one.reason !== "").bend)
            draw([fleetAt(), Qt.point(to.x, to.y + 30)], null)
            compare(refusal().open, true)
            const at = refusal().mapToItem(screen, 0, 0), crew = child("crew"), ships = child("fleet")
            verify(at.y >= crew.mapToItem(screen, 0, crew.height).y)
            verify(at.x >= ships.mapToItem(screen, ships.width, 0).x)
            draw([fleetAt(), Qt.point(to.x, to.y + 30)], () => compare(refusal().open, false))
        }
        function test_a_camp_asks_and_is_answered(): void {
            reach(people(2), "camp", {}, () => board.phase === EgiziaPhase.Train)
            const before = training.left, worker = Array.from(training.workers).find(one => one.may).worker
            touch("worker" + worker)
            verify(board.phase !== EgiziaPhase.Train || training.left < before)
        }
        function test_the_flood_is_chosen_and_then_told(): void {
            reach(people(2), "flood", {}, () => board.phase === EgiziaPhase.Flood)
            const gauge = child("floodChoice") as FloodGauge, to = flooding.choices[0].flood
            compare((child("next") as GoldButton).enabled, false)
            touchAt(gauge.mapToItem(screen, gauge.width * (to + 0.5) / 3, gauge.height / 2))
            touch("next")
            compare(board.flood, to)
        }
        function test_a_finger_that_rests_on_a_bend_opens_it(): void {
            start("hold")
            const p = dock(2)
            hold(p, () => (child("bendSheet") as Sheet).visible)
        }
        function test_a_ship_is_sent_from_a_bend_that_was_opened(): void {
            start("hold")
            const bend = cardBend(), p = dock(bend)
            hold(p, () => (child("bendSheet") as Sheet).visible)
            touch("chooseBend")
            tryCompare(child("bendSheet"), "visible", false)
            verify(prompt().startsWith(board.river[bend - 1].name), prompt())
            touch("next")
            compare(shipsAt(bend), 1)
        }
        function test_the_rail_leads_the_river(): void {
            start("rail")
            const rail = child("rail") as RiverRail
            touchAt(rail.mapToItem(screen, rail.width / 2, rail.at(19)))
            verify(river().to > 0.85)
        }
        function test_all_that_another_has_is_one_tap_away(): void {
            start("seats")
            touch("seat1")
            const sheet = child("seatSheet") as Sheet
            tryCompare(sheet, "visible", true)
            compare(sheet.title, "Ani")
        }
    }
}
