import QtQuick
import Architects.Model
import Architects.Table

// The end of a match as its sheet tells it: who sat where, what each line brought, who won and by how much.
FinalScore {
    id: root
    required property PyramidiceModel board
    readonly property list<pyramidiceScoreLine> lines: board.score
    readonly property int level: board.solo ? seats[1 - Math.max(0, me)].level : 0        // of the Great Architect
    readonly property string rivalName: board.solo ? names[1 - Math.max(0, me)] : ""
    readonly property list<pyramidiceCount> projects: projectsOf([...board.sides], [...board.seals])

    function title(): string {
        if (winners.length !== 1)
            return winners.length === 2 ? qsTr("Shared victory: %1 and %2").arg(names[winners[0]]).arg(names[winners[1]]) : qsTr("Shared victory")
        const winner = winners[0]
        if (winner === me)
            return margin > 0 ? qsTr("Victory by %n Fame", "", margin) : qsTr("Victory by the fuller board")
        if (margin > 0)
            return qsTr("%1 wins by %n Fame", "", margin).arg(names[winner])
        return board.solo ? qsTr("Equal Fame: %1 wins").arg(names[winner]) : qsTr("%1 wins by the fuller board").arg(names[winner])
    }
    // Every project that is known, with its pairs in the pyramids.
    function projectsOf(sides: var, seals: var): var {
        return sides.reduce((all, side) => all.concat([...side.projects].map(project => ({
            seat: side.seat, project: project, pairs: seals.filter(seal => seal.seat === side.seat && seal.project === project).length
        }))), [])
    }
}
