.pragma library
// A moment of Egizia in the third round, for looking at the pieces: whose river it is, what has been built, what everybody has.
var NAMES = ["", "Ombos", "Edfu", "", "Thebae", "", "Abydos", "", "Passalon", "", "Selinon", "", "Amarna", "", "Beni Hasan", "", "Alyi", "", "Giza", "", "Heliopolis"]
var CARDS = { 3: [25, "stones a round"], 9: [33, "Strength, one build"], 11: [21, ""], 13: [22, ""], 15: [24, "stones a round"], 17: [20, ""], 19: [29, "Build first"] }
function bend(i) {
    var card = CARDS[i], name = NAMES[i] || "Nile " + (i + 1) / 2
    return { bend: i, name: name, card: card ? card[0] : 0, title: card ? card[1] : "", ships: [], berths: [], reserve: [], may: i > 8 && i !== 10, chosen: i === 11, upstream: i < 8, spoken: name }
}
function bends() {
    var all = []
    for (var i = 1; i <= 20; i++)
        all.push(bend(i))
    var ships = { 1: [1], 4: [3], 5: [2], 7: [3], 8: [0], 10: [1] }
    for (var at in ships)
        all[at - 1].ships = ships[at]
    all[5].berths = [{ seat: 2 }, { seat: 0 }, { seat: 1 }]
    all[5].reserve = [{ seat: 3 }]
    all[11].berths = [{ seat: 3 }, { seat: -1 }, { seat: -1 }]
    all[17].berths = [{ seat: -1 }, { seat: -1 }, { seat: -2 }]
    return all
}
function rail() { return [{ seat: 0, bend: 8 }, { seat: 1, bend: 10 }, { seat: 2, bend: 6, passed: true }, { seat: 3, bend: 12 }] }
function squares(ids, seats, open, may, chosen, price) {
    return ids.map(function (id, i) {
        return { square: id, seat: seats[id] === undefined ? -1 : seats[id], open: open.indexOf(id) >= 0, may: may.indexOf(id) >= 0, chosen: chosen.indexOf(id) >= 0,
                 price: price(id, i), points: price(id, i), spoken: "Square " + id }
    })
}
function numbers(n) {
    var list = []
    for (var i = 1; i <= n; i++)
        list.push(String(i))
    return list
}
function obelisk() {
    return squares(numbers(12), { 1: 1, 2: 1, 3: 3, 4: 2, 5: 0, 6: 0 }, ["7"], ["7"], [], function (id, i) { return [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5][i] })
}
function pyramid() {
    var ids = []
    for (var f = 1; f <= 6; f++)
        for (var k = 1; k <= 7 - f; k++)
            ids.push(f + "." + k)
    return squares(ids, { "1.1": 2, "1.2": 0, "1.3": 0, "1.4": 1, "1.5": 3, "2.1": 0, "2.2": 2, "2.3": 1, "3.1": 0 }, ["2.4"], ["1.6"], ["3.2", "4.1"],
                   function (id) { return [1, 2, 2, 3, 4, 5][id[0] - 1] })
}
function floors() { return [{ seat: 0, stones: 2 }, { seat: 0, stones: 1 }, { seat: 0, stones: 1 }, { seat: -1, stones: 0 }, { seat: -1, stones: 0 }, { seat: -1, stones: 0 }] }
function temple() {
    return squares(["L1", "L2", "L3", "R1", "R2", "R3", "C1", "C2", "C3", "C4", "E1", "E2"], { L1: 2, L2: 0, R1: 1, C2: 3 }, ["L3", "R2"], ["R2"], ["C1"],
                   function (id) { return { L: [1, 2, 2], R: [1, 2, 2], C: [3, 3, 3, 3], E: [4, 5] }[id[0]][id[1] - 1] })
}
function tombs() {
    var values = { 6: 4, 7: 3, 8: 5, 9: 2 }
    return squares(numbers(12), { 1: 3, 2: 1, 3: 0, 4: 2, 5: 1 }, ["6"], ["7"], ["6"], function (id) { return values[id] || 0 }).map(function (one) {
        one.value = values[one.square] || 0
        return one
    })
}
function side() {
    return { workers: [{ worker: 0, strength: 3, spoken: "Blue workers, 3" }, { worker: 1, strength: 2, spoken: "Black workers, 2" }, { worker: 2, strength: 4, used: true, spoken: "Yellow workers, 4, used" },
                       { worker: 3, strength: 3, spoken: "Foreman, 3" }], stones: 7,
             fields: [{ card: -1, colour: 0, grain: 6, title: "Green field, 6" }, { card: 2, colour: 0, grain: 3, title: "Green field, 3" }, { card: 21, colour: 1, grain: 6, title: "Yellow field, 6", may: true },
                      { card: 6, colour: 1, grain: 7, upgrades: 1, title: "Improved field, 7" }, { card: 23, colour: 2, grain: 9, title: "Red field, 9" }],
             quarries: [{ card: -2, title: "Quarry, 3" }, { card: 8, title: "Quarry, 3" }],
             always: [{ card: 9, title: "Two cards more" }, { card: 29, title: "Build first" }],
             whenever: [{ card: 14, title: "Four grain", playable: true }, { card: 33, title: "Strength" }] }
}
var TRACK = [{ seat: 2, points: 21 }, { seat: 1, points: 18 }, { seat: 0, points: 16 }, { seat: 3, points: 16 }]
function drawn() { return [3, 8, 15, 22, 29].map(function (n) { return { riddle: n, title: "Sphinx card " + n, spoken: "Sphinx card " + n } }) }
