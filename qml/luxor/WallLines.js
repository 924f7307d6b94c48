.pragma library
// Cells of the wall: shaft * 10 + row, row 0 the floor. Three of them in a straight line, drawn or tapped.
var SHAFTS = 8
var ROWS = 10

function shaft(cell) { return Math.floor(cell / 10) }
function row(cell) { return cell % 10 }
function isFilled(bySlot, cell) { return bySlot[shaft(cell) * 5 + Math.floor(row(cell) / 2)].top >= 0 }
function inside(s, r) { return s >= 0 && s < SHAFTS && r >= 0 && r < ROWS }

// Where cells are drawn: `plan`, the wall, has edge, head, cellWidth and cellHeight.
function corner(plan, cell) { return { x: plan.edge + shaft(cell) * plan.cellWidth, y: plan.head + (9 - row(cell)) * plan.cellHeight } }
function centre(plan, cell) {
    var at = corner(plan, cell)
    return { x: at.x + plan.cellWidth / 2, y: at.y + plan.cellHeight / 2 }
}
function cellUnder(plan, x, y) {
    var s = Math.floor((x - plan.edge) / plan.cellWidth), r = 9 - Math.floor((y - plan.head) / plan.cellHeight)
    return inside(s, r) ? s * 10 + r : -1
}
// Half a shaft beside the outer ones still counts as theirs.
function shaftUnder(plan, x) {
    var s = (x - plan.edge) / plan.cellWidth
    return s < -0.5 || s > SHAFTS + 0.5 ? -1 : Math.max(0, Math.min(SHAFTS - 1, Math.floor(s)))
}

// What a finger means that began on a cell and is now (dx, dy) cells away, dy upwards: up to three cells in the nearest of the eight
// directions, as long as they hold an animal.
function drawn(first, dx, dy, bySlot) {
    var far = Math.max(Math.abs(dx), Math.abs(dy)), cells = [first]
    if (far < 0.5)
        return cells
    var turn = Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) * Math.PI / 4
    var sx = Math.round(Math.cos(turn)), sy = Math.round(Math.sin(turn)), steps = Math.min(2, Math.round(far))
    for (var i = 1; i <= steps; i++) {
        var s = shaft(first) + i * sx, r = row(first) + i * sy
        if (!inside(s, r) || !isFilled(bySlot, s * 10 + r))
            break
        cells.push(s * 10 + r)
    }
    return cells
}

// What a tap makes of the cells tapped before: taken back, gone on with, or begun anew.
function tapped(cells, cell) {
    if (cells.indexOf(cell) >= 0)
        return cells.filter(function (one) { return one !== cell })
    if (cells.length >= 3)
        return [cell]
    var more = cells.concat([cell])
    return canBeLine(more) ? more : [cell]
}
// Whether these cells are, or can still become, three in a row.
function canBeLine(cells) {
    if (cells.length < 2)
        return true
    var s = cells.map(shaft), r = cells.map(row)
    var wide = Math.max.apply(null, s) - Math.min.apply(null, s), tall = Math.max.apply(null, r) - Math.min.apply(null, r)
    if (Math.max(wide, tall) > 2)
        return false
    if (wide !== 0 && tall !== 0 && wide !== tall)
        return false
    return cells.length < 3 || straight(cells)
}
// Three different cells, one step between each: the middle one is the mean of the others.
function straight(cells) {
    var sum = function (of) { return cells.reduce(function (all, one) { return all + of(one) }, 0) }
    var s = sum(shaft) / 3, r = sum(row) / 3, middle = s * 10 + r
    if (cells.indexOf(middle) < 0)
        return false
    return cells.every(function (one) { return Math.max(Math.abs(shaft(one) - s), Math.abs(row(one) - r)) <= 1 })
}
// From one end to the other.
function sorted(cells) { return cells.slice().sort(function (a, b) { return a - b }) }
