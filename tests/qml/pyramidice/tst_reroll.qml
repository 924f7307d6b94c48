import QtQuick
import QtTest
import Architects.Ui
import Architects.Model
import Architects.Dice
import Architects.Pyramidice
import Architects.PyramidiceHall

// Dice rolled again: asked for by name, thrown at the pace people see, and then shown as they fell. And what else is told before it is done.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Reroll"
        place: place

        function refusal(): RefusalBar { return child("refusal") as RefusalBar }
        function prompt(): string { return (child("prompt") as Label).text }
        function step(): NextStep { return child("step") as NextStep }
        function sure(): ConfirmDialog { return findChild(screen, "sure") as ConfirmDialog }
        function selected(): var { return Array.from(tray().dice).filter(one => one.selected).map(one => one.id) }
        function may(what: string): bool { return allowed(board.actions, what) }
        function allowed(now: var, what: string): bool { return now[what] === true }
        function rollFirst(seed: string): void {
            startAt(PyramidicePhase.Take, seed)
            touch("step")
            compare(board.phase, PyramidicePhase.Act)
            compare(may("reroll"), true)
        }
        // The first of a few matches in which something is asked for.
        function reachSome(name: string, asked: var): void {
            for (let k = 0; k < 30; ++k) {
                verify(App.startMatch({ game: "pyramidice", players: [person("Nefer"), person("Ani")], seed: name + k }))
                for (let n = 0; n < 800 && !table.over; ++n) {
                    if (table.handOverTo >= 0)
                        table.takeDevice()
                    if (table.yourTurn && asked()) {
                        show()
                        return
                    }
                    playStep(n)
                }
                App.closeTable()
            }
            fail("it never comes about")
        }
        function checkFaces(when: string): void {
            for (const die of rolled())
                compare(tray().shownValue(die.id), die.value, when)
        }
        // A finger that crosses the tray fast.
        function flick(): void {
            const at = middle(tray()), touch = touchEvent(screen), w = tray().width * 0.44
            touch.press(1, screen, at.x + w, at.y + w).commit()
            for (let i = 1; i <= 5; ++i) {
                wait(4)
                touch.move(1, screen, at.x + w - i * 22, at.y + w - i * 20).commit()
            }
            touch.release(1, screen, at.x + w - 110, at.y + w - 100).commit()
            wait(0)
        }

        function test_the_tray_shows_what_was_rolled_again_data(): var {
            return [{ tag: "by the button", how: "button", seed: "faces" }, { tag: "by a flick", how: "flick", seed: "faces" }, { tag: "skipped", how: "skip", seed: "faces" },
                    { tag: "other dice", how: "button", seed: "others" }]
        }
        function test_the_tray_shows_what_was_rolled_again(data: var): void {
            rollFirst(data.seed)
            const before = rolled().map(one => one.value).join()
            Theme.animationSpeed = 1
            touch("reroll")
            touch("allDice")
            if (data.how === "flick")
                for (let tries = 0; tries < 5 && may("reroll"); ++tries)
                    flick()
            else
                touch("step")
            compare(may("reroll"), false)
            compare(tray().flying, true)
            if (data.how === "skip")
                touchAt(Qt.point(6, 4))
            tryCompare(tray(), "flying", false)
            wait(500)                                   // longer than a die takes to tip over
            checkFaces("after " + before)
            verify(rolled().map(one => one.value).join() !== before, "this seed shows nothing")
        }
        function test_what_another_rolls_again_is_shown_as_well(): void {
            rollFirst("faces")
            Theme.animationSpeed = 1
            verify(board.reroll(rolled().map(one => one.id), false))       // as a move that comes from elsewhere
            tryCompare(tray(), "flying", true)
            tryCompare(tray(), "flying", false)
            wait(500)
            checkFaces("thrown by another")
        }
        function test_reroll_asks_which_dice_and_nothing_else_goes_on(): void {
            two("mode")
            playUntil(() => ready(PyramidicePhase.Act) && may("reroll") && Array.from(board.row).some(one => one.may) && stoneFor(() => true) !== undefined)
            wait(0)
            const plies = table.plyCount, dice = rolled(), stone = stoneFor(() => true)
            touch("reroll")
            compare(prompt(), "Which dice do you roll again?")
            compare(selected().length, 0)
            compare(step().enabled, false)
            compare(plan().targets.length, 0)
            compare(Array.from([1, 2, 3]).filter(slot => (child("slot" + slot) as GodCard).may).length, 0)
            touchDie(stone.id)
            compare(selected().join(), String(stone.id))
            compare(step().text, "Roll 1 dice again")
            compare(plan().ghost, -1)                   // a stone is chosen, and nothing is built with it
            for (const die of dice.slice(0, 2).filter(one => one.id !== stone.id))
                touchDie(die.id)
            compare(step().text, "Roll %1 dice again".arg(selected().length))
            compare(prompt(), "Which dice do you roll again?")
            const from = diePoint(stone.id)
            touchAt(spacePoint(0))
            drag(from, Qt.point(spacePoint(0).x, spacePoint(0).y + 30), () => wait(150))      // a finger that stops flicks nothing
            compare(table.plyCount, plies)
            touch("cancelReroll")
            compare(table.plyCount, plies)
            compare(child("next").visible, true)
            compare(rolled().map(one => one.value).join(), dice.map(one => one.value).join())
        }
        function test_a_flick_rolls_nothing_again_that_was_not_asked_for(): void {
            rollFirst("faces")
            touchDie(rolled()[0].id)
            flick()
            compare(may("reroll"), true)
        }
        function test_a_die_dropped_on_reroll_is_chosen_for_it(): void {
            rollFirst("faces")
            const die = rolled()[1]
            touchAt(Qt.point(6, 4))
            dragDie(die.id, middle(child("reroll")), () => compare(prompt(), "Let go to choose it for the reroll."))
            compare(may("reroll"), true)
            compare(selected().join(), String(die.id))
            compare(step().text, "Roll 1 dice again")
            compare(tray().dragged, -1)
        }
        function test_ending_with_dice_unused_is_asked_about(): void {
            rollFirst("faces")
            const plies = table.plyCount, count = rolled().length
            touch("end")
            compare(table.plyCount, plies)
            compare(sure().opened, true)
            compare(sure().danger, true)
            verify(sure().text.indexOf(String(count)) >= 0, sure().text)
            sure().close()
            compare(board.phase, PyramidicePhase.Act)
            touch("end")
            sure().accepted()
            verify(table.plyCount > plies)
        }
        function test_three_alike_says_three(): void {
            lazy = true
            reachSome("alike", () => ready(PyramidicePhase.Gain) && board.gainCount("W") === 3)
            compare(prompt(), "Choose a kind: you take 3 resources of it.")
            compare((child("pieceW") as PieceOption).name, Book.pieces("W", 3))
            const had = own().workers, seat = table.viewer
            touch("pieceW")
            compare(side(seat).workers, had + 3)
            const told = []
            for (let row = 0; row < table.history.rowCount(); ++row)
                told.push(table.history.data(table.history.index(row, 0), 259))
            verify(told.join().indexOf(Book.pieces("W", 3)) >= 0, told.slice(-4).join())
        }
        function dear(): var {
            return Array.from(board.row).find(one => one.may && Array.from(one.costs).filter(cost => cost.code.charAt(0) === "d").length >= 3) || null
        }
        function helpers(slot: int): var { return rolled().filter(one => board.helpsToPray(one.id, slot)).map(one => one.id) }
        function test_what_is_missing_of_a_price_is_told(): void {
            reachSome("dear", () => ready(PyramidicePhase.Act) && dear() !== null && helpers(dear().slot).length > 2)
            const slot = dear().slot, ids = helpers(slot), pairs = ids.map(a => ids.filter(b => b > a).map(b => [a, b])).reduce((all, some) => all.concat(some), [])
            const pair = pairs.find(one => board.missing(slot, one).length === 1)
            verify(pair !== undefined, "this seed shows nothing")
            for (const id of pair)
                touchDie(id)
            verify(prompt().indexOf("Still to pay") > 0, prompt())
            compare(prompt().indexOf("they pay for"), -1)
            verify((child("next") as NextStep).note.indexOf("still to pay") >= 0)
        }
        function test_a_die_that_may_not_be_dragged_says_why_as_a_tap_does(): void {
            reachSome("barred", () => ready(PyramidicePhase.Pay) && rolled().some(one => !one.spend) && !board.payment.forGood)
            const die = Array.from(tray().dice).find(one => !one.may), from = diePoint(die.id)
            touchDie(die.id)
            compare(refusal().open, true)
            const why = refusal().text
            refusal().hide()
            drag(from, Qt.point(from.x - 60, from.y - 60), null)
            compare(refusal().open, true)
            compare(refusal().text, why)
        }
        function test_a_refusal_is_gone_when_the_next_die_is_lifted(): void {
            two("refused")
            playUntil(() => ready(PyramidicePhase.Act) && rolled().some(one => one.prayer))
            wait(0)
            const die = rolled().find(one => one.prayer)
            touchAt(Qt.point(6, 4))
            dragDie(die.id, spacePoint(8), null)
            compare(refusal().open, true)
            dragDie(die.id, spacePoint(8), () => compare(refusal().open, false))
        }
        function test_advice_about_dice_marks_no_god_of_ones_own(): void {
            reachSome("ennead", () => ready(PyramidicePhase.Act) && ownGod(0) !== null && rolled().length > 2 && table.plyCount < 200)
            table.hint.ask()
            tryVerify(() => table.hint.there, 20000)
            compare(board.advised.god, -1, "this seed shows nothing")
            tryVerify(() => findChild(screen, "own0") !== null)
            compare((child("own0") as GodToken).advised, false)
            table.hint.close()
        }
        function test_a_refusal_covers_no_action(): void {
            rollFirst("faces")
            touch("reroll")
            touch("allDice")
            touch("step")
            touch("reroll")
            const bar = refusal()
            compare(bar.open, true)
            verify(middle(bar).y + bar.height / 2 <= middle(child("end")).y - child("end").height / 2, "over the actions")
        }
        function test_on_a_tablet_the_rest_tiles_have_their_own_place(): void {
            place.width = 1180
            place.height = 820
            reach("walk399", () => ready(PyramidicePhase.Rest))
            compare(plan().visible, true)
            const tile = Array.from(board.tiles).find(one => one.may)
            touch("tile" + tile.tile)
            compare(step().enabled, true)
            place.width = 390
            place.height = 844
        }
        function test_fame_counts_up_when_the_stone_has_landed(): void {
            two("taps")
            playUntil(() => ready(PyramidicePhase.Act) && stoneFor(one => one.fame > 0) !== undefined)
            wait(0)
            Theme.animationSpeed = 1
            const shown = child("ownFame") as FameCount, pictures = child("pictures") as PyramidicePictures, before = shown.fame
            touchDie(stoneFor(one => one.fame > 0).id)
            touch("next")
            compare(pictures.busy, true)
            compare(shown.fame, before)
            tryCompare(pictures, "busy", false)
            compare(shown.fame, own().fame)
            verify(shown.fame > before)
        }
        function test_nothing_is_asked_while_others_are_still_pictured(): void {
            sitDown([person("Nefer"), bot(1)], "others")
            playUntil(() => ready(PyramidicePhase.Begin) && table.plyCount > 30)
            wait(0)
            Theme.animationSpeed = 1
            const pictures = child("pictures") as PyramidicePictures, begin = child("work")
            let seen = 0
            playUntil(() => !table.yourTurn)
            for (let n = 0; n < 4000 && !(table.yourTurn && !pictures.busy); ++n) {
                wait(5)
                if (pictures.foreign) {
                    ++seen
                    verify(!begin.visible, "asked too early")
                    verify(prompt() !== "Work or rest?")
                }
            }
            verify(seen > 0, "the Architect was too slow to show anything")
            tryVerify(() => begin.visible || board.phase !== PyramidicePhase.Begin)
        }
    }
}
