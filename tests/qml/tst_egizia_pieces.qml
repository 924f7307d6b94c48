pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Architects.Egizia
import Architects.Ui
import "../../qml/egizia/CardFaces.js" as Cards
import "../../qml/egizia/River.js" as River
import "../../qml/egizia/SphinxFaces.js" as Riddles
import "gallery/EgiziaPlay.js" as Play

// The pieces of Egizia under the finger, the keyboard and the screen reader.
Item {
    id: stage
    width: 390
    height: 900

    NileView {
        id: river
        width: 360
        height: 420
        bends: Play.bends()
        seat: 0
    }
    RiverRail {
        id: rail
        x: 360
        width: 30
        height: 420
        seats: Play.rail()
        spoken: "Last ships"
    }
    Fleet {
        id: fleet
        y: 430
        width: 200
        count: 5
        spoken: "Your ships"
    }
    MonumentObelisk {
        id: obelisk
        x: 330
        y: 440
        squares: Play.obelisk()
    }
    MonumentPyramid {
        id: pyramid
        x: 10
        y: 490
        width: 240
        height: 180
        squares: Play.pyramid()
        floors: Play.floors()
    }
    MonumentTemple {
        id: temple
        y: 690
        width: 320
        height: 100
        squares: Play.temple()
    }
    MonumentTombs {
        id: tombs
        y: 790
        width: 320
        height: 110
        squares: Play.tombs()
    }
    SphinxFan {
        id: fan
        visible: false
        y: 430
        z: 5
        width: 390
        height: 180
        cards: Play.drawn()
    }
    GrainGauge {
        id: gauge
        visible: false
        width: 366
        need: 12
        grain: [9, 6, 7]
    }
    ScoreTrack {
        id: track
        visible: false
        width: 358
        seats: Play.TRACK
    }
    FloodGauge {
        id: flood
        visible: false
        z: 5
        names: ["Low", "Middle", "High"]
        choices: [0, 2]
    }
    SphinxCard {
        id: secret
        visible: false
        riddle: 4
        spoken: "Sphinx card"
    }
    FlyingShip {
        id: air
        anchors.fill: parent
    }
    SignalSpy { id: bendSpy; target: river; signalName: "bendTapped" }
    SignalSpy { id: bendHeldSpy; target: river; signalName: "bendHeld" }
    SignalSpy { id: railSpy; target: rail; signalName: "led" }
    SignalSpy { id: startSpy; target: fleet.hand; signalName: "lifted" }
    SignalSpy { id: moveSpy; target: fleet.hand; signalName: "moved" }
    SignalSpy { id: endSpy; target: fleet.hand; signalName: "dropped" }
    SignalSpy { id: obeliskSpy; target: obelisk; signalName: "tapped" }
    SignalSpy { id: pyramidSpy; target: pyramid; signalName: "tapped" }
    SignalSpy { id: pyramidHeldSpy; target: pyramid; signalName: "held" }
    SignalSpy { id: templeSpy; target: temple; signalName: "tapped" }
    SignalSpy { id: tombSpy; target: tombs; signalName: "tapped" }
    SignalSpy { id: fanSpy; target: fan; signalName: "tapped" }
    SignalSpy { id: fanStartSpy; target: fan.hand; signalName: "lifted" }
    SignalSpy { id: fanEndSpy; target: fan.hand; signalName: "dropped" }
    SignalSpy { id: floodSpy; target: flood; signalName: "tapped" }
    SignalSpy { id: returnSpy; target: air; signalName: "returned" }

    TestCase {
        name: "EgiziaPieces"
        when: windowShown

        function init() {
            Theme.reduceMotion = true
            river.factor = river.painted = 1
            river.hovered = 0
            river.bends = Play.bends()
            river.scrollTo(0, false)
            fleet.hand.land()
            fleet.playable = true
            for (const spy of [bendSpy, bendHeldSpy, railSpy, startSpy, moveSpy, endSpy, obeliskSpy, pyramidSpy, pyramidHeldSpy, templeSpy, tombSpy, fanSpy, fanStartSpy, fanEndSpy, floodSpy, returnSpy])
                spy.clear()
        }
        function cleanup() {
            fan.visible = flood.visible = false
            Theme.textScale = 1
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
        function tapAt(p) {
            const touch = touchEvent(stage)
            touch.press(1, stage, p.x, p.y).commit()
            wait(8)
            touch.release(1, stage, p.x, p.y).commit()
        }
        function lead(from, to) {
            const touch = touchEvent(stage)
            touch.press(1, stage, from.x, from.y).commit()
            for (const t of [0.2, 0.5, 0.8, 1]) {
                wait(8)
                touch.move(1, stage, from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t).commit()
            }
            wait(8)
            touch.release(1, stage, to.x, to.y).commit()
        }

        // --- the river
        function test_ten_cards_seven_camps_and_three_sites_lie_along_twenty_bends() {
            const kinds = []
            for (let i = 1; i <= 20; i++)
                kinds.push(River.kindOf(i))
            compare(kinds.filter(one => one === "card").length, 10)
            compare(kinds.filter(one => one === "camp").length, 7)
            compare(kinds.filter(one => one === "site").length, 3)
            verify(kinds.every((one, i) => (one === "card") === (i % 2 === 0)))
        }
        function test_a_bend_is_a_target_of_at_least_a_fingertip() {
            const bends = find(river, one => one.bend !== undefined && one.crest !== undefined, [])
            compare(bends.length, 20)
            for (const one of bends) {
                verify(one.height >= 48)
                verify(one.width >= 48)
            }
        }
        function test_a_touch_on_the_crest_or_on_the_place_gives_the_bend() {
            river.centre(9, false)
            tapAt(river.map.dockPoint(9))
            const place = river.map.placeRect(8)
            tapAt(Qt.point(place.x + 40, place.y + 20))
            compare(bendSpy.count, 2)
            compare(bendSpy.signalArguments[0][0], 9)
            compare(bendSpy.signalArguments[1][0], 8)
        }
        function test_a_finger_that_rests_on_a_bend_asks_what_it_is() {
            river.centre(9, false)
            const p = river.map.dockPoint(9), touch = touchEvent(stage)
            touch.press(1, stage, p.x, p.y).commit()
            tryCompare(bendHeldSpy, "count", 1, 3000)
            touch.release(1, stage, p.x, p.y).commit()
            compare(bendHeldSpy.signalArguments[0][0], 9)
            compare(bendSpy.count, 0)
        }
        function test_a_point_of_the_scene_finds_the_bend_it_is_over_and_never_a_neighbour() {
            river.bends = Play.bends().map(one => Object.assign(one, { may: false }))
            river.centre(10, false)
            for (const bend of [9, 10, 11])
                compare(river.map.bendAt(river.map.dockPoint(bend)), bend)
            river.bends = Play.bends()
            compare(river.map.bendAt(river.map.dockPoint(7)), 7)
            const p = river.map.dockPoint(10)
            compare(river.map.bendAt(Qt.point(p.x, p.y + 4)), 10)
            compare(river.map.bendAt(Qt.point(p.x, p.y - 4)), 10)
        }
        // From where to where a line of the picture is not sand.
        function wet(picture, y) {
            const sand = String(picture.pixel(2, 30))
            let from = -1, to = -1
            for (let x = 0; x < 360; ++x)
                if (String(picture.pixel(x, y)) !== sand) {
                    from = from < 0 ? x : from
                    to = x
                }
            return { from: from, to: to }
        }
        function test_the_river_flows_into_its_delta_without_a_tear() {
            river.bends = []
            river.scrollTo(100000, false)
            waitForRendering(river)
            const joint = Math.round(river.mapFromItem(null, river.map.mapToItem(null, 0, river.map.plan.head + 20 * river.map.plan.pitch)).y)
            const picture = grabImage(river)
            for (let y = joint - 6; y < joint + 6; ++y) {
                const a = wet(picture, y), b = wet(picture, y + 1)
                verify(Math.abs(a.to - b.to) <= 9 && Math.abs(a.from - b.from) <= 9, "at " + y + " of " + joint + ": " + a.from + "-" + a.to + ", then " + b.from + "-" + b.to)
            }
        }
        function test_the_sea_reaches_the_edge_of_the_screen() {
            river.bends = []
            river.aside = 34
            river.scrollTo(100000, false)
            waitForRendering(river)
            const picture = grabImage(river)
            compare(String(picture.pixel(358, 416)), String(picture.pixel(2, 416)))
            river.aside = 0
        }
        function test_a_ship_that_sails_by_itself_is_part_of_the_river() {
            let up = river.sailing
            while (up && up !== river)
                up = up.parent
            compare(up, river)
            verify(river.clip)
        }
        function test_the_map_scrolls_under_a_finger_and_a_scroll_is_no_tap() {
            river.centre(10, false)
            const before = river.from
            lead(Qt.point(180, 330), Qt.point(180, 120))
            tryVerify(() => river.from > before) // a move of the finger may wait for the next frame
            compare(bendSpy.count, 0)
        }
        function test_two_fingers_bring_the_river_closer_and_show_all_of_it() {
            const touch = touchEvent(stage)
            river.centre(10, false)
            touch.press(1, stage, 150, 200).press(2, stage, 210, 220).commit()
            for (let i = 1; i <= 8; i++) {
                wait(8)
                touch.move(1, stage, 150 - i * 8, 200 - i * 6).move(2, stage, 210 + i * 8, 220 + i * 6).commit()
            }
            touch.release(1, stage, 86, 152).release(2, stage, 274, 268).commit()
            tryVerify(() => river.factor > 1.2)
            river.showAll()
            verify(Math.abs(river.map.height * river.map.scale - river.height) < 30)
            tryVerify(() => river.painted === river.factor)
        }
        function test_arrow_keys_go_from_one_open_bend_to_the_next() {
            river.map.focusBend(9)
            keyClick(Qt.Key_Down)
            compare(river.map.current, 11)
            keyClick(Qt.Key_Return)
            compare(bendSpy.signalArguments[0][0], 11)
            keyClick(Qt.Key_Up)
            keyClick(Qt.Key_Up)
            compare(river.map.current, 9)
        }
        function test_bends_are_named_for_a_screen_reader() {
            const thebae = named(river, "Thebae")
            verify(thebae)
            thebae.Accessible.pressAction()
            compare(bendSpy.signalArguments[0][0], 4)
        }
        function test_the_rail_leads_the_map_and_keeps_signs_apart() {
            tapAt(Qt.point(375, rail.at(12)))
            compare(railSpy.signalArguments[0][0], 12)
            rail.seats = Play.TRACK.map(one => ({ seat: one.seat, bend: 18 }))
            const ys = Array.from(rail.spots).map(one => one.y).sort((a, b) => a - b)
            for (let i = 1; i < 4; i++)
                verify(ys[i] - ys[i - 1] >= rail.mark)
            verify(ys[3] <= rail.height)
            rail.seats = Play.rail()
        }
        function test_a_ship_is_dragged_from_the_fleet_and_comes_back() {
            const from = fleet.mapToItem(null, 30, 24)
            lead(from, Qt.point(200, 200))
            compare(startSpy.count, 1)
            verify(moveSpy.count > 0)
            compare(endSpy.count, 1)
            verify(fleet.dragging)
            air.pickUp(startSpy.signalArguments[0][0], 0.6, Qt.point(200, 200))
            verify(air.flying)
            air.glideBack()
            compare(returnSpy.count, 1)
        }
        function test_no_ship_leaves_a_fleet_that_may_not_sail() {
            fleet.playable = false
            lead(fleet.mapToItem(null, 30, 24), Qt.point(200, 200))
            compare(startSpy.count, 0)
        }
        function test_the_river_moves_on_under_a_ship_held_at_its_edge() {
            river.scrollTo(0, false)
            river.leadTo(river.mapToItem(null, 100, river.height / 2))
            river.leadTo(river.mapToItem(null, 100, river.height - 4))
            tryVerify(() => river.from > 0.01)
            river.leadEnd()
        }
        function test_the_river_rests_under_a_ship_that_only_comes_over_its_edge() {
            river.scrollTo(0, false)
            river.leadTo(river.mapToItem(null, 100, river.height - 4))       // lifted from the panel below it
            wait(500)
            compare(river.from, 0)
            river.leadTo(river.mapToItem(null, 100, river.height / 2))
            river.leadTo(river.mapToItem(null, 100, river.height - 4))
            wait(100)
            compare(river.from, 0)
            river.leadTo(river.mapToItem(null, 100, river.height / 2))
            wait(500)
            compare(river.from, 0)
            river.leadEnd()
        }

        // --- cards
        function test_no_two_nile_cards_look_the_same() {
            const seen = {}
            for (let i = 1; i <= 48; i++) {
                const look = JSON.stringify(Cards.face(i))
                verify(seen[look] === undefined, "card " + i + " looks like " + seen[look])
                seen[look] = i
            }
        }
        function test_no_two_sphinx_cards_look_the_same() {
            const seen = {}
            for (let i = 1; i <= 29; i++) {
                const look = JSON.stringify(Riddles.face(i))
                verify(seen[look] === undefined, "card " + i + " looks like " + seen[look])
                seen[look] = i
            }
        }
        function test_cards_are_of_the_five_kinds_as_the_rules_count_them() {
            const count = {}
            for (let i = 1; i <= 48; i++)
                count[Cards.face(i).kind] = (count[Cards.face(i).kind] || 0) + 1
            compare(count.field, 11)
            compare(count.quarry, 4)
            compare(count.always, 11)
            compare(count.whenever, 13)
            compare(count.now, 9)
        }
        function test_drawn_sphinx_cards_are_tapped_or_dragged_out_of_the_fan() {
            fan.visible = true
            tapAt(fan.cardPoint(29))
            compare(fanSpy.signalArguments[0][0], 29)
            lead(fan.cardPoint(3), Qt.point(60, 800))
            compare(fanStartSpy.count, 1)
            compare(fan.hand.which, 3)
            compare(fanEndSpy.count, 1)
            compare(fan.dragged, 3)
        }
        function test_no_drawn_card_hides_another_data() { return [{ tag: "two", n: 2 }, { tag: "three", n: 3 }, { tag: "four", n: 4 }, { tag: "five", n: 5 }] }
        function test_no_drawn_card_hides_another(data) {
            fan.cards = Array.from([1, 2, 3, 4, 5]).slice(0, data.n).map(riddle => ({ riddle: riddle, title: "Title " + riddle }))
            wait(0)
            const points = fan.cards.map(one => fan.cardPoint(one.riddle))
            points.forEach((a, i) => points.slice(0, i).forEach(b => verify(Math.abs(a.x - b.x) >= fan.size || Math.abs(a.y - b.y) >= fan.size * 1.4, fan.size + ": " + a + " and " + b)))
            fan.cards = Play.drawn()
        }
        function test_a_hidden_sphinx_card_shows_its_back_until_it_is_turned() {
            secret.hidden = true
            tryCompare(secret, "shownFace", false)
            secret.hidden = false
            tryCompare(secret, "shownFace", true)
        }

        // --- monuments
        function test_every_monument_has_its_squares() {
            compare(obelisk.plan.length, 12)
            compare(pyramid.plan.length, 21)
            compare(temple.plan.length, 12)
            compare(tombs.plan.length, 12)
            const sum = plan => Array.from(plan).reduce((all, one) => all + one.price, 0)
            compare(sum(obelisk.plan), 31)
            compare(sum(pyramid.plan), 46)
            compare(sum(temple.plan), 31)
        }
        function test_a_square_is_tapped_by_its_id_data() {
            return [{ tag: "obelisk", at: obelisk, square: "7", spy: obeliskSpy }, { tag: "pyramid", at: pyramid, square: "1.6", spy: pyramidSpy },
                    { tag: "temple", at: temple, square: "R2", spy: templeSpy }, { tag: "column", at: temple, square: "C1", spy: templeSpy }, { tag: "tombs", at: tombs, square: "7", spy: tombSpy }]
        }
        function test_a_square_is_tapped_by_its_id(data) {
            tapAt(data.at.squarePoint(data.square))
            compare(data.spy.count, 1)
            compare(data.spy.signalArguments[0][0], data.square)
        }
        function test_a_square_that_may_be_built_is_at_least_a_fingertip_however_small_it_is_drawn() {
            const block = named(obelisk, "Square 7")
            verify(block.height < 48)
            verify(block.containmentMask.height >= 48)
            verify(block.containmentMask.width >= 48)
            const p = obelisk.squarePoint("7")
            tapAt(Qt.point(p.x - 20, p.y - 20))
            compare(obeliskSpy.signalArguments[0][0], "7")
        }
        function test_a_finger_on_a_square_sees_its_price() {
            const p = pyramid.squarePoint("1.6"), touch = touchEvent(stage)
            touch.press(1, stage, p.x, p.y).commit()
            compare(pyramid.pressed, "1.6")
            const tag = find(pyramid, one => one.stones !== undefined && one.points !== undefined && one.pen !== undefined, [])[0]
            verify(tag.visible)
            compare(tag.stones, 1)
            touch.release(1, stage, p.x, p.y).commit()
            compare(pyramid.pressed, "")
        }
        function test_ids_of_the_pyramid_may_be_written_with_their_floor() {
            const a = pyramid.squarePoint("F5.1"), b = pyramid.squarePoint("5.1")
            compare(a, b)
        }
        function test_a_stone_bears_the_sign_of_its_seat_and_an_empty_square_its_price() {
            compare(named(pyramid, "Square 1.1").seat, 2)
            compare(named(pyramid, "Square 5.1").seat, -1)
            compare(named(pyramid, "Square 5.1").price, 4)
        }

        // --- boards
        function test_the_gauge_adds_up_what_each_flood_waters() {
            compare([gauge.sum(0), gauge.sum(1), gauge.sum(2)], [9, 15, 22])
        }
        function test_on_one_square_of_the_score_track_the_one_in_front_stands_further_right() {
            const front = Array.from(track.spots).find(one => one.seat === 0), rear = Array.from(track.spots).find(one => one.seat === 3)
            compare(front.points, rear.points)
            verify(front.x > rear.x)
        }
        function test_only_the_floods_that_may_be_chosen_are_touched() {
            flood.visible = true
            tapAt(flood.mapToItem(null, flood.width / 2, 20))
            compare(floodSpy.count, 0)
            tapAt(flood.mapToItem(null, 20, 20))
            compare(floodSpy.signalArguments[0][0], 0)
        }
    }
}
