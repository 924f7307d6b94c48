pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model
import Architects.Platform

// The matches that are over: look at one again, pass it on, or take one in from somebody else.
AppScreen {
    id: root
    property string chosenMatch
    property string chosenTitle
    property string chosenGame
    hearsFailures: importSheet.opened
    title: qsTr("History")
    trailing: IconButton {
        glyph: "plus"
        text: qsTr("Import a match")
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
    function review(id: string): void {
        if (App.openMatch(id))
            go("review", { table: App.table })
    }
    function seeDice(id: string): void {
        if (App.openMatch(id))
            go("dice", { table: App.table })
    }
    function share(id: string): void {
        Platform.share(App.exportMatch(id))
        if (!Platform.canShare)
            say(qsTr("Copied: paste it wherever you like."))
    }

    ScrollPage {
        id: page
        covered: true
        property int shown: 20              // enough to find the last ones; the rest on request
        focus: true
        anchors.fill: parent
        spacing: 10

        Repeater {
            model: App.games
            delegate: StatisticsBlock {
                required property appGame modelData
                width: parent.width
                game: modelData.id
                matches: App.finishedMatches.count
                onDice: root.go("dice", { game: game })
            }
        }
        EmptyHint {
            visible: App.finishedMatches.count === 0
            width: parent.width
            glyph: "history"
            text: qsTr("No match has been finished yet")
            note: qsTr("Every match you finish is kept here, move by move.")
            actionText: qsTr("New game")
            onAction: root.go("newGame", {})
        }
        Label {
            visible: App.finishedMatches.count > 0
            text: qsTr("Finished matches")
            display: true
            size: Theme.heading
            topPadding: 6
        }
        Repeater {
            model: App.finishedMatches
            delegate: FinishedRow {
                id: entry
                required property int index
                required property string matchId
                required property string game
                visible: index < page.shown
                width: parent.width
                onChosen: root.watch(matchId)
                onAction: {
                    root.chosenMatch = matchId
                    root.chosenTitle = spokenTitle
                    root.chosenGame = game
                    actions.open()
                }
            }
        }
        GoldButton {
            visible: App.finishedMatches.count > page.shown
            quiet: true
            width: parent.width
            text: qsTr("Show more")
            onClicked: page.shown += 40
        }
    }
    MatchActions {
        id: actions
        title: root.chosenTitle
        diceShown: GameScreens.of(root.chosenGame).hasDice
        onWatch: root.watch(root.chosenMatch)
        onReview: root.review(root.chosenMatch)
        onResult: root.seeResult(root.chosenMatch)
        onDice: root.seeDice(root.chosenMatch)
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
