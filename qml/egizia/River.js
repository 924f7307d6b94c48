.pragma library

// The twenty bends from Ombos down to Heliopolis: a bend with an odd number holds a card, one with an even number a camp or a site.
function worker(kind) { return { worker: kind, text: "+1" } }
var FLOOD = { sign: "flood", text: "±1" }
var fixed = {
    2: { gives: [{ sign: "chisel", text: "+1" }, { sign: "market", text: "+1" }] },
    4: { gives: [worker(0), worker(1)] },
    6: { builds: ["sphinx"] },
    8: { gives: [worker(3), FLOOD] },
    10: { gives: [worker(1), worker(2)] },
    12: { builds: ["obelisk", "tombs"] },
    14: { gives: [worker(0), worker(2)] },
    16: { gives: [worker(4), { sign: "stone", text: "+2" }] },
    18: { builds: ["pyramid", "temple"] },
    20: { gives: [worker(3), FLOOD] }
}
function kindOf(bend) { return bend % 2 ? "card" : fixed[bend].builds ? "site" : "camp" }
function gives(bend) { return fixed[bend] && fixed[bend].gives || [] }
function builds(bend) { return fixed[bend] && fixed[bend].builds || [] }

var PITCH = 86      // from one bend to the next
var HEAD = 104      // the cataract above Ombos
var TAIL = 240      // the delta below Heliopolis
var SCENERY = ["palm", "ibis", "", "reeds", "dune", "palm", "hut", "", "reeds", "palms"]

// Where everything lies on a map of that width, one step being `unit` wide. A map that has more room than 390 steps swings further.
function plan(width, unit) {
    var steps = width / unit, more = Math.max(0, steps - 390)
    return { unit: unit, width: width, middle: width / 2, pitch: Math.round(PITCH * unit), head: Math.round(HEAD * unit), tail: Math.round(TAIL * unit),
             reach: unit * (59 + Math.min(46, more * 0.2)), place: unit * (150 + Math.min(56, more * 0.22)), gap: unit * 33 }
}
function height(p) { return p.head + 20 * p.pitch + p.tail }
function swing(bend) { return bend % 2 ? 1 : -1 }
function middleOf(p, bend) { return p.head + (bend - 0.5) * p.pitch }
function dock(p, bend) { return { x: p.middle + swing(bend) * p.reach, y: middleOf(p, bend) } }
function place(p, bend) {
    var h = 72 * p.unit
    return { x: swing(bend) > 0 ? p.middle - p.gap - p.place : p.middle + p.gap, y: middleOf(p, bend) - h / 2, width: p.place, height: h }
}
function bendAt(p, y) { return Math.max(1, Math.min(20, Math.floor((y - p.head) / p.pitch) + 1)) }
