import QtQuick
import Architects.Screens
import Architects.Model
import Architects.Ui

// E-mail and password: to keep this account safe, or to come back to one that exists.
Sheet {
    id: root
    property bool linking: true             // the account of this device gets an e-mail; otherwise another one is signed in
    property string error
    property bool asked: false
    property bool sent: false               // a letter about the password is on its way
    readonly property bool complete: email.text.includes("@") && password.text.length >= 6
    signal done()
    title: linking ? qsTr("Keep your account safe") : qsTr("Sign in")
    spacing: 14
    onAboutToShow: {
        error = ""
        sent = false
        password.text = ""
    }

    function submit(): void {
        if (!complete || asked)
            return
        error = ""
        asked = true
        if (linking)
            Online.linkEmail(email.text, password.text)
        else
            Online.signInWithEmail(email.text, password.text)
    }
    Connections {
        target: Online
        enabled: root.opened
        function onSucceeded(what: string): void {
            if (what === "reset")
                root.sent = true
            if (what !== "link" && what !== "signIn")
                return
            root.asked = false
            root.close()
            root.done()
        }
        function onFailed(what: string, sentence: string): void {
            root.asked = false
            root.error = sentence
        }
    }

    Label {
        width: parent.width
        soft: true
        lineHeight: 1.15
        text: root.linking ? qsTr("With an e-mail and a password you find your matches and friends again on any phone. Nothing else changes.")
                           : qsTr("The matches and friends of that account appear here. What you have begun on this device without an account is taken along into it.")
    }
    TextEntry {
        id: email
        width: parent.width
        label: qsTr("E-mail")
        placeholderText: qsTr("name@example.org")
        inputMethodHints: Qt.ImhEmailCharactersOnly | Qt.ImhNoAutoUppercase
        maximumLength: 254
        onEdited: root.error = ""
        onAccepted: password.field.forceActiveFocus()
    }
    TextEntry {
        id: password
        width: parent.width
        label: qsTr("Password")
        placeholderText: qsTr("At least six characters")
        echoMode: TextInput.Password
        inputMethodHints: Qt.ImhSensitiveData | Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
        maximumLength: 128
        error: root.error
        note: root.sent ? qsTr("We have sent an e-mail to %1.").arg(email.text) : ""
        onEdited: root.error = ""
        onAccepted: root.submit()
    }
    GoldButton {
        width: parent.width
        enabled: root.complete && !root.asked
        text: root.asked ? qsTr("One moment…") : root.linking ? qsTr("Link this e-mail") : qsTr("Sign in")
        onClicked: root.submit()
    }
    TextLink {
        visible: !root.linking
        enabled: email.text.includes("@")
        width: Math.min(implicitWidth, parent.width)
        text: email.text.includes("@") ? qsTr("Forgot your password? E-mail me a link") : qsTr("Forgot your password? Enter your e-mail first")
        onClicked: Online.sendPasswordReset(email.text)
    }
}
