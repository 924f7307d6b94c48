import QtQuick
import Architects.Model
import Architects.Table

// The end of a match as it is told: the final scoring step by step, who won, and what decided.
FinalScore {
    id: root
    required property EgiziaModel board
    readonly property list<egiziaEnding> ending: board.ending
    readonly property int steps: ending.length
    readonly property list<egiziaStanding> track: board.scoreTrack            // the foremost first

    // What a seat counted at the end, each with its place in the telling.
    function stepsOf(seat: int): var {
        return [...ending].filter(one => one.seat === seat)
    }
    // Points of a seat after so many steps.
    function pointsAfter(seat: int, told: int): int {
        return totals[seat] - [...ending].slice(told).reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0)
    }
    // The score track after so many steps, the foremost first. While it is told, who moved last on a square stands behind.
    function trackAfter(told: int): var {
        if (told >= steps)
            return [...track]
        const before = [...ending].slice(0, told), moved = seat => before.reduce((last, one, step) => one.seat === seat && one.points !== 0 ? step : last, -1)
        return [...track].map((one, place) => ({ seat: one.seat, points: pointsAfter(one.seat, told), moved: moved(one.seat), place: place }))
            .sort((a, b) => b.points - a.points || a.moved - b.moved || a.place - b.place).map(one => ({ seat: one.seat, points: one.points }))
    }
    function title(): string {
        const winner = winners.length > 0 ? winners[0] : 0
        if (margin === 0)
            return winner === me ? qsTr("Victory by a hair") : qsTr("%1 wins by a hair").arg(names[winner])
        return winner === me ? qsTr("Victory by %n point(s)", "", margin) : qsTr("%1 wins by %n point(s)", "", margin).arg(names[winner])
    }
    // What decided between equal totals; empty if nothing had to.
    function tie(): string { return decided([...track]) }
    function decided(standings: var): string {
        const level = standings.filter(one => one.points === standings[0].points)
        if (level.length < 2)
            return ""
        return qsTr("Equal points: %1, %2 each.").arg(list(level.map(one => one.name))).arg(level[0].points) + " "
             + (level[0].seat === me ? qsTr("You came to that square first and stand in front.") : qsTr("%1 came to that square first and stands in front.").arg(level[0].name))
    }
}
