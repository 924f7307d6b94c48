import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Platform

// After the first match with friends far away: why the phone should call, before the system asks. It asks once in the app's
// life, so nobody is asked before there is a reason; who says no is not asked again, and finds it in the settings.
Sheet {
    id: root
    title: qsTr("Turn on notifications?")
    spacing: 14

    function offer(): void {
        if (Platform.canPush && Platform.notifications === "unasked" && !App.settings.askedNotifications)
            open()
    }
    onAboutToShow: App.settings.askedNotifications = true

    Label {
        width: parent.width
        size: Theme.text
        lineHeight: 1.25
        text: qsTr("Your friends answer when they have a minute. Your phone can tell you when it is your turn, and before time runs out. Nothing else, and never in your quiet hours.")
    }
    GoldButton {
        width: parent.width
        text: qsTr("Turn on")
        onClicked: {
            root.close()
            Platform.askNotifications()
        }
    }
    GoldButton {
        quiet: true
        width: parent.width
        text: qsTr("Not now")
        onClicked: root.close()
    }
}
