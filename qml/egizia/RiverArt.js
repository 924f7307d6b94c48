.pragma library
.import "Svg.js" as Svg

// The Nile in pieces of one picture: each bend is a window on the same course, so every bend that swings one way is painted once.
// c holds the colours {water, waterInk, waterLit, bank, bankInk, sea, granite, graniteInk, leaf, shadow}; flood is 0 low, 1, 2 high.
function breadth(flood) { return [26, 34, 41][flood] }
function silt(flood) { return [46, 48, 53][flood] }
function course(d, flood, c) {
    var w = breadth(flood)
    return Svg.path(d, "none", c.bankInk, silt(flood) + 1.6) + Svg.path(d, "none", c.bank, silt(flood)) + Svg.path(d, "none", c.waterInk, w + 2.4) + Svg.path(d, "none", c.water, w)
        + Svg.path(d, "none", c.waterLit, w * 0.34, "opacity='0.75'")
}
// The hieroglyph for water.
function ripple(x, y) { return "M" + (x - 9).toFixed(1) + " " + (y + 1.5).toFixed(1) + "l3 -3l3 3l3 -3l3 3l3 -3l3 3" }
function ripples(xa, ya, xb, pitch) {
    var s = "", at = [0.34, 0.5, 0.66]
    for (var i = 0; i < 3; i++) {
        var t = at[i], e = 3 * t * t - 2 * t * t * t
        s += ripple(xa + (xb - xa) * e, ya + pitch * (1.5 * t * (1 - t) + t * t * t))
    }
    return s
}
function turn(xa, ya, xb, pitch) { return "C" + xa + " " + (ya + pitch / 2) + " " + xb + " " + (ya + pitch / 2) + " " + xb + " " + (ya + pitch) }

// One bend, w x p steps, its crest at the right.
function bend(w, p, reach, flood, c) {
    var far = w / 2 - reach, crest = w / 2 + reach, d = "M" + far + " " + -p / 2
    d += turn(far, -p / 2, crest, p) + turn(crest, p / 2, far, p)
    return Svg.sheet(0, 0, w, p, course(d, flood, c) + Svg.path(ripples(far, -p / 2, crest, p) + ripples(crest, p / 2, far, p), "none", c.waterInk, 1.2))
}
function boulder(x, y, k, c) {
    return Svg.placed(x, y, k, Svg.path("M-11 7C-14 0 -9 -8 -1 -8C8 -9 14 -2 12 6C8 9 -6 10 -11 7Z", c.granite, c.graniteInk, 1.3)
        + Svg.path("M-6 -3C-3 -6 2 -6 5 -4M4 3C6 2 8 2 9 3", "none", c.graniteInk, 1))
}
// The first cataract, w x h steps: white water between boulders.
function source(w, h, p, reach, flood, c) {
    var m = w / 2, far = m - reach, crest = m + reach
    var d = "M" + (m + 34) + " -40C" + (m + 34) + " " + (h - p) * 0.7 + " " + far + " " + (h - p * 1.05) + " " + far + " " + (h - p / 2) + turn(far, h - p / 2, crest, p)
    var rocks = [[m + 2, 14, 1.25], [m + 66, 12, 1.3], [m + 74, 34, 0.9], [m - 22, 34, 1], [m + 20, 26, 0.62], [m + 36, 10, 0.5], [m + 8, 46, 0.5], [m - 52, 50, 0.8], [m - 92, 62, 0.7], [m - 20, 78, 0.7], [m + 100, 18, 0.7]]
    var out = course(d, flood, c) + Svg.path("M" + (m + 24) + " 4q3 5 0 10M" + (m + 44) + " 14q-2 6 -6 9M" + (m + 24) + " 38q-6 4 -12 5M" + (m - 4) + " 60q-8 3 -16 2M" + (m + 34) + " 34q-3 5 -8 7", "none", c.foam, 1.8)
        + Svg.path(ripples(far, h - p / 2, crest, p) + ripple(far + 4, h - 44), "none", c.waterInk, 1.2)
    for (var i = 0; i < rocks.length; i++)
        out += boulder(rocks[i][0], rocks[i][1], rocks[i][2], c)
    return Svg.sheet(0, 0, w, h, out)
}
// The delta, w x h steps and `more` of the sea at the right: five arms through green land into the sea.
function delta(w, h, p, reach, flood, c, more) {
    var m = w / 2, crest = m - reach, shore = h - 46, fork = p / 2 + 56
    var next = m + reach                    // the last bend swings back as every other does, and only then into the fork: so no seam is seen
    var stem = "M" + crest + " " + -p / 2 + turn(crest, -p / 2, next, p) + "C" + next + " " + (p / 2 + 34) + " " + m + " " + (fork - 34) + " " + m + " " + (fork + 8)
    w += more || 0
    var arms = [[-0.82, 9], [-0.42, 12], [0, 13], [0.44, 12], [0.84, 9]], spread = Math.min(m - 22, 240), land = "", out = ""
    land = "M" + m + " " + (fork - 18) + "C" + (m - 40) + " " + (fork + 22) + " " + (m - spread * 0.8) + " " + (shore - 34) + " " + (m - spread - 8) + " " + (shore + 8)
        + "H" + (m + spread + 8) + "C" + (m + spread * 0.8) + " " + (shore - 34) + " " + (m + 40) + " " + (fork + 22) + " " + m + " " + (fork - 18) + "Z"
    out += Svg.path(land, c.bank, c.bankInk, 1.2)
    out += Svg.path("M0 " + h + "V" + (shore + 10) + "C" + w * 0.16 + " " + (shore - 4) + " " + w * 0.3 + " " + (shore + 12) + " " + m + " " + (shore + 4) + "C" + w * 0.72 + " " + (shore - 4) + " "
        + w * 0.86 + " " + (shore + 12) + " " + w + " " + (shore + 4) + "V" + h + "Z", c.sea, c.waterInk, 1.4)
    out += Svg.path(stem, "none", c.bank, silt(flood)) + Svg.path(stem, "none", c.waterInk, breadth(flood) + 2.4)
    var all = [], i
    for (i = 0; i < 5; i++) {
        var x = m + arms[i][0] * spread
        all.push("M" + m + " " + (fork - 8) + "C" + m + " " + (fork + 34) + " " + (m + (x - m) * 0.86) + " " + (fork + 40) + " " + x + " " + (shore + 12))
    }
    for (i = 0; i < 5; i++)
        out += Svg.path(all[i], "none", c.waterInk, arms[i][1] + flood * 1.5 + 2.4)
    for (i = 0; i < 5; i++)
        out += Svg.path(all[i], "none", c.water, arms[i][1] + flood * 1.5)
    out += Svg.path(stem, "none", c.water, breadth(flood)) + Svg.path(stem, "none", c.waterLit, breadth(flood) * 0.34, "opacity='0.75'")
    var waves = ripples(crest, -p / 2, next, p), y
    for (i = 0; i < Math.min(40, Math.floor(w / 64)); i++)
        waves += ripple(34 + i * 64, h - 12) + ripple(66 + i * 64, h - 26)
    out += Svg.path(waves, "none", c.waterInk, 1.2)
    var reeds = [[-0.62, 0.78], [-0.2, 0.74], [0.22, 0.72], [0.64, 0.8], [-0.24, 0.42], [0.3, 0.46]]
    for (i = 0; i < reeds.length; i++) {
        x = m + reeds[i][0] * spread
        y = fork + (shore - fork) * reeds[i][1]
        out += Svg.path("M" + x + " " + (y + 8) + "V" + (y - 5) + "M" + (x - 4) + " " + (y + 8) + "L" + (x - 6) + " " + (y - 2) + "M" + (x + 4) + " " + (y + 8) + "L" + (x + 6) + " " + (y - 2), "none", c.leaf, 1.6)
    }
    return Svg.sheet(0, 0, w, h, out)
}

// Quiet scenery of the banks, 48 x 50: never a target, never in a seat's colour.
function scenery(kind, leaf, wood) {
    var palm = Svg.path("M20 48C21 36 21 28 19 16", "none", wood, 2.4) + Svg.path("M19 16C14 8 8 9 4 15M19 16C15 12 9 15 7 22M19 16C24 8 30 9 34 14M19 16C24 13 28 16 30 22M19 16C18 9 20 5 23 3", "none", leaf, 3)
    if (kind === "palm")
        return Svg.sheet(0, 0, 48, 50, palm + Svg.path("M33 48C33 42 33 36 35 29", "none", wood, 2.4)
            + Svg.path("M35 29C32 24 28 25 26 29M35 29C38 24 42 25 45 29M35 29C39 28 41 31 42 34M35 29C31 28 29 31 28 34", "none", leaf, 3))
    if (kind === "palms")
        return Svg.sheet(0, 0, 48, 50, Svg.placed(0, 8, 0.84, palm) + Svg.placed(20, 18, 0.64, palm) + Svg.path("M2 48.500H46", "none", wood, 1.6))
    if (kind === "reeds")
        return Svg.sheet(0, 0, 48, 50, Svg.path("M14 48C14 36 13 28 10 20M20 48C20 34 20 24 20 12M26 48C26 36 28 28 31 18M32 48C33 40 35 34 38 29", "none", leaf, 2)
            + Svg.path("M4 14Q10 10 15 16L10 21ZM13 7Q20 2 27 7L20 14ZM26 12Q33 10 37 15L30 20ZM33 26Q39 23 43 27L37 31Z", leaf))
    if (kind === "ibis")
        return Svg.sheet(0, 0, 48, 50, Svg.path("M14 30C20 22 32 24 38 32C32 34 20 36 14 30ZM15 30C12 24 14 18 18 16C14 12 10 15 4 22C10 18 12 18 13 19", "none", wood, 2)
            + Svg.path("M24 34V47H21M29 33V47H26M38 32L44 37", "none", wood, 2) + Svg.path("M2 48.500H40M44 48V40", "none", leaf, 1.8))
    if (kind === "hut")
        return Svg.sheet(0, 0, 48, 50, Svg.path("M6 47L9 25H31L34 47ZM12 47V35H19V47M9 25L11 21H29L31 25M23 33H28", "none", wood, 2)
            + Svg.path("M40 47C40 40 40 34 38 28", "none", wood, 2) + Svg.path("M38 28C35 23 31 24 29 27M38 28C42 23 45 25 47 29M38 28C42 28 43 31 44 34", "none", leaf, 2.6))
    return Svg.sheet(0, 0, 48, 50, Svg.path("M0 44Q14 26 28 40Q36 32 48 42", "none", wood, 2.2) + Svg.path("M8 48Q16 45 24 48M30 47Q36 45 42 47", "none", wood, 1.3))
}
