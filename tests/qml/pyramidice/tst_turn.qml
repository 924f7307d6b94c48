import QtQuick
import QtTest
import Architects.Ui
import Architects.Model
import Architects.Dice
import Architects.Pyramidice
import Architects.PyramidiceHall

// A Work turn with a finger: flick, reroll, Cat, build, pray, refusals.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Turn"
        place: place

        function refusal(): RefusalBar { return child("refusal") as RefusalBar }
        function prompt(): string { return (child("prompt") as Label).text }
        function next(): NextStep { return child("next") as NextStep }
        function quarry(): var { return Array.from(board.dice).filter(one => one.value === 0) }
        function selected(): var { return Array.from(tray().dice).filter(one => one.selected).map(one => one.id) }
        function buildable(): var { return rolled().find(one => !one.prayer && board.buildTargets(one.id).length > 0) }
        // A finger that crosses the tray fast, from a place where no die lies.
        function flick(): void {
            const at = middle(tray()), touch = touchEvent(screen), w = tray().width * 0.44
            touch.press(1, screen, at.x + w, at.y + w).commit()
            for (let i = 1; i <= 5; ++i) {
                wait(4)                                 // before: what follows a pause at the end would be no flick
                touch.move(1, screen, at.x + w - i * 22, at.y + w - i * 20).commit()
            }
            touch.release(1, screen, at.x + w - 110, at.y + w - 100).commit()
            wait(0)
        }
        function startBuilding(seed: string): void {
            two(seed)
            playUntil(() => ready(PyramidicePhase.Act) && buildable() !== undefined)
            wait(0)
        }

        function test_a_flick_takes_the_dice_and_rolls_them(): void {
            startAt(PyramidicePhase.Take, "flick")
            const wanted = board.takeCount
            verify(wanted > 0)
            compare(selected().length, wanted)
            for (let tries = 0; tries < 5 && board.phase === PyramidicePhase.Take; ++tries)
                flick()                                 // on a busy machine a finger may be too slow
            compare(board.phase, PyramidicePhase.Act)
            compare(rolled().length, wanted)
            compare(selected().length, 0)
            for (const die of rolled())
                compare(tray().shownValue(die.id), die.value)
        }
        function test_the_button_rolls_too_and_the_dice_tumble_to_what_was_rolled(): void {
            startAt(PyramidicePhase.Take, "button")
            Theme.animationSpeed = 2
            touch("step")
            compare(board.phase, PyramidicePhase.Act)
            compare(tray().flying, true)
            compare(prompt(), "The dice are rolling.")
            touchAt(middle(tray()))                     // a tap shows the end at once
            compare(tray().flying, false)
            for (const die of rolled())
                compare(tray().shownValue(die.id), die.value)
            verify(prompt() !== "The dice are rolling.")
        }
        function test_other_dice_can_be_taken_instead(): void {
            two("colours")
            playUntil(() => ready(PyramidicePhase.Take) && quarry().some(one => !one.prayer) && quarry().length > board.takeCount)
            const left = quarry().find(one => selected().indexOf(one.id) < 0)
            touchDie(left.id)
            compare(selected().length, board.takeCount)
            verify(selected().indexOf(left.id) >= 0)
            touchDie(left.id)
            compare(selected().length, board.takeCount)         // it changes places again: there is always a throw
            verify(selected().indexOf(left.id) < 0)
            compare(child("step").enabled, true)
        }
        function test_dice_are_rolled_again_by_tapping_them(): void {
            startAt(PyramidicePhase.Take, "again")
            touch("step")
            const dice = rolled(), rerolled = dice[0].id, kept = dice.slice(1).map(one => one.value).sort().join()
            touchDie(rerolled)
            compare(selected().join(), String(rerolled))
            touch("reroll")
            compare(selected().join(), String(rerolled))        // what was chosen is
            touch("step")
            compare(board.actions.reroll, false)
            compare(rolled().filter(one => one.id !== rerolled).map(one => one.value).sort().join(), kept)
            touchDie(rerolled)
            touch("reroll")
            compare(refusal().open, true)
            compare(refusal().text, board.actions.rerollReason)
        }
        function test_a_cat_turns_a_die_by_a_swipe(): void {
            two("swipe")
            playUntil(() => ready(PyramidicePhase.Act) && board.actions.nudge && !board.actions.golden && rolled().some(one => one.value < 6))
            wait(0)
            const die = rolled().find(one => board.nudges(one.id).up), cats = side(table.viewer).cats, at = diePoint(die.id)
            drag(at, Qt.point(at.x, at.y - 34), null)
            compare(Array.from(board.dice).find(one => one.id === die.id).value, die.value + 1)
            compare(side(table.viewer).cats, cats - 1)
        }
        function test_a_cat_turns_a_die_by_buttons(): void {
            two("swipe")
            playUntil(() => ready(PyramidicePhase.Act) && board.actions.nudge && rolled().some(one => one.value > 1))
            wait(0)
            const die = rolled().find(one => board.nudges(one.id).down)
            touch("cat")
            compare(refusal().text, "Choose one die first.")
            touchDie(die.id)
            touch("cat")
            touch("nudgeDown")
            compare(Array.from(board.dice).find(one => one.id === die.id).value, die.value - 1)
        }
        function test_a_stone_is_built_by_taps(): void {
            startBuilding("taps")
            const die = buildable(), targets = Array.from(board.buildTargets(die.id)), fame = side(table.viewer).fame
            touchDie(die.id)
            compare(plan().targets.length, targets.filter(one => one.pyramid === 0).length)
            verify(plan().ghost >= 0)                   // shown whole before it is made
            compare(plan().ghostValue, die.value)
            const other = targets.find(one => one.space !== plan().chosen) || targets[0]
            touchAt(spacePoint(other.space))
            compare(plan().chosen, other.space)
            compare(next().fame, other.fame)
            touch("next")
            compare(board.pyramids[0].values[other.space], die.value)
            compare(side(table.viewer).fame, fame + other.fame)
        }
        function test_a_built_stone_flies_and_a_tap_shows_the_end(): void {
            startBuilding("taps")
            Theme.animationSpeed = 1
            const die = buildable(), pictures = child("pictures") as PyramidicePictures
            touchDie(die.id)
            const space = plan().chosen
            touch("next")
            compare(board.pyramids[0].values[space], die.value)     // final before anything moves
            compare(plan().values[space], 0)
            compare(pictures.busy, true)
            touchAt(Qt.point(6, 4))
            compare(plan().values[space], die.value)
            compare(pictures.busy, false)
        }
        function test_what_others_do_is_pictured_one_after_the_other(): void {
            two("pictured")
            Theme.animationSpeed = 2
            playUntil(() => table.yourTurn && board.phase === PyramidicePhase.Begin && board.pyramids[0].filled > 1)
            const pictures = child("pictures") as PyramidicePictures
            tryCompare(pictures, "busy", false)
            compare(pictures.waiting.length, 0)
            tryVerify(() => JSON.stringify(Array.from(plan().values)) === JSON.stringify(Array.from(board.pyramids[0].values)))
        }
        function test_a_stone_is_built_by_dragging_it(): void {
            startBuilding("drag")
            const die = buildable(), at = board.buildTargets(die.id)[0]
            touchAt(Qt.point(6, 4))                     // from now on a finger, not a mouse
            dragDie(die.id, spacePoint(at.space), () => verify(prompt().indexOf("Let go to build") === 0, prompt()))
            compare(board.pyramids[0].values[at.space], die.value)
            compare(tray().dragged, -1)
        }
        function test_a_die_that_may_not_be_built_glides_home_and_the_rule_is_told(): void {
            two("refused")
            playUntil(() => ready(PyramidicePhase.Act) && rolled().some(one => one.prayer))
            wait(0)
            const die = rolled().find(one => one.prayer), why = board.whyNotBuild(die.id, 0, 8), before = table.plyCount
            verify(why !== "")
            touchAt(Qt.point(6, 4))
            dragDie(die.id, spacePoint(8), () => compare(prompt(), why))
            compare(refusal().open, true)
            compare(refusal().text, why)
            compare(refusal().link, "Rule")
            compare(table.plyCount, before)
            compare(tray().dragged, -1)
            refusal().linkActivated()
            verify(rules[0].indexOf("pyramidice/") === 0)
        }
        function test_a_god_is_prayed_to_with_the_dice_of_choice(): void {
            two("asked")
            playUntil(() => ready(PyramidicePhase.Act) && Array.from(board.row).some(one => one.may && Array.from(one.costs).some(cost => cost.code === "d*")))
            wait(0)
            const entry = Array.from(board.row).find(one => one.may && Array.from(one.costs).some(cost => cost.code === "d*"))
            touch("slot" + entry.slot)
            const sheet = child("godSheet") as GodSheet
            compare(sheet.opened, true)
            compare(sheet.god, entry.god)
            press("godAction")
            for (let i = 0; i < 5 && board.phase === PyramidicePhase.Pay; ++i) {
                const may = Array.from(tray().dice).filter(one => one.may)
                if (may.length > 0)
                    touchDie(may[may.length - 1].id)
                else
                    touch("step")
                wait(0)
            }
            verify(side(table.viewer).gods.some(one => one.god === entry.god || Array.from(one.members).indexOf(entry.god) >= 0))
        }
        function test_a_payment_can_be_taken_back(): void {
            two("asked")
            playUntil(() => ready(PyramidicePhase.Pay))
            wait(0)
            const dice = rolled().length
            touch("cancelPayment")
            verify(board.phase !== PyramidicePhase.Pay)
            verify(rolled().length >= dice)
        }
        function test_two_dice_bring_a_fame(): void {
            startAt(PyramidicePhase.Take, "fame")
            touch("step")
            verify(rolled().length >= 2)
            const fame = side(table.viewer).fame, count = rolled().length
            touchDie(rolled()[0].id)
            touchDie(rolled()[1].id)
            touch("fame")
            compare(side(table.viewer).fame, fame + 1)
            compare(rolled().length, count - 2)
        }
        function test_escape_lets_go_of_what_was_chosen(): void {
            startBuilding("taps")
            touchDie(buildable().id)
            compare(selected().length, 1)
            screen.forceActiveFocus()
            keyClick(Qt.Key_Escape)
            compare(selected().length, 0)
            compare(plan().ghost, -1)
        }
        function test_a_turn_by_keys(): void {
            startAt(PyramidicePhase.Take, "keys")
            tray().forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)                     // Enter throws
            compare(board.phase, PyramidicePhase.Act)
            keyClick(Qt.Key_Space)
            compare(selected().length, 1)
            next().forceActiveFocus(Qt.TabFocusReason)
            const before = table.plyCount
            keyClick(Qt.Key_Return)
            verify(table.plyCount > before || (child("godSheet") as GodSheet).opened)
        }
    }
}
