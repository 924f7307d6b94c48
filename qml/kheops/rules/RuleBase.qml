import QtQuick
import Architects.Kheops

// The pyramid before the first turn: the base lies open, the rest waits.
KheopsBoard {
    id: root
    property real availableWidth: 320
    // Kind, openings and sign of the nineteen tiles: the bottom row, then the upright places of the second.
    readonly property var base: ["R3", "C6", "R4AN", "C5", "R7RC", "C3", "R1SA", "C6MV", "R6", "C7", "C3X2", "R5", "R2SB",
                                 "C5", "R6RR", "C3", "R7FB", "C6SW", "R3"]
    side: Math.min(46, availableWidth / 7)
    interactive: false
    animated: false
    cells: Array.from({ length: 49 }, (unused, i) => cellOf(i < 13 ? base[i] : i < 24 && i % 2 === 1 ? base[13 + (i - 13) / 2] : undefined))

    function cellOf(tile: var): var {
        if (tile === undefined)
            return { tile: "", room: false, openings: 0, symbol: "", seat: -1, kind: "" }
        return { tile: tile, room: tile[0] === "R", openings: Number(tile[1]), symbol: tile.slice(2), seat: -1, kind: "" }
    }
}
