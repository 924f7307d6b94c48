import QtQuick
import Architects.Ui
import "KheopsGeo.js" as Geo

// A piece of a pyramid for the rules, drawn by the board's own parts. `tiles` is written "row,place kind+openings [sign] [pawn]; ...":
// "1,3 R5 AN 0W" is a room on row 1, place 3, open on sides 0 and 2, with an ankh and a Worker of seat 0 on it.
Item {
    id: root
    property string tiles
    property string legal                   // "row,place; ..." where one may
    property string lit                     // a network to bring out
    property string walls                   // cells whose outline is drawn though nothing lies there
    property int chosen: -1
    property var letters: []                // [{letter, seat, cells: "row,place; ..."}]
    property real maximumSide: 64
    property real availableWidth: 320
    readonly property var cells: parse(tiles)
    readonly property var shown: cells.map((cell, i) => cell.tile !== "" ? i : -1).concat(list(legal), list(walls)).filter(i => i >= 0)
    readonly property real units: shown.length ? Math.max(...shown.map(i => Geo.cellX(i, 1) + 1)) - Math.min(...shown.map(i => Geo.cellX(i, 1))) : 1
    readonly property real side: Math.min(maximumSide, availableWidth / units)
    readonly property real left: Math.min(...shown.map(i => Geo.cellX(i, side)))
    readonly property real top: Math.min(...shown.map(i => Geo.cellY(i, side)))
    readonly property real bottom: Math.max(...shown.map(i => Geo.cellY(i, side) + side * Geo.H))
    readonly property var networks: letters.map(one => ({ letter: one.letter, winner: one.seat, value: one.seat < 0 ? 0 : 1, cells: list(one.cells) }))
    readonly property var flags: Geo.flags(networks, side)
    implicitWidth: units * side
    implicitHeight: bottom - top

    function place(words: string): int {
        const at = words.trim().split(",")
        return Geo.indexOf(Number(at[0]), Number(at[1]))
    }
    function list(text: string): var { return text === "" ? [] : text.split(";").map(place) }
    function parse(text: string): var {
        const all = Geo.CELLS.map(() => ({ tile: "", room: false, openings: 0, symbol: "", seat: -1, kind: "" }))
        for (const entry of text.split(";")) {
            const words = entry.trim().split(/\s+/)
            if (words.length < 2)
                continue
            const cell = { tile: words[1], room: words[1][0] === "R", openings: Number(words[1].slice(1)), symbol: "", seat: -1, kind: "" }
            for (const word of words.slice(2)) {
                const pawn = /^[0-3][WPMH]$/.test(word)
                cell.symbol = pawn ? cell.symbol : word
                cell.seat = pawn ? Number(word[0]) : cell.seat
                cell.kind = pawn ? word[1] : cell.kind
            }
            all[place(words[0])] = cell
        }
        return all
    }

    Item {
        x: -root.left
        y: -root.top
        BoardPlan {
            cells: root.cells
            side: root.side
            litCells: root.list(root.lit)
        }
        BoardNetworks {
            floors: true
            cells: root.cells
            side: root.side
            networks: root.networks
        }
        BoardSigns {
            cells: root.cells
            side: root.side
        }
        BoardNetworks {
            side: root.side
            networks: root.networks
        }
        BoardLegal {
            cells: root.cells
            side: root.side
            legalCells: root.list(root.legal)
            chosenCell: root.chosen
        }
        Repeater {
            model: Geo.COUNT
            delegate: BoardStand {
                required property int index
                readonly property var spot: Geo.centre(index, root.side)
                x: spot.x
                y: spot.y
                cell: root.cells[index]
                up: Geo.isUp(index)
                side: root.side
            }
        }
        Repeater {
            model: root.networks
            delegate: LetterDisc {
                required property var modelData
                required property int index
                letter: modelData.letter
                seat: modelData.winner
                rimmed: true
                size: Math.max(18, root.side * 0.4)
                x: root.flags[index].x - size / 2
                y: root.flags[index].y - size / 2
            }
        }
    }
}
