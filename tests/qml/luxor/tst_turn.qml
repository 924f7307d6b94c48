import QtQuick
import Architects.Luxor
import Architects.Model
import Architects.LuxorHall
import Architects.Testing

// A card and the wall: dropped by a drag, by taps, by keys and by a screen reader; what was promised is what happens.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Turn"
        place: place

        function cleanup(): void {
            leaveTable()
            place.width = 390
            place.height = 844
        }
        function richest(): var { return drops().filter(one => one.view.legal).sort((a, b) => b.view.pairs.length - a.view.pairs.length)[0] }
        function lyingIn(shaft: int): int { return Array.from(board.cards).filter(one => one.shaft === shaft).length }
        function lies(card: int, shaft: int): bool { return Array.from(board.cards).some(one => one.card === card && one.shaft === shaft) }
        function pillarsNow(): string { return JSON.stringify(Array.from(board.pillars).map(one => [one.scarabs, one.seat, one.opened])) }
        // What the pillars come to if a plan is kept to.
        function promised(plan: var): var {
            const all = Array.from(board.pillars).map(one => ({ scarabs: one.scarabs, seat: one.seat }))
            for (const effect of Array.from(plan.effects)) {
                if (effect.from >= 0)
                    all[effect.from].seat = -1
                all[effect.animal] = { scarabs: effect.scarabsThen, seat: effect.seat }
            }
            return all
        }

        function test_a_card_is_dragged_over_a_shaft_hangs_there_and_falls_when_told(): void {
            start("drag")
            touchAt(Qt.point(12, 30))
            const card = board.hand[1].card, before = table.plyCount
            dragTo(card, 3, () => {
                compare(wall().ghost.shaft, 3)
                compare(wall().ghost.place, 0)
                compare(child("drop").visible, false)
            })
            compare(table.plyCount, before)             // nothing has fallen yet
            compare(wall().ghost.card, card)
            compare(hand().dragged, card)
            touch("drop")
            verify(table.plyCount > before)
            verify(lies(card, 3))
            compare(wall().ghost.shaft, -1)
        }
        function test_let_go_outside_it_glides_home_without_a_word(): void {
            start("drag")
            touchAt(Qt.point(12, 30))
            const card = board.hand[0].card, home = handPoint(card)
            draw([home, shaftPoint(5), Qt.point(home.x + 30, home.y + 30)], null)
            compare(hand().dragged, -1)
            compare(hand().chosen, -1)
            compare(wall().ghost.shaft, -1)
            compare(refusal().open, false)
            compare(board.cards.length, 0)
        }
        function test_a_hanging_card_can_be_dragged_on_and_another_taken_instead(): void {
            start("drag")
            const first = board.hand[0].card, second = board.hand[2].card
            touchCard(first)
            touchShaft(2)
            compare(wall().ghost.shaft, 2)
            const at = middle(child("hanging"))
            draw([at, Qt.point(shaftPoint(6).x, at.y + 60)], null)
            compare(wall().ghost.shaft, 6)
            touchCard(second)
            compare(wall().ghost.card, second)
            compare(wall().ghost.shaft, 6)
            touchShaft(1)
            compare(wall().ghost.shaft, 1)
            compare(board.cards.length, 0)
        }
        function test_by_taps_the_second_tap_on_a_shaft_lets_it_fall(): void {
            start("taps")
            const card = board.hand[0].card
            touchShaft(4)
            compare(refusal().text, "Choose one of your cards first.")
            touchCard(card)
            compare(hand().chosen, card)
            touchShaft(4)
            compare(board.cards.length, 0)
            touchShaft(4)
            verify(lies(card, 4))
        }
        function test_by_keys(): void {
            two("keys", {})
            keyClick(Qt.Key_Down)
            for (let n = 0; n < 6; ++n) {
                tryVerify(() => child("takeDevice").activeFocus)
                keyClick(Qt.Key_Return)
                tryVerify(() => screen.focused as HandCard)
                if (n % 2)
                    keyClick(Qt.Key_Right)
                keyClick(Qt.Key_Return)
                tryVerify(() => wall().activeFocus)
                while (wall().current < 2 + n)
                    keyClick(Qt.Key_Right)
                const card = wall().ghost.card, shaft = wall().current, before = board.cards.length
                compare(wall().ghost.shaft, shaft)      // walking over the shafts shows what would be
                keyClick(Qt.Key_Return)
                tryVerify(() => child("drop").activeFocus || child("plans").visible)
                if (child("plans").visible) {
                    keyClick(Qt.Key_Return)
                    child("dropPlan").forceActiveFocus(Qt.TabFocusReason)
                }
                keyClick(Qt.Key_Return)
                compare(board.cards.length, before + 1)
                verify(lies(card, shaft))
            }
            keyClick(Qt.Key_Return)
            tryVerify(() => screen.focused as HandCard)
            keyClick(Qt.Key_Return)
            tryVerify(() => wall().activeFocus)
            keyClick(Qt.Key_Escape)
            compare(wall().ghost.shaft, -1)
            compare(hand().chosen, -1)
        }
        function test_by_a_screen_reader(): void {
            start("reader")
            verify(Reader.name(slotItem(0)).indexOf("looking") > 0)
            verify(Reader.press(slotItem(0)))
            const shaft = shaftItem(5)
            verify(Reader.name(shaft).indexOf(board.shaftName(5)) >= 0)
            verify(Reader.press(shaft))
            compare(wall().ghost.shaft, 5)
            verify(Reader.press(child("drop")))
            compare(board.cards.length, 1)
        }
        function test_what_was_promised_is_what_happens(): void {
            start("promise")
            let pairs = 0
            for (let n = 0; !table.over; ++n) {
                if (table.handOverTo >= 0)
                    touch("takeDevice")
                const one = richest(), plan = one.view.plans[0]
                touchCard(one.card)
                touchShaft(one.shaft)
                compare(wall().pairs.length, one.view.pairs.length)
                if (one.view.plans.length > 1) {
                    touch("plan0")
                    tryVerify(() => child("dropPlan").enabled)
                } else if (one.view.pairs.length > 0) {
                    const shown = findChild(screen, "effect0") as EffectRow
                    compare(shown.effect.title, plan.effects[0].title)
                }
                const then = promised(plan), last = board.cards.length === 39
                touch(one.view.plans.length > 1 ? "dropPlan" : "drop")
                verify(lies(one.card, one.shaft))
                if (!last)
                    for (let i = 0; i < 7; ++i) {
                        compare(board.pillars[i].seat, then[i].seat)
                        compare(board.pillars[i].scarabs, then[i].scarabs)
                    }
                pairs += one.view.pairs.length
                verify(n < 45)
            }
            verify(pairs > 40)
            tryCompare(sitting, "results", 1)
        }
        function test_a_full_shaft_says_so_and_takes_nothing(): void {
            reach(people(2), "full", {}, () => Array.from(board.openShafts).length < 8 && board.cards.length < 38)
            const full = Array.from([0, 1, 2, 3, 4, 5, 6, 7]).find(shaft => lyingIn(shaft) === 5), card = board.hand[0].card, before = table.plyCount
            touchAt(Qt.point(12, 30))
            dragTo(card, full, () => {
                compare(wall().ghost.shaft, -1)
                verify(prompt().length > 0)
            })
            compare(refusal().open, true)
            compare(refusal().link, "Rule")
            compare(refusal().text, board.preview(card, full).reason)
            compare(table.plyCount, before)
            compare(hand().dragged, -1)
            compare(hand().chosen, -1)
            touchCard(card)
            touchShaft(full)
            compare(refusal().open, true)
            compare(table.plyCount, before)
        }
        function test_of_several_ways_one_is_picked(): void {
            reach(people(2), "plans 7", {}, () => board.phase === LuxorPhase.Drop && drops().some(one => one.view.legal && one.view.plans.length > 1))
            const one = drops().find(drop => drop.view.legal && drop.view.plans.length > 1), plan = one.view.plans[one.view.plans.length - 1], before = table.plyCount
            touchCard(one.card)
            touchShaft(one.shaft)
            compare(child("plans").visible, true)
            compare(child("dropPlan").enabled, false)   // not before it is said how
            touchShaft(one.shaft)
            compare(table.plyCount, before)
            touch("planBack")
            compare(child("plans").visible, false)
            touchShaft(one.shaft)
            const row = child("plan" + plan.index)
            row.forceActiveFocus(Qt.TabFocusReason)     // scrolls into sight
            touch("plan" + plan.index)
            const then = promised(plan)
            touch("dropPlan")
            verify(lies(one.card, one.shaft))
            for (let i = 0; i < 7; ++i)
                compare(board.pillars[i].seat, then[i].seat)
        }
        function test_turning_the_phone_in_the_middle_of_a_drag_loses_nothing(): void {
            start("rotate")
            touchAt(Qt.point(12, 30))
            const card = board.hand[0].card, before = table.plyCount
            dragTo(card, 3, touch => {
                place.width = 844
                place.height = 390
                screen.width = 844
                screen.height = 390
                waitForRendering(place)
                compare(hand().dragged, card)
                const to = shaftPoint(5)
                touch.move(1, screen, to.x - 4, to.y + 34).commit()
                wait(20)
                touch.move(1, screen, to.x, to.y + 34).commit()
                wait(20)
                compare(wall().ghost.shaft, 5)
                place.width = 390
                place.height = 844
                screen.width = 390
                screen.height = 844
                waitForRendering(place)
                const back = shaftPoint(3)
                touch.move(1, screen, back.x - 4, back.y + 34).commit()
                wait(20)
                touch.move(1, screen, back.x, back.y + 34).commit()
                wait(20)
            })
            compare(table.plyCount, before)
            compare(wall().ghost.shaft, 3)
            touch("drop")
            verify(lies(card, 3))
        }
        function test_distant_pairs_of_the_sphinx_are_joined_by_a_line(): void {
            reach(people(2), "sphinx", { sphinx: "yes" }, () => board.phase === LuxorPhase.Drop && drops().some(one => one.view.legal && Array.from(one.view.pairs).some(apart)))
            const one = drops().find(drop => drop.view.legal && Array.from(drop.view.pairs).some(apart))
            touchCard(one.card)
            touchShaft(one.shaft)
            compare(wall().pairs.length, one.view.pairs.length)
            verify(Array.from(wall().pairs).some(apart))
        }
        function apart(pair: var): bool {
            return Math.abs(Math.floor(pair.fresh / 10) - Math.floor(pair.old / 10)) > 1 || Math.abs(pair.fresh % 10 - pair.old % 10) > 1
        }
    }
}
