.pragma library

// The squares of the four monuments, their ids and prices as in the rules, and where each lies in a drawing of that size.
var OBELISK = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]
var FLOORS = [1, 2, 2, 3, 4, 5]
var TEMPLE = { L1: 1, L2: 2, L3: 2, R1: 1, R2: 2, R3: 2, C1: 3, C2: 3, C3: 3, C4: 3, E1: 4, E2: 5 }

// 56 x 310: twelve tapering blocks on a plinth under a gilded tip.
function obelisk(width, height) {
    var h = (height - 27) / 12, k = width / 56, list = []
    for (var n = 0; n < 12; n++) {
        var w = (46 - n * 1.35) * k
        list.push({ square: String(n + 1), price: OBELISK[n], x: (width - w) / 2, y: height - 7 - (n + 1) * h, width: w, height: h })
    }
    return list
}
function pyramid(width, height) {
    var w = width / 6, h = height / 6, list = []
    for (var f = 0; f < 6; f++)
        for (var k = 0; k < 6 - f; k++)
            list.push({ square: (f + 1) + "." + (k + 1), price: FLOORS[f], x: (f / 2 + k) * w, y: (5 - f) * h, width: w, height: h })
    return list
}
// 358 x 118. A column is one square, with all its height to be touched.
function temple(width, height) {
    var k = width / 358, j = height / 118, list = []
    function add(square, x, y, w, h) { list.push({ square: square, price: TEMPLE[square], x: x * k, y: y * j, width: w * k, height: h * j }) }
    for (var n = 0; n < 3; n++) {
        add("L" + (n + 1), n * 4, 88 - n * 30, 72 - n * 4, 30)
        add("R" + (n + 1), 286, 88 - n * 30, 72 - n * 4, 30)
    }
    for (var c = 0; c < 4; c++)
        add("C" + (c + 1), 82 + c * 50, 30, 44, 88)
    add("E1", 62, 0, 117, 30)
    add("E2", 179, 0, 117, 30)
    return list
}
// 358 x 66 in one row, or in two where there is no room for fingers.
function tombs(width, height, columns) {
    var rows = 12 / columns, w = (width - 8) / columns, h = height / rows, list = []
    for (var n = 0; n < 12; n++)
        list.push({ square: String(n + 1), price: 0, x: 4 + n % columns * w, y: Math.floor(n / columns) * h, width: w, height: h })
    return list
}
// Where in the list of squares each place of the plan is found; -1: nowhere.
function orderOf(plan, squares) {
    var at = {}
    for (var i = 0; i < squares.length; i++)
        at[squares[i].square] = i
    return plan.map(function (place) { return at[place.square] === undefined ? -1 : at[place.square] })
}
