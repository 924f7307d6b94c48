.pragma library

// What each Sphinx card shows, by its number: what it asks for, and what it is worth.
function sign(name) { return { sign: name } }
function word(text) { return { text: text } }
function square(monument, id) { return [{ monument: monument, lit: [id] }] }
function whole(monument) { return { monument: monument, whole: true } }
function own(monument, least) { return [sign(monument), word("≥" + least)] }
function card(row, points) { return { row: row, points: points } }

var all = [null,
    card(square("obelisk", "10"), "6"), card(square("pyramid", "5.1"), "7"), card(square("temple", "E1"), "6"), card(square("tombs", "10"), "7"),
    card([whole("obelisk"), whole("tombs")], "10"), card([whole("pyramid"), whole("temple")], "12"), card([whole("obelisk"), whole("temple")], "9"),
    card([sign("people"), sign("to"), sign("chisel"), word("5")], "3–9"), card([sign("people"), sign("to"), sign("market"), word("5")], "3–9"),
    card(own("temple", 4), "7"), card(own("pyramid", 6), "6"), card(own("pyramid", 7), "8"), card(own("obelisk", 4), "6"), card(own("obelisk", 5), "8"),
    card([sign("obelisk"), sign("tombs"), sign("pyramid"), sign("temple"), word("≥2")], "8"),
    card([sign("tombs"), word("1")], "+1"),
    card([{ worker: 0 }, sign("strength")], "="), card([{ worker: 1 }, sign("strength")], "="),
    card([{ worker: 2 }, sign("strength")], "="), card([{ worker: 3 }, sign("strength")], "="),
    card([sign("most"), { field: 0 }], "7"), card([sign("most"), { field: 1 }], "7"), card([sign("most"), { field: 2 }], "7"), card([sign("most"), sign("quarry")], "7"),
    card([sign("chisel"), word("5")], "5"), card([sign("market"), word("5")], "5"), card([sign("chisel"), word("5"), sign("market"), word("5")], "9"),
    card([sign("always"), word("1")], "+2"),
    card([sign("star"), word("10")], "+1")]
function face(number) { return all[number] || { row: [], points: "" } }
