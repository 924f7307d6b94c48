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
        function pictures(): KheopsPictures { return child("pictures") as KheopsPictures }
        function prompt(): string { return (child("prompt") as Label).text }
        function supply(): PawnSupply { return child("supply") as PawnSupply }
        function workers(): int { return [...supply().kinds].find(one => one.kind === "W").count }
        function rival(): TableRival { return child("rival") as TableRival }
        function stage(): TableStage { return child("stage") as TableStage }
        function steps(): StepTrail { return child("steps") as StepTrail }
        function hand(): TileHand { return child("hand") as TileHand }
        function tilesSeen(): int { return (hand().tileAt(0).tile !== "") + (hand().tileAt(1).tile !== "") + (hand().tileAt(2).tile !== "") }
        function lying(): string { return [...hand().tiles].map(one => one.tile).join() }
        function atRest(): void { tryVerify(() => !pictures().busy, 10000) }

        function test_a_pawn_on_its_way_is_not_counted_yet_and_its_turn_is_not_over(): void {
            start([person("Nefer"), bot(1)], "seen")
            atRest()
            Theme.animationSpeed = 1
            const had = workers(), asked = prompt(), choice = kheops.pawnChoices[0]
            const plain = [...choice.cells].find(cell => ["", "SA", "SB", "SC"].indexOf(kheops.cells[cell].symbol) >= 0)
            verify(kheops.placePawn("W", plain))
            compare(kheops.phase, KheopsPhase.Tile)
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
        function test_a_pawn_let_go_by_hand_is_counted_once(): void {
            start([person("Nefer"), bot(1)], "seen")
            atRest()
            touchAt(Qt.point(12, 250))
            const had = workers(), cell = kheops.pawnChoices[0].cells[0]
            Theme.animationSpeed = 1
            dragToCell(supplyPoint("W"), cell, null)
            compare(kheops.cells[cell].seat, screen.me)
            verify(pictures().busy)
            compare(workers(), had - 1)
            screen.skip()
            compare(workers(), had - 1)
        }
        function test_what_is_taken_back_on_its_way_is_back_at_once(): void {
            start([person("Nefer"), bot(1)], "seen")
            atRest()
            const had = workers(), cell = kheops.pawnChoices[0].cells[0]
            Theme.animationSpeed = 1
            verify(kheops.placePawn("W", cell))
            verify(pictures().busy)
            table.undo()
            compare(pictures().busy, false)
            compare(workers(), had)
            compare(stage().cells[cell].seat, -1)
            compare(stage().cells[cell].inAir, false)
        }
        function test_a_drawn_tile_lies_in_the_hand_when_it_has_come_there(): void {
            start([person("Nefer"), bot(1)], "drawn")
            playOn(() => kheops.phase === KheopsPhase.Tile)
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
        function flying(): int { return [...board().cells].filter(one => one.inAir).length }
        function standing(): int { return [...board().cells].filter(one => one.seat === rival().player).length }
        // Looks at every frame of some turns: a count never says what the board does not show.
        function test_every_pawn_is_either_in_the_supply_or_in_the_air_or_on_the_board(): void {
            start([person("Nefer"), bot(1)], "frames")
            Theme.animationSpeed = 1.5
            for (let turns = 0; turns < 3; ++turns) {
                tryVerify(() => table.yourTurn && !pictures().busy, 30000)
                while (kheops.phase !== KheopsPhase.Tile)
                    playStep(turns)
                screen.skip()
                const all = standing() + rival().pawns
                verify(kheops.placeTile(kheops.hand[0].tile, kheops.tileCells[0], 0))
                for (let n = 0; n < 4000 && !(table.yourTurn && !pictures().busy); ++n) {
                    wait(4)
                    const flies = flying(), counted = standing() + flies + rival().pawns
                    verify(counted <= all && counted >= all - 1, standing() + " stand, " + flies + " fly, " + rival().pawns + " are left")      // a captured one comes home last
                    if (pictures().busy)
                        verify(prompt() !== "Place a pawn on a tile.", "it is not asked before the picture rests")
                }
            }
        }
        function test_the_result_waits_until_the_last_picture_rests(): void {
            start([person("Nefer"), person("Ani")], "rest")
            playOn(() => kheops.phase === KheopsPhase.Tile && [...kheops.cells].filter(one => one.tile !== "").length === 48)
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
            playOn(() => kheops.phase === KheopsPhase.Tile)
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
                compare(words[steps().current], kheops.phase === KheopsPhase.Pawn ? "Pawn" : kheops.phase === KheopsPhase.Tile ? "Tile" : "Power")
                seen[words[steps().current]] = true
                if (kheops.phase === KheopsPhase.Pawn)
                    compare(steps().skipped, -1)
                playStep(n)
            }
            verify(seen["Power"] && seen["Pawn"] && seen["Tile"])
        }
        function test_the_order_of_the_hand_is_the_same_when_one_sits_down_again(): void {
            start([person("Nefer"), person("Ani")], "order")
            playOn(() => kheops.turn === 5 && kheops.phase === KheopsPhase.Pawn)
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
