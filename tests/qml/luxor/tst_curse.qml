import QtQuick
import Architects.Ui
import Architects.Luxor
import Architects.Model
import Architects.LuxorHall

// The Curse of the Pharaoh: three animals in a line, drawn with a finger; whom it meets; and the race of those around one phone.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Curse"
        place: place
        readonly property var turns: ({ curse: "turns" })
        readonly property var race: ({ curse: "race" })

        function found(): var { return lines().find(isCursed) }
        function wrong(): var { return lines().find(line => !isCursed(line)) }
        function atSearch(seed: string, there: bool): void {
            reach(people(3), seed, turns, () => board.phase === LuxorPhase.Search && (found() !== undefined) === there)
        }

        function test_a_right_line_finds_it(): void {
            atSearch("found", true)
            const line = found(), seat = table.viewer
            compare(child("curseCard").visible, true)
            drawLine(line)
            compare(wall().drawn.length, 0)            // not before the search has begun
            touch("search")
            drawLine(line)
            compare(wall().drawn.length, 3)
            compare(child("claim").enabled, true)
            const before = table.plyCount
            touch("claim")
            verify(table.plyCount > before)
            verify(board.phase === LuxorPhase.Victim || !curse.open)
            compare(refusal().open, false)
            if (board.phase === LuxorPhase.Victim)
                compare(table.viewer, seat)
        }
        function test_a_wrong_line_is_answered_and_ends_the_attempt(): void {
            atSearch("wrong", true)
            const seat = table.viewer, cursed = Array.from(curse.animals).join()
            touch("search")
            drawLine(wrong())
            const before = table.plyCount
            touch("claim")
            verify(table.plyCount > before)
            verify(board.phase !== LuxorPhase.Search || table.viewer !== seat || Array.from(curse.animals).join() !== cursed)
            verify(screen.told !== "")
        }
        function test_what_is_no_line_costs_nothing(): void {
            atSearch("bent", true)
            touch("search")
            const line = found(), before = table.plyCount
            touchAt(cellPoint(line[0]))
            touchAt(cellPoint(line[1]))
            compare(wall().drawn.length, 2)
            compare(child("claim").enabled, false)
            touchAt(cellPoint(line[1]))                 // taken back
            compare(wall().drawn.length, 1)
            touchAt(cellPoint(line[1]))
            const filled = Array.from(board.cards).map(one => 10 * one.shaft + 2 * one.place)
            touchAt(cellPoint(filled.find(cell => line.indexOf(cell) < 0 && board.whyNotClaim([line[0], line[1], cell]) !== "")))
            compare(wall().drawn.length, 1)              // no line with the others: begun anew
            compare(child("claim").enabled, false)
            compare(table.plyCount, before)
            drawLine(line)
            compare(wall().drawn.length, 3)
            touch("claim")
            verify(table.plyCount > before)
        }
        function test_giving_up_passes_it_on(): void {
            reach(people(3), "pass", turns, () => board.phase === LuxorPhase.Search)
            const before = table.plyCount
            touch("passCurse")
            verify(table.plyCount > before)
        }
        function test_time_is_up(): void {
            reach(people(3), "time", turns, () => board.phase === LuxorPhase.Search)
            const before = table.plyCount, clock = child("countdown") as Countdown
            compare(screen.seconds, 30)
            touch("seconds")
            compare(screen.seconds, 60)
            touch("seconds")
            compare(screen.seconds, 0)
            touch("seconds")
            compare(screen.seconds, 20)
            touch("search")
            compare(clock.visible, true)
            compare(clock.remaining, 20)
            tryVerify(() => clock.remaining < 20, 3000)
            clock.remaining = 1
            tryVerify(() => table.plyCount > before, 3000)
        }
        // A curse looked for at the beginning of a turn, which then goes on: by the rules giving it up could be taken back.
        function atOwnTurn(seed: string): void {
            begin(people(2), seed, turns)
            for (let n = 0; n < 30; ++n) {
                playUntil(() => table.yourTurn && board.phase === LuxorPhase.Search)
                verify(board.pass(-1))
                if (table.canUndo)
                    break
            }
            table.undo()
            compare(board.phase, LuxorPhase.Search)
            show()
        }
        function test_what_the_clock_decided_is_told_and_cannot_be_taken_back(): void {
            atOwnTurn("late")
            touch("search")
            const clock = child("countdown") as Countdown, before = table.plyCount
            clock.remaining = 1
            tryVerify(() => table.plyCount > before, 3000)
            const news = child("about") as Toast
            compare(news.open, true)
            compare(news.text, "Time is up: your one attempt at this curse is over.")
            compare(table.yourTurn, true)
            compare(table.canUndo, true)               // by the rules a pass could be taken back
            compare(child("undo").enabled, false)
            keyClick(Qt.Key_U)
            verify(table.plyCount > before)
        }
        function test_whoever_gave_up_by_hand_may_think_again(): void {
            atOwnTurn("late")
            const before = table.plyCount
            touch("passCurse")
            compare(table.yourTurn, true)
            compare(table.canUndo, true)
            touch("undo")
            compare(table.plyCount, before)
            compare(board.phase, LuxorPhase.Search)
        }
        function test_who_passes_the_phone_on_hears_that_the_time_was_up(): void {
            reach(people(2), "passed", turns, () => board.phase === LuxorPhase.Search && board.hand.length < 3)      // in the midst of drawing
            touch("search")
            const clock = child("countdown") as Countdown
            clock.remaining = 1
            tryVerify(() => child("handOver").visible, 3000)
            compare((child("handOverNews") as Label).text, "Time is up: your one attempt at this curse is over.")
            compare(child("handOverNews").visible, true)
            compare(child("takeBack").visible, false)
            touch("takeDevice")
            if (board.phase === LuxorPhase.Search)
                touch("search")
            else {
                touchCard(board.hand[0].card)
                touchShaft(board.openShafts[0])
                touch(child("drop").visible ? "drop" : "planBack")
            }
            compare((child("handOverNews") as Label).text, "")      // old news is no news
        }
        function test_without_a_clock_there_is_all_the_time(): void {
            reach(people(3), "time", turns, () => board.phase === LuxorPhase.Search)
            screen.seconds = 0
            touch("search")
            compare(child("countdown").visible, false)
        }
        function test_a_line_by_keys(): void {
            atSearch("found", true)
            const line = found(), before = table.plyCount
            keyClick(Qt.Key_Down)
            tryVerify(() => child("search").activeFocus)
            keyClick(Qt.Key_Return)
            tryVerify(() => wall().activeFocus)
            for (const cell of line) {
                walkTo(cell)
                keyClick(Qt.Key_Return)
            }
            tryVerify(() => child("claim").activeFocus)
            keyClick(Qt.Key_Return)
            verify(table.plyCount > before)
        }
        function walkTo(cell: int): void {
            for (let i = 0; i < 20 && Math.floor(wall().currentCell / 10) !== Math.floor(cell / 10); ++i)
                keyClick(wall().currentCell < cell ? Qt.Key_Right : Qt.Key_Left)
            for (let i = 0; i < 20 && wall().currentCell !== cell; ++i)
                keyClick(wall().currentCell < cell ? Qt.Key_Up : Qt.Key_Down)
            compare(wall().currentCell, cell)
        }
        function test_the_finder_says_whom_it_meets(): void {
            begin(people(3), "victim", turns)
            for (let n = 0; ; ++n) {
                playUntil(() => table.yourTurn && board.phase === LuxorPhase.Search && found() !== undefined)
                verify(board.claim(found(), -1))
                if (board.phase === LuxorPhase.Victim)
                    break
                verify(n < 10)
            }
            show()
            const seat = table.viewer, whom = board.victims[1], had = Array.from(board.sides).map(one => one.tombs.length)
            compare(child("curseSeat").enabled, false)
            touch("victim" + whom)
            compare(child("curseSeat").enabled, true)
            touch("curseSeat")
            compare(board.sides[whom].tombs.length, had[whom] - 1)
            compare(board.sides[seat].tombs.length, had[seat] + 1)
        }
        function atRace(seed: string, there: bool): void {
            reach(people(3), seed, race, () => board.phase === LuxorPhase.Race && (found() !== undefined) === there)
        }
        function test_a_race_covers_all_hands_and_goes_to_who_sees_it_first(): void {
            atRace("race", true)
            compare(child("handOver").visible, false)
            compare(child("hand").visible, false)
            compare(board.hand.length, 0)
            compare((child("raceCard") as CurseCard).hidden, true)
            touch("startRace")
            compare((child("raceCard") as CurseCard).hidden, false)
            const seat = board.racers[1], line = found(), before = table.plyCount
            drawLine(line)
            compare(wall().drawn.length, 0)            // nobody has the wall yet
            touch("race" + seat)
            drawLine(line)
            touch("raceClaim")
            verify(table.plyCount > before)
            verify(board.phase !== LuxorPhase.Race)
        }
        function test_a_wrong_claim_locks_out_and_the_others_go_on(): void {
            atRace("locked", true)
            touch("startRace")
            const seat = board.racers[0], rest = board.racers.length - 1
            touch("race" + seat)
            drawLine(wrong())
            touch("raceClaim")
            compare(board.phase, LuxorPhase.Race)
            compare(board.racers.length, rest)
            verify(Array.from(board.racers).indexOf(seat) < 0)
            verify(findChild(screen, "race" + seat) === null)
            touch("race" + board.racers[0])
            touch("racePass")
            compare(board.racers.length < rest, true)
        }
        function test_nobody_sees_it(): void {
            reach(people(3), "nobody", race, () => board.phase === LuxorPhase.Race)
            touch("startRace")
            touch("raceNobody")
            verify(board.phase !== LuxorPhase.Race)
        }
    }
}
