.pragma library
// Two positions to look at. A cell: kind of tile (R room, C corridor), its openings as a set, its symbol, then /seat and pawn.
function cells(text) {
    return text.split(" ").map(function (t, i) {
        var m = /^([RC])([0-7])([A-Z0-9]*)(?:\/([0-3])([WPMH]))?$/.exec(t)
        return m ? { index: i, tile: m[1], room: m[1] === "R", openings: +m[2], symbol: m[3], seat: m[4] ? +m[4] : -1, kind: m[5] || "", spoken: "Tile " + i }
                 : { index: i, tile: "", room: false, openings: 0, symbol: "", seat: -1, kind: "", spoken: "Empty " + i }
    })
}
var middle = cells([
    "R5SA/0W C7 R2SC/1M C5 C7FB R7 R2SB/0W R3RC/1W C6 C6RR C6RR/1W C7CU/0W C7RR/1W",
    "R3AN/0W R1SA C5 R7FB C3 R5 R4RC R7X2/0M R7/1W R6SW/0W R6MV",
    "C7RC C6 C7X2/1W - - C7 C7AN - C3X2",
    "- - - - - - -",
    "- - - - -",
    "- - -",
    "-"
].join(" "))
// A tile of the hand aimed at a cell, the network it would join, and where tiles may go.
var aim = {"cell": 28, "openings": 5, "room": true, "symbol": "SB"}
var joined = [19, 20, 21, 22, 23, 30, 29, 28, 18]
var legal = [27, 28, 31, 33, 37]
var hand = [{"openings": 3, "room": true, "symbol": "SB", "name": "Sarcophagus"}, {"openings": 3, "room": false, "symbol": "MV", "name": "Move a pawn"}, {"openings": 3, "room": false, "symbol": "RC", "name": "Turn a corridor"}]
var finished = cells([
    "R7RR/0W C5FB C6RC/1W R6SA/0W R6SB/1W C5 R7X2/0W C3AN/1W R7AN/1W C7X2 R4SB/0M R6CU/1W R5SW/0W",
    "C7RR R2RC/0W C6 C6MV/1M C7/0W C6/1W C7RC/1W R6X2/0W R7RC R6AN/1W C5MV",
    "R3MV/0P R2SC/1P C7SW/1W R6RR/0W C7AN/0W R6SC/0W C3AN/0W R7/1W R4SA/0W",
    "C5RR R6 C6X2/1H R6/0W C7 R2MV/1W R3AN/1W",
    "C6SW R7 R7FB C6 C7",
    "C5 R6RC C6RR",
    "C7FB"
].join(" "))
var networks = [
    {"cells": [2, 3, 4, 5, 17, 18, 19, 20, 21, 22, 9, 8, 7, 16, 15, 14], "winner": 1, "value": 12, "letter": "A"},
    {"cells": [42, 43, 44, 41, 40, 45, 46, 47], "winner": -1, "value": 3, "letter": "B"},
    {"cells": [26, 27, 28, 29, 30, 25], "winner": 0, "value": 36, "letter": "C"},
    {"cells": [35, 36, 37, 34, 33], "winner": 1, "value": 4, "letter": "D"},
    {"cells": [0, 1, 13], "winner": 0, "value": 1, "letter": "E"},
    {"cells": [31, 39, 38], "winner": 1, "value": 6, "letter": "F"},
    {"cells": [10, 11], "winner": -1, "value": 0, "letter": "G"}
]
var lines = [
    {"letter": "A", "seat": 1, "text": "7 rooms + longest 5", "points": [0, 12]},
    {"letter": "B", "seat": -1, "text": "3 rooms, no pawns", "points": [0, 0]},
    {"letter": "C", "seat": 0, "text": "(3 rooms + pair 15) × 2 closed", "points": [36, 0]},
    {"letter": "D", "seat": 1, "text": "2 rooms × 2 closed", "points": [0, 4]},
    {"letter": "E", "seat": 0, "text": "1 room", "points": [1, 0]},
    {"letter": "F", "seat": 1, "text": "3 rooms × 2 closed", "points": [0, 6]},
    {"letter": "G", "seat": -1, "text": "cursed: worth nothing", "points": [0, 0]}
]
