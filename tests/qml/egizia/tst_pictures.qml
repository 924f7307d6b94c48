import QtQuick
import Architects.Ui
import Architects.Egizia
import Architects.EgiziaHall
import Architects.Model
import Architects.Testing

// What happened is shown step by step after the position has changed; a tap shows the end, and both come to the same.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Pictures"
        place: place

        function pictures(): EgiziaPictures { return child("pictures") as EgiziaPictures }
        function isSeen(): bool {
            const seen = screen.seen as EgiziaSeen
            return !pictures().busy && !screen.settling && same(seen.river, board.river) && same(seen.sides, board.sides)
                && seen.flood === board.flood && seen.stage === board.stage && JSON.stringify(seen.monuments) === JSON.stringify(board.monuments)
        }
        function same(one: var, other: var): bool { return JSON.stringify(Array.from(one)) === JSON.stringify(Array.from(other)) }
        function quiet(): void { tryVerify(() => isSeen(), 30000) }

        function test_a_ship_is_seen_to_sail_and_then_lies_where_it_is(): void {
            sitDown([person("Nefer"), bot(1)], "pictures", {})
            tryVerify(() => table.yourTurn && isSeen(), 20000)
            Theme.animationSpeed = 1
            const bend = openBends()[0].bend
            verify(board.sail(bend, false))
            tryVerify(() => pictures().busy)
            quiet()
        }
        function test_each_move_is_told_under_the_name_of_who_makes_it(): void {
            sitDown([person("Nefer"), bot(1)], "pictures", {})
            tryVerify(() => table.yourTurn && isSeen(), 20000)
            Theme.animationSpeed = 1
            verify(board.sail(openBends()[0].bend, false))
            tryVerify(() => pictures().act && pictures().act.seat === 1, 20000)
            verify(prompt().includes(table.seats[1].name), prompt())
            quiet()
        }
        function test_a_touch_anywhere_shows_the_end_at_once(): void {
            sitDown([person("Nefer"), bot(1)], "skipping", {})
            tryVerify(() => table.yourTurn && isSeen(), 20000)
            Theme.animationSpeed = 1
            verify(board.sail(openBends()[1].bend, false))
            tryVerify(() => pictures().busy)
            touchAt(Qt.point(200, 30))
            tryVerify(() => isSeen() || !table.yourTurn)
        }
        function test_a_whole_round_is_shown_and_ends_where_the_match_is(): void {
            sitDown([person("Nefer"), bot(1), bot(2)], "a round", {})
            Theme.animationSpeed = 2
            let fed = false
            const sheet = child("roundSheet") as Sheet
            const look = () => {
                if (pictures().act && pictures().act.what === EgiziaAct.Fed && !fed) {
                    fed = true
                    compare((screen.seen as EgiziaSeen).round, 1)   // the next round waits until this one has been shown
                    wait(350)
                    if (Hall.pictures !== "")
                        Hall.take(place, "egizia-fed")
                }
                return table.yourTurn && !pictures().busy && !screen.settling || sheet.visible
            }
            for (let n = 0; !sheet.visible && n < 80; ++n) {
                tryVerify(look, 60000)
                if (!sheet.visible)
                    playStep(n)
            }
            verify(fed)
            tryVerify(() => !pictures().busy, 60000)
            tryCompare(sheet, "visible", true, 20000)
            wait(400)
            if (Hall.pictures !== "")
                Hall.take(place, "egizia-round")
            touch("nextRound")
        }
        // Plays the first round to its summary; `look` is asked all the while.
        function playRound(look: var): void {
            const sheet = child("roundSheet") as Sheet
            for (let n = 0; !sheet.visible && n < 80; ++n) {
                tryVerify(() => {
                    if (!sheet.visible)
                        look(pictures().act)
                    return table.yourTurn && !pictures().busy && !screen.settling || sheet.visible
                }, 60000)
                if (!sheet.visible)
                    playStep(n)
            }
        }
        // Whoever only looks at the screen is told what is shown there, and not what is still to come.
        function test_what_is_said_is_what_is_shown(): void {
            sitDown([person("Nefer"), bot(1), bot(2)], "a round", {})
            Theme.animationSpeed = 3
            let asked = 0
            const trail = child("trail") as PhaseTrail
            playRound(act => {
                if (act && act.seat > 0) {
                    ++asked
                    compare((screen.seen as EgiziaSeen).phase, EgiziaPhase.Wait, "nobody is asked while " + act.what + " is shown")
                    compare(child("next").visible, false)
                    compare(child("giveUp").visible, false)
                }
                if (act) {
                    compare(trail.round, 1, "the first round is still shown")
                    compare((screen.seen as EgiziaSeen).progress, "Round 1 of 5")
                }
            })
            verify(asked > 3)
        }
        function test_the_final_scoring_is_left_to_the_result(): void {
            reach([person("Nefer"), bot(1)], "whole", {}, () => board.round === 5 && board.stage > 2)
            const seen = screen.seen as EgiziaSeen, points = () => seen.sides.map(one => one.points + "/" + one.stones).join(), own = child("grain") as OwnGrain
            const sheet = child("roundSheet") as Sheet
            let before = "", looks = 0
            Theme.animationSpeed = 3
            for (let n = 0; sitting.results === 0 && n < 3000; ++n) {
                if (sheet.visible)
                    touch("nextRound")
                else if (table.yourTurn && !pictures().busy && !screen.settling)
                    playStep(n)
                if (board.stage <= board.stages.length && !pictures().busy)
                    before = points()
                else if (board.stage > board.stages.length && !seen.over) {
                    ++looks
                    compare(points(), before, "as before the final scoring")
                    verify(!/^[^.]*: \d+ points? for |^[^.]* shows /.test(screen.told), "told by the result: " + screen.told)
                }
                compare(own.side.seat, 0, "the own side stays the own")
                wait(4)
            }
            compare(sitting.results, 1)
            verify(looks > 0, "there was a last look")
            verify(points() !== before, "the result tells more")
        }
        function test_turn_tiles_stay_until_the_round_is_over(): void {
            sitDown([person("Nefer"), bot(1), bot(2)], "a round", {})
            tryVerify(() => table.yourTurn && isSeen(), 20000)
            Theme.animationSpeed = 3
            const tiles = () => Array.from((screen.seen as EgiziaSeen).sides).map(one => one.tile).join(), before = tiles()
            playRound(act => { if (act) compare(tiles(), before) })
        }
        function test_looking_back_goes_to_any_moment_and_comes_back(): void {
            reach(people(2), "back", {}, () => board.round === 2 && board.phase === EgiziaPhase.Sail)
            const now = table.plyCount
            table.ply = Math.floor(now / 2)
            wait(0)
            verify(!table.live)
            compare(screen.stage.river.map.open.length, 0)
            table.showLive()
            quiet()
            verify(table.live)
        }
    }
}
