import QtQuick
import Architects.Ui
import Architects.EgiziaTable
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
            for (let n = 0; board.round === 1 && n < 80; ++n) {
                tryVerify(() => table.yourTurn && !pictures().busy && !screen.settling || board.round > 1, 60000)
                if (board.round === 1)
                    playStep(n)
                for (let i = 0; i < 60 && pictures().busy; ++i) {
                    if (pictures().act && pictures().act.what === "fed" && !fed) {
                        fed = true
                        wait(350)
                        if (Hall.pictures !== "")
                            Hall.take(place, "egizia-fed")
                    }
                    wait(20)
                }
            }
            verify(fed)
            tryVerify(() => !pictures().busy, 60000)
            const sheet = child("roundSheet") as Sheet
            tryCompare(sheet, "visible", true, 20000)
            wait(400)
            if (Hall.pictures !== "")
                Hall.take(place, "egizia-round")
            touch("nextRound")
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
