.pragma library
.import "KheopsGeo.js" as Geo
// Reads the pictures of the rules: "row,place kind+openings [sign] [pawn]; ..." as the 49 cells of a board.
function place(words) {
    var at = words.trim().split(",")
    return Geo.indexOf(Number(at[0]), Number(at[1]))
}
function places(text) { return text === "" ? [] : text.split(";").map(place) }
function tile(words) {
    var cell = { tile: words[1], room: words[1][0] === "R", openings: Number(words[1][1]) }
    words.slice(2).forEach(function (word) {
        if (/^[0-3][WPMH]$/.test(word)) {
            cell.seat = Number(word[0])
            cell.kind = word[1]
        } else
            cell.symbol = word
    })
    return cell
}
function cells(text) {
    var all = Geo.CELLS.map(function () { return {} })
    text.split(";").forEach(function (entry) {
        var words = entry.trim().split(/\s+/)
        if (words.length > 1)
            all[place(words[0])] = tile(words)
    })
    return all
}
// Which cells a picture shows: those with a tile, and some others.
function shown(cells, others) {
    var set = []
    cells.forEach(function (cell, i) {
        if (cell.tile !== "" || others.indexOf(i) >= 0)
            set.push(i)
    })
    return set
}
// The rectangle round some cells, in units of a side.
function bounds(some) {
    var x = some.map(function (i) { return Geo.cellX(i, 1) }), y = some.map(function (i) { return Geo.cellY(i, 1) })
    var left = Math.min.apply(null, x), top = Math.min.apply(null, y)
    return Qt.rect(left, top, Math.max.apply(null, x) + 1 - left, Math.max.apply(null, y) + Geo.H - top)
}
// Networks as a board takes them, from {letter, seat, cells: "row,place; ..."}.
function networks(letters) {
    return letters.map(function (one) {
        return { letter: one.letter, winner: one.seat, value: one.seat < 0 ? 0 : 1, cells: places(one.cells) }
    })
}
