pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Architects.Model
import Architects.Pyramidice
import Architects.Ui
import "../../qml/pyramidice/GodArt.js" as GodArt
import "../../qml/pyramidice/Gods.js" as Gods
import "../../qml/pyramidice/RestTiles.js" as RestTiles

// The pieces of Pyramidice under the finger, the keyboard and the screen reader.
Item {
    id: stage
    readonly property pyramidiceProjectText giza: PyramidiceBook.project(1)
    width: 390
    height: 844

    PyramidPlan {
        id: plan
        x: 10
        y: 10
        values: [3, 5, 2, 4, 1, 6, 0, 0, 0, 5, 0, 0, 0, 0]
        targets: [{ space: 6, fame: 4, workers: 2, spoken: "Ground, lower left" }, { space: 10, fame: 6, workers: 3, spoken: "Second level" }]
    }
    ResourceBoard {
        id: board
        x: 10
        y: 210
        workers: 4
        cats: 2
        stones: 1
        spoken: ["Worker", "Cat", "Stone"]
    }
    GodCard {
        id: card
        x: 230
        y: 10
        god: 17
        costs: [{ code: "d3", met: true }, { code: "C" }]
        spoken: "Bastet"
    }
    RestTile {
        id: tile
        x: 230
        y: 210
        tile: 2
        spoken: "Rest tile"
    }
    ProjectPeek {
        id: peek
        x: 310
        y: 210
        project: 1
        spoken: "Your project"
        spokenFace: "Giza"
    }
    GodToken {
        id: token
        x: 10
        y: 340
        god: 15
        spoken: "Anubis"
    }
    ScarabCard {
        id: scarab
        x: 10
        y: 430
        scarab: 2
        name: "Silver"
        power: "Two Fame"
    }
    RivalStrip {
        id: rival
        x: 10
        y: 540
        width: 115
        spoken: "Nefer"
    }
    PyramidApart {
        id: apart
        y: 640
        values: [3, 5, 2, 4, 1, 6, 6, 5, 2, 5, 4, 3, 3, 6]
        captions: ["Ground", "Middle", "Top"]
        seals: [{ a: 1, b: 2, seat: 0 }, { a: 10, b: 12, seat: 1 }]
    }
    SignalSpy { id: targetSpy; target: plan; signalName: "targetTapped" }
    SignalSpy { id: spaceSpy; target: plan; signalName: "spaceTapped" }
    SignalSpy { id: heldSpy; target: plan; signalName: "spaceHeld" }
    SignalSpy { id: kindSpy; target: board; signalName: "spaceTapped" }
    SignalSpy { id: cardSpy; target: card; signalName: "tapped" }
    SignalSpy { id: cardHeldSpy; target: card; signalName: "held" }

    TestCase {
        name: "PyramidicePieces"
        when: windowShown

        function init() {
            for (const spy of [targetSpy, spaceSpy, heldSpy, kindSpy, cardSpy, cardHeldSpy])
                spy.clear()
        }
        function centre(space) {
            const r = plan.rectAt(space)
            return Qt.point(r.x + r.width / 2, r.y + r.height / 2)
        }

        function test_a_target_above_four_dice_is_met_before_the_dice_below_it() {
            const p = centre(10)
            mouseClick(plan, p.x, p.y)
            compare(targetSpy.count, 1)
            compare(targetSpy.signalArguments[0][0], 10)
        }
        function test_a_space_that_is_neither_built_nor_a_target_is_met_only_on_the_ground() {
            compare(plan.hit(centre(7).x, centre(7).y), 7)
            verify(plan.hit(centre(12).x, centre(12).y) < 9)
        }
        function test_a_built_die_is_met_above_the_ones_it_stands_on() {
            compare(plan.hit(centre(9).x, centre(9).y), 9)
        }
        function test_lifting_the_upper_levels_uncovers_the_ground() {
            plan.level = 1
            verify(plan.hit(centre(9).x, centre(9).y) < 9)
            plan.level = 0
        }
        function test_a_held_die_is_reported_and_not_tapped() {
            const p = centre(0)
            mousePress(plan, p.x - 12, p.y - 12)
            tryCompare(heldSpy, "count", 1)
            mouseRelease(plan, p.x - 12, p.y - 12)
            compare(heldSpy.signalArguments[0][0], 0)
            compare(spaceSpy.count, 0)
        }
        function test_a_finger_of_the_scene_finds_the_space_and_the_space_its_place() {
            for (const s of [0, 3, 8, 9, 10]) {
                const r = plan.spaceRect(s)
                compare(plan.spaceAt(Qt.point(r.x + r.width / 2, r.y + r.height / 2)), s)
            }
            compare(plan.spaceAt(Qt.point(380, 800)), -1)
        }
        function test_the_spaces_of_a_board_report_what_lies_there() {
            const at = i => board.at(i)
            for (const [i, kind] of [[0, "W"], [4, "C"], [6, "S"]]) {
                mouseClick(board, at(i).x + 24, at(i).y + 24)
                compare(kindSpy.signalArguments[kindSpy.count - 1][0], kind)
            }
            mouseClick(board, at(7).x + 24, at(7).y + 24)
            compare(kindSpy.count, 3)
        }
        function test_the_last_pieces_of_a_kind_pay() {
            board.payingWorkers = 2
            board.payingStones = 1
            const ringed = []
            for (let i = 0; i < 8; i++)
                if (board.pays(i))
                    ringed.push(i)
            compare(ringed, [2, 3, 6])
            board.payingWorkers = 0
            board.payingStones = 0
        }
        function test_a_card_answers_to_finger_enter_space_and_hold() {
            mouseClick(card, 50, 50)
            card.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Space)
            compare(cardSpy.count, 3)
            mousePress(card, 50, 50)
            tryCompare(cardHeldSpy, "count", 1)
            mouseRelease(card, 50, 50)
            keyClick(Qt.Key_Menu)
            compare(cardHeldSpy.count, 2)
            compare(cardSpy.count, 3)
        }
        function test_a_project_is_open_only_while_it_is_held() {
            verify(!peek.open)
            mousePress(peek, 30, 30)
            verify(peek.open)
            mouseRelease(peek, 30, 30)
            verify(!peek.open)
            peek.forceActiveFocus(Qt.TabFocusReason)
            keyPress(Qt.Key_Space)
            verify(peek.open)
            keyRelease(Qt.Key_Space)
            verify(!peek.open)
        }
        function test_whatever_can_be_tapped_is_as_large_as_a_fingertip_and_has_a_name() {
            for (const piece of [card, tile, peek, token, scarab, rival]) {
                verify(piece.width >= Theme.touch && piece.height >= Theme.touch, String(piece))
                verify(piece.activeFocusOnTab, String(piece))
                verify(piece.Accessible.name !== "", String(piece))
            }
        }
        function test_every_god_has_an_emblem_of_its_own() {
            const seen = {}
            for (let id = 1; id <= 38; id++) {
                const god = Gods.god(id), key = god.sign || god.art
                verify(god.name !== "" && key !== undefined, "god " + id)
                verify(god.art === undefined || GodArt.all[god.art] !== undefined, god.name)
                verify(seen[key] === undefined, god.name)
                seen[key] = true
            }
            compare(Gods.all.length, 39)
        }
        function test_the_field_of_a_shrine_says_how_the_power_works() {
            const count = {}
            for (let id = 1; id <= 38; id++)
                count[Gods.field(id)] = (count[Gods.field(id)] || 0) + 1
            compare(count, { ennead: 10, work: 20, always: 5, rest: 2, none: 1 })
        }
        function textsIn(item: var): var {
            return Array.from(item.children).reduce((all, one) => all.concat(one.text !== undefined ? [one.text] : [], textsIn(one)), [])
        }
        function test_a_project_is_called_as_the_book_calls_it() {
            const name = stage.giza.name
            verify(name !== "")
            verify(textsIn(peek).includes(name))
        }
        function test_the_six_projects_share_out_all_pairs_of_values() {
            const seen = {}
            for (let id = 1; id <= 6; id++)
                for (const { a, b } of Array.from(PyramidiceBook.project(id).pairs)) {
                    verify(a <= b && seen[a + "-" + b] === undefined)
                    seen[a + "-" + b] = true
                }
            compare(Object.keys(seen).length, 21)
        }
        function test_no_two_rest_tiles_look_alike() {
            const seen = {}
            for (let id = 1; id <= 12; id++) {
                const key = JSON.stringify(RestTiles.tile(id))
                verify(seen[key] === undefined, key)
                seen[key] = true
            }
        }
        function test_a_pyramid_taken_apart_lies_side_by_side() {
            compare(apart.laid(2), 5 * apart.cell + 2 * apart.gap)
            compare(apart.sealsOf(1), [{ a: 1, b: 3, seat: 1 }])
            compare(apart.sealsOf(2), [])
            verify(apart.implicitWidth >= 6 * apart.cell)
        }
        function test_a_small_plan_keeps_targets_as_large_as_a_fingertip() {
            plan.cell = 34
            const p = centre(6)
            mouseClick(plan, p.x - 22, p.y + 22)
            compare(targetSpy.count, 1)
            plan.cell = 50
        }
    }
}
