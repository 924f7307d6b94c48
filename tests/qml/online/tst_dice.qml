import QtQuick
import Architects.Faraway
import Architects.Model
import Architects.Ui

// Dice that the server rolls: thrown here, known there.
Item {
    width: 390
    height: 844

    Meeting {
        name: "Dice"
        property int tables: 0
        property string matchId                 // another one each time: what was played stays in the store
        readonly property PyramidiceModel board: App.table ? App.table.board as PyramidiceModel : null

        // At a table of Pyramidice, with dice to be taken and thrown.
        function sitDownToThrow(): void {
            matchId = "0000000000000000000000000000009" + ++tables
            introduce("Nefer")
            Faraway.befriend("Ani")
            Faraway.invite("Ani", "pyramidice", matchId)
            tryVerify(() => first(one => one.stage === "invited") !== undefined)
            press("Join")
            tryVerify(() => App.table !== null && App.table.matchId === matchId, 6000)
            tryVerify(() => App.table.yourTurn, 8000)
            if (board.phase === PyramidicePhase.Scarab)
                board.chooseScarab(board.offered[0])
            tryVerify(() => App.table.yourTurn && board.phase !== PyramidicePhase.Scarab, 8000)
            if (board.phase === PyramidicePhase.Begin)
                board.work()
            compare(board.phase, PyramidicePhase.Take)
        }
        function rolled(): int { return Array.from(board.dice).filter(one => one.value > 0).length }

        function test_diceWaitInTheHandUntilTheServerHasRolled(): void {
            sitDownToThrow()
            const before = Array.from(named("tray").dice), taken = board.takeCount
            Faraway.setOnline(false)
            touch("step")
            tryVerify(() => App.table.waiting > 0)
            verify(!App.table.yourTurn)
            compare(rolled(), 0)
            compare(Array.from(named("tray").dice).map(one => one.id), before.map(one => one.id))
            Faraway.setOnline(true)
            tryCompare(App.table, "waiting", 0, 8000)
            tryVerify(() => named("tray").dice.length === taken && Array.from(named("tray").dice).every(one => one.value > 0), 4000)
            compare(rolled(), taken)
            verify(App.table.yourTurn)
        }
        function test_diceThrownAgainShowWhatTheServerRolled(): void {
            sitDownToThrow()
            App.settings.animationSpeed = 1
            touch("step")
            tryVerify(() => App.table.yourTurn && board.phase === PyramidicePhase.Act, 8000)
            tryVerify(() => !named("tray").flying, 4000)
            const again = Array.from(board.dice).filter(one => one.value > 0)[0].id
            verify(board.reroll([again], false))
            tryCompare(App.table, "waiting", 0, 8000)
            tryVerify(() => !named("tray").flying, 4000)
            for (const one of Array.from(named("tray").dice))
                compare(one.value, Array.from(board.dice).find(die => die.id === one.id).value)
        }
    }
}
