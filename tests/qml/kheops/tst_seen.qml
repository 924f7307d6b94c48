import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Kheops
import Architects.Hall

// What is said describes the picture that is shown: while a piece is on its way, counters, prompt and turn are still those of before.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Seen"
        place: place

        function start(players: var, seed: string): void {
            sitDown(players, seed)
            if (child("handOver").visible)
                press("takeDevice")
            tryVerify(() => table.yourTurn, 20000)
        }
        // To a turn of whoever holds the phone.
        function playOn(done: var): void {
            playUntil(() => {
                if (table.handOverTo >= 0)
                    table.takeDevice()
                return table.yourTurn && done()
            })
        }
        function pictures(): TablePictures { return child("pictures") as TablePictures }
        function prompt(): string { return (child("prompt") as Label).text }
        function supply(): PawnSupply { return child("supply") as PawnSupply }
        function workers(): int { return supply().kinds.find(one => one.kind === "W").count }
        function rival(): TableRival { return child("rival") as TableRival }
        function stage(): TableStage { return child("stage") as TableStage }
        function steps(): StepTrail { return child("steps") as StepTrail }
        function tilesSeen(): int { return Array.from((child("hand") as TileHand).tiles).filter(one => one !== null).length }
        function lying(): string { return Array.from((child("hand") as TileHand).tiles).map(one => one.tile).join() }
        function atRest(): void { tryVerify(() => !pictures().busy, 10000) }

        function test_a_pawn_on_its_way_is_not_counted_yet_and_its_turn_is_not_over(): void {
            start([person("Nefer"), bot(1)], "seen")
            atRest()
            Theme.animationSpeed = 1
            const had = workers(), asked = prompt(), choice = kheops.pawnChoices[0]
            const plain = Array.from(choice.cells).find(cell => ["", "SA", "SB", "SC"].indexOf(kheops.cells[cell].symbol) >= 0)
            verify(kheops.placePawn("W", plain))
            compare(kheops.phase, "tile")
            verify(pictures().busy)
            compare(workers(), had - 1)                 // it is in the air
            compare(stage().cells[plain].seat, -1)
            compare(steps().current, 0)
            verify(prompt() !== "Add a tile to the pyramid.")
            verify(asked !== "")
            atRest()
            compare(workers(), had - 1)
            compare(steps().current, 2)
            compare(prompt(), "Add a tile to the pyramid.")
        }
        function test_a_drawn_tile_lies_in_the_hand_when_it_has_come_there(): void {
            start([person("Nefer"), bot(1)], "drawn")
            playOn(() => kheops.phase === "tile")
            atRest()
            Theme.animationSpeed = 1
            const pile = stage().stock, turn = stage().turn, rivals = rival().tiles
            verify(kheops.placeTile(kheops.hand[0].tile, kheops.tileCells[0], 0))
            verify(pictures().busy)
            compare(stage().stock, pile)
            compare(stage().turn, turn)
            compare(rival().tiles, rivals)
            tryVerify(() => table.yourTurn && !pictures().busy, 30000)
            compare(tilesSeen(), 3)
            compare(stage().stock, kheops.pile)
            compare(stage().turn, kheops.turn)
        }
        function standing(): int { return Array.from(board().cells).filter(one => one.seat === rival().player).length }
        // Looks at every frame of some turns: a count never says what the board does not show.
        function test_every_pawn_is_either_in_the_supply_or_in_the_air_or_on_the_board(): void {
            start([person("Nefer"), bot(1)], "frames")
            Theme.animationSpeed = 1.5
            for (let turns = 0; turns < 3; ++turns) {
                tryVerify(() => table.yourTurn && !pictures().busy, 30000)
                while (kheops.phase !== "tile")
                    playStep(turns)
                screen.skip()
                const all = standing() + rival().pawns
                verify(kheops.placeTile(kheops.hand[0].tile, kheops.tileCells[0], 0))
                for (let n = 0; n < 4000 && !(table.yourTurn && !pictures().busy); ++n) {
                    wait(4)
                    const flies = pictures().awayPawns.length, counted = standing() + flies + rival().pawns
                    verify(counted <= all && counted >= all - 1, standing() + " stand, " + flies + " fly, " + rival().pawns + " are left")      // a captured one comes home last
                    if (pictures().busy)
                        verify(prompt() !== "Place a pawn on a tile.", "it is not asked before the picture rests")
                }
            }
        }
        function test_the_result_waits_until_the_last_picture_rests(): void {
            start([person("Nefer"), person("Ani")], "rest")
            playOn(() => kheops.phase === "tile" && Array.from(kheops.cells).filter(one => one.tile !== "").length === 48)
            Theme.animationSpeed = 1
            verify(kheops.placeTile(kheops.hand[0].tile, kheops.tileCells[0], 0))
            compare(pictures().busy, true)
            verify(prompt() !== "The pyramid is finished.", "it is not said yet")
            compare(results, 0)
            screen.skip()
            compare(table.over, true)
            compare(prompt(), "The pyramid is finished.")
            Theme.animationSpeed = 0
            tryCompare(sitting, "results", 1)
        }
        function test_who_built_sees_it_before_the_phone_changes_hands(): void {
            start([person("Nefer"), person("Ani")], "pass")
            playOn(() => kheops.phase === "tile")
            const me = screen.me
            Theme.animationSpeed = 1
            verify(kheops.placeTile(kheops.hand[0].tile, kheops.tileCells[0], 0))
            verify(pictures().busy)
            compare(child("handOver").visible, false)
            compare(screen.me, me)
            tryVerify(() => child("handOver").visible, 5000)
            verify(!pictures().busy)
            press("takeDevice")
            compare(screen.me, 1 - me)
        }
        function test_the_steps_of_a_turn_keep_their_numbers(): void {
            start([person("Nefer"), person("Ani")], "steps")
            const seen = {}
            for (let n = 0; n < 60 && kheops.turn < 6; ++n) {
                if (table.handOverTo >= 0)
                    table.takeDevice()
                const words = steps().steps
                compare(words.join(), "Pawn,Power,Tile,Draw")
                compare(words[steps().current], { pawn: "Pawn", tile: "Tile" }[kheops.phase] || "Power")
                seen[words[steps().current]] = true
                if (kheops.phase === "pawn")
                    compare(steps().skipped, -1)
                playStep(n)
            }
            verify(seen["Power"] && seen["Pawn"] && seen["Tile"])
        }
        function test_the_order_of_the_hand_is_the_same_when_one_sits_down_again(): void {
            start([person("Nefer"), person("Ani")], "order")
            playOn(() => kheops.turn === 5 && kheops.phase === "pawn")
            const lay = lying()
            const id = table.matchId
            screen.destroy()
            screen = null
            wait(0)
            App.closeTable()
            verify(App.openMatch(id))
            show()
            if (child("handOver").visible)
                press("takeDevice")
            compare(lying(), lay)
        }
        function test_who_is_asked_for_the_phone_may_leave_the_table_instead(): void {
            sitDown([person("Nefer"), person("Ani")], "leave")
            compare(child("handOver").visible, true)
            press("leaveHandOver")
            compare(leaves, 1)
        }
    }
}
