import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Kheops
import Architects.Hall

// Where a piece is let go, there it is meant: what is forbidden there is refused and told, and nothing lands beside it.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Drops"
        place: place

        function start(seed: string): void {
            sitDown([person("Nefer"), person("Ani")], seed)
            press("takeDevice")
            touchAt(Qt.point(12, 250))                  // from now on a finger, not a mouse
            waitForRendering(screen)
        }
        // To a turn of whoever holds the phone.
        function playOn(done: var): void {
            playUntil(() => {
                if (table.handOverTo >= 0)
                    table.takeDevice()
                return table.yourTurn && done()
            })
        }
        // Past a place far away: what lies next to it is nearer than a finger trembles.
        function lead(from: point, to: point, meanwhile: var): void {
            const touch = touchEvent(screen)
            touch.press(1, screen, from.x, from.y).commit()
            for (const p of [Qt.point(from.x, from.y - 12), Qt.point(60, 140), Qt.point(to.x, to.y - 2), to]) {
                touch.move(1, screen, p.x, p.y).commit()
                wait(16)
            }
            if (meanwhile)
                meanwhile()
            touch.release(1, screen, to.x, to.y).commit()
            wait(0)
        }
        function refusal(): RefusalBar { return child("refusal") as RefusalBar }
        function cellsWith(holds: var): var { return [...kheops.cells].filter(holds).map(one => one.index) }
        function restsAt(cell: int): void {
            compare(kheops.phase, KheopsPhase.Pawn)
            verify(refusal().open, "cell " + cell + " is refused aloud")
            compare((child("supply") as PawnSupply).dragged, "")
        }

        function test_a_worker_dropped_in_the_middle_of_forbidden_is_refused(): void {
            start("forbidden")
            playOn(() => kheops.phase === KheopsPhase.Pawn && cellsWith(one => one.symbol === "FB" && one.seat < 0).length > 0)
            const before = table.plyCount
            for (const cell of cellsWith(one => one.symbol === "FB" && one.seat < 0)) {
                dragToCell(supplyPoint("W"), cell, () => compare(board().chosenCell, -1))
                compare(table.plyCount, before)
                restsAt(cell)
            }
        }
        function test_a_worker_dropped_on_any_pawn_stays_in_the_hand(): void {
            start("taken")
            playOn(() => kheops.phase === KheopsPhase.Pawn && kheops.turn > 3)
            const before = table.plyCount, taken = cellsWith(one => one.seat >= 0)
            verify(taken.length > 3)
            for (const cell of taken) {
                dragToCell(supplyPoint("W"), cell, null)
                compare(table.plyCount, before)
                restsAt(cell)
            }
        }
        function test_a_tile_dropped_on_a_built_place_or_in_the_sky_is_refused_although_a_free_place_is_near(): void {
            start("tiles")
            playOn(() => kheops.phase === KheopsPhase.Tile)
            const free = [...kheops.tileCells]
            for (const cell of cellsWith(one => free.indexOf(one.index) < 0)) {
                dragToCell(handPoint(0), cell, null)
                compare(board().ghost.index, -1)
                verify(refusal().open, "cell " + cell + " is refused aloud")
            }
        }
        function test_a_pawn_that_a_power_moves_goes_where_it_is_let_go_or_nowhere_data(): var { return [{ tag: "swap", phase: KheopsPhase.Swap }, { tag: "move", phase: KheopsPhase.Move }] }
        function test_a_pawn_that_a_power_moves_goes_where_it_is_let_go_or_nowhere(data: var): void {
            start("powers")
            playOn(() => kheops.phase === data.phase)
            const own = kheops.powerCells[0], may = [...kheops.powerTargets(own)], before = table.plyCount
            for (let cell = 0; cell < 49; ++cell) {
                if (may.indexOf(cell) >= 0 || cell === own)
                    continue
                lead(cellPoint(own), fingerFor(cell), null)
                compare(table.plyCount, before, "nothing was done on " + cell)
                compare(refusal().open, true, "cell " + cell + " from " + own)
            }
            refusal().hide()
            lead(cellPoint(own), fingerFor(own), null)     // put back where it stood: nothing to say about it
            compare(refusal().open, false)
            compare(table.plyCount, before)
        }
        function test_of_two_pawns_side_by_side_the_one_under_the_finger_is_taken_data(): var { return [{ tag: "swap", phase: KheopsPhase.Swap }, { tag: "move", phase: KheopsPhase.Move }] }
        function test_of_two_pawns_side_by_side_the_one_under_the_finger_is_taken(data: var): void {
            start("neighbours")
            const near = (a, b) => Math.abs(board().cellCenter(a).x - board().cellCenter(b).x) <= board().side && Math.abs(board().cellCenter(a).y - board().cellCenter(b).y) < board().side / 2
            playOn(() => kheops.phase === data.phase && [...kheops.powerCells].some(one => [...kheops.powerCells].some(two => one !== two && near(one, two))))
            const before = table.plyCount, held = child("heldPawn") as FlyingPawn
            for (const cell of [...kheops.powerCells]) {
                tapCell(cell)                           // with a mouse
                compare([...board().markers].find(one => one.chosen).cell, cell)
                touch("undo")
                lead(cellPoint(cell), Qt.point(20, 160), () => {
                    compare(held.held, true, "cell " + cell + " of " + [...kheops.powerCells])
                    compare(held.kind, kheops.cells[cell].kind)
                    compare(stage().cells[cell].seat, -1)
                })
                compare(table.plyCount, before)
            }
        }
        function stage(): TableStage { return child("stage") as TableStage }
        function test_a_tap_in_the_middle_of_a_cell_means_that_cell_on_the_smallest_screen(): void {
            place.width = 320
            place.height = 480
            start("tap")
            place.width = 390
            place.height = 844
            playOn(() => kheops.phase === KheopsPhase.Pawn && kheops.turn > 2)
            touchAt(supplyPoint("W"))
            for (let cell = 0; cell < 49; ++cell) {
                const p = board().cellCenter(cell)
                compare(board().hit(p.x, p.y), cell)
            }
        }
        function test_a_piece_that_steps_back_says_why_when_it_is_dragged(): void {
            start("grey")
            drag(supplyPoint("P"), cellPoint(5), null)
            compare(refusal().text, "The Priest waits until your Mummy has been played: choose another pawn.")
            refusal().hide()
            drag(handPoint(1), cellPoint(20), null)
            compare(refusal().text, "Not now. Place a pawn on a tile.")
            compare((child("hand") as TileHand).dragged, -1)
        }
        function test_what_was_refused_is_gone_when_the_next_piece_is_dragged(): void {
            start("next")
            const empty = kheops.cells.length - 1
            dragToCell(supplyPoint("W"), empty, () => compare(refusal().open, false))
            compare(refusal().open, true)
            lead(supplyPoint("W"), cellPoint(3), () => compare(refusal().open, false))
        }
    }
}
