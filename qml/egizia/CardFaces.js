.pragma library

// What each Nile card shows, by its number: its kind, its picture, and what it does in signs and figures. `rounds` says which deck it is of.
// A field has a colour (0 green, 1 yellow, 2 red) and its grain; `row` is what comes besides, or all of it.
function sign(name) { return { sign: name } }
function word(text) { return { text: text } }
function figure(text) { return { text: text, large: true } }
function worker(kind) { return { worker: kind } }
var TO = sign("to")

function field(rounds, color, grain, row) { return { kind: "field", rounds: rounds, color: color, picture: sign("grain"), value: grain, row: row || [] } }
function quarry(rounds, stones) { return { kind: "quarry", rounds: rounds, picture: sign("quarry"), value: stones, row: [] } }
function other(rounds, kind, picture, row) { return { kind: kind, rounds: rounds, picture: picture, row: row } }
function upgrade(rounds) { return other(rounds, "always", sign("grain"), [{ field: 2 }, TO, { field: 1 }, TO, { field: 0 }]) }
function strength(rounds, v) { return other(rounds, "whenever", sign("strength"), [sign("strength"), figure("+" + v)]) }

var A = "1·2", B = "3·4", C = "5"
var all = [null,
    field(A, 0, 2), field(A, 0, 3), field(A, 1, 4), field(A, 1, 5),
    field(A, 2, 6, [sign("market"), word("+1")]), field(A, 2, 7, [sign("chisel"), word("+1")]),
    quarry(A, 2), quarry(A, 3),
    other(A, "always", sign("sphinx"), [sign("leaf"), figure("+2")]),
    upgrade(A),
    other(A, "always", sign("stone"), [sign("stone"), TO, sign("grain")]),
    other(A, "always", sign("camp"), [sign("camp"), sign("ships")]),
    other(A, "always", worker(4), [word("2"), sign("stone"), TO, worker(4), word("+1")]),
    other(A, "whenever", sign("grain"), [sign("grain"), figure("+4")]),
    strength(A, 3),
    other(A, "whenever", sign("ships"), [sign("ship"), sign("ship")]),
    other(A, "now", sign("market"), [sign("market"), figure("+2")]),
    other(A, "now", sign("chisel"), [sign("chisel"), figure("+2")]),
    field(B, 0, 3), field(B, 0, 4), field(B, 1, 6),
    field(B, 2, 8, [sign("star"), word("+3")]), field(B, 2, 9, [sign("stone"), word("+4")]),
    quarry(B, 3), quarry(B, 4),
    other(B, "always", sign("ship"), [sign("ship"), sign("up")]),
    other(B, "always", sign("cards"), [sign("cards"), figure("+1")]),
    other(B, "always", worker(4), [worker(4), figure("+1")]),
    other(B, "always", sign("berth"), [sign("ship"), TO, figure("1")]),
    upgrade(B),
    other(B, "whenever", worker(4), [worker(4), word("+"), worker(4)]),
    other(B, "whenever", sign("sphinx"), [sign("leaf"), sign("leaf")]),
    strength(B, 4),
    other(B, "whenever", sign("camp"), [sign("camp"), figure("×2")]),
    other(B, "whenever", sign("berth"), [sign("berth"), figure("+1")]),
    other(B, "now", worker(0), [worker(0), worker(1), word("+1")]),
    other(C, "whenever", sign("stone"), [sign("stone"), figure("+6")]),
    other(C, "whenever", sign("stone"), [word("≤10"), sign("stone"), TO, sign("star")]),
    other(C, "now", sign("obelisk"), [sign("obelisk"), sign("temple"), TO, sign("star")]),
    other(C, "now", sign("pyramid"), [sign("pyramid"), sign("tombs"), TO, sign("star")]),
    other(C, "always", sign("tombs"), [sign("tombs"), figure("+8")]),
    other(C, "now", sign("market"), [sign("market"), figure("+2")]),
    other(C, "now", sign("chisel"), [sign("chisel"), figure("+2")]),
    other(C, "now", worker(4), [worker(4), word("+1 +1"), word("/"), word("+2")]),
    other(C, "now", worker(2), [worker(0), worker(1), worker(2), word("+1")]),
    strength(C, 5),
    other(C, "whenever", sign("grain"), [sign("grain"), figure("+4")]),
    other(C, "whenever", worker(4), [worker(4), word("+"), worker(4)])]

var UNKNOWN = { kind: "none", rounds: "", picture: sign("leaf"), row: [] }
function face(card) { return all[card] || UNKNOWN }
// The field every seat starts with, and the quarry.
var START_FIELD = { kind: "field", rounds: "", color: 0, picture: sign("grain"), value: 6, row: [] }
var START_QUARRY = { kind: "quarry", rounds: "", picture: sign("quarry"), value: 3, row: [] }
