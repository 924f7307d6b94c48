import QtQuick
import Architects.Screens
import Architects.Model
import Architects.Ui

// The first time: a name is all it takes.
ScrollPage {
    id: root
    property string error
    property bool asked: false              // a name is on its way
    readonly property string wanted: entry.text.trim()
    signal accountAsked()
    covered: true
    focus: visible
    spacing: 16

    function goOn(): void {
        if (wanted === "" || asked)
            return
        error = ""
        asked = true
        if (Online.signedIn)
            Online.setName(wanted)
        else
            Online.signInAnonymously()
    }

    Connections {
        target: Online
        enabled: root.asked
        function onSucceeded(what: string): void {
            if (what === "signIn")
                Online.setName(root.wanted)
            else if (what === "name") {
                root.asked = false
                if (App.settings.playerName === "")
                    App.settings.playerName = root.wanted
            }
        }
        function onFailed(what: string, sentence: string): void {
            root.asked = false
            root.error = sentence
        }
    }

    Panel {
        objectName: "accountGone"
        visible: Online.accountGone
        width: parent.width
        raised: false
        implicitHeight: gone.implicitHeight + 28
        Column {
            id: gone
            x: 16
            y: 14
            width: parent.width - 32
            spacing: 12
            Label {
                width: parent.width
                text: qsTr("The server no longer knows you here: your account was deleted on another device, or you must sign in again. Your matches stay on this device to look at; none of them counts as won or lost.")
            }
            GoldButton {
                width: parent.width
                quiet: true
                text: qsTr("Understood")
                onClicked: Online.leaveGoneAccount()
            }
        }
    }
    EmptyHint {
        width: parent.width
        bottomPadding: 0
        glyph: "friends"
        text: qsTr("Play with friends online")
        note: qsTr("A move whenever it suits you: the match waits, and the others see what happened since their last turn.")
    }
    TextEntry {
        id: entry
        width: parent.width
        label: qsTr("What should your friends call you?")
        placeholderText: qsTr("Your name")
        note: qsTr("Up to 24 letters. You can change it later.")
        error: root.error
        maximumLength: 24
        onEdited: root.error = ""
        onAccepted: root.goOn()
        Component.onCompleted: text = App.settings.playerName
    }
    GoldButton {
        width: parent.width
        enabled: root.wanted !== "" && !root.asked
        text: root.asked ? qsTr("One moment…") : qsTr("Go on")
        onClicked: root.goOn()
    }
    Label {
        width: parent.width
        soft: true
        lineHeight: 1.15
        text: qsTr("No sign-up, no password. If you like, you can add an e-mail later: then your matches are safe even if this phone is lost.")
    }
    TextLink {
        width: Math.min(implicitWidth, parent.width)
        text: qsTr("I have an account already")
        onClicked: root.accountAsked()
    }
}
