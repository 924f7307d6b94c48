import QtQuick
import Architects.Model

// The end of a match as it is told: what each seat found, in the order of opening, who won, and what decided.
QtObject {
    id: root
    required property TableModel table
    required property LuxorModel board
    readonly property var seats: Array.from(table.seats)
    readonly property var names: seats.map(seat => seat.name)
    readonly property var totals: Array.from(table.totals)
    readonly property var winners: Array.from(table.winners)
    readonly property var people: seats.filter(seat => seat.kind === "person").map(seat => seat.index)
    readonly property int me: people.length === 1 ? people[0] : -1
    readonly property var rivals: seats.filter(seat => seat.kind === "bot")
    readonly property var ending: board.ending
    readonly property var tombs: Array.from(ending.tombs || [])                 // {tomb, eyes, pillar, seat, value}
    readonly property var pharaohs: Array.from(ending.pharaohs || [])           // {seat, animal, bonus}
    readonly property int steps: tombs.length + pharaohs.length
    readonly property var lines: Array.from(board.score)
    readonly property int margin: marginOf(totals)

    function marginOf(points: var): int {
        const sorted = points.slice().sort((a, b) => b - a)
        return sorted.length > 1 ? sorted[0] - sorted[1] : 0
    }
    function tombsOf(seat: int): var { return tombs.filter(one => one.seat === seat) }
    function highestOf(seat: int): int { return tombsOf(seat).reduce((most, one) => Math.max(most, one.value), 0) }
    // Points of a seat after so many steps.
    function pointsAfter(seat: int, told: int): int {
        const opened = tombs.slice(0, told), turned = pharaohs.slice(0, Math.max(0, told - tombs.length))
        return opened.reduce((sum, one) => sum + (one.seat === seat ? one.value : 0), 0)
             + turned.reduce((sum, one) => sum + (one.seat === seat ? one.bonus : 0), 0)
    }
    function list(words: var): string {
        return words.length > 1 ? qsTr("%1 and %2").arg(words.slice(0, -1).join(", ")).arg(words[words.length - 1]) : words[0] || ""
    }
    function title(): string {
        if (winners.length !== 1)
            return winners.length === seats.length && seats.length > 2 ? qsTr("Everybody shares the victory") : qsTr("Shared victory: %1").arg(list(winners.map(seat => names[seat])))
        const winner = winners[0]
        if (margin === 0)
            return winner === me ? qsTr("Victory by a hair") : qsTr("%1 wins by a hair").arg(names[winner])
        return winner === me ? qsTr("Victory by %n point(s)", "", margin) : qsTr("%1 wins by %n point(s)", "", margin).arg(names[winner])
    }
    // What decided between equal totals; empty if nothing had to.
    function tie(): string {
        return decided(seats.map(seat => ({ name: seat.name, points: totals[seat.index], tombs: tombsOf(seat.index).length, highest: highestOf(seat.index) })))
    }
    function decided(standings: var): string {
        const leading = (all, of) => all.filter(one => of(one) === Math.max(...all.map(of)))
        const figures = (all, of) => all.map(one => one.name + " " + of(one)).join(", ")
        const level = leading(standings, one => one.points), still = leading(level, one => one.tombs), last = leading(still, one => one.highest)
        if (level.length < 2)
            return ""
        const equal = qsTr("Equal points: %1, %2 each.").arg(list(level.map(one => one.name))).arg(level[0].points)
        if (still.length === 1)
            return equal + " " + qsTr("Most sarcophagi wins: %1.").arg(figures(level, one => one.tombs))
        if (last.length === 1)
            return equal + " " + qsTr("As many sarcophagi, too; the most precious mummy decides: %1.").arg(figures(still, one => one.highest))
        return equal + " " + qsTr("As many sarcophagi and as precious a mummy: the victory is shared.")
    }
    // The lines of the sheet that speak of a seat, in the order of opening.
    function linesOf(seat: int): var {
        const own = pharaohs.find(one => one.seat === seat)
        const found = tombsOf(seat).map(one => lines.find(line => line.drawing.tomb === one.tomb))
        const favoured = lines.filter(line => own !== undefined && line.drawing.pharaoh === own.animal)
        return found.concat(favoured).map(line => Object.assign({ seat: seat }, line))
    }
}
