import QtQuick
import Architects.Screens
import Architects.Model
import Architects.Ui

// Two steps before anything is lost: what goes, then the word itself.
Sheet {
    id: root
    property int step: 0
    title: step === 0 ? qsTr("Delete your account?") : qsTr("For good?")
    spacing: 14
    onAboutToShow: step = 0

    Label {
        visible: root.step === 0
        width: parent.width
        size: Theme.text
        lineHeight: 1.25
        text: qsTr("This is deleted from the server: your name, your friend code, your list of friends, your e-mail and everything that leads to you. In matches that are going on your seat is given up; those you played with keep them without your name.")
    }
    Label {
        visible: root.step === 0
        width: parent.width
        soft: true
        lineHeight: 1.15
        text: qsTr("Matches played alone or on this phone stay here, as do your settings.")
    }
    Label {
        objectName: "apple"
        visible: root.step === 0 && Array.from(Online.providers).includes("apple.com")
        width: parent.width
        soft: true
        lineHeight: 1.15
        text: qsTr("Apple remembers that you signed in here until you take it away: in your iPhone's Settings, under your name, Sign in with Apple.")
    }
    Label {
        visible: root.step === 1
        width: parent.width
        size: Theme.text
        lineHeight: 1.25
        text: qsTr("Nobody can bring the account back, not even us.")
    }
    GoldButton {
        visible: root.step === 0
        quiet: true
        danger: true
        width: parent.width
        text: qsTr("Continue")
        onClicked: root.step = 1
    }
    GoldButton {
        visible: root.step === 1
        danger: true
        width: parent.width
        text: qsTr("Delete the account for good")
        onClicked: {
            root.close()
            Online.deleteAccount()
        }
    }
    GoldButton {
        quiet: true
        width: parent.width
        text: qsTr("Keep it")
        onClicked: root.close()
    }
    TextLink {
        visible: root.step === 0 && Online.deletionPage !== ""
        width: Math.min(implicitWidth, parent.width)
        text: qsTr("The same on the web, without the app")
        onClicked: Qt.openUrlExternally(Online.deletionPage)
    }
}
