import QtQuick
import Architects.Ui
import Architects.Egizia
import Architects.EgiziaHall
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
            const seen = screen.seen
            return !pictures().busy && !screen.settling && JSON.stringify(seen.river) === JSON.stringify(Array.from(board.river)) && JSON.stringify(seen.sides) === JSON.stringify(Array.from(board.sides))
                && seen.flood === board.flood && seen.stage === board.stage && JSON.stringify(seen.monuments.pyramid) === JSON.stringify(Array.from(squaresOf("pyramid")))
        }
        function squaresOf(name: string): var { return board.monuments[name] }
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
                if (pictures().act && pictures().act.what === "fed" && !fed) {
                    fed = true
                    compare(screen.seen.round, 1)   // the next round waits until this one has been shown
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
                    compare(screen.seen.phase, "wait", "nobody is asked while " + act.what + " is shown")
                    compare(child("next").visible, false)
                    compare(child("giveUp").visible, false)
                }
                if (act) {
                    compare(trail.round, 1, "the first round is still shown")
                    compare(screen.seen.progress, "Round 1 of 5")
                }
            })
            verify(asked > 3)
        }
        function test_turn_tiles_stay_until_the_round_is_over(): void {
            sitDown([person("Nefer"), bot(1), bot(2)], "a round", {})
            tryVerify(() => table.yourTurn && isSeen(), 20000)
            Theme.animationSpeed = 3
            const tiles = () => screen.seen.sides.map(one => one.tile).join(), before = tiles()
            playRound(act => { if (act) compare(tiles(), before) })
        }
        function test_looking_back_goes_to_any_moment_and_comes_back(): void {
            reach(people(2), "back", {}, () => board.round === 2 && board.phase === "sail")
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
