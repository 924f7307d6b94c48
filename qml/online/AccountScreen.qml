pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Model
import Architects.Platform
import Architects.Ui

// Who one is for friends, and how safe that is.
FarScreen {
    id: root
    readonly property bool linked: Online.signedIn && !Online.anonymous
    readonly property list<string> offered: Array.from(Platform.identityProviders).filter(one => !Online.providers.includes(one))
    property bool linking: true
    asksName: false
    hearsFailures: emailSheet.opened
    title: qsTr("Your account")

    function providerName(id: string): string { return id === "apple.com" ? "Apple" : "Google" }
    function signedInBy(): string {
        return Array.from(Online.providers).map(one => one === "password" ? qsTr("e-mail") : providerName(one)).join(", ")
    }
    function ask(linking: bool): void {
        root.linking = linking
        emailSheet.open()
    }

    Connections {
        target: Platform
        function onIdentityGiven(provider: string, token: string, nonce: string): void {
            if (root.linked || root.linking && Online.signedIn)
                Online.linkProvider(provider, token, nonce)
            else
                Online.signInWithProvider(provider, token, nonce)
        }
    }
    Connections {
        target: Online
        function onSucceeded(what: string): void {
            if (what === "name")
                root.say(qsTr("Your friends see the new name."))
            else if (what === "delete")
                root.say(qsTr("The account is deleted."))
        }
    }

    NetworkStrip { width: parent.width }
    Section {
        visible: root.known
        width: parent.width
        title: qsTr("You")
        Item {
            width: 1
            height: 8
        }
        TextEntry {
            id: name
            width: parent.width
            label: qsTr("Name that friends see")
            placeholderText: qsTr("Your name")
            maximumLength: 24
            Component.onCompleted: text = Online.name
            onAccepted: if (text.trim() !== "" && text.trim() !== Online.name) Online.setName(text.trim())
        }
        GoldButton {
            visible: name.text.trim() !== "" && name.text.trim() !== Online.name
            quiet: true
            width: parent.width
            text: qsTr("Change the name")
            onClicked: Online.setName(name.text.trim())
        }
        Item {
            width: 1
            height: 8
        }
        Divider { width: parent.width }
        SettingRow {
            width: parent.width
            glyph: "friends"
            text: qsTr("Your friend code")
            value: Online.friendCode
            note: qsTr("Friends use it to add you.")
            onClicked: root.go("friends", {})
        }
    }
    Section {
        width: parent.width
        title: qsTr("Account")
        RowFace {
            width: parent.width
            glyph: root.linked ? "lock" : "warning"
            text: root.linked ? qsTr("Your account is safe") : Online.signedIn ? qsTr("Only on this device") : qsTr("Nobody is signed in")
            note: root.linked ? qsTr("Signed in by %1").arg(Online.email ? signedIn.text + ", " + Online.email : signedIn.text)
                : Online.signedIn ? qsTr("If this phone is lost, so are your matches with friends.") : qsTr("You can play on this device without an account.")
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Accessible.description: note
            Label {
                id: signedIn
                visible: false
                text: root.signedInBy()
            }
        }
        Divider { width: parent.width }
        SettingRow {
            visible: Online.signedIn && !Array.from(Online.providers).includes("password")
            width: parent.width
            glyph: "mail"
            text: qsTr("Link an e-mail")
            note: qsTr("You keep everything.")
            onClicked: root.ask(true)
        }
        Repeater {
            model: Online.signedIn ? root.offered : []
            delegate: SettingRow {
                required property string modelData
                width: parent ? parent.width : 0
                glyph: "lock"
                text: qsTr("Link with %1").arg(root.providerName(modelData))
                onClicked: {
                    root.linking = true
                    Platform.askIdentity(modelData)
                }
            }
        }
        SettingRow {
            visible: !root.linked
            width: parent.width
            glyph: "solo"
            text: qsTr("Sign in to an account you have")
            note: qsTr("From another phone, for instance.")
            onClicked: root.ask(false)
        }
        Repeater {
            model: Online.signedIn ? [] : root.offered
            delegate: SettingRow {
                required property string modelData
                width: parent ? parent.width : 0
                glyph: "lock"
                text: qsTr("Sign in with %1").arg(root.providerName(modelData))
                onClicked: {
                    root.linking = false
                    Platform.askIdentity(modelData)
                }
            }
        }
    }
    Section {
        visible: Online.signedIn
        width: parent.width
        SettingRow {
            visible: root.linked
            width: parent.width
            leads: false
            glyph: "back"
            text: qsTr("Sign out")
            onClicked: leaving.open()
        }
        Divider {
            visible: root.linked
            width: parent.width
        }
        SettingRow {
            width: parent.width
            leads: false
            danger: true
            glyph: "trash"
            text: qsTr("Delete the account")
            onClicked: deletion.open()
        }
    }
    EmailSheet {
        id: emailSheet
        linking: root.linking
        onDone: root.say(root.linking ? qsTr("The e-mail is linked: your account is safe.") : qsTr("Welcome back, %1.").arg(Online.name))
    }
    DeleteSheet { id: deletion }
    ConfirmDialog {
        id: leaving
        title: qsTr("Sign out?")
        text: qsTr("Your matches with friends stay in your account and come back when you sign in again. Moves that still wait are sent first when you do. What you play alone stays on this device.")
        acceptText: qsTr("Sign out")
        onAccepted: Online.signOut()
    }
}
