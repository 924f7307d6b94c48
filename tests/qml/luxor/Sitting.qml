import QtQuick
import QtTest
import Architects.Ui
import Architects.Model
import Architects.Luxor

// A table as people sit at it: the real screen of a real match, and ways of doing what they would do.
TestCase {
    id: root
    property Item place                     // where the screen is shown
    property LuxorTable screen
    readonly property TableModel table: App.table
    readonly property LuxorModel board: table ? table.board as LuxorModel : null
    readonly property var curse: board ? board.curse : null
    property int results: 0
    property int leaves: 0
    property var rules: []
    when: windowShown

    Component {
        id: tableScreen
        LuxorTable {}
    }

    function init(): void {
        failOnWarning(/.?/)
        App.settings.sound = false
        Theme.animationSpeed = 0
        Theme.wide = false
        Theme.textScale = 1
        Theme.night = false
        results = 0
        leaves = 0
        rules = []
    }
    function cleanup(): void { leaveTable() }
    function leaveTable(): void {
        if (screen)
            screen.destroy()
        screen = null
        wait(0)
        App.closeTable()
    }
    function person(name: string): var { return { kind: "person", name: name } }
    function bot(level: int): var { return { kind: "bot", level: level } }
    function begin(players: var, seed: string, options: var): void {
        verify(App.startMatch({ game: "luxor", players: players, seed: seed, options: options }))
    }
    function show(): void {
        screen = tableScreen.createObject(place, { table: App.table, width: place.width, height: place.height }) as LuxorTable
        screen.showResult.connect(() => ++results)
        screen.leave.connect(() => ++leaves)
        screen.openRules.connect(page => rules = rules.concat([page]))
        screen.forceActiveFocus()
        waitForRendering(place)
    }
    function sitDown(players: var, seed: string, options: var): void {
        begin(players, seed, options)
        show()
    }
    function two(seed: string, options: var): void { sitDown([person("Nefer"), person("Ani")], seed, options) }
    function people(count: int): var { return Array.from(["Nefer", "Ani", "Merit", "Hor"]).slice(0, count).map(person) }
    // Two people, the first of them with the phone in the hand.
    function start(seed: string): void {
        two(seed, {})
        touch("takeDevice")
        waitForRendering(screen)
    }
    // Straight through the model until something is asked of whoever holds the phone; only then the table is looked at.
    function reach(players: var, seed: string, options: var, asked: var): void {
        begin(players, seed, options)
        playUntil(() => (table.yourTurn || board.racers.length > 0) && asked())
        show()
    }

    // Something legal that brings the match on; n varies it.
    function playStep(n: int): void {
        const phase = board.phase, pick = list => Array.from(list)[n % list.length]
        if (phase === LuxorPhase.Drop)
            verify(board.drop(pick(board.hand).card, pick(board.openShafts), 0))
        else if (phase === LuxorPhase.Search)
            verify(board.pass(-1))
        else if (phase === LuxorPhase.Victim)
            verify(board.curseSeat(pick(board.victims)))
        else if (phase === LuxorPhase.Race)
            verify(board.pass(board.racers[0]))
    }
    function playUntil(done: var): void {
        for (let n = 0; !done(); ++n) {
            tryVerify(() => table.over || table.yourTurn || table.handOverTo >= 0 || board.racers.length > 0, 20000)
            if (table.handOverTo >= 0)
                table.takeDevice()
            if (done())
                break
            verify(!table.over && n < 400)
            playStep(n)
        }
        wait(0)
    }
    // All that the viewer could drop now: {card, shaft, view}.
    function drops(): var {
        const all = []
        for (const card of Array.from(board.hand))
            for (let shaft = 0; shaft < 8; ++shaft)
                all.push({ card: card.card, shaft: shaft, view: board.preview(card.card, shaft) })
        return all
    }
    // Every line of three filled cells that may be claimed.
    function lines(): var {
        const all = []
        for (let cell = 0; cell < 80; ++cell)
            for (const step of [1, 10, 11, 9]) {
                const row = cell % 10, last = row + 2 * (step === 11 || step === 1 ? 1 : step === 9 ? -1 : 0)
                if (cell + 2 * step < 80 && last >= 0 && last <= 9 && board.whyNotClaim([cell, cell + step, cell + 2 * step]) === "")
                    all.push([cell, cell + step, cell + 2 * step])
            }
        return all
    }
    function animalAt(cell: int): int {
        const card = Array.from(board.cards).find(one => one.shaft === Math.floor(cell / 10) && one.place === Math.floor(cell % 10 / 2))
        return !card ? -1 : cell % 2 ? card.top : card.bottom
    }
    function isCursed(line: var): bool {
        const wanted = Array.from(curse.animals).sort().join()
        return line.map(animalAt).sort().join() === wanted
    }

    function child(name: string): Item {
        const found = findChild(screen, name) || findChild(findChild(screen, "seatSheet").face, name)
        verify(found, "there is no " + name)
        return found
    }
    function middle(item: Item): point { return item.mapToItem(screen, item.width / 2, item.height / 2) }
    function wall(): LuxorWall { return child("wall") as LuxorWall }
    function hand(): HandCards { return child("hand") as HandCards }
    function refusal(): RefusalBar { return child("refusal") as RefusalBar }
    function prompt(): string { return (child("prompt") as Label).text }
    function cellPoint(cell: int): point { return screen.stage.cellIn(screen, cell) }
    function shaftPoint(shaft: int): point { return cellPoint(10 * shaft + 5) }
    function handPoint(card: int): point {
        const r = hand().cardRect(card)
        return screen.mapFromItem(null, r.x + r.width / 2, r.y + r.height / 2)
    }
    // Places of the hand and shafts of the wall, as a screen reader meets them.
    function slots(item: Item, found: var): var {
        for (let i = 0; i < item.children.length; ++i) {
            const one = item.children[i] as HandCard
            one ? found.push(one) : slots(item.children[i], found)
        }
        return found
    }
    function slotItem(slot: int): HandCard { return slots(hand(), [])[slot] }
    function shaftItem(shaft: int): WallShaft { return Array.from(wall().children).map(one => one as WallShaft).filter(one => one)[shaft] }

    // With a finger. Points are on the screen.
    function touchAt(p: point): void {
        const touch = touchEvent(screen)
        touch.press(1, screen, p.x, p.y).commit()
        touch.release(1, screen, p.x, p.y).commit()
        wait(0)
    }
    function touch(name: string): void {
        const button = child(name)
        verify(button.visible && button.enabled, name + " can be touched")
        touchAt(resting(button))
    }
    // Where a thing is once it has stopped moving: a sheet slides in.
    function resting(item: Item): point {
        let at = middle(item)
        for (let i = 0; i < 100; ++i) {
            wait(20)
            const now = middle(item)
            if (Math.abs(now.x - at.x) + Math.abs(now.y - at.y) < 0.5)
                return now
            at = now
        }
        return at
    }
    function touchShaft(shaft: int): void { touchAt(shaftPoint(shaft)) }
    function touchCard(card: int): void { touchAt(handPoint(card)) }
    // Leads a finger over some points and says what to do before it is lifted.
    function draw(points: var, meanwhile: var): void {
        const touch = touchEvent(screen)
        let at = points[0]
        touch.press(1, screen, at.x, at.y).commit()
        for (const to of points.slice(1)) {
            for (let i = 1; i <= 6; ++i) {
                touch.move(1, screen, at.x + (to.x - at.x) * i / 6, at.y + (to.y - at.y) * i / 6).commit()
                wait(8)
            }
            at = to
        }
        if (meanwhile)
            meanwhile(touch)
        touch.release(1, screen, at.x, at.y).commit()
        wait(0)
    }
    // The finger stays below what the card aims at.
    function dragTo(card: int, shaft: int, meanwhile: var): void {
        const to = shaftPoint(shaft)
        draw([handPoint(card), Qt.point(to.x, to.y + 34)], meanwhile)
    }
    function drawLine(cells: var): void { draw(cells.map(cellPoint), null) }
    function hold(p: point, until: var): void {
        mousePress(screen, p.x, p.y)
        tryVerify(until, 5000)
        mouseRelease(screen, p.x, p.y)
    }
}
