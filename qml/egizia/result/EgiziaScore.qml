import QtQuick
import Architects.Model

// The end of a match as it is told: the final scoring step by step, who won, and what decided.
QtObject {
    id: root
    required property TableModel table
    required property EgiziaModel board
    readonly property var seats: Array.from(table.seats)
    readonly property var names: seats.map(seat => seat.name)
    readonly property var totals: Array.from(table.totals)
    readonly property var winners: Array.from(table.winners)
    readonly property var people: seats.filter(seat => seat.kind === "person").map(seat => seat.index)
    readonly property int me: people.length === 1 ? people[0] : -1
    readonly property var rivals: seats.filter(seat => seat.kind === "bot")
    readonly property var ending: Array.from(board.ending)                      // {seat, what, riddle, title, text, points, total}
    readonly property int steps: ending.length
    readonly property var track: Array.from(board.scoreTrack)                   // the foremost first
    readonly property int margin: marginOf(totals)

    function marginOf(points: var): int {
        const sorted = points.slice().sort((a, b) => b - a)
        return sorted.length > 1 ? sorted[0] - sorted[1] : 0
    }
    // What a seat counted at the end, each with its place in the telling.
    function stepsOf(seat: int): var {
        return ending.map((one, step) => Object.assign({ step: step }, one)).filter(one => one.seat === seat)
    }
    // Points of a seat after so many steps.
    function pointsAfter(seat: int, told: int): int {
        return totals[seat] - ending.slice(told).reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0)
    }
    // The score track after so many steps, the foremost first. While it is told, who moved last on a square stands behind.
    function trackAfter(told: int): var {
        if (told >= steps)
            return track.map(one => ({ seat: one.seat, points: one.points }))
        const moved = seat => ending.slice(0, told).reduce((last, one, step) => one.seat === seat && one.points !== 0 ? step : last, -1)
        return track.map((one, place) => ({ seat: one.seat, points: pointsAfter(one.seat, told), moved: moved(one.seat), place: place }))
            .sort((a, b) => b.points - a.points || a.moved - b.moved || a.place - b.place)
    }
    function list(words: var): string {
        return words.length > 1 ? qsTr("%1 and %2").arg(words.slice(0, -1).join(", ")).arg(words[words.length - 1]) : words[0] || ""
    }
    function title(): string {
        const winner = winners.length > 0 ? winners[0] : 0
        if (margin === 0)
            return winner === me ? qsTr("Victory by a nose") : qsTr("%1 wins by a nose").arg(names[winner])
        return winner === me ? qsTr("Victory by %n point(s)", "", margin) : qsTr("%1 wins by %n point(s)", "", margin).arg(names[winner])
    }
    // What decided between equal totals; empty if nothing had to.
    function tie(): string { return decided(track) }
    function decided(standings: var): string {
        const level = standings.filter(one => one.points === standings[0].points)
        if (level.length < 2)
            return ""
        return qsTr("Equal points: %1, %2 each.").arg(list(level.map(one => one.name))).arg(level[0].points) + " "
             + (level[0].seat === me ? qsTr("You came to that square first and stand in front.") : qsTr("%1 came to that square first and stands in front.").arg(level[0].name))
    }
}
