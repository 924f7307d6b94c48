import QtQuick
import Architects.Law
import Architects.Ui

// Places that a walk seldom comes to, gone to on purpose: another's move, a control that has just changed, what is given away for good, what lies
// behind a sheet, a refusal. The core plays its own legal moves to get there.
Item {
    id: place
    width: 390
    height: 844

    LawCase {
        id: root
        name: "Places"
        place: place

        function test_others_moves_are_shown_before_anything_else_is_said(): void {
            random = 5
            sitDown(alone(), "others")
            let skipped = 0
            for (let i = 0; i < 4000 && Law.othersLooks < 80 && !table.over; ++i) {
                if (Law.atRest() && !table.thinking) {
                    takeSeat()
                    Law.compare()
                    Law.playSome(chance(1000))
                } else
                    wait(16)
                if (skipped < 3 && Law.othersLooks > 20 * (skipped + 1) && table.behind && !Law.covered()) {    // a touch skips to the end, and does nothing else
                    const seat = table.viewer, before = Law.entries, all = Array.from(Law.targets()), one = all[chance(all.length)]
                    ++skipped
                    trail.push("while others moved, " + one.name)
                    touchAt(one.x, one.y)
                    rest()
                    compare(Law.movesSince(before, seat), 0)
                }
            }
            takeSeat()
            Law.compare()
            holds()
            verify(skipped > 0 && Law.othersLooks > 20, "somebody else moved, and it was shown: " + Law.othersLooks)
        }
        // Wherever another kind of move may be made the core makes some, and the picture follows.
        function test_every_kind_of_move_is_shown(): void {
            random = 19
            Theme.animationSpeed = 0
            sitDown(people(), "kinds")
            for (const one of Array.from(Law.everyKind())) {
                sitDownAt(one.match)
                for (let i = 0; i < 3 && !table.over; ++i) {
                    takeSeat()
                    Law.compare()
                    Law.playSome(chance(1000))
                }
                takeSeat()
                Law.compare()
                holds()
            }
            lookUpScore()                       // its sums lie in the drawer
            compare(Law.neverSeen().join(), "", "where all kinds of moves are made every kind of piece is seen")
        }
        // What was on the table lies there when the match is over, as far as it is still there; the result comes once.
        function test_the_end_rests_as_it_is(): void {
            random = 29
            sitDown(people(), "end")
            sitDownAt(Law.beforeTheEnd())
            let before = []
            for (let i = 0; i < 60 && !table.over; ++i) {
                takeSeat()
                Law.compare()
                before = pieces()
                Law.playSome(chance(1000))
            }
            verify(table.over)
            takeSeat()                          // a summary may lie in front
            tryVerify(() => results > 0, 20000)
            rest()
            Law.compare()
            table.board.positionChanged()       // the same end, told again
            wait(1500)                          // longer than the last look
            compare(results, 1, "the result comes once")
            compare(before.filter(piece => Law.knows(piece) && pieces().indexOf(piece) < 0).join(), "", "all that was shown still is")
            holds()
        }
        function test_the_words_are_those_of_the_position(): void {
            random = 3
            Theme.animationSpeed = 0
            sitDown(people(), "prompt")
            let scores = 0
            for (let i = 0; i < 24 && !table.over; ++i) {
                takeSeat()
                if (i % 4 === 3)
                    readAnew()
                if (i % 10 === 2 && lookUpScore())
                    ++scores
                Law.playSome(chance(1000))
            }
            holds()
            verify(scores > 1, "the score is looked up: " + scores)
        }
        function test_a_control_that_has_just_changed_takes_no_press(): void {
            random = 7
            Theme.animationSpeed = 0
            sitDown(people(), "deaf")
            let pressed = 0
            for (let i = 0; i < 60 && pressed < 4 && !table.over; ++i) {
                takeSeat()
                Law.playSome(chance(1000))
                wait(0)
                const fresh = Array.from(Law.justChanged())
                if (fresh.length === 0)
                    continue
                const one = fresh[chance(fresh.length)]
                trail.push("at once " + one.name)
                touchAt(one.x, one.y)           // whoever hears it too early is written down
                rest()
                ++pressed
            }
            holds()
            verify(pressed > 0, "something has changed")
        }
        function test_what_is_given_away_for_good_is_asked_for_first(): void {
            Theme.animationSpeed = 0
            Theme.deafFor = 0
            sitDown(people(), "given away")
            const places = Array.from(Law.givingAway()), asked = []
            for (const one of places)
                if (asked.indexOf(one.kind) < 0 && givesAway(one))
                    asked.push(one.kind)
            holds()
            for (const one of places)
                verify(asked.indexOf(one.kind) >= 0, "moves of kind " + one.kind + " are asked about, and answered by touch")
            console.info(Law.game + ": " + asked.length + " kinds of moves that give something away, each asked about and answered")
        }
        // Touches whatever may lead there, and what that opens or offers, until a question leads to such a move.
        function givesAway(there: var): bool {
            const offered = () => candidates().map(one => keyOf(one)), arrive = () => {
                sitDownAt(there.match)
                takeSeat()
            }
            arrive()
            const count = Law.entries, first = candidates(), known = offered()
            const again = () => {
                takeSeat()
                if (Law.entries !== count || offered().join() !== known.join())
                    arrive()
            }
            for (const one of first.slice(0, 40)) {
                holds()
                again()
                let ways = [[one.name]]
                if (!goes(ways[0]) && table.handOverTo < 0)
                    ways = (Law.covered() ? candidates().slice(0, 5) : candidates().filter(other => other.gold && known.indexOf(keyOf(other)) < 0)).map(other => [one.name, other.name])
                for (const way of ways) {
                    again()
                    if (goes(way) && answers(way, there.kind, count))
                        return true
                }
            }
            return false
        }
        // What is tried: what looks like a loss first, then what says what it does, then pieces.
        function candidates(): var {
            const all = Array.from(Law.targets()).filter(one => !aside.test(one.name) && !/^(Close|otherView)$|[rR]ule$/.test(one.name))
            return all.filter(one => one.loss).concat(all.filter(one => !one.loss && one.meaning !== ""), all.filter(one => !one.loss && one.meaning === ""))
        }
        // Touches one after the other; whether a question is asked then.
        function goes(way: var): bool {
            for (const name of way) {
                const one = Array.from(Law.targets()).find(other => other.name === name)
                if (!one)
                    return false
                trail.push(name)
                touchAt(one.x, one.y)
                rest()
            }
            return Law.questioned()
        }
        // First no, and nothing has happened; then yes. Whether that was a move of this kind.
        property var others: []                 // questions that lead to another
        function answers(way: var, kind: int, count: int): bool {
            const question = Law.question()
            verify(question !== "", "it is said what it costs: " + where())
            if (others.indexOf(question) >= 0)
                return false
            answer(false)
            compare(Law.entries, count, "nothing has happened: " + where())
            verify(goes(way), "it is asked again: " + where())
            verify(Array.from(Law.targets()).some(one => one.loss), "it looks like what is lost for good: " + where())
            answer(true)
            const made = Array.from(Law.kindsSince(count)).indexOf(kind) >= 0
            if (!made)
                others.push(question)
            return made
        }
        function answer(yes: bool): void {
            const one = Array.from(Law.targets()).filter(other => other.name !== "Close" && other.meaning !== "").find(other => other.gold === yes)
            trail.push(one.name)
            touchAt(one.x, one.y)
            rest()
        }
        // As it was: nothing lies in front, nothing more has happened.
        function goBack(count: int): void {
            takeSeat()
            if (!table.live)
                table.showLive()
            for (let i = 0; i < 6 && Law.entries > count && table.canUndo; ++i) {
                table.undo()
                takeSeat()
            }
        }
        function test_nothing_behind_what_lies_in_front_is_touched(): void {
            random = 13
            Theme.animationSpeed = 0
            Theme.deafFor = 0
            sitDown(people(), "behind")
            takeSeat()
            const base = Array.from(Law.targets()).filter(one => !/^(back|leave.*|score|history)$/.test(one.name)), count = Law.entries
            const places = Array.from(Law.grips()).concat(base), up = { x: place.width / 2, y: place.height * 0.35 }
            let opened = 0
            for (const one of base) {
                if (opened > 3)
                    break
                trail.push(one.name)
                touchAt(one.x, one.y)
                rest()
                const covered = Law.covered()
                opened += covered ? 1 : 0
                for (let i = 0; i < 5 && Law.covered(); ++i) {
                    const from = places[i < 3 ? (opened * 3 + i) % places.length : chance(places.length)]
                    trail.push("behind, from " + Math.round(from.x) + " " + Math.round(from.y))
                    i % 2 === 0 ? drag(from, up) : dragByMouse(from, up)
                    rest()
                    Law.compare()
                }
                goBack(count)
                if (covered) {
                    keysStayInFront(one)
                    goBack(count)
                }
            }
            holds()
            verify(opened > 0, "something was opened")
        }
        // It came to what lay in front, and that goes, as when another's move closes it: nothing that comes to light is dragged by it.
        function test_a_finger_whose_layer_goes_has_nothing(): void {
            random = 23
            Theme.animationSpeed = 0
            Theme.deafFor = 0
            sitDown(people(), "goes")
            takeSeat()
            const base = Array.from(Law.targets()).filter(one => !/^(back|leave.*|score|history)$/.test(one.name)), count = Law.entries
            const places = Array.from(Law.grips()).concat(base)
            let gone = 0
            for (const one of base) {
                for (let i = 0; i < 3 && gone < 12; ++i) {
                    trail.push(one.name)
                    touchAt(one.x, one.y)
                    rest()
                    const from = places[gone % places.length]
                    gone += Law.covered() && goesUnder(from) ? 1 : 0
                    rest()
                    Law.compare()
                    goBack(count)
                }
            }
            holds()
            verify(gone > 0, "something went under the finger")
        }
        function goesUnder(from: var): bool {
            trail.push("gone under it at " + Math.round(from.x) + " " + Math.round(from.y))
            Law.touching(trail.slice(-3).join(", "))
            const touch = touchEvent(place), count = Law.entries
            touch.press(1, place, from.x, from.y).commit()
            keyClick(Qt.Key_Escape)
            const gone = !Law.covered()
            for (let i = 1; i <= 8; ++i) {
                touch.move(1, place, from.x, from.y - 12 * i).commit()
                wait(20)
            }
            touch.release(1, place, from.x, from.y - 96).commit()
            wait(0)
            Law.lifted()
            compare(Law.entries, count, "it has moved nothing: " + where())
            return gone
        }
        // Neither keys nor the mouse nor a screen reader come to what lies behind.
        function keysStayInFront(opener: var): void {
            touchAt(opener.x, opener.y)
            rest()
            const count = Law.entries, advised = table.hint.there
            Law.lookBehind()
            for (const one of Array.from(Law.grips()).slice(0, 6)) {
                mouseMove(place, one.x, one.y)
                wait(20)
                Law.lookBehind()
            }
            for (const key of [Qt.Key_Tab, Qt.Key_Tab, Qt.Key_Tab, Qt.Key_Backtab, Qt.Key_Right, Qt.Key_Down].concat(letters())) {
                if (!Law.covered())
                    return
                Law.touching("key " + key)
                keyClick(key)
                wait(0)
                Law.lifted()
            }
            rest()
            Law.lookBehind()
            compare(Law.entries, count, "no key has moved anything")
            verify(!table.hint.asking && table.hint.there === advised, "no key has asked for advice")
        }
        function letters(): var { return Array.from({ length: 26 }, (_, i) => Qt.Key_A + i) }
        function test_a_refusal_covers_nothing_data(): var {
            return [{ tag: "390 x 844", width: 390, height: 844 }, { tag: "360 x 640", width: 360, height: 640 }]
        }
        function pieces(): var { return Law.picture.split(";").map(one => one.split("=")[0]) }
        // The longest that this game has in any language; all of them, and wherever any kind of move may be made, in a long run.
        function test_a_refusal_covers_nothing(data: var): void {
            Theme.animationSpeed = 0
            place.width = data.width
            place.height = data.height
            sitDown(people(), "refused")
            const words = Array.from(Law.longestRefusals()).sort((a, b) => b.length - a.length), places = Array.from(Law.everyKind())
            const few = Law.matches === 0, every = few ? Math.ceil(places.length / 8) : 1
            verify(words.length === 5, "in five languages")
            for (const one of places.filter((_, i) => i % every === 0)) {
                sitDownAt(one.match)
                takeSeat()
                const shown = pieces().filter(piece => piece !== "phase")      // that is the prompt, which gives way
                for (const text of few ? words.slice(0, 1) : words) {
                    const looks = Law.looks
                    Law.refuse(text, "overview")
                    tryVerify(() => Law.looks > looks + 1)
                    rest()
                    compare(shown.filter(piece => pieces().indexOf(piece) < 0).join(), "", "all that is shown still is")
                    compare(Law.underNotice().join(", "), "", "where moves of kind " + one.kind + " are made")
                }
            }
        }
    }
}
