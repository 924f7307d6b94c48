import QtQuick
import Architects.Model

// Holds the result of whatever game was played, and leads on: another match, or the same once more to look at.
AppScreen {
    id: root
    property TableModel table
    barShown: false
    keepsTable: true
    title: table ? table.gameName : ""

    // The same game against the same players.
    function preset(): var {
        const seats = Array.from(table.seats), bot = seats.find(seat => seat.kind === "bot")
        const names = seats.map(seat => seat.kind === "person" ? seat.name : "")
        return bot ? { game: table.game, together: false, level: bot.level } : { game: table.game, together: true, names: names }
    }

    Loader {
        id: loader
        anchors.fill: parent
        focus: true
        Component.onCompleted: setSource(GameScreens.of(root.table.game).result, { table: root.table })
    }
    Connections {
        target: loader.item
        ignoreUnknownSignals: true
        function onLeave(): void { root.back() }
        function onNewMatch(): void { root.swap("newGame", root.preset()) }
        function onWatchAgain(): void { root.go("table", { table: root.table, replaying: true, fromResult: true }) }
        function onOpenRules(page: string): void { root.openRules(page) }
        function onOpenDice(): void { root.go("dice", { table: root.table }) }
    }
}
