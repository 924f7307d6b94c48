pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Architects.Kheops
import Architects.Testing
import Architects.Ui
import "gallery/Positions.js" as Positions

// The pyramid, the hand and the supply under the finger, the keyboard and the screen reader.
Item {
    id: stage
    width: 390
    height: 844
    property int aim: -1

    KheopsBoard {
        id: board
        side: 53
        width: implicitWidth
        height: implicitHeight
        x: 9
        y: 20
        cells: Positions.middle
        legalCells: Positions.legal
        chosenCell: stage.aim
    }
    TileHand {
        id: hand
        x: 12
        y: 480
        width: 366
        tiles: Positions.hand
        Connections {
            target: hand.hand
            function onLifted(from: point, size: real, at: point): void { flying.pickUp(flying.mapFromItem(null, from), size / flying.side, flying.mapFromItem(null, at)) }
            function onMoved(at: point): void {
                const p = board.mapFromItem(null, at.x, at.y)
                stage.aim = board.nearestLegal(p.x, p.y, board.side)
                flying.moveTo(flying.mapFromItem(null, at))
            }
            function onDropped(): void {
                if (stage.aim >= 0)
                    flying.settleAt(board.mapToItem(flying, board.cellCenter(stage.aim)), board.side / flying.side)
                else
                    flying.glideBack()
            }
            function onLetGo(): void { flying.glideBack() }
        }
    }
    PawnSupply {
        id: supply
        y: 700
        kinds: [{ kind: "W", count: 10, name: "Worker" }, { kind: "P", count: 1, name: "Priest", reason: "The Mummy comes first." }]
        Connections {
            target: supply.hand
            function onLifted(from: point, size: real, at: point): void { pawn.pickUp(pawn.mapFromItem(null, from), 1, pawn.mapFromItem(null, at)) }
            function onMoved(at: point): void { pawn.moveTo(pawn.mapFromItem(null, at)) }
            function onDropped(): void { pawn.glideBack() }
        }
    }
    FlyingTile {
        id: flying
        anchors.fill: parent
        onSettled: hand.hand.land()
        onReturned: hand.hand.land()
    }
    FlyingPawn {
        id: pawn
        anchors.fill: parent
        onReturned: supply.hand.land()
    }
    SignalSpy { id: tapped; target: board; signalName: "cellTapped" }
    SignalSpy { id: held; target: board; signalName: "cellHeld" }
    SignalSpy { id: slotTapped; target: hand; signalName: "slotTapped" }
    SignalSpy { id: turnAsked; target: hand; signalName: "turnAsked" }
    SignalSpy { id: settled; target: flying; signalName: "settled" }
    SignalSpy { id: returned; target: flying; signalName: "returned" }
    SignalSpy { id: twisted; target: flying; signalName: "twisted" }
    SignalSpy { id: kindTapped; target: supply; signalName: "kindTapped" }
    SignalSpy { id: refused; target: supply; signalName: "refused" }
    SignalSpy { id: pawnBack; target: pawn; signalName: "returned" }

    TestCase {
        name: "KheopsPieces"
        when: windowShown

        function init(): void {
            Theme.night = false
            Theme.reduceMotion = true
            stage.aim = -1
            board.legalCells = Positions.legal
            board.markers = []
            hand.chosen = -1
            hand.faceDown = false
            for (const spy of [tapped, held, slotTapped, turnAsked, settled, returned, twisted, kindTapped, refused, pawnBack])
                spy.clear()
            stage.forceActiveFocus()
        }
        function tap(item: Item, x: real, y: real): void {
            const t = touchEvent(item)
            t.press(1, item, x, y).commit()
            wait(10)
            t.release(1, item, x, y).commit()
        }
        function slide(t: var, id: int, from: point, to: point): void {
            for (let i = 1; i <= 15; ++i) {
                t.move(id, stage, from.x + (to.x - from.x) * i / 15, from.y + (to.y - from.y) * i / 15).commit()
                wait(8)
            }
            wait(40)                                            // the last move is delivered with the next frame
        }
        function slotPoint(slot: int): point { return hand.mapToItem(stage, 12 + 57 + slot * 114, 60) }
        function cellPoint(i: int): point {
            const c = board.cellCenter(i)
            return board.mapToItem(stage, c.x, c.y)
        }

        function test_every_cell_is_found_at_its_centre(): void {
            for (let i = 0; i < 49; ++i) {
                const p = board.cellCenter(i)
                compare(board.cellAt(p.x, p.y), i)
            }
            compare(board.cellAt(3, 3), -1)
            compare(board.cellAt(-5, 300), -1)
        }
        function test_a_tap_names_its_cell(): void {
            for (const i of [0, 1, 12, 13, 30, 48]) {
                const p = board.cellCenter(i)
                tap(board, p.x, p.y)
                compare(tapped.signalArguments[tapped.count - 1][0], i)
            }
            compare(tapped.count, 6)
        }
        function test_a_fingertip_beside_a_legal_cell_means_it(): void {
            const p = board.cellCenter(28)                      // legal; its lower neighbour is a laid tile
            verify(board.cellAt(p.x, p.y + 20) !== 28)
            tap(board, p.x, p.y + 20)
            compare(tapped.signalArguments[0][0], 28)
            board.legalCells = []
            verify(board.hit(p.x, p.y + 20) !== 28)
        }
        function test_every_legal_cell_is_as_large_as_a_fingertip(): void {
            for (const i of Positions.legal) {
                const p = board.cellCenter(i)
                for (let a = 0; a < 360; a += 30) {
                    const hit = board.hit(p.x + 23 * Math.cos(a * Math.PI / 180), p.y + 23 * Math.sin(a * Math.PI / 180))
                    verify(hit === i || board.isLegal(hit), "cell " + i + " at " + a + " degrees hits " + hit)
                }
            }
        }
        function test_holding_asks_about_a_cell(): void {
            const p = board.cellCenter(5), t = touchEvent(board)
            t.press(1, board, p.x, p.y).commit()
            tryCompare(held, "count", 1, 3000)
            compare(held.signalArguments[0][0], 5)
            t.release(1, board, p.x, p.y).commit()
            compare(tapped.count, 0)
        }
        function test_two_taps_mean_a_place_or_a_move(): void {
            let zoomedAt = 0
            const count = () => ++zoomedAt
            board.doubleTapped.connect(count)
            wait(700)                                           // not to be counted with a tap before
            const t = touchEvent(board)
            for (const i of [5, 5, 28, 28]) {
                const p = board.cellCenter(i)
                t.press(1, board, p.x, p.y).commit()
                wait(10)
                t.release(1, board, p.x, p.y).commit()
                wait(10)
            }
            board.doubleTapped.disconnect(count)
            compare(zoomedAt, 1)
            compare(tapped.count, 3)
        }
        function test_nearest_legal_has_a_reach(): void {
            const p = board.cellCenter(28)
            compare(board.nearestLegal(p.x + 4, p.y - 3, 20), 28)
            compare(board.nearestLegal(0, 0, 20), -1)
            compare(board.nearestLegal(0, 0, 2000), 33)
        }
        function test_arrows_lead_from_cell_to_cell(): void {
            board.focusCell(0)
            keyClick(Qt.Key_Right)
            compare(board.currentCell, 1)
            keyClick(Qt.Key_Up)
            compare(board.currentCell, 13)
            keyClick(Qt.Key_Left)
            compare(board.currentCell, 13)
            for (let i = 0; i < 8; ++i)
                keyClick(Qt.Key_Up)
            compare(board.currentCell, 48)
            keyClick(Qt.Key_Down)
            compare(board.currentCell, 46)
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Space)
            compare(tapped.count, 2)
            compare(tapped.signalArguments[1][0], 46)
        }
        function test_the_pyramid_is_one_stop_for_tab(): void {
            board.focusCell(20)
            keyClick(Qt.Key_Tab)
            verify(!board.activeFocus)
            keyClick(Qt.Key_Backtab)
            verify(board.activeFocus)
            compare(board.currentCell, 20)
        }
        function test_n_leads_to_the_next_legal_cell(): void {
            board.focusCell(0)
            for (const i of [27, 28, 31, 33, 37, 27]) {
                keyClick(Qt.Key_N)
                compare(board.currentCell, i)
            }
        }
        function cellItem(i: int): Item {
            board.focusCell(i)
            return stage.Window.activeFocusItem
        }
        function test_cells_speak(): void {
            compare(Reader.name(cellItem(0)), "Tile 0")
            compare(Reader.name(cellItem(48)), "Empty 48")
            compare(Reader.name(cellItem(28)), "Empty 28, you may choose it")
            verify(Reader.isButton(cellItem(48)))
            verify(Reader.press(cellItem(28)))
            compare(tapped.count, 1)
            compare(tapped.signalArguments[0][0], 28)
        }

        function test_a_tile_is_chosen_by_a_tap(): void {
            const p = slotPoint(1)
            tap(stage, p.x, p.y)
            compare(slotTapped.count, 1)
            compare(slotTapped.signalArguments[0][0], 1)
            compare(hand.dragged, -1)
        }
        function test_a_tile_is_dragged_from_the_hand_to_a_cell(): void {
            const from = slotPoint(0), to = cellPoint(28), t = touchEvent(stage)
            t.press(1, stage, from.x, from.y).commit()
            slide(t, 1, from, to)
            compare(hand.dragged, 0)
            verify(flying.held)
            compare(stage.aim, 28)
            fuzzyCompare(flying.spotX, to.x, 1)
            fuzzyCompare(flying.spotY, to.y - 88, 1)
            t.release(1, stage, to.x, to.y).commit()
            tryCompare(settled, "count", 1)
            compare(returned.count, 0)
            compare(slotTapped.count, 0)
            compare(hand.dragged, -1)
            verify(!flying.visible)
        }
        function test_a_refused_tile_glides_home(): void {
            Theme.reduceMotion = false
            const from = slotPoint(2), to = Qt.point(30, 60), t = touchEvent(stage)
            t.press(1, stage, from.x, from.y).commit()
            slide(t, 1, from, to)
            compare(stage.aim, -1)
            t.release(1, stage, to.x, to.y).commit()
            verify(flying.visible)
            tryCompare(returned, "count", 1)
            compare(settled.count, 0)
            fuzzyCompare(flying.spotX, flying.home.x, 1)
        }
        function test_a_second_finger_turns_the_tile_in_thirds(): void {
            const from = slotPoint(0), to = cellPoint(28), t = touchEvent(stage)
            t.press(1, stage, from.x, from.y).commit()
            slide(t, 1, from, to)
            t.stationary(1).press(2, stage, to.x + 80, to.y).commit()
            wait(10)
            for (let a = 10; a <= 110; a += 10) {
                t.stationary(1).move(2, stage, to.x + 80 * Math.cos(a * Math.PI / 180), to.y + 80 * Math.sin(a * Math.PI / 180)).commit()
                wait(8)
            }
            wait(40)
            compare(twisted.count, 2)
            compare(twisted.signalArguments[0][0], 1)
            verify(flying.held, "still held by the first finger")
            t.stationary(1).release(2, stage, to.x, to.y + 80).commit()
            t.release(1, stage, to.x, to.y).commit()
            tryCompare(settled, "count", 1)
            compare(tapped.count, 0, "the second finger taps nothing")
        }
        function test_twisting_works_again_after_the_wrong_finger_lifts_first(): void {
            const from = slotPoint(0), to = cellPoint(28)
            for (let round = 0; round < 2; ++round) {
                const t = touchEvent(stage)
                t.press(1 + 4 * round, stage, from.x, from.y).commit()
                slide(t, 1 + 4 * round, from, to)
                t.stationary(1 + 4 * round).press(2 + 4 * round, stage, to.x + 80, to.y).commit()
                wait(10)
                for (let a = 10; a <= 60; a += 10) {
                    t.stationary(1 + 4 * round).move(2 + 4 * round, stage, to.x + 80 * Math.cos(a * Math.PI / 180), to.y - 80 * Math.sin(a * Math.PI / 180)).commit()
                    wait(8)
                }
                wait(40)
                compare(twisted.count, round + 1)
                compare(twisted.signalArguments[round][0], -1)
                t.release(1 + 4 * round, stage, to.x, to.y).stationary(2 + 4 * round).commit()
                wait(20)
                t.release(2 + 4 * round, stage, to.x, to.y - 80).commit()
                tryCompare(settled, "count", round + 1)
            }
        }
        function test_a_chosen_tile_is_turned(): void {
            hand.chosen = 1
            const p = slotPoint(1)
            tap(stage, p.x + 42, p.y - 40)
            compare(turnAsked.count, 1)
            compare(turnAsked.signalArguments[0][0], 1)
            compare(slotTapped.count, 0)
        }
        function test_a_hidden_hand_can_be_neither_chosen_nor_dragged(): void {
            hand.faceDown = true
            const p = slotPoint(0), t = touchEvent(stage)
            tap(stage, p.x, p.y)
            t.press(1, stage, p.x, p.y).commit()
            slide(t, 1, p, cellPoint(28))
            t.release(1, stage, p.x, p.y).commit()
            compare(slotTapped.count, 0)
            compare(settled.count + returned.count, 0)
        }
        function test_pawns_are_chosen_refused_and_dragged(): void {
            tap(stage, 20, 728)
            compare(kindTapped.count, 1)
            compare(kindTapped.signalArguments[0][0], "W")
            tap(stage, supply.children[1].x + 20, 728)
            compare(refused.count, 1)
            compare(refused.signalArguments[0][1], "The Mummy comes first.")
            const t = touchEvent(stage), from = Qt.point(20, 728), to = cellPoint(5)
            t.press(1, stage, from.x, from.y).commit()
            slide(t, 1, from, to)
            compare(supply.dragged, "W")
            verify(pawn.held)
            t.release(1, stage, to.x, to.y).commit()
            tryCompare(pawnBack, "count", 1)
            compare(supply.dragged, "")
        }

        // The picture itself: what is joined is drawn as joined, on every renderer.
        function near(image: var, p: point, c: color, what: string): void {
            const q = image.pixel(Math.round(p.x), Math.round(p.y))
            const d = Math.abs(q.r - c.r) + Math.abs(q.g - c.g) + Math.abs(q.b - c.b)
            verify(d < 0.12, what + ": " + q + " instead of " + c)
        }
        function test_the_plan_shows_rooms_walls_and_passages(): void {
            board.legalCells = []
            wait(50)
            const image = grabImage(board)
            near(image, board.cellCenter(18), Theme.floor, "a room's floor")
            near(image, board.cellCenter(48), Theme.board, "an empty cell")
            const c = board.cellCenter(15)                      // an upright corridor, open below and to the right
            near(image, Qt.point(c.x, c.y), Theme.floor, "a corridor's floor")
            near(image, Qt.point(c.x, c.y - 14), Theme.masonry, "its masonry")
        }
    }
}
