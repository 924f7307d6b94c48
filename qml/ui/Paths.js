.pragma library
// SVG paths at another place and size. OpenGL cuts a curve into chords by the size it is written in, not by the size it is shown in:
// what has curves is therefore written FINE times as large and shown that much smaller.
var FINE = 4

// A path moved to (x, y) and scaled by k. Knows M L H V C A Z, absolute. Four decimals, because a whole circle ends 0.01 from its start.
function placed(path, x, y, k) {
    var tokens = path.match(/[A-Z]|-?[0-9.]+/g), out = "", i = 0, command = ""
    function px() { return (x + k * tokens[i++]).toFixed(4) }
    function py() { return (y + k * tokens[i++]).toFixed(4) }
    while (i < tokens.length) {
        if (/[A-Z]/.test(tokens[i]))
            command = tokens[i++]
        if (command === "Z") out += "Z "
        else if (command === "H") out += "H" + px() + " "
        else if (command === "V") out += "V" + py() + " "
        else if (command === "A") out += "A" + (k * tokens[i++]).toFixed(2) + " " + (k * tokens[i++]).toFixed(2) + " " + tokens[i++] + " " + tokens[i++] + " " + tokens[i++] + " " + px() + " " + py() + " "
        else if (command === "C") out += "C" + px() + " " + py() + " " + px() + " " + py() + " " + px() + " " + py() + " "
        else out += command + px() + " " + py() + " "
    }
    return out
}
var known = {}
// A drawing of a 24 x 24 box (see Glyphs.js), written large; each is worked out once.
function fine(path) {
    if (!path)
        return "M0 0"
    if (!known[path])
        known[path] = placed(path, 0, 0, FINE)
    return known[path]
}
