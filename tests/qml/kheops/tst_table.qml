import QtQuick
import QtTest
import Architects.Ui
import Architects.Model
import Architects.Table
import Architects.Kheops
import Architects.Hall
import Architects.Testing

// What the table says and keeps: refusals, undo, history, score, rules under a held finger, secrets, and a screen reader's way.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Table"
        place: place

        function start(): void {
            sitDown([person("Nefer"), person("Ani")], "table")
            press("takeDevice")
            waitForRendering(screen)
        }
        function startAt(phase: int): void {
            start()
            playUntil(() => table.yourTurn && kheops.phase === phase)
        }
        function refusal(): RefusalBar { return child("refusal") as RefusalBar }
        function hand(): TileHand { return child("hand") as TileHand }
        function cellItem(i: int): Item { return Array.from(board().children).find(one => one.board !== undefined && one.index === i) }
        function slotItem(slot: int): Item { return Array.from(findChild(hand(), "slots").children).find(one => one.index === slot) }
        function firstTile(): kheopsHandTile { return hand().tiles[0] }
        function hold(p: point): void {
            mousePress(screen, p.x, p.y)
            tryVerify(() => rules.length > 0, 5000)
            mouseRelease(screen, p.x, p.y)
        }

        function test_an_illegal_tile_says_which_rule_and_goes_home(): void {
            startAt(KheopsPhase.Tile)
            const before = table.plyCount
            touchAt(Qt.point(12, 250))
            dragToCell(handPoint(0), 0, null)           // built already
            compare(refusal().open, true)
            compare(refusal().text, "A tile lies there already: choose an empty place.")
            compare(refusal().link, "Rule")
            compare(table.plyCount, before)
            compare(hand().dragged, -1)
            compare(hand().absent, -1)
            compare(board().ghost.index, -1)
            refusal().linkActivated()
            compare(rules[0], "kheops/tile")
            dragToCell(handPoint(0), 48, null)          // the apex: nothing beside it yet
            compare(refusal().text, "A tile must share a whole side with a tile that lies there: choose one of the dashed places.")
            drag(handPoint(1), Qt.point(40, 160), null) // beside the pyramid
            compare(refusal().text, "That is outside the pyramid: choose a place inside.")
        }
        function test_a_tile_let_go_over_the_hand_is_just_put_back(): void {
            startAt(KheopsPhase.Tile)
            touchAt(Qt.point(12, 250))
            const at = handPoint(2)
            drag(handPoint(0), Qt.point(at.x, at.y + 40), null)
            compare(refusal().open, false)
            compare(hand().dragged, -1)
            compare(hand().chosen, -1)
        }
        function test_a_pawn_where_none_may_stand_says_which_rule(): void {
            start()
            const empty = kheops.cells.length - 1
            touchAt(Qt.point(12, 250))
            dragToCell(supplyPoint("W"), empty, null)
            compare(refusal().text, "There is no tile there yet: choose a place where one lies.")
            const priest = supplyPoint("P")
            touchAt(priest)
            compare(refusal().text, "The Priest waits until your Mummy has been played: choose another pawn.")
            compare(kheops.phase, KheopsPhase.Pawn)
        }
        function test_steps_out_of_order_are_explained(): void {
            start()
            touchAt(handPoint(0))
            compare(refusal().text, "Not now. Place a pawn on a tile.")
        }
        function test_undo_takes_back_a_choice_first_and_then_a_move(): void {
            start()
            compare(child("undo").enabled, false)
            const cell = kheops.pawnChoices[0].cells[0], before = table.plyCount
            touchAt(supplyPoint("W"))
            compare(child("undo").enabled, true)
            touch("undo")
            compare(board().legalCells.length, 0)
            compare(table.plyCount, before)
            touchAt(supplyPoint("W"))
            touchCell(cell)
            compare(table.plyCount, before + 1)
            touch("undo")
            compare(table.plyCount, before)
            compare(kheops.cells[cell].seat, -1)
        }
        function test_a_tile_can_be_aimed_anew_before_it_is_built(): void {
            startAt(KheopsPhase.Tile)
            const cells = [...kheops.tileCells], before = table.plyCount
            touchAt(Qt.point(12, 250))
            dragToCell(handPoint(0), cells[0], null)
            compare(board().ghost.index, cells[0])
            touchCell(cells[3])
            compare(board().ghost.index, cells[3])
            dragToCell(cellPoint(cells[3]), cells[1], null)
            compare(board().ghost.index, cells[1])
            const other = hand().tiles[1]
            touchAt(handPoint(1))
            compare(board().ghost.index, cells[1])
            compare(board().ghost.symbol, other.symbol)
            compare(table.plyCount, before)
            touch("confirm")
            compare(kheops.cells[cells[1]].tile, other.tile)
        }
        function test_two_fingers_turn_a_tile_that_lies_there(): void {
            startAt(KheopsPhase.Tile)
            const slot = [...hand().tiles].findIndex(one => one.turns > 1), tile = hand().tiles[slot]
            touchAt(handPoint(slot))
            touchCell(kheops.tileCells[0])
            const p = Qt.point(195, 250), two = touchEvent(screen)
            two.press(1, screen, p.x - 60, p.y).press(2, screen, p.x + 60, p.y).commit()
            for (let i = 1; i <= 12; ++i) {
                const a = i * Math.PI / 27
                two.move(1, screen, p.x - 60 * Math.cos(a), p.y - 60 * Math.sin(a)).move(2, screen, p.x + 60 * Math.cos(a), p.y + 60 * Math.sin(a)).commit()
                wait(16)                                // moves within one frame are taken as one
            }
            two.release(1, screen, p.x - 30, p.y - 52).release(2, screen, p.x + 30, p.y + 52).commit()
            compare(board().ghost.openings, kheops.turnedTile(tile.tile, 1).openings)
        }
        function test_the_network_to_be_joined_is_lit_and_told(): void {
            startAt(KheopsPhase.Tile)
            const tile = firstTile().tile, found = [0, 1, 2].map(thirds => [...kheops.tileCells].map(cell => ({ cell: cell, thirds: thirds, view: kheops.preview(tile, cell, thirds) })))
                .reduce((all, some) => all.concat(some), []).find(one => one.view.cells.length > 2)
            touchAt(handPoint(0))
            touchCell(found.cell)
            for (let i = 0; i < found.thirds; ++i)
                touchCell(found.cell)
            compare(board().litCells.length, found.view.cells.length)
            compare((child("prompt") as Label).text, found.view.sentence)
        }
        function test_a_held_finger_opens_the_rules(): void {
            start()
            hold(cellPoint(3))
            compare(rules[0], kheops.pageOfCell(3))
            rules = []
            hold(supplyPoint("M"))
            compare(rules[0], "kheops/mummy")
            compare(board().legalCells.length, 0)       // and nothing was chosen by it
            rules = []
            hold(handPoint(1))
            compare(rules[0], kheops.pageOfTile(hand().tiles[1].tile))
            compare(refusal().open, false)
        }
        function test_a_power_has_its_rules_too(): void {
            startAt(KheopsPhase.Swap)
            const prompt = child("prompt")
            hold(prompt.mapToItem(screen, 60, 10))
            compare(rules[0], "kheops/swap")
        }
        function pressLine(row: int): void {
            const list = child("historyList") as ListView
            list.positionViewAtIndex(row, ListView.Beginning)
            tryVerify(() => findChild(screen, "line" + row) !== null)
            press("line" + row)
        }
        function test_history_opens_at_the_newest_entry_and_has_room(): void {
            start()
            playUntil(() => table.yourTurn && kheops.turn === 5)
            press("history")
            const drawer = child("historyDrawer"), list = child("historyList") as ListView, last = "line" + (list.count - 1)
            verify(list.contentHeight > list.height, "more than can be seen at once")
            tryVerify(() => findChild(screen, last) !== null)
            const line = findChild(screen, last) as Item, y = line.mapToItem(list, 0, 0).y
            verify(y >= 0 && y + line.height <= list.height + 1, "the newest line is in sight, not at " + y + " of " + list.height)
            verify(drawer.height >= screen.height * 0.6 - 1, "it is " + drawer.height + " high")
            press("closehistoryDrawer")
        }
        function test_history_shows_the_past_and_leads_back(): void {
            start()
            playUntil(() => table.yourTurn && kheops.turn === 3)
            const now = JSON.stringify(kheops.cells)
            press("history")
            pressLine(2)
            compare(table.live, false)
            compare(table.ply, table.history.plyOf(2))
            verify(JSON.stringify(board().cells) !== now)
            press("backToNow")
            compare(table.live, true)
            compare(JSON.stringify(board().cells), now)
            pressLine(2)
            press("closehistoryDrawer")
            tryCompare(child("historyDrawer"), "visible", false)
            compare(child("endReplay").visible, true)
            press("endReplay")
            compare(table.live, true)
        }
        function test_the_score_as_if_it_ended_now(): void {
            start()
            playUntil(() => table.yourTurn && kheops.turn === 4)
            press("score")
            compare(board().networks.length, kheops.networks.length)
            const drawer = child("scoreDrawer") as ScoreDrawer
            drawer.selected = 1
            compare(board().highlighted, 1)
            press("closescoreDrawer")
            compare(board().networks.length, 0)
        }
        function test_nothing_secret_while_the_phone_changes_hands(): void {
            sitDown([person("Nefer"), person("Ani")], "table")
            compare(child("handOver").visible, true)
            compare([...hand().tiles].filter(one => one.tile !== "").length, 0)
            const name = table.seats[table.handOverTo].name
            verify(Reader.name(child("takeDevice")).indexOf(name) >= 0)
            press("takeDevice")
            compare(child("handOver").visible, false)
            compare([...hand().tiles].filter(one => one.tile !== "").length, 3)
        }
        function test_the_menu_leads_out(): void {
            start()
            press("menu")
            tryVerify(() => child("menuRules").visible)
            press("menuRules")
            compare(rules[0], "kheops/overview")
            press("menu")
            press("menuLeave")
            compare(leaves, 1)
        }
        function test_a_turn_by_a_screen_reader(): void {
            start()
            const cell = kheops.pawnChoices[0].cells[2]
            const slots = Array.from(child("supply").children)
            verify(Reader.press(slots.find(one => one.kind === "W")))
            verify(Reader.name(cellItem(cell)).indexOf("you may choose it") > 0)
            verify(Reader.press(cellItem(cell)))
            compare(kheops.cells[cell].seat, table.viewer)
            playUntil(() => kheops.phase === KheopsPhase.Tile)
            const target = kheops.tileCells[0], tile = firstTile().tile
            verify(Reader.name(slotItem(0)).indexOf("open") > 0)
            verify(Reader.press(slotItem(0)))
            verify(Reader.press(cellItem(target)))
            verify(Reader.name(cellItem(target)).indexOf("chosen") > 0)
            verify(Reader.press(child("turn")) || !child("turn").enabled)
            verify(Reader.press(child("confirm")))
            compare(kheops.cells[target].tile, tile)
        }
        function test_two_taps_bring_the_board_nearer(): void {
            start()
            touchAt(Qt.point(60, 250))
            touchAt(Qt.point(60, 250))
            tryVerify(() => board().touchScale > 1.5)
            wait(600)                                   // two taps later on are two others
            touchAt(Qt.point(60, 250))
            touchAt(Qt.point(60, 250))
            tryCompare(board(), "touchScale", 1)
        }
        function test_zoomed_in_no_pawn_is_drawn_that_is_out_of_sight(): void {
            if (place.GraphicsInfo.api !== GraphicsInfo.Software)
                skip("other renderers clip")
            start()
            playUntil(() => table.yourTurn && kheops.turn === 5)
            const stage = child("stage") as TableStage, stands = Array.from(board().children).map(one => one as BoardStand).filter(one => one && one.occupied)
            verify(stands.length > 6 && stands.every(one => one.visible))
            stage.zoom.zoomAt(10, 10, 3, false)
            compare(stands.filter(one => one.visible).length, 0)       // nobody stands up there: drawn, they would lie over the hand
            stage.zoom.zoomAt(10, stage.height - 10, 1, false)
            stage.zoom.zoomAt(10, stage.height - 10, 3, false)
            const seen = stands.filter(one => one.visible).length
            verify(seen > 0 && seen < stands.length)
        }
        function test_a_replay_walks_through_the_match(): void {
            start()
            playUntil(() => table.over)
            tryCompare(sitting, "results", 1)
            screen.replaying = true
            table.ply = table.history.plyOf(0)
            compare(child("hand").enabled, false)
            const bar = child("replay") as ReplayBar
            compare(bar.sentence, table.history.textOf(table.ply))
            bar.goTo(bar.nextStop())
            compare(table.ply, table.history.plyOf(1))
            press("endReplay")
            compare(results, 2)
        }
    }
}
