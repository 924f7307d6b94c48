import QtQuick
import Architects.Model
import Architects.Table

// The end of a match as it is told: what each seat found, in the order of opening, who won, and what decided.
FinalScore {
    id: root
    required property LuxorModel board
    readonly property list<luxorTomb> tombs: board.endingTombs
    readonly property list<luxorPharaoh> pharaohs: board.endingPharaohs
    readonly property int steps: tombs.length + pharaohs.length
    readonly property list<luxorScoreLine> lines: board.score

    function tombsOf(seat: int): var { return [...tombs].filter(one => one.seat === seat) }
    function highestOf(seat: int): int { return tombsOf(seat).reduce((most, one) => Math.max(most, one.value), 0) }
    // Points of a seat after so many steps.
    function pointsAfter(seat: int, told: int): int {
        const opened = [...tombs].slice(0, told), turned = [...pharaohs].slice(0, Math.max(0, told - tombs.length))
        return opened.reduce((sum, one) => sum + (one.seat === seat ? one.value : 0), 0)
             + turned.reduce((sum, one) => sum + (one.seat === seat ? one.bonus : 0), 0)
    }
    function title(): string {
        if (winners.length !== 1)
            return winners.length === seats.length && seats.length > 2 ? qsTr("Everybody shares the victory") : qsTr("Shared victory: %1").arg(list([...winners].map(seat => names[seat])))
        const winner = winners[0]
        if (margin === 0)
            return winner === me ? qsTr("Victory by a hair") : qsTr("%1 wins by a hair").arg(names[winner])
        return winner === me ? qsTr("Victory by %n point(s)", "", margin) : qsTr("%1 wins by %n point(s)", "", margin).arg(names[winner])
    }
    // What decided between equal totals; empty if nothing had to.
    function tie(): string {
        return decided([...seats].map(seat => ({ name: seat.name, points: totals[seat.index], tombs: tombsOf(seat.index).length, highest: highestOf(seat.index) })))
    }
    function decided(standings: var): string {
        const leading = (all, of) => all.filter(one => of(one) === Math.max(...all.map(of)))
        const figures = (all, of) => all.map(one => one.name + "\u00a0" + of(one)).join(", ")
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
        const own = [...pharaohs].find(one => one.seat === seat), all = [...lines]
        const found = tombsOf(seat).map(one => all.find(line => line.tomb.tomb === one.tomb))
        const favoured = all.filter(line => own !== undefined && line.pharaoh === own.animal)
        return found.concat(favoured)
    }
}
