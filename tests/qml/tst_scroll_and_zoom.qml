pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Architects.Ui

// Long pages and zoomed boards.
Item {
    id: stage
    width: 390
    height: 600

    ScrollPage {
        id: page
        width: 390
        height: 300
        Repeater {
            id: rows
            model: 20
            delegate: SettingRow {
                required property int index
                width: 300
                text: "Row " + index
            }
        }
    }
    PanZoom {
        id: zoom
        y: 300
        width: 390
        height: 300
        Rectangle {
            id: content
            property int taps: 0
            anchors.fill: parent
            color: Theme.board
            MouseArea {
                width: 250
                height: 300
                onClicked: ++content.taps
                onDoubleClicked: mouse => zoom.toggleAt(mouse.x, mouse.y)
            }
        }
    }

    TestCase {
        name: "ScrollAndZoom"
        when: windowShown

        function init(): void {
            Theme.reduceMotion = true
            page.flickable.contentY = 0
            zoom.interactive = true
            zoom.reset()
            compare(zoom.factor, 1)
        }
        function test_a_page_scrolls_by_keyboard(): void {
            rows.itemAt(0).forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_PageDown)
            verify(page.flickable.contentY > 200)
            keyClick(Qt.Key_End)
            compare(page.flickable.contentY, page.flickable.contentHeight - page.flickable.height)
            keyClick(Qt.Key_Home)
            compare(page.flickable.contentY, 0)
            keyClick(Qt.Key_Down)
            compare(page.flickable.contentY, 60)
        }
        function test_tab_never_leads_out_of_sight(): void {
            rows.itemAt(0).forceActiveFocus(Qt.TabFocusReason)
            for (let i = 1; i < 15; ++i) {
                keyClick(Qt.Key_Tab)
                const item = rows.itemAt(i)
                verify(item.activeFocus)
                const top = item.mapToItem(page, 0, 0).y
                verify(top >= 0 && top + item.height <= page.height, "row " + i + " at " + top)
            }
        }

        function pinch(from: real, to: real): void {
            const t = touchEvent(zoom), cx = 195, cy = 150
            t.press(1, zoom, cx - from, cy).commit()
            wait(8)
            t.stationary(1).press(2, zoom, cx + from, cy).commit()
            for (let i = 1; i <= 12; ++i) {
                const d = from + (to - from) * i / 12
                t.move(1, zoom, cx - d, cy).move(2, zoom, cx + d, cy).commit()
                wait(8)
            }
            t.release(1, zoom, cx - to, cy).stationary(2).commit()
            wait(8)
            t.release(2, zoom, cx + to, cy).commit()
            wait(20)
        }
        function drag(x: real, y: real, dx: real, dy: real): void {
            const t = touchEvent(zoom)
            t.press(1, zoom, x, y).commit()
            for (let i = 1; i <= 12; ++i) {
                t.move(1, zoom, x + dx * i / 12, y + dy * i / 12).commit()
                wait(8)
            }
            t.release(1, zoom, x + dx, y + dy).commit()
            wait(20)
        }
        function test_two_fingers_zoom_about_their_middle(): void {
            pinch(40, 90)
            verify(zoom.factor > 1.4, "factor " + zoom.factor)
            const middle = zoom.contentItem.mapFromItem(zoom, 195, 150)
            fuzzyCompare(middle.x, 195, 12)
            fuzzyCompare(middle.y, 150, 12)
        }
        function test_zoom_keeps_its_bounds(): void {
            pinch(20, 190)
            pinch(20, 190)
            compare(zoom.factor, 3)
            pinch(180, 20)
            pinch(180, 20)
            compare(zoom.factor, 1)
            compare(zoom.contentItem.x, 0)
        }
        function test_one_finger_moves_only_what_is_zoomed(): void {
            drag(200, 150, 80, 40)
            compare(zoom.contentItem.x, 0)
            zoom.zoomAt(195, 150, 2, false)
            const x = zoom.contentItem.x
            drag(200, 150, 80, 40)
            verify(zoom.contentItem.x > x + 50)
            drag(100, 150, 280, 0)
            drag(100, 150, 280, 0)
            compare(zoom.contentItem.x, 0)
        }
        // Two taps are counted together only where they are close in time and place.
        function doubleTap(x: real, y: real): void {
            const t = touchEvent(zoom)
            for (let i = 0; i < 2; ++i) {
                t.press(1, zoom, x, y).commit()
                wait(10)
                t.release(1, zoom, x, y).commit()
                wait(10)
            }
        }
        function test_double_tap_zooms_in_and_out(): void {
            const taps = content.taps
            doubleTap(100, 100)
            compare(zoom.factor, zoom.tapFactor)
            compare(content.taps, taps + 1)
            wait(700)
            doubleTap(100, 100)
            compare(zoom.factor, 1)
        }
        function test_double_tap_beside_the_content(): void {
            wait(700)
            doubleTap(330, 150)
            compare(zoom.factor, zoom.tapFactor)
        }
        function test_a_tap_after_a_pinch_is_heard(): void {
            wait(700)
            pinch(40, 60)
            const taps = content.taps, t = touchEvent(zoom)
            t.press(3, zoom, 60, 150).commit()
            wait(10)
            t.release(3, zoom, 60, 150).commit()
            compare(content.taps, taps + 1)
        }
        function test_wheel_and_keys(): void {
            mouseWheel(zoom, 195, 150, 0, 240)
            verify(zoom.factor > 1.2)
            zoom.forceActiveFocus()
            keyClick(Qt.Key_0)
            compare(zoom.factor, 1)
            keyClick(Qt.Key_Plus)
            compare(zoom.factor, 1.5)
            keyClick(Qt.Key_Minus)
            compare(zoom.factor, 1)
        }
        function test_a_piece_in_the_air_wins(): void {
            zoom.interactive = false
            pinch(40, 90)
            compare(zoom.factor, 1)
        }
        function test_what_has_the_focus_is_brought_into_view(): void {
            zoom.zoomAt(0, 0, 3, false)
            zoom.reveal(300, 250, 40, 40)
            const p = zoom.contentItem.mapToItem(zoom, 340, 290)
            verify(p.x <= 390 && p.y <= 300, p.x + ", " + p.y)
        }
    }
}
