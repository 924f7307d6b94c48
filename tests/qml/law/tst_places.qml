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
            let skipped = false
            for (let i = 0; i < 4000 && Law.othersLooks < 80 && !table.over; ++i) {
                if (Law.atRest() && !table.thinking) {
                    takeSeat()
                    Law.compare()
                    Law.playSome(chance(1000))
                } else
                    wait(16)
                if (!skipped && Law.othersLooks > 20 && table.behind) {     // a touch skips to the end, and does nothing else
                    const seat = table.viewer, before = Law.entries
                    skipped = true
                    touchAt(place.width / 2, place.height * 0.9)
                    rest()
                    compare(Law.movesSince(before, seat), 0)
                }
            }
            takeSeat()
            Law.compare()
            holds()
            verify(Law.othersLooks > 20, "somebody else moved, and it was shown: " + Law.othersLooks)
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
            random = 11
            Theme.animationSpeed = 0
            Theme.deafFor = 0
            sitDown(people(), "given away")
            const tried = []
            let questions = 0
            for (let i = 0; i < 150 && tried.length < 3 && !table.over; ++i) {
                takeSeat()
                const fresh = Array.from(Law.givingAway()).filter(kind => tried.indexOf(kind) < 0)
                if (fresh.length > 0) {
                    tried.push(...fresh)
                    questions += pressEverything(2)
                }
                takeSeat()
                Law.playSome(chance(1000))
            }
            holds()
            console.info(Law.game + ": " + tried.length + " kinds of moves that give something away, " + questions + " questions met")     // the law itself objects to a move that was not asked about
        }
        // Presses what says what it does, then the pieces, and what says so in the sheets they open. How many questions were asked.
        function pressEverything(depth: int): int {
            const count = Law.entries, all = Array.from(Law.targets()).filter(one => !/^(back|leave.*|menu|undo|takeBack|score|history|lookUp|ask|otherView|Close)$/.test(one.name))
            const words = all.filter(one => one.meaning !== ""), pieces = depth > 1 ? all.filter(one => one.meaning === "") : []
            let questions = 0
            for (const one of words.concat(pieces).slice(0, depth > 1 ? 16 : 6)) {
                const there = Array.from(Law.targets()).find(other => other.name === one.name)
                if (!there || Law.entries !== count)
                    continue
                trail.push(one.name)
                touchAt(there.x, there.y)
                rest()
                if (Law.questioned())
                    ++questions
                else if (Law.covered() && depth > 1 && table.handOverTo < 0)
                    questions += pressEverything(depth - 1)
                if (depth > 1)
                    goBack(count)
                else if (!Law.covered() || Law.questioned())
                    break                       // it was answered
            }
            return questions
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
                opened += Law.covered() ? 1 : 0
                for (let i = 0; i < 5 && Law.covered(); ++i) {
                    const from = places[i < 3 ? (opened * 3 + i) % places.length : chance(places.length)]
                    trail.push("behind, from " + Math.round(from.x) + " " + Math.round(from.y))
                    i % 2 === 0 ? drag(from, up) : dragByMouse(from, up)
                    rest()
                    Law.compare()
                }
                goBack(count)
            }
            holds()
            verify(opened > 0, "something was opened")
        }
        function test_a_refusal_covers_nothing_data(): var {
            return [{ tag: "short", text: "It is not your turn." },
                    { tag: "long", text: "The Priest may be played only after your Mummy stands there." }]
        }
        function test_a_refusal_covers_nothing(data: var): void {
            Theme.animationSpeed = 0
            sitDown(people(), "refused")
            for (let i = 0; i < 4; ++i) {
                takeSeat()
                Law.refuse(data.text, "overview")
                rest()
                compare(Law.underNotice().join(", "), "", "after " + Law.entries + " entries")
                Law.playSome(chance(1000))
            }
        }
    }
}
