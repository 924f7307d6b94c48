import QtQuick
import Architects.App
import Architects.Model
import Architects.Platform
import Architects.Ui

// Notifications and the hours without them, where the device can be called at all; and the way to the account.
Section {
    id: root
    signal go(string screen, var values)
    title: qsTr("Friends")

    function clock(h: int): string { return (h < 10 ? "0" : "") + h + ":00" }

    ToggleRow {
        visible: Platform.canPush
        width: parent.width
        glyph: "bell"
        text: qsTr("Notifications")
        note: qsTr("When it is your move, and before time runs out")
        checked: App.settings.notifications
        onToggled: App.settings.notifications = checked
    }
    Divider {
        visible: Platform.canPush
        width: parent.width
    }
    ToggleRow {
        visible: Platform.canPush && App.settings.notifications
        width: parent.width
        glyph: "moon"
        text: qsTr("Quiet hours")
        note: qsTr("Nothing is sent from %1 to %2").arg(root.clock(App.settings.quietFrom)).arg(root.clock(App.settings.quietTo))
        checked: App.settings.quietHours
        onToggled: App.settings.quietHours = checked
    }
    QuietHours {
        visible: Platform.canPush && App.settings.notifications && App.settings.quietHours
        width: parent.width
    }
    Divider {
        visible: Platform.canPush
        width: parent.width
    }
    SettingRow {
        width: parent.width
        glyph: "solo"
        text: qsTr("Your account")
        value: Online.name
        onClicked: root.go("account", {})
    }
}
