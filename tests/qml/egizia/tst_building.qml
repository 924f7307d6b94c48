import QtQuick
import Architects.Ui
import Architects.Egizia
import Architects.EgiziaHall
import Architects.Model

// Feeding, building and the Sphinx: each phase by touch.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Building"
        place: place

        function cleanup(): void {
            leaveTable()
            place.width = 390
            place.height = 844
        }
        function siteAsked(site: int, phase: int): bool { return board.phase === phase && board.site === site }
        function worker(): int { return Array.from(action.workers).find(one => one.may).worker }
        function built(): int { return action.squares.length }

        function test_at_giza_a_worker_is_sent_squares_are_built_and_taken_back_and_the_action_is_finished(): void {
            reach(people(2), "giza", {}, () => siteAsked(2, EgiziaPhase.Build) && Array.from(action.workers).some(one => one.may))
            compare(screen.stage.view, "monuments")
            touch("worker" + worker())
            compare(board.phase, EgiziaPhase.Action)
            const first = squares()[0]
            touchAt(squareAt(first.monument, first.square))
            compare(built(), 1)
            touchAt(squareAt(first.monument, first.square))
            compare(built(), 0)
            touchAt(squareAt(first.monument, first.square))
            compare(built(), 1)
            const before = table.plyCount
            touch("next")
            verify(table.plyCount > before)
            compare(board.phase === EgiziaPhase.Action && action.squares.length > 0, false)
        }
        function test_clearing_takes_the_whole_action_back(): void {
            reach(people(2), "giza", {}, () => siteAsked(2, EgiziaPhase.Build) && Array.from(action.workers).some(one => one.may))
            touch("worker" + worker())
            const first = squares()[0]
            touchAt(squareAt(first.monument, first.square))
            touch("instead")
            compare(board.phase, EgiziaPhase.Build)
        }
        function test_at_amarna_a_track_is_chosen_before_the_action_ends(): void {
            reach(people(2), "amarna", {}, () => siteAsked(1, EgiziaPhase.Build) && Array.from(action.workers).some(one => one.may))
            touch("worker" + worker())
            const first = squares()[0]
            touchAt(squareAt(first.monument, first.square))
            if (board.phase === EgiziaPhase.Action && built() > 0) {
                compare((child("next") as GoldButton).enabled, false)
                touch("track-market")
                touch("next")
                verify(board.phase !== EgiziaPhase.Action || board.site !== 1 || built() === 0)
            }
        }
        function test_giving_up_is_asked_and_says_what_it_costs(): void {
            reach(people(2), "giveup", {}, () => board.phase === EgiziaPhase.Build && can.giveUp)
            const before = table.plyCount
            touch("giveUp")
            verify(sure().danger)
            verify(sure().text.indexOf("no points") > 0, sure().text)
            answer(false)
            compare(table.plyCount, before)
            giveUp()
            verify(table.plyCount > before)
        }
        function test_squares_stay_where_they_are_through_a_whole_building_turn_data(): var { return [{ tag: "Amarna", seed: "amarna", site: 1 }, { tag: "Giza", seed: "giza", site: 2 }] }
        function test_squares_stay_where_they_are_through_a_whole_building_turn(data: var): void {
            reach(people(2), data.seed, {}, () => siteAsked(data.site, EgiziaPhase.Build) && Array.from(action.workers).some(one => one.may && one.strength > 1))
            const height = screen.stage.height, at = name => screen.stage.monuments.monumentOf(name).mapToItem(screen, 0, 0)
            const before = at("temple"), tombs = at("tombs")
            touch("worker" + Array.from(action.workers).find(one => one.may && one.strength > 1).worker)
            compare(screen.stage.height, height)
            while (squares().length > 0) {
                const one = squares()[0]
                touchAt(squareAt(one.monument, one.square))
                compare(screen.stage.height, height)
                if (data.site === 1)
                    compare(at("tombs"), tombs)
            }
            if (data.site === 2)
                compare(at("temple"), before)
            verify(prompt().indexOf("Build on") < 0, prompt())
            verify(prompt().indexOf("Nothing more can be built") === 0, prompt())
        }
        function test_a_worker_who_cannot_be_sent_says_why_when_he_is_dragged(): void {
            reach(people(2), "giza", {}, () => siteAsked(2, EgiziaPhase.Build) && Array.from(action.workers).some(one => !one.may))
            const at = middle(child("worker" + Array.from(action.workers).find(one => !one.may).worker))
            draw([at, Qt.point(at.x + 10, at.y - 90)], null)
            compare(refusal().open, true)
        }
        function test_looking_at_sphinx_cards_says_its_price_before_it_is_paid(): void {
            reach(people(2), "abydos", {}, () => siteAsked(0, EgiziaPhase.Build) && Array.from(action.workers).some(one => one.may))
            touch("worker" + worker())
            const look = Array.from(action.looks).filter(one => one.may).pop(), before = table.plyCount
            compare((child("next") as GoldButton).enabled, false)
            touch("look" + look.cards)
            compare(table.plyCount, before)
            verify((child("next") as GoldButton).note.indexOf(String(look.price)) >= 0)
            touch("next")
            verify(sure().text.indexOf(String(look.price)) >= 0 && sure().danger)
            answer(false)
            compare(table.plyCount, before)
            touch("next")
            answer(true)
            compare(board.phase, EgiziaPhase.Keep)
        }
        function test_keeping_no_sphinx_card_is_no_gold_button_and_is_asked(): void {
            reach(people(2), "abydos", {}, () => board.phase === EgiziaPhase.Keep)
            compare((child("next") as GoldButton).enabled, false)
            touch("giveUp")
            verify(sure().danger)
            answer(false)
            compare(board.phase, EgiziaPhase.Keep)
            giveUp()
            verify(board.phase !== EgiziaPhase.Keep || !table.yourTurn)
        }
        function test_at_abydos_cards_are_bought_fanned_out_and_one_is_dragged_to_the_own_side(): void {
            reach(people(2), "abydos", {}, () => siteAsked(0, EgiziaPhase.Build) && Array.from(action.workers).some(one => one.may))
            touch("worker" + worker())
            const looks = Array.from(action.looks).filter(one => one.may)
            touch("look" + looks[looks.length - 1].cards)
            touch("next")
            answer(true)
            compare(board.phase, EgiziaPhase.Keep)
            const fan = child("fan") as SphinxFan, riddle = drawn.cards[0].riddle, from = fan.cardPoint(riddle)
            draw([screen.mapFromItem(null, from.x, from.y), middle(child("prompt"))], null)
            compare(Array.from(fan.chosen), [riddle])
            touch("next")
            compare(Array.from(board.hand).some(one => one.riddle === riddle) || table.viewer !== 0 || table.handOverTo >= 0, true)
        }
        function test_a_tap_chooses_a_sphinx_card_and_another_lets_it_go(): void {
            reach(people(2), "abydos", {}, () => board.phase === EgiziaPhase.Keep)
            const fan = child("fan") as SphinxFan, riddle = drawn.cards[0].riddle
            const p = fan.cardPoint(riddle)
            touchAt(screen.mapFromItem(null, p.x, p.y))
            compare(Array.from(fan.chosen), [riddle])
            compare((child("next") as GoldButton).text.indexOf("none"), -1)
            const q = fan.cardPoint(riddle)
            touchAt(screen.mapFromItem(null, q.x, q.y))
            compare(Array.from(fan.chosen), [])
        }
        function test_hunger_is_shown_as_a_sum_and_taken(): void {
            reach(people(2), "hunger", {}, () => board.phase === EgiziaPhase.Feed)
            verify(feeding.missing > 0)
            const before = board.sides[table.viewer].points, loss = feeding.loss, seat = table.viewer
            touch("next")
            compare(board.sides[seat].points <= before - loss, true)
        }
        function test_a_round_ends_with_who_gained_what(): void {
            reach(people(2), "rounds", {}, () => board.round === 1 && board.stage === 5)
            for (let n = 0; board.round === 1 && n < 60; ++n) {
                if (table.handOverTo >= 0)
                    touch("takeDevice")
                else
                    playStep(n)
                wait(0)
            }
            const sheet = child("roundSheet") as Sheet
            tryCompare(sheet, "visible", true)
            compare(board.rounds.length, 1)
            touch("nextRound")
            tryCompare(sheet, "visible", false)
        }
        function test_a_card_that_may_be_played_besides_is_opened_and_played(): void {
            reach(people(3), "extras", {}, () => board.extras.length > 0)
            const extra = board.extras[0], before = table.plyCount
            touch("extra" + extra.card)
            tryCompare(child("cardSheet"), "visible", true)
            if (extra.use === EgiziaUse.Drill)
                touch("drill" + extra.workers[0])
            else if (extra.use === EgiziaUse.Upgrade)
                touch("field" + extra.fields[0])
            else if (extra.use === EgiziaUse.ExtraPlace)
                touch("site" + extra.sites[0])
            else
                touch("playCard")
            verify(table.plyCount > before)
            tryCompare(child("cardSheet"), "visible", false)
        }
        function test_the_other_view_is_a_touch_away_and_back(): void {
            start("views")
            compare(screen.stage.view, "river")
            touch("otherView")
            compare(screen.stage.view, "monuments")
            touch("otherView")
            compare(screen.stage.view, "river")
        }
        function test_a_whole_match_comes_to_its_result(): void {
            reach(people(2), "whole", {}, () => board.round === 5 && board.stage === 2)
            for (let n = 0; !table.over && n < 600; ++n) {
                if ((child("roundSheet") as Sheet).visible)
                    touch("nextRound")
                else if (table.handOverTo >= 0)
                    table.takeDevice()
                else
                    playStep(n)
                wait(0)
            }
            if ((child("roundSheet") as Sheet).visible)
                touch("nextRound")
            tryCompare(sitting, "results", 1, 8000)
        }
    }
}
