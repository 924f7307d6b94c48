import QtQuick
import Architects.Model

// What is to be seen of his turn at a moment of its telling: the position as it is, less what has not been told yet.
QtObject {
    id: root
    required property PyramidiceModel model
    property int told: 0
    readonly property var rows: rowsOf(Array.from(model.rivalSteps))
    readonly property var ahead: rows.slice(told)
    readonly property var sides: Array.from(model.sides)
    readonly property var rival: sides.find(side => side.rival) || ({ name: "", fame: 0, projects: [], tiles: [], gods: [] })
    readonly property var mine: sides.find(side => !side.rival) || ({ name: "", fame: 0, seat: 0, W: 0, C: 0, S: 0 })
    readonly property int fame: rival.fame - ahead.reduce((sum, row) => sum + (row.fame || 0), 0)
    readonly property var build: rows.slice(0, told).find(row => row.what === "build") || null
    readonly property var values: valuesOf(model.pyramids.length > 0 ? Array.from(model.pyramids[0].values) : [])
    readonly property var tiles: tilesOf(Array.from(model.tiles))
    readonly property var pair: build && build.project ? pairOf(build.space, build.value) : []

    // Taking a die and rolling it is one thing to tell, once it lies; where returned tiles lie is told by the table.
    function rowsOf(steps: var): var {
        const rows = []
        for (const step of steps) {
            const last = rows[rows.length - 1]
            if (step.what === "roll" && last && last.what === "die")
                rows[rows.length - 1] = Object.assign({}, last, { value: step.value, text: last.text + " " + step.text })
            else if (step.what !== "place")
                rows.push(Object.assign({}, step))
        }
        return rows.filter(row => row.what !== "die" || row.value > 0)
    }
    function valuesOf(values: var): var {
        for (const row of ahead)
            if (row.what === "build")
                values[row.space] = 0
        return values
    }
    // A tile that he will take in a moment still lies there: on the space of the number he rolled.
    function tilesOf(tiles: var): var {
        const coming = ahead.find(row => row.what === "tile"), rolled = rows.find(row => row.what === "die")
        const number = coming && rolled ? rolled.value : 0
        return tiles.map(tile => ({ number: tile.number, tile: tile.number === number ? coming.tile : tile.tile }))
    }
    // The values of the pair that his build completed for a project.
    function pairOf(space: int, value: int): var {
        const size = space < 9 ? 3 : space < 13 ? 2 : 1, first = space < 9 ? 0 : space < 13 ? 9 : 13, at = space - first
        const pairs = Array.from(PyramidiceBook.project(build.project).pairs)
        const column = at % size, near = [column > 0 ? at - 1 : -1, column < size - 1 ? at + 1 : -1, at - size, at + size]
        for (const other of near.filter(one => one >= 0 && one < size * size).map(one => values[first + one])) {
            const found = pairs.find(pair => (pair[0] === value && pair[1] === other) || (pair[1] === value && pair[0] === other))
            if (found)
                return Array.from(found)
        }
        return []
    }
    function litPair(project: int): int {
        if (!build || build.project !== project || pair.length === 0)
            return -1
        return Array.from(PyramidiceBook.project(project).pairs).findIndex(one => one[0] === pair[0] && one[1] === pair[1])
    }
}
