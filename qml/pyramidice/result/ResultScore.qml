import QtQuick
import Architects.Model

// The end of a match as its sheet tells it: who sat where, what each line brought, who won and by how much.
QtObject {
    id: root
    required property TableModel table
    required property PyramidiceModel board
    readonly property var seats: Array.from(table.seats)
    readonly property var names: seats.map(seat => seat.name)
    readonly property var lines: Array.from(board.score)
    readonly property var totals: Array.from(table.totals)
    readonly property var winners: Array.from(table.winners)
    readonly property var people: seats.filter(seat => seat.kind === "person").map(seat => seat.index)
    readonly property int me: people.length === 1 ? people[0] : -1
    readonly property var rival: board.solo ? seats[1 - Math.max(0, me)] : null
    readonly property int margin: marginOf(totals)
    readonly property var projects: projectsOf(Array.from(board.sides), Array.from(board.seals))

    function marginOf(points: var): int {
        const sorted = points.slice().sort((a, b) => b - a)
        return sorted.length > 1 ? sorted[0] - sorted[1] : 0
    }
    function title(): string {
        if (winners.length !== 1)
            return winners.length === 2 ? qsTr("Shared victory: %1 and %2").arg(names[winners[0]]).arg(names[winners[1]]) : qsTr("Shared victory")
        const winner = winners[0]
        if (winner === me)
            return margin > 0 ? qsTr("Victory by %n Fame", "", margin) : qsTr("Victory by the fuller board")
        if (margin > 0)
            return qsTr("%1 wins by %n Fame", "", margin).arg(names[winner])
        return rival ? qsTr("Equal Fame: %1 wins").arg(names[winner]) : qsTr("%1 wins by the fuller board").arg(names[winner])
    }
    // Every project that is known, with its pairs in the pyramids.
    function projectsOf(sides: var, seals: var): var {
        return sides.reduce((all, side) => all.concat(Array.from(side.projects).map(project => ({
            seat: side.seat, project: project, pairs: seals.filter(seal => seal.seat === side.seat && seal.project === project).length
        }))), [])
    }
}
