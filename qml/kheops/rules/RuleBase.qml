import QtQuick
import Architects.Kheops

// The pyramid before the first turn: the base lies open, the rest waits.
KheopsBoard {
    id: root
    property real availableWidth: 320
    // Kind, openings and sign of the nineteen tiles: the bottom row, then the upright places of the second.
    readonly property list<string> base: ["R3", "C6", "R4AN", "C5", "R7RC", "C3", "R1SA", "C6MV", "R6", "C7", "C3X2", "R5", "R2SB",
                                 "C5", "R6RR", "C3", "R7FB", "C6SW", "R3"]
    side: Math.min(46, availableWidth / 7)
    interactive: false
    animated: false
    cells: laid([...base])

    function laid(base: var): var {
        const cells = []
        for (let i = 0; i < 49; ++i)
            cells.push(i < 13 ? cellOf(base[i]) : i < 24 && i % 2 === 1 ? cellOf(base[13 + (i - 13) / 2]) : {})
        return cells
    }
    function cellOf(tile: string): var { return { tile: tile, room: tile[0] === "R", openings: Number(tile[1]), symbol: tile.slice(2) } }
}
