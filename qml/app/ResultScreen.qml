import QtQuick
import Architects.Model

// Holds the result of whatever game was played, and leads on: another match, or the same once more to look at.
AppScreen {
    id: root
    property TableModel table
    barShown: false
    keepsTable: true
    title: table ? table.gameName : ""

    readonly property var far: Online.available ? Online.match(table.matchId) : ({})
    // A match that was given up or agreed on has no last move to tell of.
    readonly property string source: far.id !== undefined && far.end !== "score" ? "qrc:/qt/qml/Architects/Online/EndScreen.qml" : GameScreens.of(table.game).result

    function again(): void {
        if (far.id === undefined)
            swap("newGame", preset())
        else
            Online.rematch(table.matchId)
    }
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
        Component.onCompleted: setSource(root.source, { table: root.table })
    }
    Connections {
        target: loader.item
        ignoreUnknownSignals: true
        function onLeave(): void { root.back() }
        function onNewMatch(): void { root.again() }
        function onWatchAgain(): void { root.go("table", { table: root.table, replaying: true, fromResult: true }) }
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
