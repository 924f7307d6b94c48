import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Luxor

// A curse to be found: its card, the time allowed, and the two ways to end the attempt.
Item {
    id: root
    required property LuxorPlay play
    required property LuxorShown shown
    property int seconds: 30
    readonly property list<int> allowed: [20, 30, 60, 0]
    readonly property real buttonHeight: Math.max(skip.implicitHeight, time.implicitHeight, start.implicitHeight)
    signal secondsChosen(int seconds)
    implicitHeight: Math.max(84, words.implicitHeight) + go.height + 14

    function focusFirst(): void { (play.searching ? claim : start).forceActiveFocus(Qt.TabFocusReason) }

    CurseCard {
        id: card
        objectName: "curseCard"
        size: Math.max(40, Math.min(84, (parent.height - go.height - 10) / 1.9))
        animals: root.play.curseCard.animals
        spoken: qsTr("Curse: %1").arg(root.play.curseCard.names)
        onHeld: root.play.ruleAsked("luxor/curses")
        onTapped: root.play.ruleAsked("luxor/curses")
    }
    Column {
        id: words
        x: card.width + 14
        width: parent.width - x
        spacing: 6
        Label {
            id: prompt
            objectName: "searchPrompt"
            width: parent.width
            text: root.shown.sentence
            size: root.play.searching ? Math.min(Theme.heading, 26) : Math.min(Theme.label + 1, 20)
            display: root.play.searching
            Accessible.role: Accessible.AlertMessage
            Announced {
                text: prompt.text
                when: prompt.visible
            }
        }
        Countdown {
            objectName: "countdown"
            width: parent.width
            seconds: root.seconds
            running: root.play.searching && root.play.phase === LuxorPhase.Search
            onOver: root.play.timeIsUp()
        }
    }
    Row {
        id: go
        y: parent.height - height
        width: parent.width
        spacing: 8
        GoldButton {
            id: skip
            objectName: "passCurse"
            quiet: true
            text: qsTr("Pass")
            width: (parent.width - 16) * (Theme.zoom > 1.3 ? 0.37 : 0.34)
            height: root.buttonHeight
            onClicked: root.play.pass()
        }
        GoldButton {                        // each tap another time
            id: time
            readonly property int next: root.allowed[([...root.allowed].indexOf(root.seconds) + 1) % root.allowed.length]
            objectName: "seconds"
            visible: !root.play.searching
            quiet: true
            glyph: Theme.zoom > 1.3 ? "" : "clock"
            text: root.seconds > 0 ? qsTr("%1 s").arg(root.seconds) : qsTr("No limit")
            width: (parent.width - 16) * (Theme.zoom > 1.3 ? 0.25 : 0.3)
            height: root.buttonHeight
            Accessible.name: root.seconds > 0 ? qsTr("Time to search: %n second(s)", "", root.seconds) : qsTr("Time to search: as long as it takes")
            onClicked: root.secondsChosen(next)
        }
        GoldButton {
            id: start
            objectName: "search"
            visible: !root.play.searching
            text: qsTr("Search")
            width: parent.width - skip.width - time.width - 16
            height: root.buttonHeight
            onClicked: root.play.begin()
        }
        GoldButton {
            id: claim
            objectName: "claim"
            visible: root.play.searching
            enabled: root.play.line.length === 3
            text: qsTr("This is it")
            width: parent.width - skip.width - 8
            height: root.buttonHeight
            onClicked: root.play.claim()
        }
    }
}
