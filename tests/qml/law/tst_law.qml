import QtQuick
import Architects.Law
import Architects.Ui

// Somebody who knows no rule taps, drags and taps twice at what the screen offers, while the law watches (see README.md).
Item {
    id: place
    width: 390
    height: 844

    LawCase {
        id: root
        name: "Law"
        place: place
        property int steps: 0
        property int helped: 0                  // moves that the finger did not find
        property int scored: 0                  // the step at which the score was looked up last
        property int idle: 0                    // touches since the match went on
        readonly property int lost: 40          // so many touches without a move
        readonly property int often: 60         // steps between two looks at the score

        function offers(): var {
            const all = Array.from(Law.targets()), confirming = all.some(one => one.confirm)
            return all.filter(one => confirming || !aside.test(one.name))
        }
        // Rather what is gold or marked as possible than anything else; rather what has not been tried since the match went on; and rather what has
        // led on before, as somebody learns it who plays.
        property var tries: ({})
        property var kinds: ({})                // of what was touched: how often, and how often the match went on soon after
        property var lately: []                 // since the match went on
        function weight(one: var): real {
            const tried = 1 + (tries[keyOf(one)] || 0), known = kindOf(one)
            return (one.gold ? 12 : one.may ? 6 : 1) / (tried * tried) * (0.1 + (known.led + 1) / (known.touched + 2))
        }
        function kindOf(one: var): var {
            const name = one.name.replace(/\d+/g, "#") + (one.gold ? " gold" : one.may ? " may" : "")
            kinds[name] = kinds[name] || { touched: 0, led: 0 }
            return kinds[name]
        }
        function learn(one: var): void {
            const kind = kindOf(one)
            ++kind.touched
            lately.push(kind)
        }
        function wentOn(): void {
            for (const kind of lately.slice(-4))
                ++kind.led
            lately = []
            tries = {}
            idle = 0
        }
        function pickOne(list: var): var {
            const sum = list.reduce((all, one) => all + weight(one), 0)
            let left = sum * chance(10000) / 10000
            for (const one of list) {
                left -= weight(one)
                if (left <= 0)
                    return one
            }
            return list[list.length - 1]
        }
        function step(): void {
            ++steps
            // Sometimes while the pictures of others run: it skips them, and does nothing else.
            if (table.behind && chance(4) === 0) {
                const count = Law.entries, seat = table.viewer
                touchAt(chance(place.width), chance(place.height))
                rest()
                if (Law.movesSince(count, seat) > 0)
                    Law.breaks("a touch did something while others' moves were shown")
                return
            }
            rest()
            Law.compare()
            Law.lookBehind()
            if (steps > scored + (scored === 0 ? 4 : often) && lookUpScore())
                scored = steps
            const list = offers()
            if (idle > lost)
                moveOn()
            else if (list.length === 0) {
                keyClick(Qt.Key_Escape)         // a sheet that only tells
                wait(300)
                trail.push("Escape")
            } else
                act(list)
            idle += 1
        }
        // It has lost its way: it puts away what lies in front, and the core plays a move for it.
        function moveOn(): void {
            trail.push("helped")
            takeSeat()
            if (!table.live)
                table.showLive()
            const count = Law.entries
            if (Law.playSome(chance(1000)))
                ++helped
            idle = Law.entries > count ? 0 : idle
            tries = {}
            verify(idle < lost + 20, "there is a way on: " + where())
        }
        // What can be done may lie out of sight.
        function swipe(): void {
            const up = chance(2) === 0
            trail.push("swipe")
            drag({ x: place.width / 2, y: up ? 420 : 230 }, { x: place.width / 2, y: up ? 230 : 420 })
        }
        function act(list: var): void {
            if (idle > 10 && chance(6) === 0) {
                swipe()
                return
            }
            const one = pickOne(list), count = Law.entries, how = chance(10), key = keyOf(one)
            trail.push(one.name)
            tries[key] = 1 + (tries[key] || 0)
            learn(one)
            if (how === 0 && list.length > 1)
                drag(one, list[chance(list.length)])
            else if (how < 3)
                touchTwice(one)
            else
                touchAt(one.x, one.y)
            if (Law.entries !== count)
                wentOn()
        }
        function play(most: int): void {
            steps = helped = idle = scored = 0
            tries = {}
            kinds = {}
            lately = []
            while (!table.over && steps < most)
                step()
            for (let i = 0; i < 800 && table.over && results === 0; ++i) {
                wait(16)
                const list = offers().filter(one => one.gold)
                if (Law.atRest() && list.length > 0)
                    touchAt(list[0].x, list[0].y)
            }
            rest()
            Law.compare()
            compare(table.over ? results : 1, 1, "the result is shown once")
            if (Law.matches > 0)
                verify(table.over, "the match comes to its end: " + where())
            holds()
            verify(Law.comparisons > 0, "the pieces are named")
            console.info(Law.game + ": " + steps + " steps, " + helped + " of them helped, " + Law.entries + " entries, " + Law.looks + " looks, " + Law.comparisons + " comparisons")
            if (table.over)
                seeTheRest()
        }

        // Some pieces lie where this walk may not have led to: they are seen where some kind of move is made.
        function seeTheRest(): void {
            for (const one of Law.neverSeen().length > 0 ? Array.from(Law.everyKind()) : []) {
                sitDownAt(one.match)
                takeSeat()
                Law.compare()
                if (Law.neverSeen().length === 0)
                    break
            }
            compare(Law.neverSeen().join(), "", "every kind of piece was seen")
        }

        function test_the_window_has_smooth_edges(): void {
            sitDown(people(), "edges")
            if (GraphicsInfo.api !== GraphicsInfo.Software)
                verify(Law.samples() >= 4, "samples for each pixel: " + Law.samples())
        }
        function test_what_rests_on_the_screen_is_the_state_data(): var {
            const short_ = Law.matches === 0, rows = []
            const paces = [{ pace: "as drawn", speed: 1, most: 30 }, { pace: "twice as fast", speed: 2, most: 40 }, { pace: "without animations", speed: 0, most: 90 },
                           { pace: "with little motion", speed: 1, reduced: true, most: 30 }]
            for (let i = 0; i < Math.max(1, Law.matches); ++i)
                for (const one of paces)
                    rows.push(Object.assign({ tag: one.pace + ", match " + (i + 1), number: i }, one, { most: short_ ? one.most : 6000 }))
            return rows
        }
        function test_what_rests_on_the_screen_is_the_state(data: var): void {
            Theme.animationSpeed = data.speed
            Theme.reduceMotion = data.reduced === true
            Theme.deafFor = data.speed === 0 ? 100 : 400        // where nothing moves the finger need not wait for long
            random = 17 + data.number * 4 + data.speed
            const solo = (data.number + data.speed) % 2 === 1
            sitDown(solo ? [person("Nefer"), { kind: "bot", level: 1 + data.number % 3 }] : people(), "law " + data.tag)
            play(data.most)
        }
    }
}
