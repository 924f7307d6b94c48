import QtQuick
import Architects.Faraway
import Architects.Kheops
import Architects.Model
import Architects.Table
import Architects.Visit

// A visit to the app with friends far away: everything is done with a finger, on the real screens.
Visit {
    id: root
    readonly property KheopsModel kheops: App.table ? App.table.board as KheopsModel : null

    function init(): void {
        failOnWarning(/.?/)
        App.settings.animationSpeed = 0
        App.settings.sound = false
        App.settings.theme = "day"
        App.settings.textScale = 1
        App.settings.playerName = ""
        App.settings.askedNotifications = true      // tst_notifications.qml asks
        Faraway.begin()
        Watch.greeted = {}
        enter()
    }

    function touchItem(item: Item): void {
        const p = item.mapToItem(app.contentItem, item.width / 2, item.height / 2)
        verify(p.y > 0 && p.y < app.height, "it can be seen: " + p.y)
        const touch = touchEvent(app.contentItem)
        touch.press(1, app.contentItem, p.x, p.y).commit()
        touch.release(1, app.contentItem, p.x, p.y).commit()
        wait(60)
    }
    function press(text: string): void {
        tryVerify(() => button(text) !== null, 3000, "there is no button: " + text)
        wait(30)
        const item = button(text)
        verify(item.enabled, text + " can be pressed")
        item.forceActiveFocus(Qt.TabFocusReason)        // brings it into view, as Tab would
        wait(20)
        touchItem(item)
    }
    function named(name: string): var {
        const found = seen().filter(item => item.objectName === name)
        return found.length > 0 ? found[found.length - 1] : null
    }
    function touch(name: string): void {
        tryVerify(() => named(name) !== null, 3000, "there is no " + name)
        wait(30)
        const item = named(name)
        verify(item.enabled, name + " can be touched")
        item.forceActiveFocus(Qt.TabFocusReason)        // brings it into view, as Tab would
        wait(20)
        touchItem(item)
    }
    function hears(text: string): void {
        tryVerify(() => seen().some(item => item.text !== undefined && String(item.text).includes(text)), 4000, "nobody says: " + text)
    }
    function band(): string { return named("farWords") ? named("farWords").text : "" }
    // Puts what happened meanwhile aside, if anything did.
    function lookAway(): void { if (named("farSeen") !== null) touch("farSeen") }
    function first(wanted: var): var { return Array.from(Online.matches).find(wanted) }

    // ---- getting somewhere ----------------------------------------------------------------------------
    function introduce(name: string): void {
        press("With friends")
        write(field("Your name"), name)
        press("Go on")
        tryVerify(() => Online.name === name)
        tryVerify(() => says("New match"))
    }
    // A match of Kheops, created by touch; the friend has joined by its code. Returns its id.
    function meet(friend: string): string {
        introduce("Nefer")
        press("New match")
        press("Create the match")
        tryVerify(() => named("code") !== null)
        const code = named("code").code
        compare(code.length, 6)
        Faraway.join(friend, code)
        tryVerify(() => first(one => one.stage === "running") !== undefined)
        return first(one => one.stage === "running").id
    }
    function sitDown(friend: string): string {
        const id = meet(friend)
        press("To the table")
        tryVerify(() => App.table !== null && App.table.matchId === id)
        return id
    }
    // The same, and it is this person's turn.
    function sitDownToMove(friend: string): string {
        const id = sitDown(friend)
        tryVerify(() => App.table.yourTurn, 6000)
        return id
    }

    // ---- Kheops by touch ------------------------------------------------------------------------------
    function touchCell(cell: int): void {
        const board = named("pyramid") as KheopsBoard, p = board.mapToItem(app.contentItem, board.cellCenter(cell))
        const touch = touchEvent(app.contentItem)
        touch.press(1, app.contentItem, p.x, p.y).commit()
        touch.release(1, app.contentItem, p.x, p.y).commit()
        wait(30)
    }
    // Whatever there is to do until the turn has passed on: the pawn and the tile with a finger, a power by the model.
    function playTurn(): void {
        const before = App.table.plyCount
        for (let step = 0; step < 8 && App.table.yourTurn; ++step) {
            const phase = kheops.phase
            if (phase === KheopsPhase.Pawn) {
                const choice = [...kheops.pawnChoices].find(one => one.cells.length > 0)
                const supply = named("supply"), slot = Array.from(supply.children).find(one => one.kind === choice.kind)
                touchItem(slot)
                touchCell(choice.cells[0])
            } else if (phase === KheopsPhase.Tile) {
                const hand = named("hand")
                const p = hand.mapToItem(app.contentItem, hand.width / 6, hand.height / 2)
                const finger = touchEvent(app.contentItem)
                finger.press(1, app.contentItem, p.x, p.y).commit()
                finger.release(1, app.contentItem, p.x, p.y).commit()
                wait(30)
                touchCell(kheops.tileCells[0])
                touch("confirm")
            } else if (phase === KheopsPhase.TurnCorridor || phase === KheopsPhase.TurnRoom)
                verify(kheops.turnTile(kheops.powerCells[0], 1))
            else if (phase === KheopsPhase.Swap)
                verify(kheops.swapPawns(kheops.powerCells[0], kheops.powerTargets(kheops.powerCells[0])[0]))
            else if (phase === KheopsPhase.Move)
                verify(kheops.movePawn(kheops.powerCells[0], kheops.powerTargets(kheops.powerCells[0])[0]))
            wait(30)
        }
        verify(App.table.plyCount > before, "something was played")
        verify(!App.table.yourTurn, "the turn has passed on")
    }
}
