.pragma library
// Where things are: the 49 cells, one triangle, and the paths that can be drawn from them. Lengths in units of the caller's side.
var H = 0.8660254
var ROWS = 7
var COUNT = 49
var DIR = [[0, 1], [-H, -0.5], [H, -0.5]]       // from an upright triangle's centre to its side 0, 1, 2 (clockwise)
var NONE = "M0 0"                               // a path that draws nothing

// Cells in order: row 1 (bottom) from the left, then row 2, up to the apex.
var CELLS = (function () {
    var list = []
    for (var r = 1; r <= ROWS; ++r)
        for (var c = 1; c <= 15 - 2 * r; ++c)
            list.push({ r: r, c: c, up: c % 2 === 1 })
    return list
})()
function indexOf(r, c) {
    if (r < 1 || r > ROWS || c < 1 || c > 15 - 2 * r)
        return -1
    return (r - 1) * (15 - r) + c - 1            // 13 + 11 + ... = (r - 1)(15 - r)
}
function isUp(i) { return CELLS[i].up }
// The neighbour across side s, or -1 outside the pyramid.
function across(i, s) {
    var r = CELLS[i].r, c = CELLS[i].c
    if (CELLS[i].up)
        return s === 0 ? indexOf(r - 1, c + 1) : s === 1 ? indexOf(r, c - 1) : indexOf(r, c + 1)
    return s === 0 ? indexOf(r + 1, c - 1) : s === 1 ? indexOf(r, c + 1) : indexOf(r, c - 1)
}
// The next cell for an arrow key: dx along the row, dy up (+1) or down (-1) straight above or below.
function step(i, dx, dy) {
    var r = CELLS[i].r + dy
    if (r < 1 || r > ROWS)
        return i
    var c = Math.max(1, Math.min(15 - 2 * r, CELLS[i].c + dx - dy))
    return indexOf(r, c)
}
function cellX(i, side) { return (CELLS[i].r + CELLS[i].c - 2) * side / 2 }
function cellY(i, side) { return (ROWS - CELLS[i].r) * side * H }
function centre(i, side) {
    return Qt.point(cellX(i, side) + side / 2, cellY(i, side) + side * H * (CELLS[i].up ? 2 / 3 : 1 / 3))
}
// The cell that holds a point of the board, or -1.
function cellAt(x, y, side) {
    var h = side * H, row = Math.floor(y / h)            // 0 at the top
    if (row < 0 || row >= ROWS)
        return -1
    var r = ROWS - row, f = y / h - row                   // f: 0 at the row's upper edge, 1 at its lower one
    var u = x / side * 2 - (r - 1)                        // half sides from the row's left corner
    // Upright triangles have their apex at odd u, hanging ones at even u.
    var k = Math.floor(u), t = u - k, c
    if (k % 2 === 0) c = t > 1 - f ? k + 1 : k            // rising edge between a hanging cell (left) and an upright one
    else c = t < f ? k : k + 1
    return indexOf(r, c)
}
// The nearest of some cells to a point, measured to their centres and no further than `reach`; -1 if none.
function nearest(cells, x, y, side, reach) {
    var best = -1, least = reach * reach
    for (var i = 0; i < cells.length; ++i) {
        var p = centre(cells[i], side), d = (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y)
        if (d <= least) { least = d; best = cells[i] }
    }
    return best
}
// Whether a point lies in a cell's triangle grown by d on every side.
function inGrown(i, x, y, side, d) {
    var p = centre(i, side), sign = CELLS[i].up ? 1 : -1, rho = side * H / 3 + d
    for (var k = 0; k < 3; ++k)
        if (sign * ((x - p.x) * DIR[k][0] + (y - p.y) * DIR[k][1]) > rho)
            return false
    return true
}

// A triangle to draw in: maps a along the direction to side k and b along that side (clockwise) to a point.
function frame(x, y, side, up) {
    var h = side * H, cx = x + side / 2, cy = y + h * (up ? 2 / 3 : 1 / 3), sign = up ? 1 : -1
    return {
        side: side, h: h, rho: h / 3, cx: cx, cy: cy, up: up,
        at: function (k, a, b) {
            var d = DIR[k]
            return [cx + sign * (d[0] * a - d[1] * b), cy + sign * (d[1] * a + d[0] * b)]
        },
        ray: function (deg, t) {
            var a = deg * Math.PI / 180
            return [cx + sign * Math.cos(a) * t, cy + sign * Math.sin(a) * t]
        }
    }
}
function cellFrame(i, side) { return frame(cellX(i, side), cellY(i, side), side, CELLS[i].up) }
function pt(p) { return p[0].toFixed(2) + " " + p[1].toFixed(2) }
function line(points) { return "M" + points.map(pt).join(" L") + " " }
function ring(points) { return "M" + points.map(pt).join(" L") + " Z " }

// The triangle itself, grown by d all round (halos are grown triangles: translucent strokes make stars on OpenGL).
function triangle(f, d) {
    var r = f.rho + (d || 0), s = f.side / 2 + (d || 0) * 1.7320508
    return ring([f.at(0, r, s), f.at(1, r, s), f.at(2, r, s)])
}
function triangles(cells, side, d) {
    var s = ""
    for (var i = 0; i < cells.length; ++i)
        s += triangle(cellFrame(cells[i], side), d)
    return s || NONE
}
// The outline of a set of cells as dashes that follow each shared border once.
function outlines(cells, side) {
    var seen = {}, s = ""
    for (var i = 0; i < cells.length; ++i) {
        var f = cellFrame(cells[i], side)
        for (var k = 0; k < 3; ++k) {
            var n = across(cells[i], k), key = n < 0 ? cells[i] + ":" + k : Math.min(n, cells[i]) + "-" + Math.max(n, cells[i])
            if (seen[key])
                continue
            seen[key] = true
            s += line([f.at(k, f.rho, -f.side / 2), f.at(k, f.rho, f.side / 2)])
        }
    }
    return s || NONE
}
// The border of a set of cells, drawn `inset` inside so that two neighbours' borders run side by side.
// Corners are met exactly: at a convex end the line is cut back, at a concave one it runs on.
function border(cells, side, inset) {
    var inside = {}, s = ""
    for (var i = 0; i < cells.length; ++i)
        inside[cells[i]] = true
    for (i = 0; i < cells.length; ++i) {
        var f = cellFrame(cells[i], side)
        for (var k = 0; k < 3; ++k) {
            if (inside[across(cells[i], k)])
                continue
            s += line([f.at(k, f.rho - inset, -f.side / 2 + inset * cut(cells[i], k, -1, inside)),
                       f.at(k, f.rho - inset, f.side / 2 - inset * cut(cells[i], k, 1, inside))])
        }
    }
    return s || NONE
}
// Walks round the vertex at one end of a border side, through cells of the set, and says how the two borders meet there.
function cut(i, k, end, inside) {
    var turns = 0, cell = i, side = k
    while (turns < 6) {
        var other = (side + (end > 0 ? 1 : 2)) % 3        // the cell's other side at this vertex
        var n = across(cell, other)
        ++turns
        if (!inside[n])
            break
        cell = n
        side = other                                       // facing sides carry the same number
    }
    // inner angle = 60 degrees a cell; 1 -> 60, 3 -> 180 (straight), 5 -> 300
    return [0, 1.7320508, 0.5773503, 0, -0.5773503, -1.7320508, 0][turns]
}
// Where a network's letter sits: its highest, then leftmost corner (masonry, never a pawn) that no other letter has taken.
function flags(nets, side) {
    var used = {}, out = []
    for (var i = 0; i < nets.length; ++i) {
        var best = null
        for (var j = 0; j < nets[i].cells.length; ++j) {
            var f = cellFrame(nets[i].cells[j], side)
            for (var k = 0; k < 3; ++k) {
                var v = f.at(k, f.rho, f.side / 2), key = v[0].toFixed(0) + "," + v[1].toFixed(0), rank = v[1] * 10 + v[0]
                if (!used[key] && (!best || rank < best.rank))
                    best = { rank: rank, key: key, x: v[0] + (f.cx - v[0]) * 0.16, y: v[1] + (f.cy - v[1]) * 0.16 }
            }
        }
        if (best)
            used[best.key] = true
        out.push(best ? Qt.point(best.x, best.y) : Qt.point(0, 0))
    }
    return out
}
// Surveyor's corner marks inside a cell: what was moved last.
function corners(cells, side, inset, length) {
    var s = ""
    for (var i = 0; i < cells.length; ++i) {
        var f = cellFrame(cells[i], side), b = f.side / 2 - inset * 1.7320508, a = f.rho - inset
        for (var k = 0; k < 3; ++k)
            s += line([f.at(k, a, b - length), f.at(k, a, b), f.at((k + 1) % 3, a, -b + length)])
    }
    return s || NONE
}
// A third of a turn clockwise, n times, as a set of openings.
function turned(openings, n) {
    for (var i = ((n % 3) + 3) % 3; i > 0; --i)
        openings = ((openings << 1) | (openings >> 2)) & 7
    return openings
}
