import QtQuick
import QtTest
import Architects.Ui
import Architects.Model
import Architects.Table
import Architects.Dice
import Architects.Pyramidice
import Architects.PyramidiceHall
import Architects.Testing

// What the table asks, tells and keeps: scarabs, rest, overflow, hand-over, undo, history, rules under a held finger.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Table"
        place: place

        function refusal(): RefusalBar { return child("refusal") as RefusalBar }
        function hold(item: Item): void {
            const p = middle(item)
            mousePress(screen, p.x, p.y)
            tryVerify(() => rules.length > 0, 5000)
            mouseRelease(screen, p.x, p.y)
        }
        function mayTile(): var { return Array.from(board.tiles).find(one => one.may && one.tile >= 7) }

        function test_nothing_secret_while_the_phone_changes_hands(): void {
            two("hands")
            compare(child("handOver").visible, true)
            compare(board.phase, PyramidicePhase.Wait)
            const name = table.seats[table.handOverTo].name
            verify(Reader.name(child("takeDevice")).indexOf(name) >= 0)
            touch("takeDevice")
            compare(child("handOver").visible, false)
        }
        function test_one_of_two_scarabs_is_kept(): void {
            startAt(PyramidicePhase.Scarab, "scarab")
            const offered = Array.from(board.offered), seat = table.viewer
            compare(offered.length, 2)
            compare(child("keepScarab").enabled, false)
            touch("scarab" + offered[1])
            compare(side(seat).scarab, 0)               // only looked at
            touch("keepScarab")
            compare(side(seat).scarab, offered[1])
        }
        function test_a_turn_begins_with_work_or_rest(): void {
            startAt(PyramidicePhase.Begin, "begin")
            compare((child("work") as NextStep).plain, false)
            compare((child("rest") as NextStep).plain, true)
            touch("rest")
            compare(board.phase, PyramidicePhase.Rest)
            compare(child("step").enabled, false)
            const tile = mayTile()
            touch("tile" + tile.tile)
            compare(board.phase, PyramidicePhase.Rest)                // only chosen
            touch("step")
            verify(board.phase !== PyramidicePhase.Rest)
            verify(side(0).tiles.length + side(1).tiles.length > 0)
        }
        // They are dear to make: whoever rests again finds the same.
        function test_tiles_that_stay_are_not_made_anew(): void {
            startAt(PyramidicePhase.Begin, "begin")
            touch("rest")
            const here = Array.from(board.tiles).filter(one => one.tile > 0).map(one => one.tile), items = here.map(tile => child("tile" + tile))
            touch("undo")
            compare(board.phase, PyramidicePhase.Begin)
            touch("rest")
            here.forEach((tile, i) => verify(child("tile" + tile) === items[i], "tile " + tile + " is another one"))
        }
        function test_a_full_board_gives_up_a_piece(): void {
            two("asked")
            lazy = true
            playUntil(() => ready(PyramidicePhase.Discard))
            wait(0)
            const kind = board.discards[0], before = held(side(table.viewer), kind), seat = table.viewer
            touch("piece" + kind)
            compare(held(side(seat), kind), before - 1)
        }
        function test_a_piece_of_choice_is_taken(): void {
            two("asked")
            lazy = true
            playUntil(() => ready(PyramidicePhase.Gain))
            wait(0)
            const before = table.plyCount
            touch("piece" + board.gains[0])
            verify(table.plyCount > before)
        }
        function test_undo_takes_back_a_choice_first_and_then_a_move(): void {
            startAt(PyramidicePhase.Begin, "begin")
            touch("rest")
            touch("tile" + mayTile().tile)
            const before = table.plyCount
            touch("undo")
            compare(table.plyCount, before)
            compare(child("step").enabled, false)
            touch("undo")
            compare(board.phase, PyramidicePhase.Begin)
        }
        function test_history_shows_the_past_and_leads_back(): void {
            two("history")
            playUntil(() => ready(PyramidicePhase.Begin) && table.plyCount > 40)
            const now = JSON.stringify(board.sides)
            press("history")
            table.ply = table.history.plyOf(3)
            verify(JSON.stringify(board.sides) !== now)
            press("backToNow")
            compare(table.live, true)
            press("closehistoryDrawer")
            tryCompare(child("historyDrawer"), "visible", false)
        }
        function test_the_score_as_if_it_ended_now(): void {
            two("history")
            playUntil(() => ready(PyramidicePhase.Begin) && table.plyCount > 40)
            press("score")
            const drawer = child("scoreDrawer") as ScoreDrawer
            verify(drawer.lines.length > 0)
            verify(drawer.totals.some(n => n > 0))
            press("closescoreDrawer")
        }
        function test_a_held_finger_opens_the_rules(): void {
            startAt(PyramidicePhase.Begin, "begin")
            hold(child("slot1"))
            compare(rules[0], PyramidiceBook.god(board.row[0].god).page)
            compare((child("godSheet") as GodSheet).opened, false)
            rules = []
            hold(child("ownScarab"))
            compare(rules[0], PyramidiceBook.scarab(side(table.viewer).scarab).page)
        }
        function test_a_rival_is_opened_by_a_tap(): void {
            startAt(PyramidicePhase.Begin, "begin")
            const other = 1 - table.viewer
            touch("rival" + other)
            const sheet = child("seatSheet") as SeatSheet
            compare(sheet.opened, true)
            compare(sheet.seat, other)
            verify(sheet.side.hiddenProjects > 0)       // his project stays his
            sheet.close()
        }
        function test_the_own_project_is_seen_only_while_it_is_held(): void {
            startAt(PyramidicePhase.Begin, "begin")
            const seat = child("ownSeat").parent.parent as OwnSeat, p = middle(child("ownProject"))
            compare(seat.peeking, false)
            mousePress(screen, p.x, p.y)
            compare(seat.peeking, true)
            mouseRelease(screen, p.x, p.y)
            compare(seat.peeking, false)
        }
        function test_a_screen_reader_names_and_presses_what_is_there(): void {
            startAt(PyramidicePhase.Begin, "begin")
            for (const name of ["slot1", "slot2", "slot3", "rival" + (1 - table.viewer), "ownSeat", "ownScarab", "ownProject", "ownTiles", "work", "rest", "undo", "tiles", "menu"])
                verify(Reader.name(child(name)) !== "", name + " has a name")
            verify(Reader.name(child("slot1")).indexOf("costs") > 0)
            verify(Reader.press(child("work")))
            compare(board.phase, PyramidicePhase.Take)
            tryCompare(child("step"), "enabled", true)
            verify(Reader.press(child("step")))
            compare(board.phase, PyramidicePhase.Act)
            const die = Array.from(tray().dice)[0]
            verify(die.spoken !== "")
        }
        function test_the_menu_leads_out(): void {
            startAt(PyramidicePhase.Begin, "begin")
            press("menu")
            tryVerify(() => child("menuRules").visible)
            press("menuRules")
            compare(rules[0], "pyramidice/overview")
            press("menu")
            press("menuLeave")
            compare(leaves, 1)
        }
        function test_three_pyramids_are_reached_by_tabs(): void {
            sitDown([person("Nefer"), person("Ani"), person("Merit"), person("Hor")], "four")
            playUntil(() => ready(PyramidicePhase.Begin))
            compare(board.pyramids.length, 3)
            touch("pyramid1")
            compare(plan().pyramid, 1)
            touch("pyramid2")
            compare(plan().pyramid, 2)
        }
        function test_a_whole_match_ends_with_its_result(): void {
            two("whole")
            playUntil(() => table.over)
            tryCompare(sitting, "results", 1)
        }
    }
}
