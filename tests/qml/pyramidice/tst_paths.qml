import QtQuick
import QtTest
import Architects.Ui
import Architects.Model
import Architects.Dice
import Architects.Pyramidice
import Architects.PyramidiceHall

// The rarer ways of a Work turn, each by nothing but taps: powers that ask something, loans, Carnelian, Bastet, upkeep.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Paths"
        place: place

        function sheet(): GodSheet { return child("godSheet") as GodSheet }
        function may(action: string): bool { return board.actions[action] === true }
        function nudgesOf(die: int): var { return board.nudges(die) }
        function upFrom(die: int): bool { return nudgesOf(die).up }
        function payAll(): void {
            for (let i = 0; i < 6 && board.phase === PyramidicePhase.Pay; ++i)
                touch("step")
            verify(board.phase !== PyramidicePhase.Pay)
        }
        function startCarnelian(): var {
            reach("walk183", () => ready(PyramidicePhase.Act) && stoneFor(one => one.carnelian) !== undefined && stoneFor(one => !one.carnelian) !== undefined)
            return rolled().find(one => !one.prayer && Array.from(board.buildTargets(one.id)).some(t => t.carnelian) && Array.from(board.buildTargets(one.id)).some(t => !t.carnelian))
        }
        function workersAt(die: int, space: int, carnelian: bool): int {
            return Array.from(board.buildTargets(die)).find(one => one.space === space && one.carnelian === carnelian).workers
        }

        function test_carnelian_helps_to_build(): void {
            const die = startCarnelian(), before = own().workers
            touchDie(die.id)
            const space = plan().chosen, price = workersAt(die.id, space, true)
            keep("carnelian_on")
            touch("next")
            compare(board.pyramids[0].values[space], die.value)
            compare(own().workers, before - price)
            verify(stoneFor(one => one.carnelian) === undefined)        // once a turn
        }
        function test_carnelian_can_be_kept_for_later(): void {
            const die = startCarnelian(), before = own().workers
            touchDie(die.id)
            const space = plan().chosen, price = workersAt(die.id, space, false)
            compare(price, workersAt(die.id, space, true) + 1)
            touch("carnelian")
            compare(plan().chosen, space)
            keep("carnelian_off")
            touch("carnelian")
            touch("carnelian")
            touch("next")
            compare(board.pyramids[0].values[space], die.value)
            compare(own().workers, before - price)
        }
        function test_aton_asks_which_god_goes(): void {
            reach("walk357", () => usable(16) && board.powerArguments(16).length > 1)
            const fame = own().fame, gone = Array.from(board.powerArguments(16))[1]
            touchOwn(16)
            compare(sheet().opened, true)
            compare(child("godAction").enabled, false)
            touch("discard" + gone)
            keep("aton")
            touch("godAction")
            compare(own().fame, fame + 4)
            compare(ownGod(gone === 39 ? 0 : gone), null)
            compare(ownGod(16).used, true)
        }
        function test_amon_and_mut_ask_for_die_and_value_data(): var {
            return [{ tag: "amon", god: 14, seed: "walk235" }, { tag: "mut", god: 29, seed: "walk24" }]
        }
        function test_amon_and_mut_ask_for_die_and_value(data: var): void {
            reach(data.seed, () => usable(data.god))
            touchOwn(data.god)
            const id = Array.from(board.settableDice(data.god)).pop(), value = Array.from(board.dice).find(one => one.id === id).value % 6 + 1
            touch("setDie" + id)
            compare(child("godAction").enabled, false)
            touch("value" + value)
            keep(data.tag)
            touch("godAction")
            compare(Array.from(board.dice).find(one => one.id === id).value, value)
            compare(ownGod(data.god).used, true)
        }
        function test_khepri_asks_which_three_and_which_piece(): void {
            reach("walk98", () => usable(23) && board.powerArguments(23).length > 1)
            const fame = own().fame, value = Array.from(board.powerArguments(23))[1], dice = rolled().length
            touchOwn(23)
            compare(child("godAction").enabled, false)
            touch("value" + value)
            keep("khepri")
            touch("godAction")
            payAll()
            compare(board.phase, PyramidicePhase.Gain)
            verify(rolled().length < dice)              // a god of the Triad may be one of the three
            const kind = board.gains[0], had = held(own(), kind)
            keep("khepri_piece")
            touch("piece" + kind)
            compare(own().fame, fame + 3)
            compare(held(own(), kind), had + 1)
        }
        function test_khepri_looked_at_in_vain_can_be_used_later(): void {
            reach("walk80", () => ready(PyramidicePhase.Act) && ownGod(23) !== null && !usable(23))
            touchOwn(23)
            compare(child("godAction").visible, false)
            sheet().close()
            playUntil(() => table.yourTurn && usable(23))
            touchOwn(23)
            const value = board.powerArguments(23)[0]
            if (!child("godAction").enabled)
                touch("value" + value)
            touch("godAction")
            payAll()
            compare(board.phase, PyramidicePhase.Gain)
        }
        function test_a_god_of_the_triad_pays_by_a_tap(): void {
            reach("walk62", () => ready(PyramidicePhase.Pay) && payment().virtuals.length > 0)
            const god = payment().virtuals[0].god, needs = payment().needs.length, dice = rolled().length
            keep("triad")
            touchOwn(god)
            compare(sheet().opened, false)
            compare(ownGod(god).used, true)
            compare(rolled().length, dice)
            verify(!payment().open || payment().needs.length < needs)
        }
        function test_pieces_pay_for_a_power(): void {
            reach("walk280", () => usable(22))
            const before = own()
            touchOwn(22)
            touch("godAction")
            keep("heka")
            payAll()
            compare(own().fame, before.fame + 3)
            compare(own().cats, before.cats - 2)
            compare(own().workers, before.workers + 1)
        }
        function sure(): ConfirmDialog { return findChild(screen, "sure") as ConfirmDialog }
        function test_a_god_that_takes_the_only_die_is_asked_about_first(): void {
            reach("walk232", () => ready(PyramidicePhase.Act) && rolled().length === 1 && Array.from(board.row).some(one => one.dismissable))
            const entry = Array.from(board.row).find(one => one.dismissable), die = rolled()[0], plies = table.plyCount
            touch("slot" + entry.slot)
            touch("dismissGod")
            compare(table.plyCount, plies)              // nothing has been given
            compare(sure().opened, true)
            compare(sure().danger, true)
            verify(sure().text.indexOf(die.spoken) >= 0, sure().text)
            sure().close()
            compare(rolled().length, 1)
            touch("slot" + entry.slot)
            touch("dismissGod")
            sure().accepted()
            verify(!Array.from(board.row).some(one => one.god === entry.god))
        }
        function test_maat_rolls_again(): void {
            reach("walk287", () => usable(25))
            verify(board.reroll([rolled()[0].id], false))
            wait(0)
            verify(usable(25))
            touchOwn(25)
            touch("godAction")
            compare((child("prompt") as Label).text, "Which dice do you roll again?")
            compare(ownGod(25).used, false)
            keep("maat")
            touch("allDice")
            compare(Array.from(tray().dice).filter(one => one.selected).length, rolled().length)
            touch("step")
            compare(ownGod(25).used, true)
            compare(may("maat"), false)
        }
        function test_a_god_is_sent_away(): void {
            reach("walk232", () => ready(PyramidicePhase.Act) && board.row[1].dismissable)
            const deck = board.deck, god = board.row[1].god, dice = rolled()
            touch("slot2")
            keep("slot")
            touch("dismissGod")
            compare(board.phase, PyramidicePhase.Pay)
            keep("dismiss")
            touchDie(dice[0].id)
            compare(rolled().length, dice.length)       // chosen, and not yet given
            compare(sure().opened, true)
            verify(sure().text.indexOf(dice[0].spoken) >= 0 && sure().text.indexOf("cannot be taken back") > 0, sure().text)
            compare(table.canUndo, true)
            keep("dismiss_chosen")
            sure().accepted()
            compare(rolled().length, dice.length - 1)
            compare(board.deck, deck - 1)
            verify(!Array.from(board.row).some(one => one.god === god))
        }
        function test_amethyst_borrows_a_power(): void {
            reach("walk141", () => ready(PyramidicePhase.Act) && Array.from(board.row).some(one => one.borrowable))
            const entry = Array.from(board.row).find(one => one.borrowable), dice = rolled().length
            touch("slot" + entry.slot)
            keep("borrow")
            touch("borrowGod")
            payAll()
            compare(rolled().length, dice - 1)
            compare(ownGod(entry.god).loan, true)
            keep("borrowed")
            touchOwn(entry.god)
            compare(sheet().opened, true)
            compare(sheet().own, true)
            sheet().close()
        }
        function test_bastet_lets_a_worker_do_what_a_cat_does_data(): var { return [{ tag: "cat", piece: "C" }, { tag: "worker", piece: "W" }] }
        function test_bastet_lets_a_worker_do_what_a_cat_does(data: var): void {
            reach("walk40", () => ready(PyramidicePhase.Act) && board.actions.nudgeChoice && !board.actions.golden)
            const die = rolled()[0], before = own(), up = upFrom(die.id)
            touchDie(die.id)
            touch("cat")
            if (data.piece === "W")
                touch("nudgePiece")
            keep("bastet_" + data.tag)
            touch(up ? "nudgeUp" : "nudgeDown")
            compare(Array.from(board.dice).find(one => one.id === die.id).value, die.value + (up ? 1 : -1))
            compare(own().cats, before.cats - (data.piece === "C" ? 1 : 0))
            compare(own().workers, before.workers - (data.piece === "W" ? 1 : 0))
        }
        function test_the_golden_cat_goes_before_what_costs(): void {
            reach("walk78", () => ready(PyramidicePhase.Act) && board.actions.nudgeChoice && board.actions.golden)
            const die = rolled()[0], before = own(), up = upFrom(die.id)
            touchDie(die.id)
            touch("cat")
            keep("golden")
            touch(up ? "nudgeUp" : "nudgeDown")
            compare(may("golden"), false)
            compare(own().cats, before.cats)
            compare(own().workers, before.workers)
        }
        function test_with_bastet_the_piece_that_pays_is_tapped(): void {
            reach("walk117", () => ready(PyramidicePhase.Pay) && payment().worker && payment().cat)
            const before = own(), board8 = child("spaces") as ResourceBoard
            keep("bastet_pay")
            const at = board8.at(board8.startOf("C")), half = board8.spaceSize / 2
            touchAt(board8.mapToItem(screen, at.x + half, at.y + half))
            compare(side(before.seat).cats, before.cats - 1)
            compare(side(before.seat).workers, before.workers)
        }
        function test_upkeep_takes_the_god_that_is_chosen(): void {
            reach("walk89", () => ready(PyramidicePhase.Drop))
            const god = Array.from(board.drops).pop().god, seat = table.viewer
            compare(child("dropGod").enabled, false)
            keep("drop")
            touch("drop" + god)
            keep("drop_chosen")
            touch("dropGod")
            verify(!Array.from(side(seat).gods).some(one => one.god === god))
        }
        function test_upkeep_takes_a_god_tapped_on_the_own_board(): void {
            reach("walk357", () => ready(PyramidicePhase.Drop) && Array.from(board.drops).some(one => one.god === 39))
            const seat = table.viewer
            touchOwn(0)
            compare(sheet().opened, false)
            touch("dropGod")
            verify(!Array.from(side(seat).gods).some(one => one.god === 0))
        }
    }
}
