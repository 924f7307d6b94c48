import QtQuick
import Architects.Model
import Architects.Screens
import Architects.Ui

// Holds the result of whatever game was played, and leads on: another match, or the same once more to look at.
AppScreen {
    id: root
    property TableModel table
    property bool fresh: false              // it has just ended, or its end is news: that is told, not only shown
    barShown: false
    keepsTable: true
    title: table ? table.gameName : ""

    readonly property onlineMatch far: Online.match(table.matchId)
    // A match that was given up or agreed on has no last move to tell of; one without a result has nobody who won.
    readonly property bool cut: table.givenUp || (far.id !== "" && far.end !== "score") || (table.over && table.winners.length === 0)
    readonly property url source: cut ? "qrc:/qt/qml/Architects/App/EndScreen.qml" : GameScreens.of(table.game).result

    function again(): void {
        if (far.id !== "")
            Online.rematch(table.matchId)
        else if (App.again(table.matchId, false))
            swap("table", { table: App.table })
    }

    // Who won, and with how many points: once everything has been shown.
    function ending(result: var): string {
        if (result === null || result.complete !== true)
            return ""
        const points = Array.from(table.seats).map(seat => qsTr("%1 %2", "a player and the points").arg(seat.name).arg(table.totals[seat.index]))
        return qsTr("%1. %2.", "who won, the points of all").arg(result.title).arg(points.join(", "))
    }
    function settle(result: var): void {
        if (!fresh && result.skip !== undefined)
            result.skip()
    }

    Announced { text: root.ending(loader.item) }
    Loader {
        id: loader
        anchors.fill: parent
        focus: true
        onLoaded: root.settle(item)
        Component.onCompleted: setSource(root.source, { table: root.table })
    }
    Connections {
        target: loader.item
        ignoreUnknownSignals: true
        function onLeave(): void { root.back() }
        function onNewMatch(): void { root.again() }
        function onWatchAgain(): void { root.go("table", { table: root.table, replaying: true, fromResult: true }) }
        function onReview(): void { root.go("review", { table: root.table }) }
        function onOpenRules(page: string): void { root.openRules(page) }
        function onOpenDice(): void { root.go("dice", { table: root.table }) }
    }
    Connections {
        target: Online
        function onSucceeded(what: string, match: string): void {
            if (what !== "rematch" || !root.visible)
                return
            if (Online.stageOf(match) === "running" && App.openMatch(match))
                root.swap("table", { table: App.table })
            else
                root.swap("invite", { match: match })
        }
    }
}
