import QtQuick
import Architects.Model
import Architects.Ui

// All matches with friends: what wants an answer first, what is over last.
FarScreen {
    id: root
    readonly property list<onlineMatch> all: Online.matches
    readonly property list<onlineMatch> yours: [...all].filter(one => one.yourTurn)
    readonly property list<onlineMatch> invitations: [...all].filter(one => one.stage === "invited")
    readonly property list<onlineMatch> theirs: [...all].filter(one => one.stage === "running" && !one.yourTurn)
    readonly property list<onlineMatch> open: [...all].filter(one => one.stage === "open")
    readonly property list<onlineMatch> over: [...all].filter(one => one.stage === "finished" || one.stage === "cancelled")
    title: qsTr("With friends")
    trailing: Row {
        visible: root.known
        IconButton {
            objectName: "refresh"
            glyph: "turn"
            glyphSize: 22
            text: qsTr("Refresh")
            onClicked: Online.refresh()
        }
        IconButton {
            objectName: "friends"
            glyph: "friends"
            text: qsTr("Friends")
            onClicked: root.go("friends", {})
        }
        IconButton {
            objectName: "account"
            glyph: "solo"
            text: qsTr("Your account")
            onClicked: root.go("account", {})
        }
    }

    Connections {
        target: Online
        function onSucceeded(what: string, match: string): void {
            if (what === "join" && root.visible)
                root.openFar(Online.match(match))
        }
    }
    // Drawn down far enough and let go: asks the server.
    Connections {
        target: root.page.flickable
        function onDragEnded(): void {
            if (root.page.flickable.contentY < -70)
                Online.refresh()
        }
    }

    NetworkStrip { width: parent.width }
    EmptyHint {
        visible: root.all.length === 0
        width: parent.width
        glyph: "friends"
        text: qsTr("No match yet, %1").arg(Online.name)
        note: qsTr("Begin one and send a friend its code, or join with a code that a friend sent you.")
    }
    FarRows {
        width: parent.width
        title: qsTr("Your move")
        matches: root.yours
        few: 50
        onChosen: match => root.openFar(match)
    }
    FarRows {
        width: parent.width
        title: qsTr("Invitations")
        invitations: true
        matches: root.invitations
        onChosen: match => root.openFar(match)
        onAccepted: match => Online.acceptInvite(match.id)
        onDeclined: match => Online.declineInvite(match.id)
    }
    FarRows {
        width: parent.width
        title: qsTr("Waiting for others")
        matches: root.theirs
        onChosen: match => root.openFar(match)
    }
    FarRows {
        width: parent.width
        title: qsTr("Waiting for players")
        matches: root.open
        onChosen: match => root.openFar(match)
    }
    FarRows {
        width: parent.width
        title: qsTr("Finished")
        few: 4
        matches: root.over
        onChosen: match => root.openFar(match)
    }
    foot: Row {
        readonly property real each: (width - spacing) / 2
        y: 12
        width: Math.min(Theme.columnWidth, root.width - 2 * Theme.margin)
        x: (root.width - width) / 2
        spacing: 12
        GoldButton {
            quiet: true
            width: parent.each
            height: begin.height
            text: qsTr("Enter a code")
            onClicked: root.go("join", {})
        }
        GoldButton {
            id: begin
            width: parent.each
            text: qsTr("New match")
            onClicked: root.go("farNew", {})
        }
    }
}
