pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Luxor

// Everybody looks at once: no hand is shown, the curse is turned when all are ready, and who sees the three first presses the own sign.
Item {
    id: root
    required property LuxorPlay play
    required property LuxorShown shown
    property int seconds: 30
    implicitHeight: Math.max(150, prompt.implicitHeight + 10 + count.implicitHeight + 2 * Theme.touch + 40)

    function focusFirst(): void {
        if (!play.searching)
            start.forceActiveFocus(Qt.TabFocusReason)
        else if (play.racer >= 0)
            claim.forceActiveFocus(Qt.TabFocusReason)
        else if (buttons.count > 0)
            buttons.itemAt(0).forceActiveFocus(Qt.TabFocusReason)
    }

    CurseCard {
        id: card
        objectName: "raceCard"
        size: Math.max(36, Math.min(84, (parent.height - signs.height - 12) / 1.9))
        hidden: !root.play.searching
        animals: root.play.curseCard.animals
        spoken: root.play.searching ? qsTr("Curse: %1").arg(root.play.curseCard.names) : qsTr("A curse, face down")
        onHeld: root.play.ruleAsked("luxor/curse-race")
    }
    Column {
        x: card.width + 14
        width: parent.width - x
        spacing: 8
        Label {
            id: prompt
            objectName: "racePrompt"
            width: parent.width
            text: root.shown.sentence
            display: true
            size: Math.min(Theme.heading, 28)
            Accessible.role: Accessible.AlertMessage
            Announced {
                text: prompt.text
                when: prompt.visible
            }
        }
        Countdown {
            id: count
            objectName: "raceCountdown"
            width: parent.width
            seconds: root.seconds
            running: root.play.racing && root.play.searching
            onOver: root.play.timeIsUp()
        }
    }
    Row {
        id: signs
        y: parent.height - height
        width: parent.width
        spacing: 8
        GoldButton {
            id: start
            objectName: "startRace"
            visible: !root.play.searching
            width: parent.width
            text: qsTr("Turn the curse")
            onClicked: root.play.begin()
        }
        Repeater {
            id: buttons
            model: root.play.searching && root.play.racer < 0 ? root.play.racers : []
            delegate: RaceButton {
                required property int modelData
                objectName: "race" + modelData
                width: (signs.width - (root.play.racers.length) * signs.spacing - nobody.width) / Math.max(1, root.play.racers.length)
                seat: modelData
                name: root.play.side(modelData).name
                onTapped: root.play.take(modelData)
            }
        }
        GoldButton {
            id: nobody
            objectName: "raceNobody"
            visible: root.play.searching && root.play.racer < 0
            quiet: true
            width: Math.max(104, Theme.label * 7.4)
            height: Math.max(64, implicitHeight)
            text: qsTr("Nobody")
            onClicked: root.play.passAll()
        }
        GoldButton {
            id: skip
            objectName: "racePass"
            visible: root.play.racer >= 0
            quiet: true
            width: (parent.width - 8) * 0.42
            text: qsTr("Pass")
            onClicked: root.play.pass()
        }
        GoldButton {
            id: claim
            objectName: "raceClaim"
            visible: root.play.racer >= 0
            enabled: root.play.line.length === 3
            width: parent.width - skip.width - 8
            text: qsTr("This is it")
            onClicked: root.play.claim()
        }
    }
}
