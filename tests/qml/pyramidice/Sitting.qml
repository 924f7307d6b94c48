import QtQuick
import QtTest
import Architects.Ui
import Architects.Dice
import Architects.Model
import Architects.Pyramidice
import Architects.Testing

// A table as people sit at it: the real screen of a real match, and ways of doing what they would do.
TestCase {
    id: root
    property Item place                     // where the screen is shown
    property PyramidiceTable screen
    readonly property TableModel table: App.table
    readonly property PyramidiceModel board: table ? table.board as PyramidiceModel : null
    property int results: 0
    property int leaves: 0
    property var rules: []
    property var parts: ({})                // of the screen, by name
    property bool lazy: false               // who plays straight through the model rests whenever that is allowed
    when: windowShown

    Component {
        id: tableScreen
        PyramidiceTable {}
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
        lazy = false
    }
    function cleanup(): void { leaveTable() }
    function leaveTable(): void {
        if (screen)
            screen.destroy()
        screen = null
        wait(0)
        App.closeTable()
    }
    function sitDown(players: var, seed: string): void { open({ game: "pyramidice", players: players, seed: seed }) }
    function alone(level: int, seed: string): void {
        open({ game: "pyramidice", players: [person("Nefer"), bot(level)], seed: seed, options: { architect: ["none", "snefru", "hemiunu", "amenhotep", "imhotep"][level] } })
    }
    function open(values: var): void {
        verify(App.startMatch(values))
        show()
    }
    function show(): void {
        parts = {}
        screen = tableScreen.createObject(place, { table: App.table, width: place.width, height: place.height }) as PyramidiceTable
        screen.showResult.connect(() => ++results)
        screen.leave.connect(() => ++leaves)
        screen.openRules.connect(page => rules = rules.concat([page]))
        screen.forceActiveFocus()
        waitForRendering(place)
    }
    function person(name: string): var { return { kind: "person", name: name } }
    function bot(level: int): var { return { kind: "bot", level: level } }
    function two(seed: string): void { sitDown([person("Nefer"), person("Ani")], seed) }

    // Straight through the model, to get somewhere: something legal that brings the match on; n varies it.
    function playStep(n: int): void {
        const phase = board.phase, pick = list => Array.from(list)[n % list.length], spend = Array.from(board.dice).find(one => one.spend)
        if (phase === PyramidicePhase.Scarab)
            verify(board.chooseScarab(pick(board.offered)))
        else if (phase === PyramidicePhase.Begin)
            verify(board.actions.rest && (lazy || n % 3 === 2 || !board.actions.work) ? board.rest() : board.work())
        else if (phase === PyramidicePhase.Take)
            verify(board.take(Array.from(board.dice).filter(one => one.value === 0).slice(0, board.takeCount).map(one => one.id)))
        else if (phase === PyramidicePhase.Pay)
            payStep(spend)
        else if (phase === PyramidicePhase.Gain)
            verify(board.gain(pick(board.gains)))
        else if (phase === PyramidicePhase.Discard)
            verify(board.discard(pick(board.discards)))
        else if (phase === PyramidicePhase.Drop)
            verify(board.drop(pick(board.drops).god))
        else if (phase === PyramidicePhase.Rest)
            restStep(n)
        else if (phase === PyramidicePhase.FreeGod)
            verify(board.takeGod(Array.from(board.row).find(one => one.god > 0).slot))
        else if (phase === PyramidicePhase.Pearl)
            verify(board.copyBuild(false))
        else if (phase === PyramidicePhase.PlaceTile)
            verify(board.placeTile(board.placing.tiles[0], board.placing.spaces[0]))
        else if (phase === PyramidicePhase.Act)
            actStep()
    }
    function payStep(die: var): void {
        const spare = Array.from(payment().virtuals)
        verify(die ? board.spendDie(die.id) : payment().worker || payment().cat ? board.spendPiece(payment().worker ? "W" : "C") : board.spendVirtual(spare[0].god, spare[0].value))
    }
    function payment(): var { return board.payment }
    function restStep(n: int): void {
        const tiles = Array.from(board.tiles).filter(one => one.may), tile = tiles[n % tiles.length]
        verify(board.takeTile(tile.tile, tile.pieces.length ? tile.pieces[0] : "", -1))
    }
    function actStep(): void {
        const slot = Array.from(board.row).find(one => one.may)
        const dice = Array.from(board.dice).filter(one => one.value > 0 && !one.prayer), die = dice.find(one => board.buildTargets(one.id).length > 0)
        if (slot)
            verify(board.pray(slot.slot, []))
        else if (die) {
            const at = board.buildTargets(die.id)[0]
            verify(board.build(die.id, at.pyramid, at.space, at.carnelian))
        } else
            verify(board.endWork())
    }
    function playUntil(done: var): void {
        for (let n = 0; !done(); ++n) {
            tryVerify(() => table.over || table.yourTurn || table.handOverTo >= 0, 20000)
            if (table.handOverTo >= 0)
                table.takeDevice()
            if (done())
                break
            verify(!table.over && n < 800)
            playStep(n)
        }
        wait(0)
    }
    function ready(phase: int): bool { return table.yourTurn && board.phase === phase }
    function startAt(phase: int, seed: string): void {
        two(seed)
        playUntil(() => ready(phase))
        waitForRendering(screen)
    }

    // On until something is asked of whoever holds the phone; only then the table is looked at.
    function reach(seed: string, asked: var): void {
        verify(App.startMatch({ game: "pyramidice", players: [person("Nefer"), person("Ani")], seed: seed }))
        playUntil(() => table.yourTurn && asked())
        show()
    }
    // A picture by day and one by night, if pictures are wanted.
    function keep(name: string): void {
        if (Hall.pictures === "")
            return
        for (const night of [false, true]) {
            Theme.night = night
            wait(30)
            verify(Hall.take(place, name + (night ? "_night" : "")))
        }
        Theme.night = false
    }

    function child(name: string): Item {
        const found = findChild(screen, name) || findChild(findChild(screen, "godSheet").face, name) || findChild(findChild(screen, "seatSheet").face, name)
        verify(found, "there is no " + name)
        return found
    }
    // Found once for a screen: looking through all of it takes its time.
    function part(name: string): Item {
        if (!parts[name])
            parts[name] = child(name)
        return parts[name]
    }
    function tray(): DiceTray { return part("tray") as DiceTray }
    function plan(): PyramidPlan { return part("plan") as PyramidPlan }
    function press(name: string): void {
        const button = child(name)
        verify(button.visible && button.enabled, name + " can be pressed")
        mouseClick(button, button.width / 2, button.height / 2)
    }
    function middle(item: Item): point { return item.mapToItem(screen, item.width / 2, item.height / 2) }
    function diePoint(id: int): point {
        const at = tray().centreOf(id)
        return screen.mapFromItem(null, at.x, at.y)
    }
    function spacePoint(space: int): point {
        const r = plan().spaceRect(space)
        return screen.mapFromItem(null, r.x + r.width / 2, r.y + r.height / 2)
    }

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
    // An own god, drawn into sight first where there are many.
    function touchOwn(god: int): void {
        const list = child("ownGods") as ListView, y = middle(list).y
        tryVerify(() => list.contentItem.children.length > 0 && list.width > 0)
        const place = Array.from((list.model as RowList).rows).findIndex(one => one.god === god), pitch = 50 + list.spacing
        const at = () => place * pitch + 25 - (list.contentX - list.originX)        // one far out of sight does not exist yet
        for (let i = 0; i < 20 && (at() < 25 || at() > list.width - 25); ++i) {
            const x = list.mapToItem(screen, list.width / 2, 0).x, by = at() < 25 ? 60 : -60
            drag(Qt.point(x - by / 2, y), Qt.point(x + by / 2, y), () => wait(120))        // at rest before it is let go: no throw
            tryCompare(list, "moving", false)
        }
        touch("own" + god)
    }
    function touchDie(id: int): void { touchAt(diePoint(id)) }
    function drag(from: point, to: point, meanwhile: var): void {
        const touch = touchEvent(screen)
        touch.press(1, screen, from.x, from.y).commit()
        for (let i = 1; i <= 6; ++i) {
            touch.move(1, screen, from.x + (to.x - from.x) * i / 6, from.y + (to.y - from.y) * i / 6).commit()
            wait(8)
        }
        if (meanwhile)
            meanwhile()
        touch.release(1, screen, to.x, to.y).commit()
        wait(0)
    }
    // The finger stays below what the die aims at.
    function dragDie(id: int, to: point, meanwhile: var): void {
        drag(diePoint(id), Qt.point(to.x, to.y + 30), meanwhile)
    }
    function rolled(): var { return Array.from(board.dice).filter(one => one.value > 0) }
    function own(): var { return side(table.viewer) }
    function held(one: var, kind: string): int { return kind === "W" ? one.workers : kind === "C" ? one.cats : one.stones }
    function ownGod(god: int): var { return Array.from(own().gods).find(one => one.god === god) || null }
    function usable(god: int): bool { return ready(PyramidicePhase.Act) && ownGod(god) !== null && ownGod(god).usable }
    function stoneFor(fits: var): var { return rolled().find(one => !one.prayer && Array.from(board.buildTargets(one.id)).some(fits)) }
    function side(seat: int): var { return Array.from(board.sides).find(one => one.seat === seat) }
}
