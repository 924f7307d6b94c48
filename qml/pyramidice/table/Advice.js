.pragma library
// Which dice the Architect means. He names them by colour and value; the table knows each one.

function taken(quarry, stones, prayers) {
    const ids = (prayer, count) => quarry.filter(one => one.prayer === prayer).slice(0, count).map(one => one.id)
    return ids(false, stones).concat(ids(true, prayers))
}

// The die that is to be used; `either`: of whichever colour.
function dice(rolled, value, prayer, either) {
    const die = rolled.find(one => one.value === value && !one.marked && (either || one.prayer === prayer))
    return die ? [die.id] : []
}
