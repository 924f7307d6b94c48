import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model

// How the app looks, moves, sounds and speaks.
AppScreen {
    id: root
    title: qsTr("Settings")

    ScrollPage {
        covered: true
        focus: true
        anchors.fill: parent
        spacing: 22

        LookSettings { width: parent.width }
        MotionSettings { width: parent.width }
        LanguageSettings { width: parent.width }
        Section {
            width: parent.width
            title: qsTr("You")
            Item {
                width: 1
                height: 8
            }
            TextEntry {
                id: name
                width: parent.width
                label: qsTr("Your name at the table")
                placeholderText: qsTr("You")
                maximumLength: 24
                Component.onCompleted: text = App.settings.playerName
                Component.onDestruction: App.settings.playerName = text.trim()
                onAccepted: App.settings.playerName = text.trim()
            }
            Item {
                width: 1
                height: 10
            }
        }
        Loader {
            id: far
            source: Online.available ? "qrc:/qt/qml/Architects/Online/OnlineSettings.qml" : ""
            visible: item !== null
            width: parent.width
        }
        Connections {
            target: far.item
            ignoreUnknownSignals: true
            function onGo(screen: string, values: var): void { root.go(screen, values) }
        }
        SeatSigns { width: parent.width }
        Section {
            width: parent.width
            title: qsTr("About")
            SettingRow {
                width: parent.width
                glyph: "info"
                text: qsTr("About Great Architects")
                value: App.version
                onClicked: root.go("about", {})
            }
        }
    }
}
