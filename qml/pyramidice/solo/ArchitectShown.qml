import QtQuick
import Architects.Model

// What is to be seen of his turn at a moment of its telling: the position as it is, less what has not been told yet.
QtObject {
    id: root
    required property PyramidiceModel model
    property int told: 0
    property pyramidiceSide nobody
    property pyramidiceStep noStep
    readonly property list<pyramidiceStep> rows: rowsOf([...model.rivalSteps])
    readonly property list<pyramidiceSide> sides: model.sides
    readonly property pyramidiceSide rival: [...sides].find(side => side.rival) || nobody
    readonly property pyramidiceSide mine: [...sides].find(side => !side.rival) || nobody
    readonly property int fame: rival.fame - ahead().reduce((sum, row) => sum + row.fame, 0)
    readonly property pyramidiceStep build: behind().find(row => row.what === PyramidiceAct.RivalBuild) || noStep
    readonly property int rolled: (behind().find(row => row.what === PyramidiceAct.RivalDie) || noStep).value
    readonly property list<int> values: valuesOf(model.pyramids.length > 0 ? [...model.pyramids[0].values] : [])
    readonly property list<pyramidiceTile> tiles: tilesOf([...model.tiles])
    // The pair that his build completed for a project: which of that project's; -1: none.
    readonly property int pair: build.project > 0 ? pairOf(build.space, build.value) : -1

    function behind(): var { return [...rows].slice(0, told) }
    function ahead(): var { return [...rows].slice(told) }
    // Taking a die and rolling it is one thing to tell, once it lies; where returned tiles lie is told by the table.
    function rowsOf(steps: var): var {
        const rows = []
        for (const step of steps) {
            const last = rows[rows.length - 1]
            if (step.what === PyramidiceAct.RivalRoll && last && last.what === PyramidiceAct.RivalDie)
                rows[rows.length - 1] = { what: last.what, value: step.value, text: last.text + " " + step.text }
            else if (step.what !== PyramidiceAct.RivalPlace)
                rows.push(step)
        }
        return rows.filter(row => row.what !== PyramidiceAct.RivalDie || row.value > 0)
    }
    function valuesOf(values: var): var {
        for (const row of ahead())
            if (row.what === PyramidiceAct.RivalBuild)
                values[row.space] = 0
        return values
    }
    // A tile that he will take in a moment still lies there: on the space of the number he rolled.
    function tilesOf(tiles: var): var {
        const coming = ahead().find(row => row.what === PyramidiceAct.RivalTile), roll = [...rows].find(row => row.what === PyramidiceAct.RivalDie)
        const number = coming && roll ? roll.value : 0
        return tiles.map(tile => ({ number: tile.number, tile: tile.number === number ? coming.tile : tile.tile }))
    }
    function pairOf(space: int, value: int): int {
        const size = space < 9 ? 3 : space < 13 ? 2 : 1, first = space < 9 ? 0 : space < 13 ? 9 : 13, at = space - first
        const pairs = [...Book.project(build.project).pairs]
        const column = at % size, near = [column > 0 ? at - 1 : -1, column < size - 1 ? at + 1 : -1, at - size, at + size]
        for (const other of near.filter(one => one >= 0 && one < size * size).map(one => values[first + one])) {
            const found = pairs.findIndex(pair => (pair.a === value && pair.b === other) || (pair.b === value && pair.a === other))
            if (found >= 0)
                return found
        }
        return -1
    }
    function litPair(project: int): int { return build.project === project ? pair : -1 }
}
