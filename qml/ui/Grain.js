.pragma library
// Small splinters scattered over a stone, always the same for the same size of page.
function fraction(i, k) {
    var v = Math.sin((i + 1) * k) * 43758.5453
    return v - Math.floor(v)
}
function path(width, height, count) {
    var s = "M0 0"
    for (var i = 0; i < count; ++i) {
        var x = fraction(i, 12.9898) * width, y = fraction(i, 78.233) * height
        var a = fraction(i, 5.3) * Math.PI, l = 0.8 + fraction(i, 3.7) * 1.6, t = 0.35 + fraction(i, 9.1) * 0.5
        var dx = Math.cos(a) * l, dy = Math.sin(a) * l, ex = -Math.sin(a) * t, ey = Math.cos(a) * t
        s += " M" + (x - dx).toFixed(1) + " " + (y - dy).toFixed(1) + " L" + (x + ex).toFixed(1) + " " + (y + ey).toFixed(1)
            + " L" + (x + dx).toFixed(1) + " " + (y + dy).toFixed(1) + " L" + (x - ex).toFixed(1) + " " + (y - ey).toFixed(1) + " Z"
    }
    return s
}
