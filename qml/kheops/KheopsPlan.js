.pragma library
.import "KheopsGeo.js" as Geo
.import "KheopsSigns.js" as Signs
// The architect's plan: walls, floors and edges of tiles as SVG paths, for one tile or joined for the whole pyramid.
// A side of a tile is CLOSED, FREE (opens to the outside or an empty cell), JOINED (to a facing opening) or BLOCKED (by a wall).
var CLOSED = 0, FREE = 1, JOINED = 2, BLOCKED = 3
var UP = 0, DOWN = 1, COURSES = 2, EDGES = 3, WALLS = 4, FLOORS = 5, SHADE = 6      // the paths of a pyramid
var OUTLINE = 0                                         // and of one tile the first
var PASSAGE = 0.30, CHAMBER = 0.72, NICHE = 0.66        // half widths and radii in units of the inscribed radius

function edgeWidth(side) { return Math.max(0.8, side / 48) }
function wallWidth(side) { return side / 19 }
function shadeWidth(side) { return Math.max(0.9, side / 34) }

function sidesOf(cells, i) {
    var out = []
    for (var k = 0; k < 3; ++k) {
        var n = Geo.across(i, k), facing = n < 0 || !cells[n] || cells[n].tile === "" ? null : cells[n]
        out.push(!(cells[i].openings >> k & 1) ? CLOSED : !facing ? FREE : facing.openings >> k & 1 ? JOINED : BLOCKED)
    }
    return out
}
// How far a passage runs: just over a seam it shares, up to the line of a wall it meets.
function reach(f, state) { return state === JOINED ? f.rho + f.side * 0.0075 : state === BLOCKED ? f.rho - f.side / 96 : f.rho }

// The runs of wall from one opening to the next, clockwise; joined they bound the floor.
function runs(f, sides, room) {
    var r = f.rho, w = r * PASSAGE, a = r * CHAMBER, e = a * 1.22, open = [], out = []
    for (var k = 0; k < 3; ++k)
        if (sides[k] !== CLOSED)
            open.push(k)
    for (var i = 0; i < open.length; ++i) {
        var m = open[i], n = open[(i + 1) % open.length], gap = (n - m + 3) % 3 || 3
        var points = [f.at(m, reach(f, sides[m]), w)]
        if (room) {
            points.push(f.at(m, a, w), f.at(m, a, e))
            for (var j = 1; j < gap; ++j)
                points.push(f.at((m + j) % 3, a, -e), f.at((m + j) % 3, a, e))
            points.push(f.at(n, a, -e), f.at(n, a, -w))
        } else
            points.push(f.ray(90 + 120 * m + 60 * gap, w * 1.1547))
        points.push(f.at(n, reach(f, sides[n]), -w))
        out.push(points)
    }
    return out
}
function circle(f, q) {
    var a = " A" + q.toFixed(2) + " " + q.toFixed(2) + " 0 1 1 ", l = Geo.pt([f.cx - q, f.cy]), r = Geo.pt([f.cx + q, f.cy])
    return "M" + l + a + r + a + l + " Z "
}
function walls(f, sides, room, niche) {
    return runs(f, sides, room).map(Geo.line).join("") + (niche ? circle(f, f.rho * NICHE) : "")
}
function floor(f, sides, room, niche) {
    return Geo.ring([].concat.apply([], runs(f, sides, room))) + (niche ? circle(f, f.rho * NICHE) : "")
}
function edges(f, sides, skip) {
    var w = f.rho * PASSAGE, b = f.side / 2, s = ""
    for (var k = 0; k < 3; ++k) {
        if (skip && skip[k])
            continue
        if (sides[k] === FREE || sides[k] === JOINED)
            s += Geo.line([f.at(k, f.rho, -b), f.at(k, f.rho, -w)]) + Geo.line([f.at(k, f.rho, w), f.at(k, f.rho, b)])
        else
            s += Geo.line([f.at(k, f.rho, -b), f.at(k, f.rho, b)])
    }
    return s
}
function courses(f) {
    var s = "", top = f.cy - f.h * (f.up ? 2 / 3 : 1 / 3)
    for (var i = 1; i <= 4; ++i) {
        var t = i / 5, half = f.side / 2 * (f.up ? t : 1 - t)
        s += Geo.line([[f.cx - half, top + f.h * t], [f.cx + half, top + f.h * t]])
    }
    return s
}
// The light comes from the upper left: a band along every wall on that side, just inside the floor.
function shade(f, sides, room, niche) {
    var t = f.side / 68, s = "", list = runs(f, sides, room)
    var q = f.rho * NICHE, mouth = Math.sqrt(q * q - Math.pow(f.rho * PASSAGE, 2))
    for (var i = 0; i < list.length; ++i)
        for (var j = 0; j + 1 < list[i].length; ++j) {
            var p = list[i][j], o = list[i][j + 1], dx = o[0] - p[0], dy = o[1] - p[1], l = Math.sqrt(dx * dx + dy * dy)
            if (l < 0.01 || dx - dy < 0.3 * l)      // inward normal (-dy, dx) must look to the lower right
                continue
            if (niche) {                             // only the passage outside the niche
                var out = j === 0 ? p : o, k = (l - Math.max(0, l - (dist(f, out) - mouth))) / l
                if (k <= 0)
                    continue
                var q2 = [out[0] + (j === 0 ? dx : -dx) * k, out[1] + (j === 0 ? dy : -dy) * k]
                p = j === 0 ? out : q2
                o = j === 0 ? q2 : out
            }
            var nx = -dy / l * t, ny = dx / l * t
            s += Geo.line([[p[0] + nx, p[1] + ny], [o[0] + nx, o[1] + ny]])
        }
    return niche ? s + nicheShade(f, sides, q - t) : s
}
function dist(f, p) { return Math.sqrt(Math.pow(p[0] - f.cx, 2) + Math.pow(p[1] - f.cy, 2)) }
function nicheShade(f, sides, q) {
    var s = "", points = []
    for (var deg = 152; deg <= 298; deg += 6) {
        var free = true
        for (var k = 0; k < 3; ++k) {
            var mouth = (f.up ? 90 : 270) + 120 * k, away = Math.abs((deg - mouth + 540) % 360 - 180)
            if (sides[k] !== CLOSED && away < 30)
                free = false
        }
        if (free)
            points.push([f.cx + Math.cos(deg * Math.PI / 180) * q, f.cy + Math.sin(deg * Math.PI / 180) * q])
        if ((!free || deg + 6 > 298) && points.length > 1)
            s += Geo.line(points)
        if (!free)
            points = []
    }
    return s
}
function hasNiche(room, symbol) { return !room && symbol !== "" }

// One tile by itself: the same paths.
function tile(side, up, openings, room, symbol, blocked) {
    var f = Geo.frame(0, 0, side, up), sides = [], niche = hasNiche(room, symbol)
    for (var k = 0; k < 3; ++k)
        sides.push(!(openings >> k & 1) ? CLOSED : blocked >> k & 1 ? BLOCKED : FREE)
    return [Geo.triangle(f, 0), Geo.NONE, courses(f), edges(f, sides) || Geo.NONE, walls(f, sides, room, niche) || Geo.NONE,
        openings ? floor(f, sides, room, niche) : Geo.NONE, openings ? shade(f, sides, room, niche) || Geo.NONE : Geo.NONE]
}
// All that the plan is drawn by, in one word: while it stays the same, so does the plan, whoever stands on it.
function layoutOf(cells, style) {
    var s = ""
    for (var i = 0; i < cells.length; ++i)
        if (cells[i] && cells[i].tile !== "")
            s += i + (cells[i].room ? "r" : "c") + cells[i].openings + Signs.shown(cells[i].symbol, style)
    return s
}
// What one placed tile adds to the plan. A move changes a tile and its neighbours only, so the rest is remembered.
var known = {}, count = 0
function pieceOf(cells, i, side, style) {
    var c = cells[i], sides = sidesOf(cells, i), niche = hasNiche(c.room, Signs.shown(c.symbol, style)), skip = [], k
    for (k = 0; k < 3; ++k) {
        var n = Geo.across(i, k)
        skip.push(n >= 0 && n < i && cells[n].tile !== "")      // a shared edge is drawn once
    }
    var key = i + "|" + side + "|" + sides + "|" + skip + "|" + c.room + niche
    if (known[key])
        return known[key]
    if (++count > 3000) {
        known = {}
        count = 1
    }
    var f = Geo.cellFrame(i, side)
    return known[key] = {
        mass: Geo.triangle(f, 0), courses: courses(f), edges: edges(f, sides, skip), walls: walls(f, sides, c.room, niche),
        floor: floor(f, sides, c.room, niche), shade: shade(f, sides, c.room, niche)
    }
}
// Every placed tile of the pyramid, joined kind by kind: seven paths.
function pyramid(cells, side, style) {
    var p = ["", "", "", "", "", "", ""]
    for (var i = 0; i < cells.length; ++i) {
        if (!cells[i] || cells[i].tile === "")
            continue
        var piece = pieceOf(cells, i, side, style)
        p[Geo.isUp(i) ? UP : DOWN] += piece.mass
        p[COURSES] += piece.courses
        p[EDGES] += piece.edges
        p[WALLS] += piece.walls
        p[FLOORS] += piece.floor
        p[SHADE] += piece.shade
    }
    return p.map(function (path) { return path || Geo.NONE })
}
// Floors and their bands of some cells only, to be tinted.
function floorsOf(cells, some, side, style) {
    var floors = "", shade = ""
    for (var i = 0; i < some.length; ++i) {
        if (!cells[some[i]] || cells[some[i]].tile === "")
            continue
        var piece = pieceOf(cells, some[i], side, style)
        floors += piece.floor
        shade += piece.shade
    }
    return [floors || Geo.NONE, shade || Geo.NONE]
}
// Which openings of a tile laid on a cell would meet a wall, as a set of sides.
function blockedAt(cells, i, openings) {
    var set = 0
    for (var k = 0; k < 3; ++k) {
        var n = Geo.across(i, k)
        if (openings >> k & 1 && n >= 0 && cells[n] && cells[n].tile !== "" && !(cells[n].openings >> k & 1))
            set |= 1 << k
    }
    return set
}
