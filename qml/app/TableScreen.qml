import QtQuick
import Architects.Model
import Architects.Screens
import Architects.Table

// Holds the table of whatever game is played; the game's own screen does the rest.
AppScreen {
    id: root
    property TableModel table
    property bool replaying: false
    property bool fromResult: false         // the result lies below: going on to it is going back
    barShown: false
    keepsTable: true
    title: table ? table.gameName : ""

    function end(): void {
        table.showLive()
        if (fromResult)
            back()
        else
            swap("result", { table: table, fresh: true })
    }

    function readRules(page: string): void {
        openRules(page)
        App.lesson.rulesOpened(page)
    }

    Component.onCompleted: if (replaying) table.ply = Math.max(0, table.history.plyOf(0))
    Component.onDestruction: if (replaying) table.showLive()

    Loader {
        id: loader
        anchors.fill: parent
        focus: true
        Component.onCompleted: setSource(GameScreens.of(root.table.game).table, { table: root.table, replaying: root.replaying })
    }
    LessonCoach {
        anchors.fill: parent
        lesson: App.lesson
        table: root.table
        screen: loader.item as Item
        shown: lesson.active && lesson.matchId === table.matchId && !root.replaying
        onOpenRules: page => root.readRules(page)
        onLeave: root.back()
    }
    Connections {
        target: App.lesson
        function onTableMoved(): void { root.swap("table", { table: App.table }) }
        function onFinished(game: string): void { root.say(qsTr("That was the lesson. The match is yours now.")) }
    }
    Connections {
        target: loader.item
        ignoreUnknownSignals: true
        function onLeave(): void { root.back() }
        function onOpenRules(page: string): void { root.readRules(page) }
        function onOpenSettings(): void { root.go("settings", {}) }
        function onShowResult(): void { root.end() }
        function onAgain(sameDraws: bool): void { if (App.again(root.table.matchId, sameDraws)) root.swap("table", { table: App.table }) }
        function onTakeOnline(): void {
            root.swap("takeOnline", { match: root.table.matchId, game: root.table.game, seats: root.table.seats })
        }
    }
}
