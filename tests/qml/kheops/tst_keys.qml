import QtQuick
import QtTest
import Architects.Ui
import Architects.Model
import Architects.Kheops
import Architects.Hall

// Keys alone: the focus is led from step to step; Enter chooses, arrows walk, R turns, U takes back, Esc lets go.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Keys"
        place: place

        // Walks over the board to one of some cells, with N, as a player would.
        function walkTo(cell: int): void {
            tryVerify(() => board().activeFocus)
            for (let i = 0; i < 60 && board().currentCell !== cell; ++i)
                keyClick(Qt.Key_N)
            compare(board().currentCell, cell)
        }
        function keyStep(n: int): void {
            const phase = kheops.phase, before = table.plyCount
            if (phase === KheopsPhase.Pawn) {
                tryVerify(() => screen.focused && screen.focused.kind === "W")
                const cells = kheops.pawnChoices[0].cells
                keyClick(Qt.Key_Return)
                walkTo(cells[n % cells.length])
                keyClick(Qt.Key_Return)
            } else if (phase === KheopsPhase.Tile) {
                tryVerify(() => screen.focused && screen.focused.tile !== undefined)
                const cell = kheops.tileCells[n % kheops.tileCells.length]
                keyClick(Qt.Key_Return)
                walkTo(cell)
                keyClick(Qt.Key_Return)
                tryVerify(() => child("confirm").activeFocus)
                const openings = board().ghost.openings
                keyClick(Qt.Key_R)
                verify(openings === 7 || board().ghost.openings !== openings)
                keyClick(Qt.Key_Return)
            } else if (phase === KheopsPhase.Swap || phase === KheopsPhase.Move) {
                const own = kheops.powerCells[0]
                walkTo(own)
                keyClick(Qt.Key_Return)
                walkTo(kheops.powerTargets(own)[0])
                keyClick(Qt.Key_Return)
            } else {
                walkTo(kheops.powerCells[0])
                keyClick(Qt.Key_Return)
                tryVerify(() => child("confirm").activeFocus)
                keyClick(Qt.Key_Return)
            }
            verify(table.plyCount > before || table.thinking, phase + " was played")
        }

        function test_several_turns(): void {
            sitDown([person("Nefer"), person("Ani")], "keys")
            keyClick(Qt.Key_Down)
            for (let n = 0; kheops.turn < 4; ++n) {
                if (table.handOverTo >= 0) {
                    tryVerify(() => child("takeDevice").activeFocus)
                    keyClick(Qt.Key_Return)
                }
                keyStep(n)
            }
            compare((child("refusal") as RefusalBar).open, false)
        }
        function test_taking_back_and_letting_go(): void {
            sitDown([person("Nefer"), bot(1)], "keys")
            tryVerify(() => table.yourTurn, 20000)
            keyClick(Qt.Key_Down)
            tryVerify(() => screen.focused && screen.focused.kind === "W")
            keyClick(Qt.Key_Return)
            verify(board().legalCells.length > 0)
            keyClick(Qt.Key_Escape)
            compare(board().legalCells.length, 0)
            compare(leaves, 0)
            tryVerify(() => screen.focused && screen.focused.kind === "W")
            keyStep(0)
            const before = table.plyCount
            keyClick(Qt.Key_U)
            compare(table.plyCount, before - 1)
            compare(kheops.phase, KheopsPhase.Pawn)
        }
        function test_arrows_walk_over_the_pyramid(): void {
            sitDown([person("Nefer"), bot(1)], "keys")
            board().focusCell(0)
            for (const step of [[Qt.Key_Right, 1], [Qt.Key_Right, 2], [Qt.Key_Up, 14], [Qt.Key_Left, 13], [Qt.Key_Down, 1]]) {
                keyClick(step[0])
                compare(board().currentCell, step[1])
            }
            keyClick(Qt.Key_I)
            compare(rules.length, 1)
            compare(rules[0], kheops.pageOfCell(1))
        }
    }
}
