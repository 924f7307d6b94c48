pragma Singleton
import QtQuick
import Architects.Model

// Turns of phrase that several screens share.
QtObject {
    // A game of App.games, an Architect of App.architects.
    property appGame noGame
    property appArchitect nobody
    function game(id: string): appGame { return [...App.games].find(one => one.id === id) ?? noGame }
    function architect(level: int): appArchitect { return [...App.architects].find(one => one.level === level) ?? nobody }
    // Of what was chosen, as far as it is still offered: {name: value}.
    function stillOffered(options: var, chosen: var): var {
        const kept = options.filter(option => [...option.values].some(one => one.value === chosen[option.name]))
        return kept.reduce((all, option) => Object.assign(all, { [option.name]: chosen[option.name] }), {})
    }
    // A player of a list of matches by name; those without one are called what the table calls them.
    function player(players: var, seat: int): string {
        const one = players[seat]
        if (!one)
            return ""
        if (one.name)
            return one.name
        return players.filter(p => !p.bot).length === 1 ? qsTr("You") : qsTr("Player %1").arg(seat + 1)
    }
    function players(list: var): string { return together(list.map((p, i) => player(list, i))) }
    // Names as one reads them out; many long ones are only counted.
    function together(names: var): string {
        const before = names.slice(0, -1).join(", "), last = names[names.length - 1] || ""
        if (names.length > 2 && before.length + last.length > 34)
            return qsTr("%1 and %n other(s)", "", names.length - 1).arg(names[0])
        return names.length > 1 ? qsTr("%1 and %2").arg(before).arg(last) : last
    }
    // Who won a match of a list; empty while nobody has.
    function outcome(list: var): string {
        const first = list.map((p, i) => i).filter(i => list[i].place === 1)
        if (first.length === 0)
            return ""
        if (first.length > 1)
            return first.length === list.length ? qsTr("A draw") : qsTr("Shared victory: %1").arg(together(first.map(i => player(list, i))))
        const winner = list[first[0]], alone = !winner.bot && list.filter(p => !p.bot).length === 1
        return alone ? qsTr("You won") : qsTr("%1 won").arg(player(list, first[0]))
    }
    // Whose move it is at a table, as the home screen says it.
    function toMove(table: TableModel): string {
        if (!table || table.over)
            return ""
        return table.yourTurn ? qsTr("Your move") : qsTr("%1 to move").arg(name(table, table.handOverTo >= 0 ? table.handOverTo : table.activeSeat))
    }
    function name(table: TableModel, seat: int): string {
        return table && seat >= 0 && seat < table.seats.length ? table.seats[seat].name : ""
    }
    // How a seat's line is drawn, as attributes of an SVG: nobody needs to tell seats by colour.
    function stroke(seat: int): string {
        return ["", "stroke-dasharray='7 4.5'", "stroke-dasharray='0.1 4.6'", "stroke-dasharray='10 4.5 0.1 4.5'"][seat] || ""
    }
}
