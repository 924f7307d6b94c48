pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Architects.Luxor
import Architects.Ui
import "../../qml/luxor/AnimalArt.js" as AnimalArt
import "../../qml/luxor/WallLines.js" as Lines
import "gallery/LuxorPlay.js" as Play

// The pieces of Luxor under the finger, the keyboard and the screen reader.
Item {
    id: stage
    width: 390
    height: 844

    PillarRow {
        id: row
        width: 390
        height: 134
        pillars: Play.pillars()
    }
    LuxorWall {
        id: wall
        y: 134
        width: 390
        cards: Play.cards()
        shaftName: shaft => "Shaft " + (shaft + 1)
        cellName: cell => "Cell " + cell
    }
    HandCards {
        id: hand
        x: 10
        y: 530
        width: 200
        cards: [Play.face(0, 3), Play.face(5, 6), Play.face(2, 2)]
        spoken: "Your cards"
        placeName: "Empty place"
    }
    MummyPeek {
        id: peek
        x: 230
        y: 530
        mummies: [{ eyes: 1, value: 3 }, { eyes: 3, value: 10 }]
        spoken: "Your mummies"
        spokenFace: "Three and ten"
    }
    PharaohCard {
        id: pharaoh
        x: 230
        y: 590
        animal: 4
        hidden: true
        spoken: "Your pharaoh"
    }
    SeatChip {
        id: chip
        x: 230
        y: 650
        seat: 1
        spoken: "Nefer"
    }
    Animal {
        id: oneWay
        x: 100
        y: 700
        size: 96
        kind: 2
    }
    Animal {
        id: otherWay
        x: 200
        y: 700
        size: 96
        kind: 2
        facesLeft: true
    }
    CurseCard {
        id: curse
        x: 10
        y: 700
        animals: [0, 1, 3]
        spoken: "Curse"
    }
    FlyingCard {
        id: air
        anchors.fill: parent
    }
    FlyingBits {
        id: bits
        anchors.fill: parent
    }
    SignalSpy { id: shaftSpy; target: wall; signalName: "shaftTapped" }
    SignalSpy { id: hoverSpy; target: wall; signalName: "shaftHovered" }
    SignalSpy { id: heldSpy; target: wall; signalName: "cellHeld" }
    SignalSpy { id: lineSpy; target: wall; signalName: "lineDrawn" }
    SignalSpy { id: cardSpy; target: hand; signalName: "tapped" }
    SignalSpy { id: cardHeldSpy; target: hand; signalName: "held" }
    SignalSpy { id: startSpy; target: hand.hand; signalName: "lifted" }
    SignalSpy { id: endSpy; target: hand.hand; signalName: "dropped" }
    SignalSpy { id: pillarSpy; target: row; signalName: "tapped" }
    SignalSpy { id: chipSpy; target: chip; signalName: "tapped" }
    SignalSpy { id: returnSpy; target: air; signalName: "returned" }

    TestCase {
        name: "LuxorPieces"
        when: windowShown

        function init() {
            Theme.reduceMotion = false
            wall.searching = false
            wall.legalShafts = []
            hand.hand.land()
            hand.faceDown = false
            hand.playable = true
            for (const spy of [shaftSpy, hoverSpy, heldSpy, lineSpy, cardSpy, cardHeldSpy, startSpy, endSpy, pillarSpy, chipSpy, returnSpy])
                spy.clear()
        }
        function find(item, test, found) {
            for (let i = 0; i < item.children.length; i++) {
                if (test(item.children[i]))
                    found.push(item.children[i])
                find(item.children[i], test, found)
            }
            return found
        }
        function named(item, name) { return find(item, one => one.Accessible.name === name && !one.Accessible.ignored, [])[0] }
        // A finger led over cells, with a stop at each.
        function draw(cells) {
            const at = cells.map(cell => wall.cellCenter(cell)), touch = touchEvent(stage)
            touch.press(1, stage, at[0].x, at[0].y).commit()
            for (let i = 1; i < at.length; i++)
                for (const t of [0.3, 0.65, 1]) {
                    wait(8)
                    touch.move(1, stage, at[i - 1].x + (at[i].x - at[i - 1].x) * t, at[i - 1].y + (at[i].y - at[i - 1].y) * t).commit()
                }
            wait(8)
            touch.release(1, stage, at[at.length - 1].x, at[at.length - 1].y).commit()
        }
        function tap(cell) {
            const p = wall.cellCenter(cell), touch = touchEvent(stage)
            touch.press(1, stage, p.x, p.y).commit()
            wait(8)
            touch.release(1, stage, p.x, p.y).commit()
        }

        function test_a_shaft_is_at_least_a_fingertip_wide_on_a_phone() {
            verify(wall.cellWidth >= 48)
        }
        function test_a_touch_chooses_the_shaft_it_is_lifted_over() {
            const from = wall.cellCenter(29), to = wall.cellCenter(49), touch = touchEvent(stage)
            touch.press(1, stage, from.x, from.y).commit()
            compare(hoverSpy.signalArguments[0][0], 2)
            wait(8)
            touch.move(1, stage, to.x, to.y).commit()
            wait(8)
            touch.release(1, stage, to.x, to.y).commit()
            compare(hoverSpy.signalArguments[hoverSpy.count - 1][0], 4)
            compare(shaftSpy.count, 1)
            compare(shaftSpy.signalArguments[0][0], 4)
        }
        function test_a_cell_that_is_held_is_reported_and_no_shaft_is_chosen() {
            const p = wall.cellCenter(13), touch = touchEvent(stage)
            touch.press(1, stage, p.x, p.y).commit()
            tryCompare(heldSpy, "count", 1)
            touch.release(1, stage, p.x, p.y).commit()
            compare(heldSpy.signalArguments[0][0], 13)
            compare(shaftSpy.count, 0)
        }
        function test_places_of_the_scene_and_cells_of_the_wall_are_the_same_both_ways() {
            for (const cell of [0, 9, 45, 70, 79]) {
                const r = wall.cellRect(cell)
                compare(wall.cellAt(Qt.point(r.x + r.width / 2, r.y + r.height / 2)), cell)
                compare(wall.shaftAt(wall.cellCenter(cell)), Math.floor(cell / 10))
            }
            compare(wall.shaftAt(Qt.point(200, 800)), -1)
            const slot = wall.slotRect(3, 1)
            compare(slot.y, wall.cellRect(33).y)
            compare(slot.height, wall.cellRect(33).height * 2)
        }
        function test_arrow_keys_go_over_the_open_shafts_and_enter_chooses() {
            wall.legalShafts = [true, true, false, true, false, true, true, true]
            wall.focusShaft(1)
            keyClick(Qt.Key_Right)
            compare(wall.current, 3)
            compare(hoverSpy.signalArguments[hoverSpy.count - 1][0], 3)
            keyClick(Qt.Key_Return)
            compare(shaftSpy.signalArguments[0][0], 3)
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Left)
            compare(wall.current, 0)
            keyClick(Qt.Key_Left)
            compare(wall.current, 0)
        }
        function test_the_keyboard_arrives_at_a_shaft_that_is_open() {
            chip.forceActiveFocus()
            wall.legalShafts = [false, false, false, false, false, false, true, true]
            wall.current = 2
            wall.forceActiveFocus(Qt.TabFocusReason)
            compare(wall.current, 6)
            compare(hoverSpy.signalArguments[0][0], 6)
        }
        function test_a_finger_that_rests_while_a_card_is_chosen_looks_and_then_chooses() {
            wall.legalShafts = [true, true, true, true, true, true, true, true]
            const p = wall.cellCenter(13), touch = touchEvent(stage)
            touch.press(1, stage, p.x, p.y).commit()
            wait(700)
            touch.release(1, stage, p.x, p.y).commit()
            compare(heldSpy.count, 0)
            compare(shaftSpy.signalArguments[0][0], 1)
        }
        function test_a_wide_wall_keeps_its_cells_and_has_stone_beside_them() {
            wall.width = 900
            verify(wall.cellWidth <= wall.cellHeight * 1.6)
            compare(wall.shaftAt(wall.cellCenter(70)), 7)
            compare(wall.shaftAt(Qt.point(10, wall.y + 200)), -1)
            wall.width = 390
        }
        function test_shafts_are_named_from_outside_and_answer_a_screen_reader() {
            const third = named(wall, "Shaft 3")
            verify(third)
            third.Accessible.pressAction()
            compare(shaftSpy.signalArguments[0][0], 2)
        }

        function test_a_finger_over_three_animals_draws_a_line_data() {
            return [{ tag: "level", cells: [0, 10, 20] }, { tag: "upright", cells: [10, 11, 12] }, { tag: "rising", cells: [0, 11, 22] },
                    { tag: "falling", cells: [12, 21, 30] }, { tag: "backwards", cells: [22, 11, 0] }]
        }
        function test_a_finger_over_three_animals_draws_a_line(data) {
            wall.searching = true
            draw(data.cells)
            compare(lineSpy.count, 1)
            compare(lineSpy.signalArguments[0][0], Lines.sorted(data.cells))
            compare(wall.drawn.length, 3)
        }
        function test_a_shaky_line_snaps_to_the_straight_one() {
            wall.searching = true
            const a = wall.cellCenter(0), b = wall.cellCenter(20), touch = touchEvent(stage)
            touch.press(1, stage, a.x, a.y).commit()
            for (const t of [0.3, 0.7, 1]) {
                wait(8)
                touch.move(1, stage, a.x + (b.x - a.x) * t, a.y - 12 + 20 * t).commit()
            }
            wait(8)
            touch.release(1, stage, b.x, a.y + 8).commit()
            compare(lineSpy.signalArguments[0][0], [0, 10, 20])
        }
        function test_a_line_ends_where_the_wall_is_empty() {
            wall.searching = true
            draw([4, 5, 6])
            compare(lineSpy.count, 0)
            compare(wall.drawn, [4, 5])
        }
        function test_three_cells_tapped_one_after_another_are_a_line_too() {
            wall.searching = true
            for (const cell of [11, 31, 21])
                tap(cell)
            compare(lineSpy.count, 1)
            compare(lineSpy.signalArguments[0][0], [11, 21, 31])
            compare(shaftSpy.count, 0)
        }
        function test_a_cell_that_cannot_go_on_the_line_begins_a_new_one() {
            wall.searching = true
            tap(0)
            tap(11)
            tap(30)
            compare(wall.drawn, [30])
            tap(30)
            compare(wall.drawn, [])
            compare(lineSpy.count, 0)
        }
        function test_the_keyboard_searches_as_well() {
            wall.searching = true
            wall.forceActiveFocus()
            wall.currentCell = 10
            for (let i = 0; i < 3; i++) {
                keyClick(Qt.Key_Space)
                keyClick(Qt.Key_Right)
            }
            compare(lineSpy.signalArguments[0][0], [10, 20, 30])
            compare(wall.currentCell, 40)
            verify(named(wall, "Cell 20").Accessible.checked)
            verify(!named(wall, "Cell 40").Accessible.checked)
        }
        function test_the_search_ends_with_a_clean_wall() {
            wall.searching = true
            tap(0)
            wall.searching = false
            compare(wall.drawn, [])
            compare(named(wall, "Cell 0"), undefined)
        }

        function test_a_badge_stands_between_the_two_of_a_pair_and_crossing_pairs_keep_apart() {
            wall.pairs = [{ fresh: 45, old: 35, same: true }, { fresh: 45, old: 54, same: false }, { fresh: 44, old: 55, same: true, left: true }]
            const badges = find(wall, one => one.objectName === "badge", [])
            compare(badges.length, 3)
            const centre = badge => badge.mapToItem(stage, badge.width / 2, badge.height / 2)
            const a = wall.cellCenter(45), b = wall.cellCenter(35)
            fuzzyCompare(centre(badges[0]).x, (a.x + b.x) / 2, 1)
            verify(Math.hypot(centre(badges[1]).x - centre(badges[2]).x, centre(badges[1]).y - centre(badges[2]).y) >= badges[1].width)
            wall.pairs = []
        }

        function test_a_card_is_tapped_by_finger_and_key_and_held_by_the_menu_key() {
            const slot = named(hand, Play.face(5, 6).name)
            mouseClick(slot)
            compare(cardSpy.signalArguments[0][0], Play.face(5, 6).card)
            slot.forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(cardSpy.count, 2)
            keyClick(Qt.Key_Menu)
            compare(cardHeldSpy.signalArguments[0][0], Play.face(5, 6).card)
        }
        function test_a_card_dragged_out_says_where_it_was_and_where_the_finger_is() {
            const from = hand.cardRect(Play.face(2, 2).card), touch = touchEvent(stage), x = from.x + from.width / 2, y = from.y + from.height / 2
            touch.press(1, stage, x, y).commit()
            for (let i = 1; i <= 6; i++) {
                wait(10)
                touch.move(1, stage, x - i * 8, y - i * 30).commit()
            }
            compare(startSpy.count, 1)
            compare(hand.hand.what, "card")
            compare(hand.hand.which, Play.face(2, 2).card)
            fuzzyCompare(startSpy.signalArguments[0][0].x, x, 1)
            compare(hand.dragged, Play.face(2, 2).card)
            wait(10)
            touch.release(1, stage, x - 48, y - 180).commit()
            compare(endSpy.count, 1)
            compare(cardSpy.count, 0)
            compare(wall.shaftAt(endSpy.signalArguments[0][0]), wall.shaftAt(Qt.point(x - 48, y - 180)))
        }
        function test_a_hand_that_is_face_down_or_not_to_play_is_left_alone() {
            hand.faceDown = true
            const from = hand.cardRect(Play.face(0, 3).card)
            mouseClick(stage, from.x + 20, from.y + 20)
            compare(cardSpy.count, 0)
            compare(named(hand, Play.face(0, 3).name), undefined)
            hand.faceDown = false
            hand.playable = false
            mousePress(stage, from.x + 20, from.y + 20)
            for (let i = 1; i < 6; i++)
                mouseMove(stage, from.x + 20, from.y + 20 - i * 20)
            mouseRelease(stage, from.x + 20, from.y - 80)
            compare(startSpy.count, 0)
        }

        function test_a_card_falls_down_its_shaft_and_says_when_it_lies() {
            let lies = 0
            const slot = wall.slotRect(4, 2)
            air.pickUp(Qt.point(60, 600), 1, Qt.point(slot.x + 10, 300))
            air.dropTo(slot, () => lies++)
            verify(air.flying)
            compare(lies, 0)
            tryVerify(() => lies === 1)
            verify(!air.flying)
            fuzzyCompare(air.spotX, slot.x + slot.width / 2, 0.5)
            fuzzyCompare(air.spotY, slot.y + slot.height / 2, 0.5)
            compare(returnSpy.count, 0)
        }
        function test_a_card_let_go_elsewhere_glides_back_and_can_be_dropped_later() {
            air.pickUp(Qt.point(60, 600), 1, Qt.point(100, 500))
            air.glideBack()
            tryCompare(returnSpy, "count", 1)
            let lies = 0
            air.flyAndDrop(Qt.point(60, 600), 1, Qt.point(30, 150), wall.slotRect(0, 3), () => lies++)
            tryVerify(() => lies === 1)
            compare(returnSpy.count, 1)
        }
        function test_a_falling_card_is_there_at_once_when_it_is_told_to() {
            let lies = 0
            air.flyAndDrop(Qt.point(60, 600), 1, Qt.point(30, 150), wall.slotRect(0, 3), () => lies++)
            air.finishAll()
            compare(lies, 1)
            verify(!air.flying)
        }
        function test_without_motion_everything_is_there_at_once() {
            Theme.reduceMotion = true
            let there = 0
            air.flyAndDrop(Qt.point(60, 600), 1, Qt.point(30, 150), wall.slotRect(0, 3), () => there++)
            bits.walk(Qt.point(10, 10), Qt.point(90, 90), 14, () => there++)
            bits.hop(1, Qt.point(10, 10), Qt.point(90, 90), 40, () => there++)
            bits.carry(2, Qt.point(10, 10), Qt.point(90, 90), 46, () => there++)
            compare(there, 4)
        }
        function test_bits_arrive_one_by_one_and_leave_nothing_behind() {
            let there = 0
            bits.walk(Qt.point(10, 10), Qt.point(60, 60), 14, () => there++)
            bits.hop(1, Qt.point(10, 10), Qt.point(60, 60), 40, () => there++)
            compare(bits.underway, 2)
            tryCompare(bits, "underway", 0)
            compare(there, 2)
            bits.carry(2, Qt.point(10, 10), Qt.point(60, 60), 46, () => there++)
            bits.finish()
            compare(there, 3)
        }

        function test_mummies_show_their_value_only_while_they_are_held() {
            const values = () => find(peek, one => one.text === "10" && one.visible, []).length
            compare(values(), 0)
            mousePress(peek)
            verify(peek.open)
            tryVerify(() => values() === 1)
            mouseRelease(peek)
            verify(!peek.open)
            tryVerify(() => values() === 0)
        }
        function test_keyboard_and_screen_reader_open_mummies_until_they_go_on() {
            peek.forceActiveFocus()
            compare(peek.Accessible.name, "Your mummies")
            keyClick(Qt.Key_Return)
            verify(peek.open)
            compare(peek.Accessible.name, "Three and ten")
            pharaoh.forceActiveFocus()
            verify(!peek.open)
            peek.Accessible.pressAction()
            verify(peek.open)
            peek.Accessible.pressAction()
            verify(!peek.open)
        }
        function test_a_pharaoh_shows_its_face_only_once_it_is_turned() {
            const faces = () => find(pharaoh, one => one.kind === 4 && one.visible, []).length
            compare(faces(), 0)
            pharaoh.hidden = false
            tryVerify(() => faces() === 1)
            pharaoh.hidden = true
            tryVerify(() => faces() === 0)
        }
        function test_pillars_report_their_animal_and_where_their_pieces_stand() {
            const p = row.researcherPoint(6)
            mouseClick(stage, p.x, p.y)
            compare(pillarSpy.signalArguments[0][0], 6)
            for (const animal of [0, 3, 6]) {
                verify(row.scarabPoint(animal, 0).x < row.scarabPoint(animal, 2).x)
                verify(row.sarcophagusPoint(animal).y < row.scarabPoint(animal, 0).y)
            }
            verify(row.sarcophagusPoint(5).y > row.sarcophagusPoint(1).y)       // one left, three left
        }
        function test_every_piece_to_tap_is_a_fingertip_high_and_has_its_name() {
            for (const [piece, name] of [[chip, "Nefer"], [pharaoh, "Your pharaoh"], [peek, "Your mummies"], [curse, "Curse"]]) {
                verify(piece.height >= 48 && piece.width >= 48)
                compare(piece.Accessible.name, name)
                verify(piece.activeFocusOnTab)
            }
            chip.forceActiveFocus()
            keyClick(Qt.Key_Space)
            compare(chipSpy.count, 1)
        }
        function test_an_animal_that_faces_left_is_the_mirror_image_of_the_one_that_faces_right() {
            const right = grabImage(oneWay), left = grabImage(otherWay)
            let inked = 0
            for (let x = 2; x < 94; x += 5)
                for (let y = 2; y < 70; y += 5) {
                    compare(left.pixel(95 - x, y), right.pixel(x, y))
                    inked += right.alpha(x, y) > 0 ? 1 : 0
                }
            verify(inked > 40)
        }
        function test_each_animal_has_a_drawing_of_its_own_by_day_and_by_night() {
            const seen = new Set()
            for (let kind = 0; kind < 7; kind++)
                for (const night of [false, true])
                    seen.add(AnimalArt.svg(kind, night, false, ""))
            compare(seen.size, 14)
        }
    }
}
