import QtQuick
import QtTest
import Architects.Ui
import Architects.Model
import Architects.Kheops

// A table as people sit at it: the real screen of a real match, and ways of doing what they would do.
TestCase {
    id: root
    property Item place                     // where the screen is shown
    property KheopsTable screen
    readonly property TableModel table: App.table
    readonly property KheopsModel kheops: table ? table.board as KheopsModel : null
    property int results: 0
    property int leaves: 0
    property var rules: []
    readonly property real fingerLift: 28       // so far above a fingertip a piece aims
    when: windowShown

    Component {
        id: tableScreen
        KheopsTable {}
    }

    function init(): void {
        failOnWarning(/.?/)
        App.settings.sound = false
        Theme.animationSpeed = 0
        Theme.wide = false
        results = 0
        leaves = 0
        rules = []
    }
    function cleanup(): void {
        if (screen)
            screen.destroy()
        screen = null
        wait(0)
        App.closeTable()
    }
    function sitDown(players: var, seed: string): void {
        verify(App.startMatch({ game: "kheops", players: players, seed: seed }))
        show()
    }
    function show(): void {
        screen = tableScreen.createObject(place, { table: App.table, width: place.width, height: place.height }) as KheopsTable
        screen.showResult.connect(() => ++results)
        screen.leave.connect(() => ++leaves)
        screen.openRules.connect(page => rules = rules.concat([page]))
        screen.forceActiveFocus()
        waitForRendering(place)
    }
    function person(name: string): var { return { kind: "person", name: name } }
    function bot(level: int): var { return { kind: "bot", level: level } }

    // Straight through the model, to get somewhere: the n-th of what may be done, in turn.
    function playStep(n: int): void {
        if (table.handOverTo >= 0)
            table.takeDevice()
        const pick = list => [...list][n % list.length], phase = kheops.phase
        if (phase === KheopsPhase.Pawn) {
            const choice = pick([...kheops.pawnChoices].filter(one => one.cells.length > 0))
            verify(kheops.placePawn(choice.kind, pick(choice.cells)))
        } else if (phase === KheopsPhase.Tile)
            verify(kheops.placeTile(pick(kheops.hand).tile, pick(kheops.tileCells), n))
        else if (phase === KheopsPhase.TurnCorridor || phase === KheopsPhase.TurnRoom)
            verify(kheops.turnTile(pick(kheops.powerCells), 1))
        else if (phase === KheopsPhase.Swap)
            verify(kheops.swapPawns(pick(kheops.powerCells), pick(kheops.powerTargets(pick(kheops.powerCells)))))
        else if (phase === KheopsPhase.Move)
            verify(kheops.movePawn(pick(kheops.powerCells), pick(kheops.powerTargets(pick(kheops.powerCells)))))
    }
    function playUntil(done: var): void {
        for (let n = 0; !done(); ++n) {
            tryVerify(() => table.over || table.yourTurn || table.handOverTo >= 0, 20000)
            if (done())
                return
            verify(!table.over && n < 200)
            playStep(n)
        }
    }

    function child(name: string): Item {
        const found = findChild(screen, name)
        verify(found, "there is no " + name)
        return found
    }
    function board(): KheopsBoard { return child("pyramid") as KheopsBoard }
    // The middle of a cell, on the screen.
    function cellPoint(cell: int): point { return board().mapToItem(screen, board().cellCenter(cell)) }
    // With the mouse.
    function tapCell(cell: int): void {
        const p = cellPoint(cell)
        mouseClick(screen, p.x, p.y)
    }
    function press(name: string): void {
        const button = child(name)
        verify(button.visible && button.enabled, name + " can be pressed")
        mouseClick(button, button.width / 2, button.height / 2)
    }

    // With a finger. Points are on the screen.
    function touchAt(p: point): void {
        const touch = touchEvent(screen)
        touch.press(1, screen, p.x, p.y).commit()
        touch.release(1, screen, p.x, p.y).commit()
    }
    function touch(name: string): void {
        const button = child(name)
        verify(button.visible && button.enabled, name + " can be touched")
        touchAt(button.mapToItem(screen, button.width / 2, button.height / 2))
    }
    function touchCell(cell: int): void { touchAt(cellPoint(cell)) }
    // The finger aims below the cell, because the piece aims above the finger.
    function fingerFor(cell: int): point {
        const p = cellPoint(cell)
        return Qt.point(p.x, p.y + fingerLift)
    }
    // Drags from one point to another and says what to do before letting go.
    function drag(from: point, to: point, meanwhile: var): void {
        const touch = touchEvent(screen)
        touch.press(1, screen, from.x, from.y).commit()
        for (let i = 1; i <= 4; ++i) {
            touch.move(1, screen, from.x + (to.x - from.x) * i / 4, from.y + (to.y - from.y) * i / 4).commit()
            wait(0)
        }
        if (meanwhile)
            meanwhile(touch)
        touch.release(1, screen, to.x, to.y).commit()
        wait(0)
    }
    function dragToCell(from: point, cell: int, meanwhile: var): void {
        drag(from, fingerFor(cell), meanwhile)
    }
    // A second finger goes a sixth round the first one, which rests at p.
    function twist(touch: var, p: point): void {
        for (let i = 0; i <= 6; ++i) {
            const angle = i * Math.PI / 18, x = p.x + 90 * Math.cos(angle), y = p.y + 90 * Math.sin(angle)
            const next = touch.stationary(1)
            if (i === 0)
                next.press(2, screen, x, y).commit()
            else
                next.move(2, screen, x, y).commit()
            wait(16)                                    // moves within one frame are taken as one
        }
        touch.stationary(1).release(2, screen, p.x, p.y + 90).commit()
    }
    function handPoint(slot: int): point {
        const hand = child("hand") as TileHand
        return hand.mapToItem(screen, hand.width * (slot + 0.5) / 3, hand.tileSide * 0.6)
    }
    function supplyPoint(kind: string): point {
        const supply = child("supply")
        if (isPolishScheduled(supply))                  // a row knows its places from the next frame on
            verify(waitForItemPolished(supply))
        const slot = Array.from(supply.children).find(one => one.kind === kind)
        return slot.mapToItem(screen, 20, slot.height / 2)
    }
}
