import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Table
import Architects.Luxor
import Architects.LuxorHall

// What is said describes the picture that is shown, and what the table keeps stays as it lay.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Seen"
        place: place
        readonly property var turns: ({ curse: "turns" })

        function cleanup(): void {
            leaveTable()
            place.width = 390
            place.height = 844
        }
        function pictures(): LuxorPictures { return child("pictures") as LuxorPictures }
        function atRest(): void { tryVerify(() => !pictures().busy, 20000) }
        function active(seat: int): bool { return (child("seat" + seat) as SeatChip).active }
        function lying(): string { return Array.from(hand().cards).map(one => one.card >= 0 ? one.card : "-").join() }

        function test_whose_turn_it_is_changes_when_the_picture_rests(): void {
            reach([person("Nefer"), bot(1)], "seen", {}, () => board.phase === LuxorPhase.Drop)
            atRest()
            const me = table.viewer, progress = screen.seen.progress
            Theme.animationSpeed = 1
            verify(board.drop(board.hand[0].card, 0, 0))
            verify(pictures().busy)
            compare(active(me), true)
            compare(active(1 - me), false)
            compare(screen.seen.progress, progress)
            compare(prompt(), "Your turn")
            screen.skip()
            compare(screen.seen.progress, table.progress)
            compare(active(me), table.activeSeat === me)
        }
        function test_what_a_rival_does_stands_under_its_name(): void {
            reach([person("Nefer"), bot(1)], "under", {}, () => board.phase === LuxorPhase.Drop)
            atRest()
            const me = table.viewer, rival = table.seats[1 - me].name
            Theme.animationSpeed = 3
            let shown = 0
            verify(board.drop(board.hand[0].card, 0, 0))
            for (let n = 0; n < 4000 && !(table.yourTurn && !pictures().busy); ++n) {
                if (pictures().busy && pictures().now.event.seat === 1 - me) {
                    ++shown
                    compare(prompt(), rival)
                }
                wait(2)
            }
            verify(shown > 0, "something the rival did was shown")
        }
        function test_the_hand_lies_there_to_the_end(): void {
            begin([person("Nefer"), bot(1)], "to the end", {})
            playUntil(() => table.yourTurn && board.cards.length > 36)
            show()
            Theme.animationSpeed = 1
            for (let n = 0; !table.over; ++n) {
                tryVerify(() => table.over || table.yourTurn, 20000)
                if (!table.over)
                    playStep(n)
            }
            tryVerify(() => screen.seen.over, 20000)
            compare(lying().split(",").filter(card => card !== "-").length, screen.seen.sides[0].cards)
            verify(screen.seen.sides[0].cards > 0)
            verify(child("pharaoh").visible, "the own things as well")
        }
        function test_a_curse_is_not_asked_for_before_it_has_come_to_light(): void {
            begin([person("Nefer"), bot(1)], "comes", turns)
            let asked = false
            playUntil(() => board.phase === LuxorPhase.Drop && board.pile === LuxorModel.Snake && Array.from(board.sides).every(one => one.tombs.length > 0))
            show()
            Theme.animationSpeed = 1
            for (let n = 0; n < 20 && !asked && !table.over; ++n) {
                verify(board.drop(board.hand[n % board.hand.length].card, board.openShafts[n % board.openShafts.length], 0))
                while (!(table.yourTurn || table.over) || pictures().busy) {
                    if (pictures().busy)
                        compare((child("curseCard").visible), false)
                    wait(5)
                }
                asked = board.phase === LuxorPhase.Search
                if (asked)
                    compare(child("curseCard").visible, true)
                if (board.phase === LuxorPhase.Victim)
                    verify(board.curseSeat(board.victims[0]))
            }
            verify(asked, "a curse came up")
        }
        function test_points_are_counted_when_the_sarcophagus_has_come(): void {
            reach([person("Nefer"), bot(1)], "points", {}, () => board.phase === LuxorPhase.Drop && drops().some(one => one.view.legal && Array.from(one.view.plans[0].effects).some(effect => effect.opens > 0)))
            const one = drops().find(drop => drop.view.legal && Array.from(drop.view.plans[0].effects).some(effect => effect.opens > 0))
            touch("score")
            const drawer = child("scoreDrawer") as ScoreDrawer, lines = drawer.lines.length
            Theme.animationSpeed = 1
            verify(board.drop(one.card, one.shaft, 0))
            verify(pictures().busy)
            compare(drawer.lines.length, lines)
            screen.skip()
            verify(drawer.lines.length > lines)
        }
        function test_the_hand_lies_as_it_lay_when_one_sits_down_again(): void {
            reach(people(2), "order", {}, () => board.phase === LuxorPhase.Drop && board.cards.length === 9)
            const lay = lying(), id = table.matchId, seat = table.viewer
            verify(lay.indexOf("-") < 0)
            leaveTable()
            verify(App.openMatch(id))
            show()
            if (child("handOver").visible)
                touch("takeDevice")
            compare(table.viewer, seat)
            compare(lying(), lay)
        }
        function test_a_card_that_may_not_be_played_says_why_when_it_is_dragged(): void {
            reach([person("Nefer"), bot(1)], "grey", turns, () => board.phase === LuxorPhase.Drop)
            const cards = hand()
            cards.playable = false
            dragTo(board.hand[0].card, 3, null)
            compare(cards.dragged, -1)
            compare(cards.chosen, board.hand[0].card)      // as a tap does
        }
        function test_advice_lies_whole_on_the_screen_data(): var {
            return [{ tag: "phone", w: 390, h: 844, zoom: 1 }, { tag: "small", w: 360, h: 640, zoom: 1 }, { tag: "large letters", w: 390, h: 844, zoom: 1.6 }, { tag: "tablet", w: 1180, h: 820, zoom: 1 }]
        }
        function test_advice_lies_whole_on_the_screen(data: var): void {
            place.width = data.w
            place.height = data.h
            Theme.textScale = data.zoom
            Theme.animationSpeed = 1
            reach(people(2), "advice", {}, () => board.phase === LuxorPhase.Drop && board.cards.length === 12)
            table.hint.ask()
            const card = child("hintCard")
            for (let after = 0; after < 300; after += table.hint.there ? 4 : 0) {       // at every moment, not only once it has settled
                const top = card.mapToItem(screen, 0, 0).y
                verify(!card.visible || top >= 0 && top + card.height <= screen.height, "it goes from " + top + " to " + (top + card.height))
                wait(4)
            }
            verify(card.visible)
        }
        function test_the_score_is_high_enough_to_be_read_data(): var {
            return [{ tag: "phone", w: 390, h: 844 }, { tag: "small", w: 360, h: 640 }, { tag: "tablet", w: 1180, h: 820 }]
        }
        function test_the_score_is_high_enough_to_be_read(data: var): void {
            place.width = data.w
            place.height = data.h
            reach(people(2), "high", {}, () => board.phase === LuxorPhase.Drop && board.cards.length > 24)
            touch("score")
            const drawer = child("scoreDrawer") as ScoreDrawer
            verify(drawer.lines.length > 3)
            verify(drawer.height >= Math.min(330, data.h * 0.5), "it is " + drawer.height + " high")
            verify(drawer.mapToItem(screen, 0, 0).y > child("pillars").mapToItem(screen, 0, 0).y, "the pillars stay in sight")
        }
    }
}
