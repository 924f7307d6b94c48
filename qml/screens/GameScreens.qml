pragma Singleton
import QtQuick
import Architects.Ui

// What each game brings to the app: its <Game>Entry.qml, found by the game's id. No game is named here.
QtObject {
    id: root
    property var entries: ({})              // by id, as they were asked for
    readonly property GameEntry none: GameEntry {}

    function of(game: string): GameEntry {
        if (game !== "" && entries[game] === undefined)
            entries[game] = entryOf(game.charAt(0).toUpperCase() + game.slice(1))
        return entries[game] || none
    }
    function entryOf(name: string): GameEntry {
        const entry = Qt.createComponent("qrc:/qt/qml/Architects/" + name + "/" + name + "Entry.qml")
        if (entry.status === Component.Error)
            console.warn(entry.errorString())
        return entry.status === Component.Ready ? entry.createObject(root) as GameEntry : null
    }
}
