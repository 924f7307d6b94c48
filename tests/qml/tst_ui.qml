pragma ComponentBehavior: Bound
import QtQuick
import QtTest
import Architects.Testing
import Architects.Ui

// The controls as people use them: by finger, mouse, keyboard and screen reader.
Item {
    id: stage
    width: 390
    height: 844

    Column {
        id: column
        width: 360
        spacing: 8
        GoldButton { id: button; text: "Continue"; note: "Turn 6" }
        IconButton { id: iconButton; glyph: "undo"; text: "Undo" }
        IconButton { id: longTool; glyph: "undo"; text: "Rückgängig"; wordShown: true; width: 58; activeFocusOnTab: false }
        ToggleRow { id: toggle; width: 360; text: "Sound" }
        SettingRow { id: row; width: 360; text: "Language"; value: "English" }
        ChoiceRow { id: choiceRow; width: 360; text: "Imhotep"; chosen: true }
        GameCard { id: card; text: "Kheops"; facts: "2 players" }
        SegmentedChoice { id: segments; width: 360; options: ["Off", "Normal", "Fast"]; current: 1; onChosen: i => current = i }
        TextEntry { id: entry; width: 360; label: "Your name" }
        ScoreLine { id: line; width: 360; letter: "A"; text: "7 rooms"; points: [12, 0] }
    }
    PieceButton { id: pieceButton; spoken: "Horus"; activeFocusOnTab: false; y: 780; width: 48; height: 48 }
    RefusalBar { id: refusal; width: 360; stay: 300 }
    Sheet {
        id: sheet
        title: "Rules"
        Label { text: "One sentence." }
    }
    ConfirmDialog { id: confirm; title: "Leave?"; text: "It is kept." }
    SidePanel { id: side; title: "History" }
    Component {
        id: choice
        GoldButton { text: "Cat" }
    }
    SignalSpy { id: clicks; signalName: "clicked" }
    SignalSpy { id: accepted; target: confirm; signalName: "accepted" }
    SignalSpy { id: rejected; target: confirm; signalName: "rejected" }

    TestCase {
        id: test
        name: "Ui"
        when: windowShown

        function init(): void {
            Theme.night = false
            Theme.wide = false
            Theme.textScale = 1
            Theme.reduceMotion = true
            Theme.animationSpeed = 1
            stage.forceActiveFocus()
        }

        function luminance(c: color): real {
            const f = v => v <= 0.03928 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4)
            return 0.2126 * f(c.r) + 0.7152 * f(c.g) + 0.0722 * f(c.b)
        }
        function contrast(a: color, b: color): real {
            const x = luminance(a), y = luminance(b)
            return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
        }

        function test_text_can_be_read_by_day_and_by_night(): void {
            for (const night of [false, true]) {
                Theme.night = night
                for (const ink of ["ink", "inkSoft", "goldText", "warn"])
                    for (const ground of ["page", "pageLit", "card", "paper"])
                        verify(contrast(Theme[ink], Theme[ground]) >= 4.5, ink + " on " + ground + (night ? " by night" : " by day") + ": " + contrast(Theme[ink], Theme[ground]))
                verify(contrast(Theme.ink, Theme.board) >= 4.5)
                verify(contrast(Theme.inkSoft, Theme.board) >= 4.5)
                verify(contrast(Theme.inkSoft, Theme.recess) >= 4.5, "inkSoft on recess " + contrast(Theme.inkSoft, Theme.recess))
                verify(contrast(Theme.inkOnGold, Theme.goldFill) >= 4.5)
                verify(contrast(Theme.inkOnWarn, Theme.warnFill) >= 4.5)
                for (let i = 0; i < 4; ++i)
                    verify(contrast(Theme.inkOnSeat, Theme.seat(i)) >= 4.5, "seat " + i + ": " + contrast(Theme.inkOnSeat, Theme.seat(i)))
                verify(contrast(Theme.mark, Theme.floor) >= 4.5, "mark on floor " + contrast(Theme.mark, Theme.floor))
                verify(contrast(Theme.mark, Theme.floorLit) >= 4.5, "mark on lit floor " + contrast(Theme.mark, Theme.floorLit))
            }
        }
        function test_seats_come_in_the_agreed_order(): void {
            compare(Theme.seatGlyph(0), "ankh")
            compare(Theme.seatGlyph(1), "eye")
            compare(Theme.seatGlyph(2), "lotus")
            compare(Theme.seatGlyph(3), "scarab")
            compare(Theme.seat(0).toString(), "#1f4e8c")
        }
        function test_motion_follows_the_settings(): void {
            compare(Theme.motion, 0)
            Theme.reduceMotion = false
            compare(Theme.motion, 200)
            Theme.animationSpeed = 2
            compare(Theme.motion, 100)
            compare(Theme.ms(300), 150)
            Theme.animationSpeed = 0
            compare(Theme.ms(300), 0)
        }
        function test_text_grows_within_bounds(): void {
            compare(Theme.text, 16)
            Theme.textScale = 1.4
            compare(Theme.text, 22)
            Theme.textScale = 9
            compare(Theme.text, 26)
        }
        function test_nothing_to_be_touched_is_smaller_than_a_fingertip(): void {
            for (const scale of [0.85, 1, 1.6]) {
                Theme.textScale = scale
                for (const item of [button, iconButton, toggle, row, choiceRow, card, segments, entry.field, line, refusal])
                    verify(item.height >= 48 && item.width >= 48, item + " is " + item.width + " x " + item.height)
            }
        }

        function pressAllWays(item: Item): void {
            mouseClick(item)
            item.forceActiveFocus()
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Space)
            Reader.press(item)
        }
        function test_a_button_that_has_come_to_mean_something_else_takes_no_press_for_a_moment(): void {
            Theme.deafFor = 400
            clicks.target = button
            clicks.clear()
            pressAllWays(button)
            compare(clicks.count, 4)
            button.text = "Stop"
            pressAllWays(button)
            compare(clicks.count, 4, "deaf in every way")
            tryCompare(button, "deaf", false)
            pressAllWays(button)
            compare(clicks.count, 8)
            button.meaning = "count"
            tryCompare(button, "deaf", false)
            button.text = "3 dice"
            verify(!button.deaf, "a text that only counts means the same")
            sheet.open()
            sheet.close()
            verify(button.deaf, "the finger was meant for the sheet")
            button.text = "Continue"
            Theme.deafFor = 0
        }
        function test_a_button_that_a_press_has_brought_takes_no_press_for_a_moment(): void {
            Theme.deafFor = 400
            mouseClick(button)
            const brought = choice.createObject(stage, { x: 200, y: 700 }) as GoldButton
            clicks.target = brought
            clicks.clear()
            mouseClick(brought)
            compare(clicks.count, 0, "the second tap was meant for what stood there before")
            tryCompare(brought, "deaf", false)
            mouseClick(brought)
            compare(clicks.count, 1)
            brought.destroy()
            Theme.deafFor = 0
        }
        function test_every_button_answers_to_all_hands_data(): var {
            return [{ tag: "GoldButton", item: button, said: "Continue" }, { tag: "IconButton", item: iconButton, said: "Undo" },
                    { tag: "SettingRow", item: row, said: "Language, English" }, { tag: "ChoiceRow", item: choiceRow, said: "Imhotep" },
                    { tag: "GameCard", item: card, said: "Kheops" }, { tag: "ScoreLine", item: line, said: "A: 7 rooms" }]
        }
        function test_every_button_answers_to_all_hands(data: var): void {
            clicks.target = data.item
            clicks.clear()
            mouseClick(data.item)
            compare(clicks.count, 1, "mouse")
            const touch = touchEvent(data.item)
            touch.press(1, data.item).commit()
            wait(10)
            touch.release(1, data.item).commit()
            compare(clicks.count, 2, "finger")
            stage.forceActiveFocus()
            data.item.forceActiveFocus(Qt.TabFocusReason)
            verify(data.item.visualFocus, "shows its ring")
            keyClick(Qt.Key_Return)
            compare(clicks.count, 3, "Return")
            keyClick(Qt.Key_Enter)
            compare(clicks.count, 4, "Enter")
            keyClick(Qt.Key_Space)
            compare(clicks.count, 5, "Space")
            compare(Reader.name(data.item), data.said)
            verify(Reader.press(data.item))
            compare(clicks.count, 6, "screen reader")
        }
        function textIn(item: var): var {
            return Array.from(item.children).reduce((found, one) => found || (one.text !== undefined && one.text !== "" ? one : textIn(one)), null)
        }
        function test_the_word_below_a_tool_stays_within_it(): void {
            compare(textIn(longTool).text, "Rückgängig")
            tryVerify(() => textIn(longTool).paintedWidth <= longTool.width - 4)
            longTool.width = longTool.implicitWidth
            tryVerify(() => textIn(longTool).paintedWidth > 58, 1000, "as large as ever where there is room")
        }
        function ringOf(item: var): FocusRing { return Array.from(item.background.children).map(one => one as FocusRing).find(one => one) }
        function test_a_frame_round_what_has_the_focus_is_for_who_uses_keys(): void {
            stage.forceActiveFocus()
            keyClick(Qt.Key_Tab)
            button.forceActiveFocus(Qt.TabFocusReason)
            verify(ringOf(button).visible, "whoever tabs sees where")
            mouseClick(iconButton)
            stage.forceActiveFocus()
            button.forceActiveFocus(Qt.TabFocusReason)              // as a drawer does when it opens
            verify(button.visualFocus)
            verify(!ringOf(button).visible, "whoever points knows where")
            keyClick(Qt.Key_Shift)
            verify(ringOf(button).visible)
        }
        function test_a_disabled_button_stays_silent(): void {
            button.enabled = false
            clicks.target = button
            clicks.clear()
            mouseClick(button)
            compare(clicks.count, 0)
            button.enabled = true
        }
        function test_tab_reaches_everything(): void {
            button.forceActiveFocus(Qt.TabFocusReason)
            for (const next of [iconButton, toggle, row, choiceRow, card]) {
                keyClick(Qt.Key_Tab)
                verify(next.activeFocus, "Tab leads to " + next)
            }
            keyClick(Qt.Key_Tab)
            verify(segments.activeFocus)
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Tab)
            verify(entry.activeFocus)
            keyClick(Qt.Key_Tab)
            verify(line.activeFocus)
        }
        function test_a_switch_switches(): void {
            let times = 0
            const count = () => ++times
            toggle.toggled.connect(count)
            const before = toggle.checked
            mouseClick(toggle)
            compare(toggle.checked, !before)
            toggle.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Space)
            compare(toggle.checked, before)
            keyClick(Qt.Key_Return)
            compare(toggle.checked, !before)
            compare(Reader.isChecked(toggle), !before)
            verify(Reader.press(toggle))
            compare(toggle.checked, before)
            compare(times, 4)
            toggle.toggled.disconnect(count)
        }
        function test_segments_by_keys_and_finger(): void {
            segments.current = 1
            mouseClick(segments, segments.width - 20, 20)
            compare(segments.current, 2)
            keyClick(Qt.Key_Left)
            compare(segments.current, 1)
            keyClick(Qt.Key_Left)
            compare(segments.current, 0)
            keyClick(Qt.Key_Left)
            compare(segments.current, 0)
        }
        function test_segments_stack_when_words_are_long(): void {
            verify(!segments.stacked)
            const before = segments.height
            segments.options = ["Ausgeschaltet", "Wie gezeichnet", "Doppelt so schnell"]
            tryVerify(() => segments.stacked)
            tryVerify(() => segments.height > 2.5 * before)
            segments.options = ["Off", "Normal", "Fast"]
        }
        function test_text_can_be_written(): void {
            mouseClick(entry.field)
            verify(entry.activeFocus)
            for (const key of "Nefer")
                keyClick(key)
            compare(entry.text, "Nefer")
            compare(Reader.name(entry.field), "Your name")
            entry.error = "Taken"
            compare(Reader.description(entry.field), "Taken")
            entry.error = ""
        }

        function open(popup: var): void {
            popup.open()
            tryVerify(() => popup.opened)
            wait(30)
        }
        function test_a_sheet_closes_by_escape_and_back(): void {
            open(sheet)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !sheet.visible)
            open(sheet)
            keyClick(Qt.Key_Back)
            tryVerify(() => !sheet.visible)
        }
        function test_a_sheet_closes_by_a_tap_beside_it(): void {
            open(sheet)
            mouseClick(stage, 195, 40)
            tryVerify(() => !sheet.visible)
        }
        function test_a_sheet_closes_by_a_swipe_down(): void {
            open(sheet)
            const y = stage.height - sheet.face.height + 20
            const touch = touchEvent(stage)
            touch.press(1, stage, 120, y).commit()
            for (let i = 1; i <= 20; ++i) {
                touch.move(1, stage, 120, y + i * 5).commit()
                wait(8)
            }
            touch.release(1, stage, 120, y + 100).commit()
            tryVerify(() => !sheet.visible)
        }
        function test_a_short_pull_springs_back(): void {
            open(sheet)
            const y = stage.height - sheet.face.height + 20
            const touch = touchEvent(stage)
            touch.press(1, stage, 120, y).commit()
            for (let i = 1; i <= 8; ++i) {
                touch.move(1, stage, 120, y + i * 3).commit()
                wait(8)
            }
            verify(sheet.pulled > 0)
            touch.release(1, stage, 120, y + 24).commit()
            tryCompare(sheet, "pulled", 0)
            verify(sheet.visible)
            sheet.close()
            tryVerify(() => !sheet.visible)
        }
        function test_a_sheet_that_must_be_answered_stays(): void {
            sheet.closable = false
            open(sheet)
            keyClick(Qt.Key_Escape)
            mouseClick(stage, 195, 40)
            wait(50)
            verify(sheet.visible)
            sheet.closable = true
            sheet.close()
            tryVerify(() => !sheet.visible)
        }
        function test_a_sheet_stands_in_the_middle_of_a_tablet(): void {
            Theme.wide = true
            open(sheet)
            verify(sheet.face.width < stage.width)
            fuzzyCompare(sheet.face.y + sheet.face.height / 2, stage.height / 2, 2)
            sheet.close()
            tryVerify(() => !sheet.visible)
        }
        function test_a_question_is_answered_once(): void {
            accepted.clear()
            rejected.clear()
            open(confirm)
            keyClick(Qt.Key_Escape)
            tryCompare(rejected, "count", 1)
            open(confirm)
            mouseClick(stage, 290, stage.height - 20 - 24)
            tryCompare(accepted, "count", 1)
            tryVerify(() => !confirm.visible)
            compare(rejected.count, 1)
        }
        function test_the_side_panel_opens_and_closes(): void {
            open(side)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !side.visible)
            Theme.wide = true
            open(side)
            verify(side.face.x > 100)
            mouseClick(stage, 10, 400)
            tryVerify(() => !side.visible)
        }
        function test_tab_goes_round_within_a_sheet(): void {
            button.forceActiveFocus(Qt.TabFocusReason)
            open(confirm)
            for (let i = 0; i < 7; ++i) {
                keyClick(Qt.Key_Tab)
                tryVerify(() => confirm.activeFocus, 1000, "Tab " + i)
            }
            for (let i = 0; i < 7; ++i) {
                keyClick(Qt.Key_Backtab)
                tryVerify(() => confirm.activeFocus, 1000, "Backtab " + i)
            }
            keyClick(Qt.Key_Escape)
            tryVerify(() => !confirm.visible)
            verify(button.activeFocus, "the focus goes back to where it was")
        }
        function test_a_question_over_a_sheet(): void {
            open(sheet)
            open(confirm)
            verify(confirm.activeFocus)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !confirm.visible)
            verify(sheet.visible && sheet.activeFocus)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !sheet.visible)
        }
        function test_a_sheet_that_comes_back_is_whole(): void {
            for (let i = 0; i < 40; ++i) {
                Theme.night = i % 2 === 1
                open(sheet)
                sheet.close()
                tryVerify(() => !sheet.visible)
            }
        }
        function test_nothing_behind_a_sheet_can_be_touched(): void {
            sheet.closable = false
            open(sheet)
            clicks.target = button
            clicks.clear()
            mouseClick(button)
            const touch = touchEvent(button)
            touch.press(1, button).commit()
            wait(10)
            touch.release(1, button).commit()
            compare(clicks.count, 0)
            sheet.closable = true
            sheet.close()
            tryVerify(() => !sheet.visible)
        }
        function test_a_lifted_finger_hovers_over_nothing(): void {
            const touch = touchEvent(iconButton)
            iconButton.hoverEnabled = true              // as on a desktop
            touch.press(1, iconButton).commit()
            tryVerify(() => iconButton.hovered)         // with the next frame, in Qt's eyes
            touch.release(1, iconButton).commit()
            tryVerify(() => !iconButton.hovered)
        }
        function test_a_screen_reader_does_not_come_to_what_is_named_anew_behind_a_sheet(): void {
            open(sheet)
            verify(!Reader.finds(pieceButton))
            pieceButton.spoken = "Horus, can be used now"
            verify(!Reader.finds(pieceButton), "whatever it is called")
            sheet.close()
            tryVerify(() => !sheet.visible)
            verify(Reader.finds(pieceButton))
            compare(Reader.name(pieceButton), "Horus, can be used now")
        }
        function test_a_refusal_goes_away_by_itself(): void {
            refusal.show("The Priest waits for the Mummy.", "Rule")
            verify(refusal.open)
            compare(Reader.name(refusal), "The Priest waits for the Mummy.")
            tryCompare(refusal, "open", false, 2000)
        }
    }
}
