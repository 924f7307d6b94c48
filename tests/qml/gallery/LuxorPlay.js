.pragma library
// A moment of Luxor for the viewer: the wall after 23 cards.
var FACINGS = ["RL", "RR", "LL", "RL", "LR", "RR", "LL"]
var SHAFTS = [[[1, 6], [5, 2], [3, 1]], [[2, 4], [6, 0], [4, 5], [1, 3]], [[0, 6], [3, 2]], [[5, 1], [6, 4], [0, 5]], [[2, 6], [1, 0]],
              [[3, 5], [6, 1], [4, 3], [2, 0]], [[0, 1], [5, 4], [6, 2]], [[4, 6], [2, 5]]]
var NAMES = ["camel", "mule", "snake", "hippopotamus", "crocodile", "ibis", "cat"]

function face(top, bottom) {
    var way = FACINGS[(bottom - top + 7) % 7]
    return { card: top * 7 + bottom, top: top, topLeft: way[0] === "L", bottom: bottom, bottomLeft: way[1] === "L",
             name: NAMES[top] + " over " + NAMES[bottom] }
}
function placed(shaft, place, top, bottom) {
    var one = face(top, bottom)
    one.shaft = shaft
    one.place = place
    return one
}
function cards() {
    var all = []
    SHAFTS.forEach(function (shaft, s) { shaft.forEach(function (pair, p) { all.push(placed(s, p, pair[0], pair[1])) }) })
    return all
}
// A wall that is full.
function fullWall() {
    var all = []
    for (var i = 0; i < 40; i++)
        all.push(placed(Math.floor(i / 5), i % 5, (i * 3) % 7, (i * 5 + 2) % 7))
    return all
}
// {animal, scarabs, seat, sarcophagi} as they stand.
function pillars() {
    return [[0, 0, 1, 2], [1, 2, 0, 3], [2, 0, -1, 3], [3, 2, 0, 2], [4, 1, 2, 3], [5, 2, 3, 1], [6, 1, 1, 2]].map(function (p) {
        return { animal: p[0], scarabs: p[1], seat: p[2], sarcophagi: [1, 2, 3].slice(3 - p[3]), spoken: "Pillar of the " + NAMES[p[0]] }
    })
}
