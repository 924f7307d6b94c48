import QtQuick
import QtTest
import Architects.App
import Architects.Law
import Architects.Model
import Architects.Screens
import Architects.Ui

// A table of the game this run is about, and a finger that knows no rule. The law watches whatever it does (see README.md).
TestCase {
    id: root
    property Item place                     // where the screen is shown
    readonly property TableModel table: App.table
    property Loader screen
    property int results: 0
    property var trail: []                  // the last touches
    property point finger                   // where it went down last
    property real random: 1
    // always there, and no part of a turn
    readonly property var aside: /^(back|menu|score|history|lookUp|ask|undo|takeBack|leaveTable|leaveHandOver|trail|levels|head|round|phase|ownSeat|ownScarab|ownProject|ownTiles|seat\d|rival.*|farTalk|copySeed)$/
    when: windowShown

    Component {
        id: loader
        Loader {}
    }

    function init(): void {
        failOnWarning(/.?/)
        App.settings.sound = false
        Theme.deafFor = 400
        Theme.animationSpeed = 1
        Theme.reduceMotion = false
        place.width = 390
        place.height = 844
        results = 0
        trail = []
        Law.begin()
    }
    function cleanup(): void { standUp() }

    function chance(count: int): int {      // the same on every machine
        random = (random * 16807) % 2147483647
        return random % count
    }
    function person(name: string): var { return { kind: "person", name: name } }
    function alone(): var { return [person("Nefer"), { kind: "bot", level: 1 }] }
    function people(): var { return [person("Nefer"), person("Ani")] }
    function sitDown(players: var, seed: string): void {
        verify(App.startMatch({ game: Law.game, players: players, seed: seed, options: {} }))
        show()
    }
    // At a match that stands somewhere already.
    function sitDownAt(match: string): void {
        standUp()
        verify(App.openMatch(App.importMatch(match)))
        show()
    }
    function standUp(): void {
        Law.stop()
        if (screen)
            screen.destroy()
        screen = null
        wait(0)
        App.closeTable()
    }
    function show(): void {
        screen = loader.createObject(place, { width: place.width, height: place.height }) as Loader
        screen.setSource(GameScreens.of(Law.game).table, { table: App.table, width: place.width, height: place.height })
        sitAt(screen.item)
        waitForRendering(place)
        tryVerify(() => !App.table.picturing && !App.table.behind, 20000)      // an Architect may have begun: what was before that is not known here
        Law.deafFor = Theme.deafFor
        Law.stillLooks = Theme.animationSpeed === 0 ? 2 : 6
        Law.watch(screen, App.table)
    }
    function sitAt(shown: var): void {
        shown.showResult.connect(() => ++results)
        shown.forceActiveFocus()
    }
    function keyOf(one: var): string { return one.name + " " + one.meaning }
    function where(): string { return "entry " + Law.entries + ", after " + trail.slice(-14).join(", ") }
    function rest(): void {
        for (let i = 0; i < 1500 && !(Law.atRest() && !table.thinking); ++i)
            wait(16)
        verify(Law.atRest(), "the table comes to rest: " + where())
        lookAtQuestion()
    }
    // What is lost for good is never asked about under the finger that led there.
    function lookAtQuestion(): void {
        const loss = Law.questioned() ? Array.from(Law.targets()).find(one => one.loss) : undefined
        if (loss && finger.x >= loss.area.left && finger.x <= loss.area.right && finger.y >= loss.area.top && finger.y <= loss.area.bottom)
            Law.breaks("the finger that asked lies on " + loss.meaning)
    }
    // What was asked for is on its way: the pieces of the table lie still meanwhile, and that is no rest.
    function come(there: var): void {
        for (let i = 0; i < 120 && !there(); ++i)
            wait(16)
        rest()
    }
    // Whoever is asked has the device, and nothing lies in front.
    function takeSeat(): void {
        rest()
        for (let i = 0; i < 8 && (table.handOverTo >= 0 || Law.covered()); ++i) {
            Law.lookBehind()
            if (table.handOverTo >= 0)
                table.takeDevice()
            else
                leaveLayer()
            rest()
        }
    }
    // A sheet goes by its own way back, by what leads on, or by Escape.
    function leaveLayer(): void {
        keyClick(Qt.Key_Escape)
        rest()
        const on = Array.from(Law.targets()).find(one => one.gold)
        if (Law.covered() && !Law.questioned() && on)
            touchAt(on.x, on.y)
        rest()
    }
    // Who sits down anew at this table reads the same.
    function readAnew(): void {
        const anew = loader.createObject(place, { x: 2 * place.width, width: place.width, height: place.height }) as Loader
        anew.setSource(GameScreens.of(Law.game).table, { table: App.table, width: place.width, height: place.height })
        wait(0)
        const said = Array.from(Law.wordsOf(screen)), fresh = Array.from(Law.wordsOf(anew))
        const only = (one, other) => one.filter(word => other.indexOf(word) < 0).join("; ")
        anew.destroy()
        wait(0)
        verify(fresh.length > 3, "a table has words: " + fresh.join("; "))
        if (said.join() !== fresh.join())
            Law.breaks("the table says \"" + only(said, fresh) + "\", and to who sits down now \"" + only(fresh, said) + "\"")
    }
    // The score as it is told, looked up, scrolled to its sums and put away again. False if it could not be looked up just now.
    function lookUpScore(): bool {
        const find = names => Array.from(Law.targets()).find(one => names.test(one.name))
        const way = find(/^(score|lookUp)$/)
        if (!way || Law.covered())
            return false
        trail.push("score")
        wait(Theme.deafFor)
        touchAt(way.x, way.y)
        come(() => Law.sees("total") || find(/score/i) && (Law.covered() || find(/^closescoreDrawer$/)))
        Law.lookBehind()
        if (Law.covered() && find(/score/i)) {
            wait(Theme.deafFor)
            const row = find(/score/i)
            touchAt(row.x, row.y)
            come(() => !Law.covered() && (Law.sees("total") || find(/^closescoreDrawer$/)))
        }
        for (let i = 0; i < 8 && !Law.sees("total") && find(/^closescoreDrawer$/); ++i) {      // below many lines
            drag({ x: place.width / 2, y: place.height - 40 }, { x: place.width / 2, y: place.height - 160 })
            rest()
        }
        const found = Law.sees("total")
        Law.compare()
        keyClick(Qt.Key_Escape)
        rest()
        return found
    }

    // With a finger, on the screen.
    function touchAt(x: real, y: real): void {
        Law.touching(trail.slice(-3).join(", "))
        const touch = touchEvent(place)
        finger = Law.questioned() ? Qt.point(-1, -1) : Qt.point(x, y)      // an answer leads nowhere
        touch.press(1, place, x, y).commit()
        wait(30)
        touch.release(1, place, x, y).commit()
        wait(0)
        Law.lifted()
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
        Law.lifted()
    }
    function dragByMouse(from: var, to: var): void {
        Law.touching(trail.slice(-3).join(", "))
        mousePress(place, from.x, from.y)
        for (let i = 1; i <= 8; ++i)
            mouseMove(place, from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8, 10)
        wait(40)
        mouseRelease(place, to.x, to.y)
        wait(0)
        Law.lifted()
    }
    // The second tap was meant for what stood there before: if that is something else now, nothing comes of it.
    function touchTwice(one: var): void {
        const before = Law.under(one.x, one.y), began = Date.now()
        touchAt(one.x, one.y)
        const now = Law.under(one.x, one.y), count = Law.entries, seat = table.viewer, quick = Date.now() - began < Theme.deafFor
        touchAt(one.x, one.y)
        rest()
        if (quick && now !== before && now !== "" && Law.movesSince(count, seat) > 0)
            Law.breaks("a second tap was heard by another: " + before + ", then " + now)
    }
    function holds(): void { compare(Array.from(Law.broken).join("\n"), "") }
}
