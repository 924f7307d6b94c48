import QtQuick
import QtTest
import Architects.App
import Architects.Law
import Architects.Model
import Architects.Ui

// Somebody who knows no rule taps, drags and taps twice at what the screen offers, while the law watches (see README.md).
Item {
    id: place
    width: 390
    height: 844

    TestCase {
        id: root
        name: "Law"
        when: windowShown
        readonly property TableModel table: App.table
        property Item screen
        property int results: 0
        property int steps: 0
        property int idle: 0                    // touches since the match went on
        property var trail: []                  // the last touches
        property real random: 1
        // always there, and no part of a turn
        readonly property var aside: /^(back|menu|score|history|ask|undo|takeBack|leaveTable|trail|levels|head|round|phase|ownSeat|ownScarab|ownProject|ownTiles|seat\d|rival.*|farTalk|copySeed)$/

        Component {
            id: loader
            Loader {}
        }

        function init(): void {
            failOnWarning(/.?/)
            App.settings.sound = false
            Theme.deafFor = 400
            Theme.reduceMotion = false
            results = 0
            Law.begin()
        }
        function cleanup(): void {
            Law.stop()
            if (screen)
                screen.destroy()
            screen = null
            wait(0)
            App.closeTable()
        }

        function chance(count: int): int {      // the same on every machine
            random = (random * 16807) % 2147483647
            return random % count
        }
        function sitDown(players: var, seed: string): void {
            verify(App.startMatch({ game: Law.game, players: players, seed: seed, options: {} }))
            screen = loader.createObject(place, { width: place.width, height: place.height }) as Item
            screen.setSource(GameScreens.of(Law.game).table, { table: App.table, width: place.width, height: place.height })
            screen.item.showResult.connect(() => ++results)
            screen.item.forceActiveFocus()
            waitForRendering(place)
            tryVerify(() => !App.table.picturing && !App.table.behind, 20000)      // an Architect may have begun: what was before that is not known here
            Law.watch(screen, App.table)
        }

        // With a finger, on the screen.
        function touchAt(x: real, y: real): void {
            Law.touching(trail.slice(-3).join(", "))
            const touch = touchEvent(place)
            touch.press(1, place, x, y).commit()
            wait(30)
            touch.release(1, place, x, y).commit()
            wait(0)
        }
        function drag(from: var, to: var): void {
            Law.touching(trail.slice(-3).join(", "))
            const touch = touchEvent(place)
            touch.press(1, place, from.x, from.y).commit()
            for (let i = 1; i <= 8; ++i) {
                touch.move(1, place, from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8).commit()
                wait(10)
            }
            wait(60)
            touch.release(1, place, to.x, to.y).commit()
            wait(0)
        }
        // The second tap was meant for what stood there before: if that is something else now, nothing comes of it.
        function touchTwice(one: var): void {
            const before = Law.under(one.x, one.y)
            touchAt(one.x, one.y)
            const now = Law.under(one.x, one.y), count = Law.entries, seat = table.viewer
            touchAt(one.x, one.y)
            rest()
            if (now !== before && now !== "" && Law.movesSince(count, seat) > 0)
                Law.breaks("a second tap was heard by another: " + before + ", then " + now)
        }

        function offers(): var {
            const all = Array.from(Law.targets()), confirming = all.some(one => one.confirm)
            return all.filter(one => confirming || !aside.test(one.name))
        }
        // Mostly what is gold or marked as possible; now and then anything at all.
        function pickOne(list: var): var {
            const gold = list.filter(one => one.gold), may = list.filter(one => one.may), dice = chance(10)
            const from = dice < 4 && gold.length > 0 ? gold : dice < 8 && may.length > 0 ? may : list
            return from[chance(from.length)]
        }
        function where(): string { return "entry " + Law.entries + ", after " + trail.slice(-14).join(", ") }
        function rest(): void {
            for (let i = 0; i < 1500 && !(Law.atRest() && !table.thinking); ++i)
                wait(16)
            verify(Law.atRest(), "the table comes to rest: " + where())
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
            const list = offers()
            if (list.length === 0) {
                keyClick(Qt.Key_Escape)         // a sheet that only tells
                wait(300)
                trail.push("Escape")
            } else
                act(list)
            idle += 1
            verify(idle < 250, "there is a way on: " + where())
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
            const one = pickOne(list), count = Law.entries, how = chance(10)
            trail.push(one.name)
            if (how === 0 && list.length > 1)
                drag(one, list[chance(list.length)])
            else if (how < 3)
                touchTwice(one)
            else
                touchAt(one.x, one.y)
            if (Law.entries !== count)
                idle = 0
        }
        function play(most: int): void {
            steps = idle = 0
            trail = []
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
            if (table.over)
                compare(Law.neverSeen().join(), "", "every kind of piece was seen")
            compare(Law.broken.join("\n"), "")
            verify(Law.comparisons > 0, "the pieces are named")
            console.info(Law.game + ": " + steps + " steps, " + Law.entries + " entries, " + Law.looks + " looks, " + Law.comparisons + " comparisons")
        }
        function person(name: string): var { return { kind: "person", name: name } }

        function test_the_window_has_smooth_edges(): void {
            sitDown([person("Nefer"), person("Ani")], "edges")
            if (GraphicsInfo.api !== GraphicsInfo.Software)
                verify(Law.samples() >= 4, "samples for each pixel: " + Law.samples())
        }
        function test_what_rests_on_the_screen_is_the_state_data(): var {
            const short_ = Law.matches === 0, rows = []
            const paces = [{ pace: "as drawn", speed: 1, most: 40 }, { pace: "twice as fast", speed: 2, most: 60 }, { pace: "without animations", speed: 0, most: 120 },
                           { pace: "with little motion", speed: 1, reduced: true, most: 40 }]
            for (let i = 0; i < Math.max(1, Law.matches); ++i)
                for (const one of paces)
                    rows.push(Object.assign({ tag: one.pace + ", match " + (i + 1), number: i }, one, { most: short_ ? one.most : 4000 }))
            return rows
        }
        function test_what_rests_on_the_screen_is_the_state(data: var): void {
            Theme.animationSpeed = data.speed
            Theme.reduceMotion = data.reduced === true
            random = 17 + data.number * 4 + data.speed
            const alone = (data.number + data.speed) % 2 === 1
            sitDown(alone ? [person("Nefer"), { kind: "bot", level: 1 + data.number % 3 }] : [person("Nefer"), person("Ani")], "law " + data.tag)
            play(data.most)
        }
    }
}
