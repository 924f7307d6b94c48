import QtQuick
import QtTest
import Architects.Ui
import Architects.Model
import Architects.Dice
import Architects.Pyramidice
import Architects.PyramidiceHall

// The rarer ways of a Rest turn, and what is asked of those whose turn it is not, each by nothing but taps.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "PathsOfRest"
        place: place

        function refusal(): RefusalBar { return child("refusal") as RefusalBar }
        function rival(): var { return side(1 - table.viewer) }
        function rivalTile(fits: var): var { return Array.from(rival().tiles).find(fits) }
        function inRow(tile: int): var { return Array.from(board.tiles).find(one => one.tile === tile) }
        // Pieces of choice, each by a tap, until nothing more is asked of this seat.
        function takePieces(seat: int): int {
            let taken = 0
            for (; taken < 8 && table.viewer === seat && (ready(PyramidicePhase.Gain) || ready(PyramidicePhase.Discard)); ++taken)
                touch("piece" + (board.phase === PyramidicePhase.Gain ? board.gains[0] : board.discards[0]))
            return taken
        }
        function passPhone(name: string): void {
            compare(child("handOver").visible, true)
            compare(table.seats[table.handOverTo].name, name)
            touch("takeDevice")
            compare(child("handOver").visible, false)
        }

        function test_emerald_copies_a_tile_of_a_rival(): void {
            reach("walk110", () => ready(PyramidicePhase.Rest) && rivalTile(one => one.may && one.tile > 6))
            const tile = rivalTile(one => one.may && one.tile > 6).tile, seat = table.viewer, mine = own().tiles.length
            const name = "tile" + tile + "of" + (1 - seat)
            keep("emerald")
            touch(name)
            keep("emerald_chosen")
            touch("step")
            verify(board.phase !== PyramidicePhase.Rest)
            compare(side(seat).tiles.length, mine)
            compare(Array.from(side(1 - seat).tiles).find(one => one.tile === tile).faceDown, true)
        }
        function test_emerald_copies_the_tile_that_asks_for_a_piece(): void {
            reach("walk289", () => ready(PyramidicePhase.Rest) && rivalTile(one => one.may && one.tile === 1))
            const seat = table.viewer, kind = Array.from(["S", "C", "W"]).find(one => held(own(), one) > 0), before = held(own(), kind)
            touch("tile1of" + (1 - seat))
            touch("step")
            keep("emerald_piece")
            touch("piece" + kind)
            compare(held(side(seat), kind), before - 1)
            compare(board.phase, PyramidicePhase.Gain)
            compare(takePieces(seat), 2)
            compare(Array.from(side(1 - seat).tiles).find(one => one.tile === 1).faceDown, true)
        }
        function test_without_emerald_the_tiles_of_others_are_not_offered(): void {
            reach("walk110", () => ready(PyramidicePhase.Rest) && own().scarab !== 4 && rival().tiles.length > 0)
            for (const one of Array.from(rival().tiles))
                compare(findChild(screen, "tile" + one.tile + "of" + rival().seat), null)
        }
        function test_tile_one_asks_which_piece(): void {
            reach("walk399", () => ready(PyramidicePhase.Rest) && inRow(1) && inRow(1).may && inRow(1).pieces.length > 1)
            const seat = table.viewer, kind = Array.from(inRow(1).pieces).pop(), before = held(own(), kind)
            touch("tile1")
            touch("step")
            keep("tile1")
            touch("cancelChoice")
            compare(board.phase, PyramidicePhase.Rest)
            touch("step")
            touch("piece" + kind)
            compare(held(side(seat), kind), before - 1)
            keep("tile1_gain")
            compare(takePieces(seat), 2)
            verify(Array.from(side(seat).tiles).some(one => one.tile === 1))
        }
        function test_tile_one_without_a_piece_says_why_not(): void {
            reach("walk264", () => ready(PyramidicePhase.Rest) && inRow(1) && !inRow(1).may)
            const before = table.plyCount
            touch("tile1")
            compare((child("prompt") as Label).text, inRow(1).reason)
            touch("step")
            compare(refusal().open, true)
            compare(refusal().text, inRow(1).reason)
            compare(table.plyCount, before)
        }
        function test_tile_three_brings_a_god_for_nothing(): void {
            reach("walk268", () => ready(PyramidicePhase.Rest) && inRow(3) && inRow(3).may)
            const seat = table.viewer, fame = own().fame, god = board.row[1].god
            touch("tile3")
            touch("step")
            compare(board.phase, PyramidicePhase.FreeGod)
            keep("free_god")
            touch("slot2")
            keep("free_god_sheet")
            touch("godAction")
            compare(side(seat).fame, fame - 2)
            verify(Array.from(side(seat).gods).some(one => one.god === god || Array.from(one.members).indexOf(god) >= 0))
        }
        function test_hapy_asks_which_piece_data(): var { return [{ tag: "by the button" }, { tag: "by the god" }] }
        function test_hapy_asks_which_piece(data: var): void {
            reach("walk17", () => ready(PyramidicePhase.Rest) && board.actions.hapy && Array.from(board.powerArguments(19)).length > 1)
            const seat = table.viewer, number = Array.from(board.powerArguments(19)).pop(), kind = ["W", "C", "S"][number - 1], before = held(own(), kind)
            if (data.tag === "by the button") {
                keep("hapy_rest")
                touch("hapy")
                keep("hapy")
                touch("piece" + kind)
            } else {
                touchOwn(19)
                compare(child("godAction").enabled, false)
                touch("give" + kind)
                keep("hapy_god")
                touch("godAction")
            }
            compare(held(side(seat), kind), before - 1)
            compare(board.phase, PyramidicePhase.Gain)
            verify(takePieces(seat) >= 3)
        }
        function test_bes_brings_fame(): void {
            reach("walk163", () => ready(PyramidicePhase.Rest) && board.actions.bes)
            const fame = own().fame
            touch("bes")
            compare(own().fame, fame + 1)
            touch("bes")
            compare(refusal().open, true)
            verify(refusal().text !== "")
        }
        function test_malachite_brings_a_piece_of_choice(): void {
            reach("walk118", () => ready(PyramidicePhase.Gain) && own().scarab === 12 && own().tiles.length === 3)
            const seat = table.viewer, kind = board.gains[0], before = held(own(), kind)
            keep("malachite")
            touch("piece" + kind)
            compare(held(side(seat), kind), before + 1)
        }
        function test_another_player_gives_up_a_piece_and_the_phone_comes_back(): void {
            verify(App.startMatch({ game: "pyramidice", players: [person("Nefer"), person("Ani")], seed: "walk127" }))
            let asked = -1
            playUntil(() => {
                asked = table.handOverTo >= 0 && table.handOverTo !== board.mover ? table.handOverTo : -1
                return asked >= 0 && table.plyCount > 20
            })
            show()
            const mover = board.mover
            passPhone(side(asked).name)
            compare(board.phase, PyramidicePhase.Discard)
            keep("other_discards")
            const kind = board.discards[0], before = held(own(), kind)
            touch("piece" + kind)
            compare(held(side(asked), kind), before - 1)
            verify(table.handOverTo === mover || table.viewer !== mover)
        }
        function test_pearl_copies_a_build_or_lets_it_be_data(): var { return [{ tag: "copy" }, { tag: "decline" }] }
        function test_pearl_copies_a_build_or_lets_it_be(data: var): void {
            reach("walk11", () => ready(PyramidicePhase.Act) && rival().scarab === 3 && stoneFor(one => one.workers + 1 <= rival().workers) !== undefined)
            const builder = table.viewer, owner = rival(), die = stoneFor(one => one.workers + 1 <= rival().workers)
            touchDie(die.id)
            const at = Array.from(board.buildTargets(die.id)).find(one => one.workers + 1 <= owner.workers)
            touchAt(spacePoint(at.space))
            touch("next")
            passPhone(owner.name)
            compare(board.phase, PyramidicePhase.Pearl)
            compare(board.mover, builder)
            keep("pearl")
            touch(data.tag === "copy" ? "copyBuild" : "declineCopy")
            compare(side(owner.seat).fame, owner.fame + (data.tag === "copy" ? at.fame : 0))
            compare(side(owner.seat).workers, owner.workers - (data.tag === "copy" ? at.workers + 1 : 0))
            passPhone(side(builder).name)
            compare(table.viewer, builder)
            compare(board.phase, PyramidicePhase.Act)
            touch("end")
        }
        function test_the_pyramid_can_be_looked_at_while_one_rests(): void {
            reach("walk399", () => ready(PyramidicePhase.Rest))
            compare(plan().visible, false)
            touch("tiles")
            compare(plan().visible, true)
            touch("tiles")
            compare(plan().visible, false)
        }
    }
}
