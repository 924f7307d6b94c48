import QtQuick
import Architects.Screens
import Architects.Model
import Architects.Platform
import Architects.Ui

// Notifications and the hours without them, where the device can be called at all; and the way to the account.
Section {
    id: root
    signal go(string screen, var values)
    title: qsTr("Friends")
    readonly property bool refused: Platform.notifications === "denied"

    function clock(h: int): string { return (h < 10 ? "0" : "") + h + ":00" }

    ToggleRow {
        visible: Platform.canPush
        width: parent.width
        glyph: "bell"
        text: qsTr("Notifications")
        note: root.refused ? qsTr("Your phone's settings forbid them") : qsTr("When it is your move, and before time runs out")
        checked: App.settings.notifications && !root.refused
        onToggled: {
            App.settings.notifications = checked || root.refused
            if (checked && root.refused)
                Platform.openSystemSettings()
            else if (checked && Platform.notifications === "unasked")
                Platform.askNotifications()
            checked = Qt.binding(() => App.settings.notifications && !root.refused)
        }
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
