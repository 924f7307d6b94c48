import QtQuick
import QtTest
import Architects.Kheops
import Architects.Model
import Architects.Hall

// Two people and one phone: a whole match by touch, every drag, turn, power and hand-over, until the result is asked for.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Together"
        place: place
        property var used: ({})             // what was done, to be sure that it was

        function did(what: string): void { used[what] = (used[what] || 0) + 1 }
        function pick(list: var, n: int): var { return [...list][n % list.length] }

        function placePawn(n: int): void {
            const choice = pick([...kheops.pawnChoices].filter(one => one.cells.length > 0), n), cell = pick(choice.cells, 7 * n)
            const before = table.plyCount
            dragToCell(supplyPoint(choice.kind), cell, null)
            compare(table.plyCount, before + 1)
            compare(kheops.cells[cell].seat, table.viewer)
            compare(kheops.cells[cell].kind, choice.kind)
            did("pawn " + choice.kind)
        }
        function useTurn(n: int): void {
            const cell = pick(kheops.powerCells, n)
            touchCell(cell)
            compare(child("confirm").visible, true)
            if (n % 2)
                touchCell(cell)                         // on to the next third
            touch("confirm")
            did("turn")
        }
        function usePair(n: int): void {
            const own = pick(kheops.powerCells, n), target = pick(kheops.powerTargets(own), n)
            const what = kheops.phase
            dragToCell(cellPoint(own), target, null)
            verify(kheops.phase !== what, "the power was used")
            did(what === KheopsPhase.Swap ? "swap" : "move")
        }
        function buildTile(n: int): void {
            const slot = n % 3, cell = pick(kheops.tileCells, 5 * n), before = table.plyCount
            const held = (child("hand") as TileHand).tiles[slot]
            if (held.tile === "")
                return buildTile(n + 1)
            dragToCell(handPoint(slot), cell, n % 4 === 1 ? touch => twist(touch, fingerFor(cell)) : null)
            compare(table.plyCount, before)             // not yet: it waits for a word
            compare(board().ghost.index, cell)
            if (n % 4 === 1 && held.turns > 1) {
                compare(board().ghost.openings, kheops.turnedTile(held.tile, 1).openings)
                did("twist")
            }
            if (n % 4 === 2 && held.turns > 1) {
                touchCell(cell)
                compare(board().ghost.openings, kheops.turnedTile(held.tile, 1).openings)
                did("turn by tap")
            }
            const openings = board().ghost.openings
            touch("confirm")
            verify(table.plyCount > before)
            compare(kheops.cells[cell].tile, held.tile)
            compare(kheops.cells[cell].openings, openings)
            did("tile")
        }

        function test_a_whole_match_by_touch(): void {
            sitDown([person("Nefer"), person("Ani")], "together")
            touchAt(Qt.point(12, 250))                 // from now on a finger, not a mouse
            for (let n = 0; !table.over && n < 300; ++n) {
                if (table.handOverTo >= 0) {
                    compare(child("handOver").visible, true)
                    compare(kheops.hand.length, 0)
                    touch("takeDevice")
                    did("hand-over")
                } else if (kheops.phase === KheopsPhase.Pawn)
                    placePawn(n)
                else if (kheops.phase === KheopsPhase.Tile)
                    buildTile(n)
                else if (kheops.phase === KheopsPhase.Swap || kheops.phase === KheopsPhase.Move)
                    usePair(n)
                else
                    useTurn(n)
                compare(child("refusal").open, false)
            }
            verify(table.over)
            tryCompare(sitting, "results", 1)
            compare(used["hand-over"], 30)
            compare(used["tile"], 30)
            for (const what of ["pawn W", "pawn M", "pawn P", "pawn H", "turn", "swap", "move", "twist", "turn by tap"])
                verify(used[what] > 0, what + " came up")
        }
    }
}
