import QtQuick
import Architects.Model

// Holds the table of whatever game is played; the game's own screen does the rest.
AppScreen {
    id: root
    property TableModel table
    property bool replaying: false
    barShown: false
    keepsTable: true
    title: table ? table.gameName : ""

    Loader {
        id: loader
        anchors.fill: parent
        focus: true
        Component.onCompleted: setSource(GameScreens.of(root.table.game).table, { table: root.table, replaying: root.replaying })
    }
    Connections {
        target: loader.item
        ignoreUnknownSignals: true
        function onLeave(): void { root.back() }
        function onOpenRules(page: string): void { root.openRules(page) }
        function onShowResult(): void {
            if (root.replaying)
                root.back()
            else
                root.swap("result", { table: root.table })
        }
    }
}
