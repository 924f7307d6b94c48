.pragma library
// The twelve Rest tiles by their id in the rules: what is paid and what is gained, as signs.
// W C S pieces, r any resource, o one of another kind, e equal ones, F Fame, god, work, cat-all (every other player takes a cat).
var all = [
    { pay: [], gain: [] },
    { pay: ["r"], gain: ["o", "o"] },
    { pay: ["F1"], gain: ["W", "C", "S"] },
    { pay: ["F2"], gain: ["god"] },
    { pay: [], gain: ["r", "r"], others: "C" },
    { pay: ["F1"], gain: ["e", "e", "e"] },
    { pay: ["F1"], gain: ["r", "work"] },
    { pay: [], gain: ["W", "W"] },
    { pay: [], gain: ["W", "S"] },
    { pay: [], gain: ["W", "C"] },
    { pay: [], gain: ["S", "C"] },
    { pay: [], gain: ["S", "S"] },
    { pay: [], gain: ["C", "C"] }
]
function tile(id) { return all[id] || all[0] }
