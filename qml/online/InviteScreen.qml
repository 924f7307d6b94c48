pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Model
import Architects.Ui

// A match that waits for its players: the code to share, and the seats as they fill. An invitation is answered here too.
FarScreen {
    id: root
    property string match
    property onlineMatch info: Online.match(match)
    property bool gone: false               // there is nothing here any more
    readonly property string stage: info.stage
    readonly property list<onlineSeat> seats: info.seats
    readonly property bool invited: stage === "invited"
    readonly property bool running: stage === "running"
    readonly property bool host: info.host
    title: info.gameName
    note: info.clock > 0 ? qsTr("%n day(s) for a turn", "", info.clock) : qsTr("No time limit")

    function noteOf(seat: onlineSeat): string {
        if (seat.you)
            return root.invited ? qsTr("kept for you") : qsTr("that is you")
        if (seat.kind === "architect")
            return qsTr("An Architect, level %1").arg(seat.level)
        return seat.invited ? qsTr("has been asked") : seat.kind === "free" ? qsTr("for anyone who has the code") : qsTr("is here")
    }
    function leave(): void {
        if (!gone)
            back()
        gone = true
    }
    function play(): void {
        if (App.openMatch(match))
            swap("table", { table: App.table })
    }

    Connections {
        target: Online
        function onMatchesChanged(): void {
            root.info = Online.match(root.match)
            if (!root.gone && (root.stage === "cancelled" || root.stage === "")) {
                root.say(qsTr("This match was cancelled."))
                root.leave()
            }
        }
        function onSucceeded(what: string, match: string): void {
            if (match === root.match && (what === "leave" || what === "decline"))
                root.leave()
        }
    }

    NetworkStrip { width: parent.width }
    Label {
        width: parent.width
        text: root.running ? qsTr("All are here: the match has begun.") : root.invited ? qsTr("You are invited: %1").arg(root.info.others)
            : root.info.code !== "" ? qsTr("Send your friends this code") : qsTr("Waiting for those who were asked")
        display: true
        size: Theme.subtitle
        horizontalAlignment: Text.AlignHCenter
        topPadding: 6
        Accessible.role: Accessible.AlertMessage
    }
    CodeLetters {
        objectName: "code"
        visible: !root.running && !root.invited && root.info.code !== ""
        width: parent.width
        code: root.info.code
    }
    Label {
        visible: !root.running && !root.invited && root.info.code !== ""
        width: parent.width
        soft: true
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("They tap the link, or choose “With friends” and “Enter a code”. You may leave this page: the match waits.")
    }
    ShareButtons {
        visible: !root.running && !root.invited && root.info.code !== ""
        width: parent.width
        words: Online.invitation(root.match) || ""
        onSaid: sentence => root.say(sentence)
    }
    Section {
        width: parent.width
        title: qsTr("At the table")
        Repeater {
            model: root.seats
            delegate: Column {
                id: entry
                required property onlineSeat modelData
                required property int index
                width: parent ? parent.width : 0
                Divider {
                    visible: entry.index > 0
                    width: parent.width
                }
                SeatRow {
                    width: parent.width
                    seat: entry.index
                    enabled: false
                    text: entry.modelData.you ? Online.name : entry.modelData.name
                    note: root.noteOf(entry.modelData)
                    mark: entry.modelData.kind === "free" || entry.modelData.invited ? "waiting" : "check"
                }
            }
        }
    }
    GoldButton {
        visible: !root.running && !root.invited
        quiet: true
        danger: true
        width: parent.width
        text: root.host ? qsTr("Cancel the match") : qsTr("Leave the match")
        onClicked: leaving.open()
    }
    GoldButton {
        visible: root.invited
        quiet: true
        width: parent.width
        text: qsTr("Decline")
        onClicked: Online.declineInvite(root.match)
    }
    GoldButton {
        visible: root.running || root.invited
        width: parent.width
        text: root.invited ? qsTr("Join") : qsTr("To the table")
        onClicked: root.invited ? Online.acceptInvite(root.match) : root.play()
    }
    ConfirmDialog {
        id: leaving
        title: root.host ? qsTr("Cancel the match?") : qsTr("Leave the match?")
        text: root.host ? qsTr("The code stops working, and those who have joined are told.") : qsTr("Your seat is free again.")
        acceptText: root.host ? qsTr("Cancel the match") : qsTr("Leave")
        rejectText: qsTr("Stay")
        danger: true
        onAccepted: Online.leaveOpen(root.match)
    }
}
