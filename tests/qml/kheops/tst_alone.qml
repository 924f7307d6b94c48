import QtQuick
import QtTest
import Architects.Ui
import Architects.Model
import Architects.Kheops
import Architects.Hall

// One person against an Architect, by taps only: choose, tap, confirm. The Architect's moves come by themselves.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Alone"
        place: place
        function pick(list: var, n: int): var { return [...list][n % list.length] }
        function tapStep(n: int): void {
            const phase = kheops.phase, before = table.plyCount
            if (phase === KheopsPhase.Pawn) {
                const choice = pick([...kheops.pawnChoices].filter(one => one.cells.length > 0), n), cell = pick(choice.cells, 3 * n)
                if (n % 3 === 0) {                      // the place first, then the pawn
                    tapCell(cell)
                    tap(supplyPoint(choice.kind))
                } else {
                    tap(supplyPoint(choice.kind))
                    tapCell(cell)
                }
            } else if (phase === KheopsPhase.Tile) {
                const slot = [...(child("hand") as TileHand).tiles].findIndex(one => one.tile !== ""), cell = pick(kheops.tileCells, n)
                if (n % 2) {
                    tap(handPoint(slot))
                    tapCell(cell)
                } else {                                // or the place first, then the tile
                    tapCell(cell)
                    tap(handPoint(slot))
                }
                if (n % 5 === 0 && child("turn").enabled)
                    press("turn")
                press("confirm")
            } else if (phase === KheopsPhase.Swap || phase === KheopsPhase.Move) {
                const own = pick(kheops.powerCells, n)
                tapCell(own)
                tapCell(pick(kheops.powerTargets(own), n))
            } else {
                tapCell(pick(kheops.powerCells, n))
                press("confirm")
            }
            verify(table.plyCount > before || table.thinking || table.behind, phase + " was played")
        }
        function tap(p: point): void { mouseClick(screen, p.x, p.y) }

        function pictures(): KheopsPictures { return child("pictures") as KheopsPictures }

        function test_a_whole_match_by_taps(): void {
            sitDown([person(""), bot(1)], "alone")
            for (let n = 0; n < 200; ++n) {
                tryVerify(() => table.over || table.yourTurn, 30000)
                if (table.over)
                    break
                compare(table.handOverTo, -1)
                tapStep(n)
            }
            verify(table.over)
            tryCompare(sitting, "results", 1)
        }
        function test_the_screen_lives_while_the_architect_thinks(): void {
            sitDown([person(""), bot(4)], "lively")
            let seen = 0
            for (let n = 0; kheops.turn < 6; ++n) {
                tryVerify(() => table.yourTurn, 60000)
                tapStep(n)
                if (table.thinking) {                   // and yet we are here
                    ++seen
                    compare(table.seats[table.activeSeat].name, "Imhotep")
                    compare((child("prompt") as Label).text, "Imhotep is thinking.")
                    press("score")                      // looking something up goes on meanwhile
                    press("closescoreDrawer")
                }
            }
            verify(seen > 3, "he was seen thinking " + seen + " times")
        }
        function test_with_all_its_motion(): void {
            Theme.animationSpeed = 2
            sitDown([person(""), bot(1)], "motion")
            for (let n = 0; kheops.turn < 4; ++n) {
                tryVerify(() => table.yourTurn, 30000)
                tapStep(n)                              // at once: no turn waits for a picture
            }
            tryVerify(() => table.yourTurn, 30000)
            verify(pictures().waiting.length + (pictures().busy ? 1 : 0) > 0)   // he was faster than the eye
            tryVerify(() => [...board().cells].every((cell, i) => cell.seat === kheops.cells[i].seat && cell.tile === kheops.cells[i].tile))
        }
    }
}
