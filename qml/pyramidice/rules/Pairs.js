.pragma library

// The neighbours on a square of dice that show one of the pairs, as [{a, b}] of their places. Empty places hold 0.
function seals(stones, size, pairs) {
    const found = []
    const wanted = (a, b) => pairs.some(pair => (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a))
    for (let at = 0; at < size * size; ++at) {
        const beside = (at % size) + 1 < size ? [at + 1] : []
        const below = at + size < size * size ? [at + size] : []
        for (const other of beside.concat(below)) {
            if (wanted(stones[at], stones[other]))
                found.push({ a: at, b: other })
        }
    }
    return found
}
