pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Platform

// The matches that are over: look at one again, pass it on, or take one in from somebody else.
AppScreen {
    id: root
    property string chosenMatch
    property string chosenTitle
    title: qsTr("History")
    trailing: IconButton {
        glyph: "plus"
        text: qsTr("Take in a match")
        onClicked: importSheet.open()
    }

    function watch(id: string): void {
        if (App.openMatch(id))
            go("table", { table: App.table, replaying: true })
    }
    function seeResult(id: string): void {
        if (App.openMatch(id))
            go("result", { table: App.table })
    }
    function share(id: string): void {
        Platform.share(App.exportMatch(id))
        if (!Platform.canShare)
            say(qsTr("Copied: paste it wherever you like."))
    }

    ListView {
        id: list
        readonly property real side: Math.max(Theme.margin, (width - Theme.columnWidth) / 2)
        anchors.fill: parent
        focus: true
        model: App.finishedMatches
        boundsBehavior: Flickable.StopAtBounds
        header: Column {
            x: list.side
            width: list.width - 2 * list.side
            topPadding: Theme.margin
            bottomPadding: 10
            spacing: 18
            Repeater {
                model: App.games
                delegate: StatisticsBlock {
                    required property var modelData
                    width: list.width - 2 * list.side
                    game: modelData.id
                    matches: App.finishedMatches.count
                }
            }
            Label {
                visible: list.count > 0
                text: qsTr("Finished matches")
                display: true
                size: Theme.heading
            }
            EmptyHint {
                visible: list.count === 0
                width: parent.width
                glyph: "history"
                text: qsTr("No match has been finished yet")
                note: qsTr("Every match you finish is kept here, move by move.")
                actionText: qsTr("New game")
                onAction: root.go("newGame", {})
            }
        }
        footer: Item {
            width: 1
            height: Theme.margin + Theme.safeBottom
        }
        delegate: Item {
            id: entry
            required property int index
            required property string matchId
            required property string gameName
            required property string updated
            required property var players
            width: list.width
            height: row.implicitHeight + 10
            Panel {
                x: list.side
                width: parent.width - 2 * list.side
                height: row.implicitHeight
                FinishedRow {
                    id: row
                    x: 14
                    width: parent.width - 28
                    gameName: entry.gameName
                    updated: entry.updated
                    players: entry.players
                    onChosen: root.watch(entry.matchId)
                    onAction: {
                        root.chosenMatch = entry.matchId
                        root.chosenTitle = row.spokenTitle
                        actions.open()
                    }
                    onReached: list.positionViewAtIndex(entry.index, ListView.Contain)
                }
            }
        }
    }
    ScrollMark {
        flickable: list
        anchors.right: parent.right
        anchors.rightMargin: 2
    }
    MatchActions {
        id: actions
        title: root.chosenTitle
        onWatch: root.watch(root.chosenMatch)
        onResult: root.seeResult(root.chosenMatch)
        onShare: root.share(root.chosenMatch)
        onRemove: removal.open()
    }
    ImportSheet {
        id: importSheet
        onTaken: root.say(qsTr("The match is in your history."))
    }
    ConfirmDialog {
        id: removal
        title: qsTr("Remove this match?")
        text: qsTr("It cannot be brought back.")
        acceptText: qsTr("Remove")
        danger: true
        onAccepted: App.removeMatch(root.chosenMatch)
    }
}
