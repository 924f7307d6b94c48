.pragma library
// What is chosen at the table when the Architect advises a move. He names dice by colour and value; the table knows each one.

function taken(play, move) {
    const ids = (prayer, count) => play.quarry.filter(one => one.prayer === prayer).slice(0, count).map(one => one.id)
    return ids(false, move.stones).concat(ids(true, move.prayers))
}

function dice(play, move) {
    const fits = one => one.value === move.value && !one.marked && (move.what === "set" || one.prayer === (move.prayer === true))
    const die = play.rolled.find(fits)
    return die ? [die.id] : []
}

function choose(play, move) {
    if (move.what === "take")
        play.picked = taken(play, move)
    else if (move.what === "mark" || move.what === "nudge" || move.what === "set")
        play.picked = dice(play, move)
    else if (move.what === "build") {
        play.sparing = !move.carnelian
        play.picked = dice(play, move)
        play.aimAt(move.pyramid, move.space)
    } else if (move.what === "tile") {
        play.tile = move.tile
        play.tileFrom = move.from
    } else if (move.what === "drop")
        play.dropped = move.god
}
