pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// Questions that are put before something is done at a table with friends far away.
Item {
    id: root
    required property FarMatch far
    property string matchId
    property string kind: "draw"
    property int seat: -1                   // the one an Architect shall take
    property onlineSeat who

    function propose(kind: string): void {
        root.kind = kind
        proposal.open()
    }
    function answer(): void { answers.open() }
    function decide(): void { late.open() }
    function resign(): void { giveUp.open() }
    function replace(seat: int): void {
        root.seat = seat
        levels.open()
    }
    function person(who: onlineSeat): void {
        root.who = who
        persons.open()
    }
    function end(how: string): void {
        late.close()
        ending.how = how
        ending.open()
    }
    function level(level: int): void {
        levels.close()
        if (seat < 0)
            Online.claimTimeout(matchId, "architect", level)
        else
            Online.replaceLeaver(matchId, seat, level)
    }

    ConfirmDialog {
        id: proposal
        title: root.kind === "draw" ? qsTr("Propose a draw?") : qsTr("Propose to cancel the match?")
        text: root.kind === "draw" ? qsTr("If all agree, the match ends and nobody has won.") : qsTr("If all agree, the match ends and counts for nobody.")
        acceptText: qsTr("Propose it")
        onAccepted: Online.proposeDraw(root.matchId, root.kind, "propose")
    }
    Sheet {
        id: answers
        objectName: "answers"
        title: !root.far.proposed ? "" : root.far.proposal.kind === "draw" ? qsTr("%1 proposes a draw").arg(root.far.proposal.by) : qsTr("%1 proposes to cancel the match").arg(root.far.proposal.by)
        Label {
            width: parent.width
            size: Theme.text
            text: qsTr("If all agree, the match ends here.")
        }
        GoldButton {
            width: parent.width
            text: qsTr("Agree")
            onClicked: {
                answers.close()
                Online.proposeDraw(root.matchId, root.far.proposal.kind, "accept")
            }
        }
        GoldButton {
            quiet: true
            width: parent.width
            text: qsTr("Play on")
            onClicked: {
                answers.close()
                Online.proposeDraw(root.matchId, root.far.proposal.kind, "refuse")
            }
        }
    }
    Sheet {
        id: late
        objectName: "late"
        title: qsTr("Time is up")
        spacing: 4
        Label {
            width: parent.width
            soft: true
            text: qsTr("%1. The time for this move has run out. What do you want to do?").arg(root.far.info.turnText)
        }
        SettingRow {
            width: parent.width
            glyph: "clock"
            leads: false
            text: qsTr("Wait a little longer")
            onClicked: late.close()
        }
        SettingRow {
            width: parent.width
            glyph: "pyramid"
            text: qsTr("Let an Architect play on")
            note: qsTr("The seat can be taken back at any time.")
            onClicked: {
                late.close()
                root.replace(-1)
            }
        }
        SettingRow {
            width: parent.width
            glyph: "trophy"
            leads: false
            text: qsTr("Claim the victory")
            note: qsTr("The match ends here.")
            onClicked: root.end("win")
        }
        SettingRow {
            width: parent.width
            glyph: "close"
            leads: false
            text: qsTr("Cancel the match")
            note: qsTr("It counts for nobody.")
            onClicked: root.end("cancel")
        }
    }
    ConfirmDialog {
        id: ending
        property string how: "win"
        objectName: "ending"
        title: how === "win" ? qsTr("Claim the victory?") : qsTr("Cancel the match?")
        text: how === "win" ? qsTr("The match ends, and you have won. Nobody can play on.") : qsTr("The match ends and counts for nobody. Nobody can play on.")
        acceptText: how === "win" ? qsTr("Claim it") : qsTr("Cancel the match")
        rejectText: qsTr("Wait")
        danger: true
        onAccepted: Online.claimTimeout(root.matchId, how, 0)
    }
    Sheet {
        id: levels
        title: qsTr("Which Architect?")
        spacing: 8
        Repeater {
            model: App.architects
            delegate: SettingRow {
                required property appArchitect modelData
                width: parent ? parent.width : 0
                glyph: "pyramid"
                leads: false
                text: modelData.name
                note: qsTr("Level %1: %2").arg(modelData.level).arg(modelData.character)
                onClicked: root.level(modelData.level)
            }
        }
    }
    ConfirmDialog {
        id: giveUp
        title: qsTr("Give up?")
        text: root.far.others.length > 1 ? qsTr("An Architect plays on for you, and you cannot come back.") : qsTr("The match ends, and the other has won.")
        acceptText: qsTr("Give up")
        rejectText: qsTr("Play on")
        danger: true
        onAccepted: Online.resign(root.matchId)
    }
    PersonSheet {
        id: persons
        who: root.who
        matchId: root.matchId
        stranger: [...root.far.strangers].some(one => one.uid === root.who.uid)
        blocked: [...root.far.friends].some(one => one.uid === root.who.uid && one.blocked)
    }
}
