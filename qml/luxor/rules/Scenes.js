.pragma library
// What the pictures of the rules are written in: a wall as "a camel-mule cat-cat; c ibis-ibis", each shaft from the floor up and
// the upper animal of a card first; a card that falls as "b snake-mule"; places as "a1 b2 c3".

const names = ["camel", "mule", "snake", "hippo", "crocodile", "ibis", "cat"]
const rowsOfACard = 2

// Whether the upper and the lower animal look left, by how far the lower one is from the upper one in the list.
const looksLeft = [[false, true], [false, false], [true, true], [false, true], [true, false], [false, false], [true, true]]

const curses = [[0, 1, 3], [1, 2, 4], [2, 3, 5], [3, 4, 6], [4, 5, 0], [5, 6, 1]]
function cursesOf(animal) { return curses.map((_, i) => i).filter(i => curses[i].includes(animal)) }

function cardOf(words) {
    const [top, bottom] = words.split("-").map(name => names.indexOf(name))
    const [topLeft, bottomLeft] = looksLeft[(bottom - top + 7) % 7]
    return { card: 7 * top + bottom, top: top, topLeft: topLeft, bottom: bottom, bottomLeft: bottomLeft }
}
function shaftOf(letter) { return letter.charCodeAt(0) - "a".charCodeAt(0) }
function cellOf(words) { return 10 * shaftOf(words[0]) + Number(words.slice(1)) - 1 }
function cellsOf(words) { return words.split(" ").filter(word => word !== "").map(cellOf) }

// The cards that lie there: each as the table knows it, with its shaft and its place from the floor.
function cardsOf(wall) {
    return wall.split(";").reduce((all, part) => {
        const words = part.trim().split(" ")
        return all.concat(words.slice(1).map((word, place) => Object.assign(cardOf(word), { shaft: shaftOf(words[0]), place: place })))
    }, [])
}
function fallen(wall, falls) {
    const [letter, card] = falls.split(" ")
    const shaft = shaftOf(letter)
    return Object.assign(cardOf(card), { shaft: shaft, place: cardsOf(wall).filter(one => one.shaft === shaft).length })
}
// The two animals of a card with their cells, the lower one first.
function animalsOf(card) {
    const cell = 10 * card.shaft + rowsOfACard * card.place
    return [{ cell: cell, animal: card.bottom, left: card.bottomLeft }, { cell: cell + 1, animal: card.top, left: card.topLeft }]
}
function shaftAndRow(cell) { return [Math.floor(cell / 10), cell % 10] }

function touch(a, b) {
    const [x, y] = shaftAndRow(a), [u, v] = shaftAndRow(b)
    return Math.max(Math.abs(x - u), Math.abs(y - v)) === 1
}
// Which of the four lines through a both are in; -1 for none.
function lineOf(a, b) {
    const [x, y] = shaftAndRow(a), [u, v] = shaftAndRow(b)
    return y === v ? 0 : x === u ? 1 : x - u === y - v ? 2 : x - u === v - y ? 3 : -1
}
function seenBySphinx(fresh, others) {
    return [0, 1, 2, 3].reduce((all, line) => {
        const inLine = others.filter(other => lineOf(fresh.cell, other.cell) === line)
        return inLine.length === 1 ? all.concat(inLine) : all
    }, [])
}
// The pairs that a falling card makes, as the table knows them.
function pairsOf(wall, falls, sphinx) {
    const old = cardsOf(wall).reduce((all, card) => all.concat(animalsOf(card)), [])
    const halves = animalsOf(fallen(wall, falls))
    return halves.reduce((all, fresh, i) => {
        const alike = old.concat(sphinx && i === 1 ? [halves[0]] : []).filter(other => other.animal === fresh.animal)
        const found = sphinx ? seenBySphinx(fresh, alike) : alike.filter(other => touch(fresh.cell, other.cell))
        return all.concat(found.filter(other => other !== halves[0]).map(other => ({
            fresh: fresh.cell, old: other.cell, animal: fresh.animal, same: other.left === fresh.left, left: other.left && fresh.left })))
    }, [])
}
