.pragma library
.import "KheopsGeo.js" as Geo
.import "../Ui/Paths.js" as Paths
// The signs on the tiles in a 24 x 24 box (see Glyphs.js), and all signs of a pyramid joined into a few paths.
var all = {
    AN: { s: "M12 11.5 C8.6 9.4 7.6 6.6 8.4 4.6 C9 3 10.4 2.2 12 2.2 C13.6 2.2 15 3 15.6 4.6 C16.4 6.6 15.4 9.4 12 11.5 Z M12 11.5 V22 M5.5 13 H18.5", w: 2.7 },
    CU: { f: "M12 1.6 C6.6 1.6 3 5.2 3 10 C3 13 4.4 15 6.4 16.2 V19 H17.6 V16.2 C19.6 15 21 13 21 10 C21 5.2 17.4 1.6 12 1.6 Z M8.4 8 A2.5 2.7 0 1 1 8.39 13.4 A2.5 2.7 0 1 1 8.4 8 Z M15.6 8 A2.5 2.7 0 1 1 15.59 13.4 A2.5 2.7 0 1 1 15.6 8 Z M12 13.6 L13.4 16.4 H10.6 Z M7.2 20.2 H9.6 V22.6 H7.2 Z M10.8 20.2 H13.2 V22.6 H10.8 Z M14.4 20.2 H16.8 V22.6 H14.4 Z", even: true, warn: true },
    X2: { s: "M2.4 8.4 L9.6 17.4 M9.6 8.4 L2.4 17.4 M13 8.2 C13.2 5.4 15 4 17.2 4 C19.6 4 21.4 5.4 21.4 8 C21.4 11.4 13.4 14 13 19.4 H22", w: 2.7 },
    RR: { s: "M4 9.6 A8.8 8.8 0 0 1 20 8.6 M20 14.4 A8.8 8.8 0 0 1 4 15.4", f: "M22.6 5.2 L21.4 11.4 L16 8.4 Z M1.4 18.8 L2.6 12.6 L8 15.6 Z M12 7.4 L16.4 15 H7.6 Z", w: 2.4 },
    RC: { s: "M4 9.6 A8.8 8.8 0 0 1 20 8.6 M20 14.4 A8.8 8.8 0 0 1 4 15.4 M12 16 V12.4 L9.4 9.6 M12 12.4 L14.6 9.6", f: "M22.6 5.2 L21.4 11.4 L16 8.4 Z M1.4 18.8 L2.6 12.6 L8 15.6 Z", w: 2.4 },
    SW: { s: "M4 8.2 H17 M20 15.8 H7", f: "M15.6 3.6 L22 8.2 L15.6 12.8 Z M8.4 11.2 L2 15.8 L8.4 20.4 Z", w: 2.6 },
    MV: { s: "M5 19 C5 12 8.4 8.6 15 8.4", f: "M13.8 2.8 L22 8.4 L13.8 14 Z M5 16 A3 3 0 1 0 5.01 16 Z", w: 2.6 },
    FB: { s: "M12 2.6 A9.4 9.4 0 1 0 12.01 2.6 Z M5.6 5.6 L18.4 18.4", w: 3, warn: true }
}
var COFFIN = "M12 0.8 C9 0.8 7.8 3 7.8 5.4 L5 9 L7.6 22.8 H16.4 L19 9 L16.2 5.4 C16.2 3 15 0.8 12 0.8 Z"
var COFFIN_COLORS = { SA: "#E0AE3C", SB: "#2F8F83", SC: "#F4EAD6" }
var COFFIN_INK = "#2B2118"
var LASTING = ["AN", "X2", "SA", "SB", "SC", "CU"]       // what still counts under a pawn and at the end
function isCoffin(symbol) { return COFFIN_COLORS[symbol] !== undefined }
function lasting(symbol) { return LASTING.indexOf(symbol) >= 0 }
// A figure stands beside its sign. On a finished plan, with discs, spent powers are gone; a miniature has dots, and no signs.
function shown(symbol, style) { return style === "figure" || style === "disc" && lasting(symbol) ? symbol : "" }
function warns(symbol) { return all[symbol] !== undefined && all[symbol].warn === true }
// Head, mask and one band, two or three: the colours can be told apart without colour.
function coffinLines(symbol) {
    var n = symbol === "SA" ? 1 : symbol === "SB" ? 2 : 3
    return "M7.8 5.4 L10 9.4 H14 L16.2 5.4 M10.2 4.6 H13.8 M6.3 13 H17.7" + (n > 1 ? " M6.9 16.2 H17.1" : "") + (n > 2 ? " M7.4 19.4 H16.6" : "")
}
// The size of a tile's sign in units of the inscribed radius.
function scaleOn(room) { return room ? 1.24 : 0.92 }

// What the sign of one tile adds to each path; remembered, because most tiles stay as they are.
var known = {}, count = 0
function pieceOf(i, side, symbol, room) {
    var key = i + "|" + side + "|" + symbol + room
    if (known[key])
        return known[key]
    if (++count > 2000) {
        known = {}
        count = 1
    }
    var m = Geo.centre(i, side), size = side * Geo.H / 3 * scaleOn(room), k = size / 24, x = m.x - size / 2, y = m.y - size / 2, out = {}
    if (isCoffin(symbol)) {
        out[symbol] = Paths.placed(COFFIN, x, y, k)
        out.coffinLines = out[symbol] + Paths.placed(coffinLines(symbol), x, y, k)
        return known[key] = out
    }
    var sign = all[symbol]
    if (sign && sign.s)
        out[sign.warn ? "warnLines" : room ? "roomLines" : "corridorLines"] = Paths.placed(sign.s, x, y, k)
    if (sign && sign.f)
        out[sign.warn ? "warnFills" : "fills"] = Paths.placed(sign.f, x, y, k)
    return known[key] = out
}
// All signs that show: those of free tiles, in nine paths.
var PATHS = { roomLines: 0, corridorLines: 1, fills: 2, warnLines: 3, warnFills: 4, SA: 5, SB: 6, SC: 7, coffinLines: 8 }
function pyramid(cells, side, style) {
    var p = ["", "", "", "", "", "", "", "", ""]
    for (var i = 0; i < cells.length; ++i) {
        var c = cells[i]
        if (c.tile === "" || c.seat >= 0 || shown(c.symbol, style) === "")
            continue
        var piece = pieceOf(i, side, c.symbol, c.room)
        for (var name in piece)
            p[PATHS[name]] += piece[name]
    }
    return p.map(function (path) { return path || Geo.NONE })
}
