import QtQuick
import QtTest
import Architects.Ui
import Architects.Model
import Architects.Pyramidice
import Architects.PyramidiceHall

// Against a Great Architect: his turn comes over the table, returned tiles are given their spaces, and a whole match ends.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Alone"
        place: place

        function turn(): ArchitectTurn { return (child("architectTurn") as ArchitectStand).item as ArchitectTurn }
        function placing(): var { return board.placing }

        function test_his_turn_comes_over_the_table_and_goes(): void {
            alone(2, "alone")
            playUntil(() => turn().open)
            tryVerify(() => !table.thinking && table.yourTurn, 20000)
            verify(board.rivalSteps.length >= 2)
            compare(turn().visible, true)
            turn().done()
            compare(turn().open, false)
            compare(table.yourTurn, true)
        }
        function test_returned_tiles_are_given_their_spaces_by_touch(): void {
            alone(1, "tiles")
            playUntil(() => ready(PyramidicePhase.PlaceTile))
            if (turn().open)
                turn().done()
            wait(0)
            const tiles = Array.from(placing().tiles), spaces = Array.from(placing().spaces)
            touch("return" + tiles[tiles.length - 1])
            touch("tileSpace" + spaces[spaces.length - 1])
            compare(Array.from(board.tiles).find(one => one.space === spaces[spaces.length - 1]).tile, tiles[tiles.length - 1])
        }
        function test_his_board_is_open_to_all(): void {
            alone(3, "open")
            touch("rival1")
            const sheet = child("seatSheet") as SeatSheet
            compare(sheet.opened, true)
            compare(sheet.side.projects.length, 3)
            verify(sheet.rival.level > 0)
            sheet.close()
        }
        function test_a_whole_match_ends_with_its_result(): void {
            alone(4, "whole")
            playUntil(() => table.over)
            tryVerify(() => !table.thinking, 20000)
            if (turn().open)
                turn().done()
            tryCompare(sitting, "results", 1)
        }
    }
}
