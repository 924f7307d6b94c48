.pragma library
// How the pictures of the rules write monuments: "0: 1.1 1.2; 2: 1.3" are the squares of each seat, "1.4 2.1" those that come next.

const FLOORS = [6, 5, 4, 3, 2, 1]

function list(words) { return words.split(" ").filter(word => word !== "") }
function bySeat(stones) {
    return stones.split(";").filter(part => part.trim() !== "").map(part => {
        const [seat, squares] = part.split(":")
        return { seat: Number(seat), squares: list(squares) }
    })
}
// As the pieces know them; a tomb that has been turned up shows its value.
function squares(stones, open, tombs) {
    const all = bySeat(stones).reduce((found, one) => found.concat(one.squares.map(square => ({ square: square, seat: one.seat }))), [])
    const taken = all.map(one => one.square)
    const shown = tombs.map((value, i) => ({ square: String(i + 1), seat: -1, value: value, price: value, open: list(open).includes(String(i + 1)) }))
    return all.concat(tombs.length > 0 ? shown.filter(one => !taken.includes(one.square)) : list(open).map(square => ({ square: square, seat: -1, open: true })))
}
// Who has most stones on each floor that is finished, the leftmost of equals first.
function floors(stones) {
    const seats = bySeat(stones)
    return FLOORS.map((size, floor) => {
        const own = seats.map(one => ({ seat: one.seat, places: one.squares.filter(square => square.startsWith(floor + 1 + ".")).map(square => Number(square.split(".")[1])).sort() }))
            .filter(one => one.places.length > 0)
        if (own.reduce((sum, one) => sum + one.places.length, 0) < size)
            return { seat: -1, stones: 0 }
        const best = own.sort((a, b) => b.places.length - a.places.length || a.places[0] - b.places[0])[0]
        return { seat: best.seat, stones: best.places.length }
    })
}
