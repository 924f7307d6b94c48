import QtQuick
import QtTest
import Architects.Dice
import Architects.Testing
import Architects.Ui

// A tray of dice under a finger: tap, hold, swipe, drag; and under the keyboard and the screen reader.
Item {
    id: stage
    width: 390
    height: 600
    property var list: []
    readonly property var keepers: [2, 3, 4]

    Flickable {                             // a page that scrolls must not take the dice's finger
        id: page
        anchors.fill: parent
        contentHeight: 1200
        DiceTray {
            id: tray
            x: 100
            y: 120
            width: 190
            height: 190
            dice: stage.list
            onDragStarted: (id, at) => {
                flying.loose = true
                flying.turn = turnOf(id)
                flying.size = dieSize
                flying.pickUp(flying.mapFromItem(null, centreOf(id)), 1, flying.mapFromItem(null, at))
            }
            onDragMoved: (id, at) => flying.moveTo(flying.mapFromItem(null, at))
            onDragEnded: flying.glideBack()
            onDragCanceled: flying.glideBack()
        }
    }
    FlyingDie {
        id: flying
        anchors.fill: parent
        onReturned: tray.dragged = -1
        onSettled: tray.dragged = -1
    }
    SignalSpy { id: tapped; target: tray; signalName: "tapped" }
    SignalSpy { id: held; target: tray; signalName: "held" }
    SignalSpy { id: nudged; target: tray; signalName: "nudged" }
    SignalSpy { id: started; target: tray; signalName: "dragStarted" }
    SignalSpy { id: moved; target: tray; signalName: "dragMoved" }
    SignalSpy { id: barred; target: tray; signalName: "dragRefused" }
    SignalSpy { id: ended; target: tray; signalName: "dragEnded" }
    SignalSpy { id: flicked; target: tray; signalName: "flicked" }
    SignalSpy { id: returned; target: flying; signalName: "returned" }
    SignalSpy { id: landed; target: flying; signalName: "settled" }

    TestCase {
        name: "DiceUnderTheFinger"
        when: windowShown

        function init(): void {
            Theme.reduceMotion = false
            Theme.animationSpeed = 4
            Theme.deafFor = 0                                // every finger means what lies there now
            tray.armed = false
            tray.rolling = []
            tray.choosing = true
            tray.nudging = false
            tray.dragging = true
            tray.dragged = -1
            stage.list = []
            stage.list = dice({})
            for (const spy of [tapped, held, nudged, barred, started, moved, ended, flicked, returned, landed])
                spy.clear()
            wait(20)
        }
        function cleanup(): void { compare(page.contentY, 0) }
        function cleanupTestCase(): void { Theme.animationSpeed = 1 }
        function dice(change: var): var {
            const list = []
            for (let i = 1; i <= 5; ++i)
                list.push(Object.assign({ id: i, prayer: i > 3, value: i, selected: false, may: false, used: false, spoken: "Die showing " + i }, change[i] || {}))
            return list
        }
        function spot(id: int): point { return stage.mapFromItem(null, tray.centreOf(id)) }
        function swipe(id: int, path: var): void {
            const from = spot(id), touch = touchEvent(stage)
            touch.press(0, stage, from.x, from.y).commit()
            for (const step of path) {
                wait(8)
                touch.move(0, stage, from.x + step[0], from.y + step[1]).commit()
            }
            const last = path[path.length - 1]
            wait(8)
            touch.release(0, stage, from.x + last[0], from.y + last[1]).commit()
        }
        function checkNudge(n: int, id: int, step: int): void {
            compare(nudged.signalArguments[n][0], id)
            compare(nudged.signalArguments[n][1], step)
        }
        function tap(id: int): void {
            const at = spot(id), touch = touchEvent(stage)
            touch.press(0, stage, at.x, at.y).commit()
            wait(10)
            touch.release(0, stage, at.x, at.y).commit()
        }

        function test_every_die_lies_in_the_tray_with_its_value_up(): void {
            for (let i = 1; i <= 5; ++i) {
                compare(tray.shownValue(i), i)
                const at = tray.mapFromItem(null, tray.centreOf(i))
                verify(at.x > 20 && at.x < 170 && at.y > 15 && at.y < 180, "die " + i + " at " + at)
                for (let k = 1; k < i; ++k) {
                    const other = tray.mapFromItem(null, tray.centreOf(k))
                    verify(Math.hypot(at.x - other.x, at.y - other.y) > tray.dieSize * 0.9)
                }
            }
            compare(tray.shownValue(77), 0)
        }
        function test_a_tap_names_the_die_under_the_finger(): void {
            tap(3)
            compare(tapped.count, 1)
            compare(tapped.signalArguments[0][0], 3)
            tap(5)
            compare(tapped.signalArguments[1][0], 5)
            tap(5)
            compare(tapped.count, 3)                         // twice the same, quickly
            tray.choosing = false
            tap(3)
            compare(tapped.count, 3)
            compare(held.count, 0)
        }
        function test_a_finger_that_stays_holds_instead_of_tapping(): void {
            const at = spot(2), touch = touchEvent(stage)
            touch.press(0, stage, at.x, at.y).commit()
            held.wait(2000)
            touch.release(0, stage, at.x, at.y).commit()
            compare(held.signalArguments[0][0], 2)
            compare(tapped.count, 0)
        }
        function test_a_short_swipe_up_or_down_nudges(): void {
            tray.nudging = true
            swipe(2, [[0, -8], [1, -16], [1, -26]])
            compare(nudged.count, 1)
            checkNudge(0, 2, 1)
            swipe(4, [[0, 8], [-1, 16], [2, 30]])
            checkNudge(1, 4, -1)
            compare(started.count, 0)
            compare(tapped.count, 0)
        }
        function test_only_dice_that_may_be_nudged_are(): void {
            stage.list = dice({ 2: { nudge: true } })
            swipe(3, [[0, -8], [0, -16], [0, -26]])
            compare(nudged.count, 0)
            compare(started.count, 1)
            tryCompare(returned, "count", 1)
            swipe(2, [[0, -8], [0, -16], [0, -26]])
            compare(nudged.count, 1)
        }
        function test_a_nudged_die_tips_over_to_its_new_face(): void {
            Theme.animationSpeed = 1
            tray.nudging = true
            swipe(2, [[0, -8], [0, -16], [0, -26]])
            const before = tray.turnOf(2)
            stage.list = dice({ 2: { value: 3 } })
            wait(60)
            verify(!tray.turnOf(2).fuzzyEquals(before, 0.01), "it moves")
            tryVerify(() => tray.shownValue(2) === 3)
            stage.list = dice({ 2: { value: 4 } })          // the opposite face: half a turn
            tryVerify(() => tray.shownValue(2) === 4)
        }
        function test_a_die_pushed_while_it_tips_still_shows_what_it_was_told(): void {
            Theme.animationSpeed = 1
            tray.nudging = true
            stage.list = dice({ 2: { value: 5 } })
            wait(40)
            swipe(2, [[0, -4], [0, -11], [0, -13], [0, -4]])
            tryVerify(() => tray.shownValue(2) === 5)
            wait(400)
            compare(tray.shownValue(2), 5)
        }
        // Three and four lie across from each other: on the way there a side would come up.
        function test_a_die_that_leans_under_the_finger_still_shows_its_face(): void {
            Theme.animationSpeed = 0
            tray.nudging = true
            for (const id of [2, 3, 4]) {
                const from = spot(id), touch = touchEvent(stage), way = id === 4 ? 1 : -1
                touch.press(0, stage, from.x, from.y).commit()
                for (const dy of [12, 24, 36, 46]) {
                    touch.move(0, stage, from.x, from.y + way * dy).commit()
                    wait(8)
                    compare(tray.shownValue(id), id, "pushed by " + dy)
                }
                touch.move(0, stage, from.x, from.y).commit()
                wait(8)
                touch.release(0, stage, from.x, from.y).commit()
                wait(8)
            }
        }
        function test_a_nudge_that_nobody_follows_falls_back(): void {
            tray.nudging = true
            const before = tray.turnOf(2)
            swipe(2, [[0, -8], [0, -16], [0, -26]])
            compare(nudged.count, 1)
            tryVerify(() => tray.turnOf(2).fuzzyEquals(before, 0.001))
            compare(tray.shownValue(2), 2)
        }
        function test_a_long_swipe_is_a_drag_and_no_nudge(): void {
            tray.nudging = true
            swipe(1, [[0, -12], [0, -30], [0, -60], [0, -90]])
            compare(nudged.count, 0)
            compare(started.count, 1)
            compare(ended.count, 1)
            tryCompare(returned, "count", 1)
            swipe(1, [[2, -14], [20, -24], [60, -30]])       // begins upwards, leaves sideways
            compare(nudged.count, 0)
        }
        function test_a_drag_leads_the_die_out_and_it_glides_back(): void {
            const from = spot(5), touch = touchEvent(stage)
            touch.press(0, stage, from.x, from.y).commit()
            for (let i = 1; i <= 6; ++i) {
                wait(8)
                touch.move(0, stage, from.x + i * 14, from.y + i * 6).commit()
            }
            tryVerify(() => moved.count >= 1)                // Qt Quick hands touches on frame by frame, and a busy machine has few
            compare(started.count, 1)
            compare(started.signalArguments[0][0], 5)
            compare(tray.dragged, 5)
            verify(flying.held)
            tryVerify(() => Math.abs(flying.spotX - from.x - 84) < 1)
            touch.release(0, stage, from.x + 84, from.y + 36).commit()
            compare(ended.count, 1)
            const last = stage.mapFromItem(null, ended.signalArguments[0][1])
            fuzzyCompare(last.x, from.x + 84, 1)
            fuzzyCompare(last.y, from.y + 36, 1)
            tryCompare(returned, "count", 1)
            compare(tray.dragged, -1)
            fuzzyCompare(flying.spotX, from.x, 1)
            fuzzyCompare(flying.spotY, from.y, 1)
        }
        function test_a_die_can_settle_elsewhere(): void {
            flying.pickUp(Qt.point(10, 10), 1, Qt.point(40, 40))
            flying.settleAt(Qt.point(200, 500), 0.9)
            tryCompare(landed, "count", 1)
            compare(flying.spotX, 200)
            verify(!flying.flying)
        }
        function test_dice_that_are_used_or_not_rolled_stay(): void {
            stage.list = dice({ 1: { value: 0 }, 2: { used: true }, 3: { drag: false } })
            for (const id of [1, 2, 3])
                swipe(id, [[14, 0], [40, 4], [90, 8]])
            compare(started.count, 0)
            compare(barred.signalArguments.map(one => one[0]).join(), "1,2,3")     // who asks is told why not
            tap(1)
            compare(tapped.count, 1)
        }
        function test_beside_the_dice_the_page_may_be_scrolled(): void {
            const free = tray.mapToItem(stage, 2, 2), touch = touchEvent(stage)
            touch.press(0, stage, free.x, free.y).commit()
            for (let i = 1; i <= 6; ++i) {
                wait(8)
                touch.move(0, stage, free.x, free.y - i * 12).commit()
            }
            tryVerify(() => page.contentY > 5)
            touch.release(0, stage, free.x, free.y - 72).commit()
            page.cancelFlick()
            page.contentY = 0
        }
        function test_a_place_is_kept_as_long_as_the_die_is_there(): void {
            const before = stage.keepers.map(id => spot(id))
            stage.list = dice({}).filter(d => d.id !== 1 && d.id !== 5).concat([{ id: 9, value: 6, spoken: "Nine" }])
            wait(20)
            const after = stage.keepers.map(id => spot(id))
            for (let i = 0; i < 3; ++i)
                compare(after[i], before[i])
            compare(tray.shownValue(9), 6)
            compare(tray.shownValue(1), 0)
        }
        function test_the_keyboard_reaches_every_die(): void {
            tray.forceActiveFocus(Qt.TabFocusReason)
            verify(tray.visualFocus)
            const seen = {}
            for (let i = 0; i < 5; ++i)
                keyClick(Qt.Key_Left)
            for (let i = 0; i < 5; ++i) {
                seen[tray.current] = true
                keyClick(Qt.Key_Right)
            }
            compare(Object.keys(seen).length, 5)
            const before = spot(Number(tray.current))
            keyClick(Qt.Key_Up)
            const above = spot(Number(tray.current))
            verify(above.y <= before.y)
            keyClick(Qt.Key_Down)
            verify(spot(Number(tray.current)).y >= above.y)
            tray.current = "3"
            keyClick(Qt.Key_Space)
            compare(tapped.signalArguments[0][0], 3)
            tray.nudging = true
            keyClick(Qt.Key_Up, Qt.ShiftModifier)
            checkNudge(0, 3, 1)
            keyClick(Qt.Key_Down, Qt.ShiftModifier)
            checkNudge(1, 3, -1)
            keyClick(Qt.Key_Return)
            compare(tapped.count, 2)
            tray.armed = true
            keyClick(Qt.Key_Return)
            compare(flicked.count, 1)
            verify(flicked.signalArguments[0][1] < -300)
        }
        function test_the_screen_reader_says_each_die_and_presses_it(): void {
            stage.list = dice({ 4: { selected: true } })
            const read = {}
            const visit = item => {
                for (let i = 0; i < item.children.length; ++i) {
                    const child = item.children[i], name = Reader.name(child)
                    if (name.startsWith("Die showing"))
                        read[name] = child
                    visit(child)
                }
            }
            visit(tray)
            compare(Object.keys(read).length, 5)
            verify(Reader.isChecked(read["Die showing 4"]))
            verify(!Reader.isChecked(read["Die showing 3"]))
            verify(Reader.press(read["Die showing 3"]))
            compare(tapped.signalArguments[0][0], 3)
        }
    }
}
