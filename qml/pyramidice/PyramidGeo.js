.pragma library
// The three pyramids as squares upon squares. A space is counted level by level from the ground, row by row from the top.
var sizes = [[3, 2, 1], [2, 1], [1]]        // Cheops, Chephren, Mykerinos

function levels(pyramid) { return sizes[pyramid] || sizes[0] }
function base(pyramid) { return levels(pyramid)[0] }
function count(pyramid) { return levels(pyramid).reduce(function (sum, n) { return sum + n * n }, 0) }
function first(pyramid, level) { return levels(pyramid).slice(0, level).reduce(function (sum, n) { return sum + n * n }, 0) }

// Where a space is: {level, row, col, size}.
function place(pyramid, space) {
    var all = levels(pyramid), rest = space
    for (var l = 0; l < all.length; l++) {
        if (rest < all[l] * all[l])
            return { level: l, row: Math.floor(rest / all[l]), col: rest % all[l], size: all[l] }
        rest -= all[l] * all[l]
    }
    return { level: 0, row: 0, col: 0, size: all[0] }
}
// The middle of a space on the plan, in cells; a level stands a little higher on the page than the one below.
function centre(pyramid, space) {
    var p = place(pyramid, space)
    return { x: p.col + 0.5 + p.level * 0.5, y: p.row + 0.5 + p.level * 0.37 }
}
// How large a die is drawn, in cells: the upper ones smaller, so that the values below can be told.
function die(level) { return level > 0 ? 0.66 : 0.82 }
function built(values) { return values.filter(function (v) { return v > 0 }).length }

// A cube seen from a corner above, edge a: its three faces as paths round (0, 0), the middle of its lower rhomb.
function cube(a) {
    var w = a * 0.87, h = a * 0.5
    function poly(points) { return "M" + points.map(function (p) { return p[0].toFixed(2) + " " + p[1].toFixed(2) }).join(" L") + " Z" }
    return { top: poly([[0, -a - h], [w, -a], [0, -a + h], [-w, -a]]),
             left: poly([[-w, -a], [0, -a + h], [0, h], [-w, 0]]),
             right: poly([[w, -a], [0, -a + h], [0, h], [w, 0]]) }
}
// Where the cube of a space stands in that view, in edges; the nearest come last.
function corner(pyramid, space) {
    var p = place(pyramid, space), x = p.col + p.level * 0.5, y = p.row + p.level * 0.5
    return { x: (x - y) * 0.87, y: (x + y) * 0.5 - p.level }
}
