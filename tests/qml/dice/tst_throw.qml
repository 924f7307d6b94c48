import QtQuick
import QtTest
import Architects.Dice
import Architects.Ui

// Dice that are thrown: the flick is the finger's, the values are the caller's.
Item {
    id: stage
    width: 390
    height: 600
    property var list: []
    property var asked: ({})                // id => value of the last roll
    property bool flew: false               // the dice were in the air when it had begun

    DiceTray {
        id: tray
        x: 40
        y: 80
        width: 300
        height: 260
        dice: stage.list
        onFlicked: (vx, vy) => {
            const results = rolling.map(id => ({ id: id, value: 1 + Math.floor(Math.random() * 6) }))
            stage.asked = {}
            for (const r of results)
                stage.asked[r.id] = r.value
            stage.list = stage.list.map(d => Object.assign({}, d, { value: stage.asked[d.id] || d.value }))
            roll(results, vx, vy)
            stage.flew = flying
        }
    }
    DiceFlight {                            // which die lies where, as the squares they are
        id: ruler
        edge: tray.dieSize
        tilt: tray.tilt
        floor: tray.floor
    }
    SignalSpy { id: flicked; target: tray; signalName: "flicked" }
    SignalSpy { id: settled; target: tray; signalName: "settled" }
    SignalSpy { id: knocked; target: tray; signalName: "knocked" }
    SignalSpy { id: tapped; target: tray; signalName: "tapped" }
    SignalSpy { id: started; target: tray; signalName: "dragStarted" }

    TestCase {
        name: "ThrownDice"
        when: windowShown

        function init(): void {
            Theme.reduceMotion = false
            Theme.animationSpeed = 8
            Theme.deafFor = 0
            tray.skip()
            tray.armed = true
            tray.rolling = [1, 2, 3, 4, 5]
            stage.list = []
            stage.list = Array.from({ length: 7 }, (_, i) => ({ id: i + 1, prayer: i > 4, value: i < 5 ? 0 : 6, drag: false, spoken: "Die " + i }))
            stage.flew = false
            for (const spy of [flicked, settled, knocked, tapped, started])
                spy.clear()
            wait(20)
        }
        function cleanupTestCase(): void { Theme.animationSpeed = 1 }
        // A sweep over the tray that speeds by `dx`, `dy` every 10 ms.
        function sweep(x: real, y: real, dx: real, dy: real, pause: int): void {
            const touch = touchEvent(stage)
            touch.press(0, stage, x, y).commit()
            for (let i = 1; i <= 6; ++i) {
                wait(10)
                touch.move(0, stage, x + dx * i, y + dy * i).commit()
            }
            wait(pause)
            touch.release(0, stage, x + dx * 6, y + dy * 6).commit()
        }
        // A sweep that throws: on a busy machine a finger may stop where it should not, and is led again.
        function flick(x: real, y: real, dx: real, dy: real): void {
            const before = flicked.count
            for (let tries = 0; tries < 10 && flicked.count === before; ++tries)
                sweep(x, y, dx, dy, 0)
            compare(flicked.count, before + 1)
        }
        function checkFaces(): void {
            for (const id of tray.rolling)
                compare(tray.shownValue(id), stage.asked[id], "die " + id)
        }

        function test_a_flick_has_the_fingers_direction(): void {
            flick(60, 300, 20, -16)
            verify(flicked.signalArguments[0][0] > 200, "to the right")
            verify(flicked.signalArguments[0][1] < -200, "up")
            verify(stage.flew)
            tryCompare(settled, "count", 1)
            verify(!tray.flying)
        }
        function test_a_finger_that_stops_first_throws_nothing(): void {
            sweep(60, 300, 20, -16, 150)
            compare(flicked.count, 0)
        }
        function test_without_dice_to_roll_nothing_is_thrown(): void {
            tray.armed = false
            sweep(60, 300, 20, -16, 0)
            compare(flicked.count, 0)
        }
        function test_a_flick_may_begin_on_a_die_that_waits(): void {
            const at = stage.mapFromItem(null, tray.centreOf(3))
            stage.list = stage.list.map(d => Object.assign({}, d, { value: d.value || 2, drag: true }))
            flick(at.x, at.y, 0, -14)
            compare(started.count, 0)
        }
        function test_twenty_flicks_show_what_was_rolled(): void {
            for (let n = 0; n < 20; ++n) {
                settled.clear()
                const a = Math.random() * 2 * Math.PI
                flick(190, 210, Math.cos(a) * (18 + n), Math.sin(a) * (18 + n))
                tryCompare(settled, "count", 1)
                checkFaces()
            }
        }
        function test_dice_at_rest_lie_apart_and_in_the_tray(): void {
            for (let n = 0; n < 10; ++n) {
                tray.flicked(500 - n * 100, -600 + n * 150)
                tray.skip()
                for (let i = 1; i <= 7; ++i) {
                    const a = tray.mapFromItem(null, tray.centreOf(i))
                    verify(a.x > tray.dieSize / 2 && a.x < tray.width - tray.dieSize / 2 && a.y > tray.dieSize / 2 && a.y < tray.height - tray.dieSize / 2)
                    for (let k = 1; k < i; ++k) {
                        const b = tray.mapFromItem(null, tray.centreOf(k))
                        verify(Math.hypot(a.x - b.x, a.y - b.y) > tray.dieSize * 0.9, i + " and " + k)
                    }
                }
            }
        }
        function test_the_others_are_set_aside_and_keep_what_they_show(): void {
            const rim = tray.mapToItem(stage, 0, 0).y
            tray.flicked(300, -700)
            tryCompare(settled, "count", 1)
            for (const id of [6, 7]) {
                compare(tray.shownValue(id), 6)
                verify(stage.mapFromItem(null, tray.centreOf(id)).y - rim < tray.dieSize * 1.6, "at the far wall")
            }
            const six = tray.centreOf(6), seven = tray.centreOf(7)
            tray.flicked(-300, -700)
            tryCompare(settled, "count", 2)
            compare(tray.centreOf(6), six)                   // from then on they stay
            compare(tray.centreOf(7), seven)
        }
        function test_skipping_ends_at_once_on_the_same_values(): void {
            Theme.animationSpeed = 1
            tray.flicked(300, -700)
            verify(tray.flying)
            wait(80)
            tray.skip()
            compare(settled.count, 1)
            verify(!tray.flying)
            checkFaces()
            tray.skip()
            compare(settled.count, 1)
        }
        function test_a_touch_ends_the_flight(): void {
            Theme.animationSpeed = 1
            tray.flicked(300, -700)
            wait(20)
            mouseClick(tray, 150, 150)
            verify(!tray.flying)
            compare(tapped.count, 0)
            checkFaces()
        }
        function test_with_reduced_motion_the_values_are_there_at_once(): void {
            Theme.reduceMotion = true
            tray.flicked(300, -700)
            compare(settled.count, 1)
            verify(!tray.flying)
            checkFaces()
        }
        function test_a_throw_is_seen_and_heard(): void {
            Theme.animationSpeed = 1
            const before = tray.centreOf(1), turned = tray.turnOf(1)
            tray.flicked(0, 0)
            tryVerify(() => !tray.turnOf(1).fuzzyEquals(turned, 0.01)
                            && Math.hypot(tray.centreOf(1).x - before.x, tray.centreOf(1).y - before.y) > 3)
            tryCompare(settled, "count", 1)
            verify(knocked.count >= 2, "heard " + knocked.count)
            verify(knocked.count <= 30)
            for (const k of knocked.signalArguments)
                verify(k[0] > 0 && k[0] <= 1)
        }
        function test_a_die_that_is_taken_away_in_flight_ends_it(): void {
            Theme.animationSpeed = 1
            tray.flicked(300, -700)
            verify(tray.flying)
            wait(60)
            stage.list = stage.list.filter(d => d.id !== 2)
            verify(!tray.flying)
            tryCompare(settled, "count", 1)
            compare(tray.shownValue(2), 0)
            compare(tray.shownValue(1), stage.asked[1])
        }
        function test_an_unknown_die_is_no_harm(): void {
            tray.roll([{ id: 99, value: 3 }], 100, 100)
            compare(settled.count, 1)
        }
        function test_fourteen_dice_fit_and_fly(): void {
            stage.list = Array.from({ length: 14 }, (_, i) => ({ id: i + 1, value: 0, spoken: "Die " + i }))
            tray.rolling = Array.from({ length: 14 }, (_, i) => i + 1)
            tray.flicked(800, -200)
            tryCompare(settled, "count", 1)
            checkFaces()
        }
        // As a table does that learns what was rolled from the one who threw, and from its own list only later.
        function throwAgain(ids: var): var {
            const results = ids.map(id => ({ id: id, value: 1 + (tray.shownValue(id) + 1) % 6 }))
            const before = settled.count
            const learn = () => { stage.list = stage.list.map(d => Object.assign({}, d, { value: (results.find(r => r.id === d.id) || d).value })) }
            tray.settled.connect(learn)
            tray.roll(results, 200, -800)
            tryVerify(() => settled.count > before)
            tray.settled.disconnect(learn)
            return results
        }
        function test_dice_rolled_again_show_what_was_rolled(): void {
            Theme.animationSpeed = 1
            stage.list = Array.from({ length: 4 }, (_, i) => ({ id: i + 1, value: i + 1, spoken: "Die " + i }))
            for (let n = 0; n < 3; ++n) {
                const results = throwAgain([1, 3])
                wait(400)                                    // longer than a die takes to tip over
                for (const r of results)
                    compare(tray.shownValue(r.id), r.value)
                compare(tray.shownValue(2), 2)
            }
        }
        // Every die can be seen and touched: none lies under another.
        function checkApart(when: string): void {
            const ids = stage.list.map(d => d.id), at = id => tray.mapFromItem(null, tray.centreOf(id))
            const lying = id => ({ x: at(id).x, y: at(id).y, turn: tray.turnOf(id) })
            const near = (a, b) => !ruler.apart([lying(a), lying(b)], false)
            const pairs = () => ids.map(a => ids.filter(b => b < a && near(a, b)).map(b => a + " and " + b)).reduce((all, some) => all.concat(some), [])
            for (let i = 0; i < 60 && pairs().length > 0; ++i)
                wait(16)                                     // what is pushed aside glides
            compare(pairs().join(), "", when)
            for (const id of ids) {
                tapped.clear()
                mouseClick(tray, at(id).x, at(id).y)
                compare(tapped.count, 1, when)
                compare(tapped.signalArguments[0][0], id, when)
            }
        }
        function randomStep(n: int, all: var): string {
            const any = count => Math.floor(Math.random() * count), some = list => list.filter(() => any(2) === 0)
            const what = ["throw", "throw", "leave", "come back", "turn"][n % 5]
            if (what === "throw") {
                tray.roll(some(stage.list).map(d => ({ id: d.id, value: 1 + any(6) })), any(1600) - 800, any(1600) - 800)
                if (any(2))
                    tray.skip()
                tryCompare(tray, "flying", false)
            } else if (what === "leave")
                stage.list = some(stage.list).concat([stage.list[0]]).filter((d, i, list) => list.findIndex(o => o.id === d.id) === i)
            else if (what === "come back")
                stage.list = stage.list.concat(all.filter(d => !stage.list.some(o => o.id === d.id)))
            else {                                           // the screen
                tray.width = 170 + any(2) * 130
                tray.height = 150 + any(2) * 100
            }
            return n + " " + what
        }
        function test_no_die_at_rest_covers_another_after_whatever_happened_data(): var { return [{ tag: "7", dice: 7 }, { tag: "10", dice: 10 }, { tag: "14", dice: 14 }] }
        function test_no_die_at_rest_covers_another_after_whatever_happened(data: var): void {
            const all = Array.from({ length: data.dice }, (_, i) => ({ id: i + 1, value: 1 + i % 6, spoken: "Die " + i }))
            tray.armed = false
            stage.list = all
            for (let n = 0; n < 60; ++n) {
                const what = randomStep(n, all)
                wait(60)                                     // what is pushed aside glides
                checkApart(what)
            }
            tray.width = 300
            tray.height = 260
        }
        function test_a_die_that_leaves_fades(): void {
            Theme.animationSpeed = 1
            stage.list = stage.list.slice(1)
            verify(findChild(tray, "leavingDie") !== null)
            tryVerify(() => findChild(tray, "leavingDie") === null)
            tray.carried = stage.list[0].id                  // somebody else draws it
            stage.list = stage.list.slice(1)
            compare(findChild(tray, "leavingDie"), null)
            tray.carried = -1
        }
        function test_another_size_of_the_tray_keeps_the_dice_inside(): void {
            tray.width = 180
            wait(20)
            for (let i = 1; i <= 7; ++i) {
                const at = tray.mapFromItem(null, tray.centreOf(i))
                verify(at.x > 10 && at.x < 170, "die " + i + " at " + at)
                compare(tray.shownValue(6), 6)
            }
            tray.width = 300
        }
    }
}
