.pragma library

// Pictures written as SVG. A colour may be one of QML's; one with alpha is written as a colour and an opacity.
function paint(attribute, color) {
    var c = String(color === undefined || color === "" ? "none" : color)
    if (c.length === 9 && c[0] === "#")
        return " " + attribute + "='#" + c.slice(3) + "' " + attribute + "-opacity='" + (parseInt(c.slice(1, 3), 16) / 255).toFixed(3) + "'"
    return " " + attribute + "='" + c + "'"
}
function sheet(x, y, w, h, inside) {
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='" + x + " " + y + " " + w + " " + h + "'>"
        + "<g stroke-linecap='round' stroke-linejoin='round'>" + inside + "</g></svg>"
}
function look(fill, pen, width, more) {
    return paint("fill", fill) + (pen ? paint("stroke", pen) + " stroke-width='" + width + "'" : "") + (more ? " " + more : "")
}
function path(d, fill, pen, width, more) { return "<path d='" + d + "'" + look(fill, pen, width, more) + "/>" }
function rect(x, y, w, h, r, fill, pen, width, more) {
    return "<rect x='" + x + "' y='" + y + "' width='" + w + "' height='" + h + "' rx='" + r + "'" + look(fill, pen, width, more) + "/>"
}
function disc(x, y, r, fill, pen, width, more) {
    return "<circle cx='" + x + "' cy='" + y + "' r='" + r + "'" + look(fill, pen, width, more) + "/>"
}
function placed(x, y, k, inside) { return "<g transform='translate(" + x + " " + y + ") scale(" + k + ")'>" + inside + "</g>" }
