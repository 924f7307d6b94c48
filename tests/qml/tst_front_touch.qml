pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Architects.Kheops
import Architects.Ui

// A finger that is down while something lies in front, or comes to lie there: nothing behind takes it, and what was being dragged goes back.
Item {
    id: stage
    width: 390
    height: 844
    property bool may: true

    PieceHand { id: air }
    SupplySlot {                            // a piece that is dragged
        id: piece
        hand: air
        x: 150
        y: 660
        kind: "W"
        count: 3
        text: "Worker"
        onPressAndHold: sheet.open()
    }
    Item {                                  // behind the sheet, when that is open
        id: free
        y: 545
        width: 390
        height: 100
        DragHandler {
            id: drag
            enabled: stage.may
            target: null
        }
    }
    GoldButton {
        id: plain
        y: 300
        text: "Pass"
    }
    Sheet {
        id: sheet
        title: "A seat"
        PieceButton {
            id: inside
            width: 300
            height: 240
            spoken: "Green field"
        }
        GoldButton {
            id: decides
            text: "Decide"
            onClicked: stage.may = false
        }
    }
    Component {
        id: passes
        Sheet {
            title: "A seat"
            Item {
                width: 300
                height: 300
            }
        }
    }
    SignalSpy { id: started; target: air; signalName: "lifted" }
    SignalSpy { id: ended; target: air; signalName: "dropped" }
    SignalSpy { id: canceled; target: air; signalName: "letGo" }
    SignalSpy { id: dragged; target: drag; signalName: "activeChanged" }
    SignalSpy { id: clicked; target: plain; signalName: "clicked" }

    TestCase {
        name: "FrontTouch"
        when: windowShown

        function init(): void {
            failOnWarning(/.?/)
            Theme.animationSpeed = 0
            Theme.deafFor = 0
            stage.may = true
            for (const spy of [started, ended, canceled, dragged, clicked])
                spy.clear()
        }
        function cleanup(): void {
            Theme.deafFor = 0                   // nobody is deaf when the next one comes
            sheet.close()
            tryVerify(() => !sheet.visible)
        }
        function cleanupTestCase(): void { Theme.deafFor = 400 }
        function middle(item: Item): point { return item.mapToItem(stage, item.width / 2, item.height / 2) }
        function byTouch(): var { return [{ tag: "a finger", finger: true }, { tag: "the mouse", finger: false }] }
        // One press, moves and a lift, by a finger or the mouse.
        function hand(finger: bool): var {
            const touch = finger ? touchEvent(stage) : null
            return {
                press: at => finger ? touch.press(1, stage, at.x, at.y).commit() : mousePress(stage, at.x, at.y),
                move: at => finger ? touch.move(1, stage, at.x, at.y).commit() : mouseMove(stage, at.x, at.y, -1, Qt.LeftButton),
                lift: at => finger ? touch.release(1, stage, at.x, at.y).commit() : mouseRelease(stage, at.x, at.y)
            }
        }
        // A little way: it stays over what it was over.
        function moveOn(one: var, from: point): point {
            let at = from
            for (let i = 0; i < 5; ++i) {
                at = Qt.point(at.x, at.y - 4)
                one.move(at)
                waitForRendering(stage, 20)     // moves are handed on with the frames
            }
            return at
        }

        // Who was deaf when the finger came hears nothing of it later either, and does not let it go to what lies behind.
        function test_a_press_on_something_deaf_stays_there_data(): var { return byTouch() }
        function test_a_press_on_something_deaf_stays_there(data: var): void {
            sheet.open()
            waitForRendering(stage)
            const at = middle(piece), one = hand(data.finger)
            verify(inside.contains(inside.mapFromItem(stage, at.x, at.y)), "the one lies over the other")
            Theme.deafFor = 60
            inside.visible = false
            inside.visible = true               // it has just come
            one.press(at)
            wait(150)
            const end = moveOn(one, at)
            compare(started.count, 0)
            one.lift(end)
            compare(started.count, 0)
        }
        // Held to look closer, and the finger moves before it is lifted.
        function test_a_sheet_comes_under_a_finger_that_holds_a_piece_data(): var { return byTouch() }
        function test_a_sheet_comes_under_a_finger_that_holds_a_piece(data: var): void {
            const at = middle(piece), one = hand(data.finger)
            one.press(at)
            tryVerify(() => sheet.opened, 3000)
            const end = moveOn(one, at)
            compare(started.count, 0)
            one.lift(end)
            compare(started.count, 0)
            verify(sheet.opened)
        }
        function test_a_sheet_comes_over_a_piece_in_the_air_data(): var { return byTouch() }
        function test_a_sheet_comes_over_a_piece_in_the_air(data: var): void {
            const one = hand(data.finger)
            one.press(middle(piece))
            const there = moveOn(one, middle(piece))
            compare(started.count, 1)
            sheet.open()
            compare(canceled.count, 1, "it goes back at once")
            const end = moveOn(one, there)
            one.lift(end)
            compare(ended.count, 0, "it is dropped nowhere")
            compare(canceled.count, 1)
        }
        function test_a_sheet_comes_over_a_button_that_is_pressed_data(): var { return byTouch() }
        function test_a_sheet_comes_over_a_button_that_is_pressed(data: var): void {
            const one = hand(data.finger)
            one.press(middle(plain))
            verify(plain.pressed)
            sheet.open()
            verify(!plain.pressed)
            one.lift(middle(plain))
            compare(clicked.count, 0)
            sheet.close()
            tryVerify(() => !sheet.visible)
            mouseClick(plain)
            compare(clicked.count, 1, "the next press is heard")
        }
        // A tap and a drag at once: of two quick touches Qt makes a double click, and an area loses the finger by that.
        function test_a_drag_right_after_a_tap_stays_in_front_data(): var { return byTouch() }
        function test_a_drag_right_after_a_tap_stays_in_front(data: var): void {
            sheet.open()
            waitForRendering(stage)
            const at = middle(free), one = hand(data.finger)
            verify(inside.contains(inside.mapFromItem(stage, at.x, at.y)), "the one lies over the other")
            Theme.deafFor = 2000
            inside.visible = false
            inside.visible = true               // it has just come
            one.press(at)
            one.lift(at)
            one.press(at)
            const end = moveOn(one, at)
            compare(dragged.count, 0)
            one.lift(end)
            compare(dragged.count, 0)
        }
        // What was touched in front goes while the finger is down: what lies behind does not get it.
        function test_a_finger_whose_control_has_gone_stays_in_front_data(): var { return byTouch() }
        function test_a_finger_whose_control_has_gone_stays_in_front(data: var): void {
            sheet.open()
            waitForRendering(stage)
            const at = middle(free), one = hand(data.finger)
            one.press(at)
            verify(inside.pressed)
            inside.visible = false
            const end = moveOn(one, at)
            inside.visible = true
            compare(dragged.count, 0)
            one.lift(end)
            compare(dragged.count, 0)
        }
        // So too when all that lay in front goes, as when another's move closes it.
        function test_a_finger_whose_sheet_has_gone_drags_nothing_data(): var { return byTouch() }
        function test_a_finger_whose_sheet_has_gone_drags_nothing(data: var): void {
            sheet.open()
            waitForRendering(stage)
            const at = middle(free), one = hand(data.finger)
            one.press(at)
            sheet.close()
            tryVerify(() => !sheet.visible)
            const end = moveOn(one, at)
            compare(dragged.count, 0)
            one.lift(end)
            compare(dragged.count, 0)
            one.press(middle(free))
            moveOn(one, middle(free))
            verify(drag.active, "the next finger drags")
            one.lift(middle(free))
        }
        // So too when the layer is no more: the screen it belonged to was left.
        function test_a_finger_whose_sheet_is_no_more_drags_nothing_data(): var { return byTouch() }
        function test_a_finger_whose_sheet_is_no_more_drags_nothing(data: var): void {
            const passing = passes.createObject(stage) as Sheet, one = hand(data.finger), at = middle(free)
            passing.open()
            waitForRendering(stage)
            one.press(at)
            passing.destroy()
            wait(30)
            const end = moveOn(one, at)
            compare(dragged.count, 0)
            one.lift(end)
            compare(dragged.count, 0)
            one.press(middle(free))
            moveOn(one, middle(free))
            verify(drag.active, "the next finger drags")
            one.lift(middle(free))
        }
        // It came when the sheet was on its way out, and to what is still to be seen of that.
        function test_a_finger_on_a_sheet_that_goes_drags_nothing_data(): var { return byTouch() }
        function test_a_finger_on_a_sheet_that_goes_drags_nothing(data: var): void {
            sheet.open()
            waitForRendering(stage)
            const at = middle(free), one = hand(data.finger)
            Theme.animationSpeed = 1
            sheet.close()
            verify(sheet.visible)
            one.press(at)
            const end = moveOn(one, at)
            compare(dragged.count, 0)
            tryVerify(() => !sheet.visible)
            moveOn(one, end)
            compare(dragged.count, 0)
            one.lift(end)
            one.press(middle(free))
            moveOn(one, middle(free))
            verify(drag.active, "the next finger drags")
            one.lift(middle(free))
        }
        // It is let go at once, not only when the finger is lifted.
        function test_a_sheet_comes_over_a_drag_data(): var { return byTouch() }
        function test_a_sheet_comes_over_a_drag(data: var): void {
            const one = hand(data.finger)
            one.press(middle(free))
            const there = moveOn(one, middle(free))
            verify(drag.active)
            sheet.open()
            const end = moveOn(one, there)
            verify(!drag.active)
            one.lift(end)
            compare(dragged.count, 2)
            sheet.close()
            tryVerify(() => !sheet.visible)
            one.press(middle(free))
            moveOn(one, middle(free))
            verify(drag.active, "the next drag is one")
            one.lift(middle(free))
        }
        // What a press in front decides about who may be dragged behind, stays decided.
        function test_who_may_not_be_dragged_any_more_is_not_given_back(): void {
            sheet.open()
            verify(drag.enabled)
            mouseClick(decides)
            verify(!stage.may)
            verify(!drag.enabled)
            stage.may = true
            verify(drag.enabled)
        }
        // Without anything in front a drag is what it was.
        function test_a_piece_is_dragged_and_dropped_data(): var { return byTouch() }
        function test_a_piece_is_dragged_and_dropped(data: var): void {
            const one = hand(data.finger)
            one.press(middle(piece))
            const end = moveOn(one, middle(piece))
            one.lift(end)
            compare([started.count, ended.count, canceled.count].join(), "1,1,0")
        }
    }
}
