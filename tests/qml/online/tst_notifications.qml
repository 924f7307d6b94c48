import QtQuick
import Architects.Faraway
import Architects.Model
import Architects.Platform

// When the phone may ask whether it may call, and what becomes of the answer.
Item {
    width: 390
    height: 844

    Meeting {
        name: "Notifications"

        function begin(allow: bool): void {
            App.settings.askedNotifications = false
            App.settings.notifications = true
            Faraway.willAllow(allow)
        }
        function leaveTheTable(): void {
            lookAway()
            app.contentItem.forceActiveFocus()
            app.current.back()
            wait(60)
        }

        function test_nobodyIsAskedBeforeTheFirstMatch(): void {
            begin(true)
            introduce("Nefer")
            meetSomebody()
            verify(!says("Turn on"))
            compare(Faraway.timesAsked(), 0)
        }
        function meetSomebody(): void {
            press("New match")
            press("Create the match")
            tryVerify(() => named("code") !== null)
        }
        function test_afterTheFirstMatchTheReasonComesBeforeTheQuestion(): void {
            begin(true)
            sitDown("Ani")
            verify(!says("Turn on"))
            leaveTheTable()
            hears("Your phone can tell you when it is your turn")
            compare(Faraway.timesAsked(), 0)
            press("Turn on")
            compare(Faraway.timesAsked(), 1)
            compare(Platform.notifications, "granted")
            tryVerify(() => !says("Turn on"))
        }
        function test_whoSaysNotNowIsNotAskedAgain(): void {
            begin(true)
            const id = sitDown("Ani")
            leaveTheTable()
            press("Not now")
            tryVerify(() => !says("Turn on"))
            verify(App.openMatch(id))
            app.current.go("table", { table: App.table })
            tryVerify(() => App.table !== null)
            leaveTheTable()
            verify(!says("Turn on"))
            compare(Faraway.timesAsked(), 0)
        }
        function test_whereThePhoneForbidsThemTheSettingsSayHowToAllowThem(): void {
            begin(false)
            sitDown("Ani")
            leaveTheTable()
            press("Turn on")
            compare(Platform.notifications, "denied")
            app.current.go("settings", {})
            hears("Your phone's settings forbid them")
            verify(!button("Notifications").checked)
            press("Notifications")
            compare(Faraway.settingsOpened(), 1)
            verify(!button("Notifications").checked)
        }
    }
}
