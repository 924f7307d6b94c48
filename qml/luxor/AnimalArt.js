.pragma library
// The seven animals of the wall, 96 x 72, facing right: a flat mineral fill, one patch of a second colour, an umber line, an almond eye
// with its kohl. Each has an outline of its own (hump, ears, hood, block snout, saw back, sickle bill, upright sitting): shape first,
// colour second.
var OUTLINE = ["#2B2118", "#0E1014"]        // day, night
var all = [
    { fill: ["#C8954C", "#CFA262"], patchFill: ["#A8412D", "#B9563F"], eye: [82, 13],           // camel
      body: "M14 67 L17 46 C10 42 9 33 15 30 C21 27 24 13 35 12 C46 11 47 27 54 29 C62 31 66 25 68 17 C69 10 74 6 79 7 L81 2 L84 8 C90 10 94 13 94 18 C94 22 90 23 86 22 L80 21 C79 33 74 43 64 46 L66 67 L60 67 L57 48 L53 48 L54 67 L48 67 L46 47 C41 49 35 49 30 47 L29 67 L23 67 L24 49 L22 48 L20 67 Z",
      patch: "M25 24 C29 15 41 14 45 24 L47 34 L40 31 L35 36 L30 31 L23 34 Z",
      tail: "M13 33 C8 38 8 44 9 50", detail: "M76 23 C75 32 71 38 64 40" },
    { fill: ["#8A7765", "#A8998A"], patchFill: ["#E3CFA0", "#6E5D4C"], eye: [77, 19],           // mule
      body: "M15 67 L17 48 C11 44 11 33 18 30 C28 26 44 30 55 27 C62 24 65 19 68 14 L63 0 C69 1 73 5 74 10 L76 0 C81 3 82 9 80 13 L93 25 C95 29 92 33 88 32 L79 28 C77 36 73 42 67 46 L68 67 L62 67 L60 49 L56 49 L56 67 L50 67 L50 47 C43 49 36 48 31 46 L28 67 L22 67 L24 49 L22 49 L21 67 Z",
      patch: "M32 29 L48 29 L48 43 L32 43 Z",
      tail: "M14 34 C7 38 8 46 6 56", detail: "M32 36 L48 36 M58 26 L62 30 M62 22 L66 27 M66 17 L70 22 M86 24 L88 26" },
    { fill: ["#86A05A", "#94B56E"], patchFill: ["#D9C07A", "#6C8A4C"], eye: [75, 12],           // snake
      body: "M58 9 C66 3 78 3 85 9 L93 13 L86 18 C80 19 77 19 75 22 C84 30 83 42 75 49 C70 54 71 58 66 63 C60 69 49 69 43 64 C37 59 33 57 27 62 C20 68 9 68 3 58 C12 60 16 57 23 53 C31 48 40 50 46 55 C51 59 56 58 57 52 C58 47 49 41 49 29 C49 19 52 13 58 9 Z",
      patch: "M68 22 L75 22 C84 30 83 42 75 49 C70 54 71 58 67 62 C66 50 72 36 68 22 Z",
      tail: "M93 13 L96 11 M93 13 L96 16", detail: "M70 30 L79 30 M70 38 L79 38 M68 46 L76 46 M54 19 C52 26 53 33 56 39" },
    { fill: ["#6FA6AC", "#74B6BD"], eye: [71, 26],                                              // hippopotamus
      body: "M11 67 L11 48 C4 30 14 15 34 14 C46 13 54 17 60 18 L60 11 C64 9 67 12 67 17 C72 17 76 20 79 24 C88 24 94 29 94 37 C94 46 88 49 81 48 C76 48 73 49 69 52 L69 67 L57 67 L56 57 L51 57 L50 67 L39 67 L38 57 L29 57 L28 67 Z",
      tail: "M9 34 L5 42",
      detail: "M30 50 L30 32 M30 41 C25 40 21 35 21 29 C26 30 28 32 30 36 C32 32 34 30 39 29 C39 35 35 40 30 41 M79 41 C85 43 90 42 93 39 M50 46 L50 34 M45 33 C46 39 54 39 55 33 M87 30 L89 31" },
    { fill: ["#5F7D55", "#7CA372"], patchFill: ["#B9BE86", "#55764E"], eye: [65, 37],           // crocodile
      body: "M12 8 C4 18 6 32 16 38 L20 31 L24 39 L29 32 L33 39 L38 32 L42 39 L47 32 L51 38 L57 33 C61 28 68 29 70 34 L92 42 C96 44 95 48 91 48 L73 48 L90 52 C93 53 92 57 88 57 L64 57 L68 67 L56 67 L52 57 L34 57 L36 67 L24 67 L22 56 C6 52 -2 26 12 8 Z",
      patch: "M20 51 L66 51 L73 48 L90 52 C93 53 92 57 88 57 L22 57 Z",
      detail: "M75 48 L77 45 M81 48 L83 45.5 M87 48 L88 46 M24 45 L28 45 M34 45 L38 45 M44 45 L48 45" },
    { fill: ["#F7EEDB", "#EADFC8"], patchFill: ["#3A302A", "#5A5560"], eye: [69, 12], tailColor: ["#2B2118", "#EADFC8"],        // ibis
      body: "M4 46 C12 28 32 20 47 25 C55 27 59 24 60 17 C60 8 67 4 73 6 C84 9 92 22 93 40 C88 27 82 18 75 16 C70 16 71 20 70 25 C68 37 60 45 48 47 C34 50 18 51 4 46 Z",
      patch: "M60 17 C60 8 67 4 73 6 C84 9 92 22 93 40 C88 27 82 18 75 16 C70 16 71 20 70 25 C66 24 62 22 60 17 Z M4 46 C8 38 14 32 20 29 C20 36 16 44 12 48 Z",
      tail: "M41 48 L39 67 L46 67 M50 47 L52 67 L59 67", detail: "M24 45 C32 44 40 40 46 33 M30 39 C34 37 38 34 41 31" },
    { fill: ["#4A3D35", "#8E8299"], patchFill: ["#D9A93F", "#E2B04A"], eye: [65, 14], tailColor: ["#4A3D35", "#8E8299"], tailWidth: 5, detailColor: ["#D9A93F", "#0E1014"],     // cat
      body: "M32 67 C24 66 22 58 24 49 C27 39 37 35 43 30 C46 27 46 24 45 19 C44 14 46 11 48 9 L47 -1 L55 6 L62 6 L68 -1 L69 9 C72 11 76 15 77 18 C77 22 73 23 69 23 C65 25 63 28 64 34 L66 52 L68 62 L76 63 L77 67 Z",
      patch: "M45 28 C51 32 58 32 64 29 L64 34 C57 37 49 36 43 31 Z",
      tail: "M27 64 C13 67 7 58 9 48 C10 42 14 41 16 43", detail: "M55 66 L54 50 M54 60 C48 54 42 54 37 58" }]

var known = {}

function line(d, color, width) {
    return d ? "<path d='" + d + "' fill='none' stroke='" + color + "' stroke-width='" + width + "'/>" : ""
}
function area(d, color) { return d ? "<path d='" + d + "' fill='" + color + "'/>" : "" }

// `heavy`: thicker lines, for a picture that is shown very small. `ground`: the colour of a field behind it, or "".
function svg(kind, night, heavy, ground) {
    var key = kind + (night ? "n" : "d") + (heavy ? "h" : "") + ground
    if (!known[key])
        known[key] = drawn(all[kind], night ? 1 : 0, heavy ? 1.3 : 1, ground)
    return known[key]
}
function drawn(a, n, weight, ground) {
    var outline = OUTLINE[n], x = a.eye[0], y = a.eye[1]
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-2 -3 100 75'>"
        + (ground ? "<rect x='-2' y='-3' width='100' height='75' rx='8' fill='" + ground + "'/>" : "")
        + "<g stroke-linecap='round' stroke-linejoin='round'>"
        + line(a.tail, a.tailColor ? a.tailColor[n] : outline, (a.tailWidth || 3) * weight)
        + area(a.body, a.fill[n]) + area(a.patch, a.patchFill ? a.patchFill[n] : "none")
        + line(a.body, outline, 2.3 * weight)
        + line(a.detail, a.detailColor ? a.detailColor[n] : outline, 1.5 * weight)
        + "<path d='M" + (x - 4.5) + " " + (y + 0.5) + "q4 -5 9 0 q-5 3.6 -9 0Z' fill='#FBF5E8' stroke='" + outline + "' stroke-width='1'/>"
        + "<circle cx='" + (x + 0.3) + "' cy='" + (y - 0.1) + "' r='1.7' fill='#1A1410'/></g></svg>"
}
