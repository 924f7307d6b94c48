import QtQuick
import Architects.Model

// What was chosen for the last match of a game, so that the next one begins at once. Before the first win the mildest Architect is offered.
QtObject {
    id: root
    property string game
    property bool together: false
    property list<int> rivals: [1]
    property list<int> guests: []
    property list<string> names: [App.settings.playerName, ""]
    property bool bySoloRules: true
    property string options: "{}"           // {name: value}, as text

    function levels(all: var): var { return Array.isArray(all) ? all.filter(one => one >= 1 && one <= App.architects.length).slice(0, 3) : [] }
    function read(): var {
        try {
            return JSON.parse(App.settings.lastSetup(game)) || ({})
        } catch (unreadable) {
            return {}
        }
    }
    function recall(): void {
        const last = read(), met = levels(last.rivals), won = App.statistics(game).won > 0
        together = last.together === true
        rivals = met.length > 0 ? met : [won ? 2 : 1]
        guests = levels(last.guests)
        names = [App.settings.playerName].concat(Array.isArray(last.names) && last.names.length > 1 ? last.names.slice(1, 4).map(String) : [""])
        bySoloRules = last.bySoloRules !== false
        options = JSON.stringify(last.options || {})
    }
    function keep(): void {
        App.settings.keepSetup(game, JSON.stringify({ together: together, rivals: Array.from(rivals), guests: Array.from(guests), names: Array.from(names),
                                                      bySoloRules: bySoloRules, options: JSON.parse(options) }))
    }
}
