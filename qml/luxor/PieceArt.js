.pragma library
.import "../Ui/Glyphs.js" as Glyphs
.import "AnimalArt.js" as AnimalArt

// Drawings of the other pieces as SVG. Colours come from outside.
function sheet(x, y, w, h, inside) {
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='" + x + " " + y + " " + w + " " + h + "'>"
        + "<g stroke-linecap='round' stroke-linejoin='round'>" + inside + "</g></svg>"
}
function path(d, fill, pen, width, more) {
    return "<path d='" + d + "' fill='" + (fill || "none") + "'" + (pen ? " stroke='" + pen + "' stroke-width='" + width + "'" : "")
        + (more ? " " + more : "") + "/>"
}

// A sarcophagus lying, 48 x 13: the lid with its one to three eyes.
function lid(eyes, fill, pen, white, pupil) {
    var drawn = path("M1 6.5 C1 2 4 1 8 1 L41 2.2 L47 3.6 V9.4 L41 10.8 L8 12 C4 12 1 11 1 6.5 Z", fill, pen, 1.1)
    for (var i = 0; i < eyes; i++) {
        var x = 24 - (eyes * 11.5 - 1.5) / 2 + i * 11.5 - 0.5
        drawn += "<g transform='translate(" + x + " 2.5)'>" + path("M0.6 4 Q5 -0.8 9.4 4 Q5 8.4 0.6 4 Z", white, pupil, 1.1)
            + "<circle cx='5' cy='3.9' r='1.7' fill='" + pupil + "'/></g>"
    }
    return sheet(0, 0, 48, 13, drawn)
}
// What is below the lid: the chest, and in it the mummy in its bands.
function chest(inner, linen, pen, fill) {
    return sheet(0, 0, 48, 13, path("M1 6.5 C1 2 4 1 8 1 L41 2.2 L47 3.6 V9.4 L41 10.8 L8 12 C4 12 1 11 1 6.5 Z", fill, pen, 1.1)
        + path("M2.4 6.5 C2.4 3.2 5 2.4 8 2.4 L41 3.5 L45.8 4.6 V8.4 L41 9.5 L8 10.6 C5 10.6 2.4 9.8 2.4 6.5 Z", inner)
        + path("M4 6.5 C4 4.4 5.6 3.6 7.6 3.6 C9.4 3.6 10 4.4 11 4.2 L40 4.6 L44 5.4 V7.6 L40 8.4 L11 8.8 C10 8.6 9.4 9.4 7.6 9.4 C5.6 9.4 4 8.6 4 6.5 Z", linen, pen, 0.7)
        + path("M13 4.4 L15 8.6 M37 4.7 L39 8.4 M40.5 4.9 L42 8", "none", pen, 0.5))
}

// A scarab from above, 24 x 28, and the two ways its legs stand while it walks.
var LEGS = ["M5 10 L1 6 M19 10 L23 6 M4 16 L0.6 16 M20 16 L23.4 16 M5 21 L1 26 M19 21 L23 26",
            "M5 10 L2 4 M19 10 L22 9 M4 16 L0.6 19 M20 16 L23.4 13 M5 21 L2 23 M19 21 L22 27.5"]
function scarab(step, fill, pen, legs) {
    return sheet(0, 0, 24, 28, path(LEGS[step], "none", legs, 1.8)
        + path("M12 2 C16 2 18 5 18 8 C21 11 21 27 12 27 C3 27 3 11 6 8 C6 5 8 2 12 2 Z", fill, pen, 1.8)
        + path("M5 11 C9 13 15 13 19 11 M12 12.5 V26", "none", pen, 1.6))
}
function scarabPlace(pen) {
    return sheet(0, 0, 24, 28, path("M12 2 C16 2 18 5 18 8 C21 11 21 27 12 27 C3 27 3 11 6 8 C6 5 8 2 12 2 Z", "none", pen, 1.6, "opacity='0.6'"))
}

// A researcher with a sun hat, 30 x 42, the seat's sign on the coat.
function researcher(sign, color, ink, pen, shadow, shade) {
    var glyph = Glyphs.all[sign], mark = ""
    if (glyph.f)
        mark += path(glyph.f, ink, "", 0, glyph.even ? "fill-rule='evenodd'" : "")
    if (glyph.s)
        mark += path(glyph.s, "none", ink, (glyph.w || 2) * 1.15)
    return sheet(0, 0, 30, 42, "<ellipse cx='17' cy='38.6' rx='12' ry='3' fill='" + shadow + "' opacity='" + shade + "'/>"
        + path("M3 39 C2 28 3 19 9 16 C7 14 6.5 12 7 9.5 L2.5 9.5 C4 7.5 6 7 8 6.5 C9 1 19 1 20 6.5 C22 7 24 7.5 25.5 9.5 L21 9.5 C21.5 12 21 14 19 16 C25 19 26 28 25 39 Z", color, pen, 1.3)
        + path("M7 9.5 H21", "none", pen, 1.1) + "<g transform='translate(5.4 19.4) scale(0.72)'>" + mark + "</g>")
}

// Small signs for counts: a standing sarcophagus 10 x 20, a researcher 9 x 13, a card 12 x 16.
function coffin(fill, pen) {
    return sheet(0, 0, 10, 20, path("M5 0.6 C8 0.6 8.6 3 8.4 5.4 L9.4 7.6 L7.6 19.4 H2.4 L0.6 7.6 L1.6 5.4 C1.4 3 2 0.6 5 0.6 Z", fill, pen, 1.1)
        + path("M1.6 8 H8.4 M2.4 14 H7.6", "none", pen, 1.1))
}
function pawn(color) {
    return sheet(0, 0, 9, 13, path("M4.5 0 C7 0 7.4 3 6 4.6 C8.4 6 8.8 9 8.6 13 H0.4 C0.2 9 0.6 6 3 4.6 C1.6 3 2 0 4.5 0 Z", color))
}
function leaf(fill, pen) {
    return sheet(0, 0, 12, 16, "<rect x='1' y='1' width='10' height='14' rx='1.5' fill='" + fill + "' stroke='" + pen + "' stroke-width='1.2'/>"
        + path("M3 8 H9", "none", pen, 1))
}

// A pillar without what stands on it, 54 x 92: capital, shaft and foot.
function pillar(stone, pen, groove, width, shadow, shade) {
    return sheet(0, 0, 54, 92, path("M12 10 H47 L49 90 H14 Z", shadow, "", 0, "opacity='" + shade + "'")
        + path("M3 0.8 H51 V6 H3 Z M5 6 H49 C48 10 45 12 44 15 H10 C9 12 6 10 5 6 Z M10 15 H44 L45 84 H9 Z M5 84 H49 V91 H5 Z", stone, pen, width)
        + path("M10 18.5 H44 M10 21 H44 M16 6.5 C17 10 18 12 19 14.5 M27 6.5 V14.5 M38 6.5 C37 10 36 12 35 14.5", "none", groove, 1))
}

// A name ring of that size, with the bar at its end.
function cartouche(width, height, fill, pen, rope) {
    var half = rope / 2, end = width - height * 0.14
    return sheet(0, 0, width, height, "<rect x='" + half + "' y='" + half + "' width='" + (end - half) + "' height='" + (height - rope) + "' rx='" + (height - rope) / 2
        + "' fill='" + fill + "' stroke='" + pen + "' stroke-width='" + rope + "'/>" + path("M" + end + " " + rope + " V" + (height - rope), "none", pen, rope))
}

// The cavetto cornice: a row of leaves over a roll, as wide as it is asked for, 20 high.
function cornice(width, ledge, leafFill, leafPen, pen) {
    var leaves = "", count = Math.max(1, Math.round(width / 12)), step = width / count
    for (var i = 0; i < count; i++) {
        var x = i * step
        leaves += "M" + (x + 1).toFixed(2) + " 15 V7 Q" + (x + step / 2).toFixed(2) + " -1 " + (x + step - 1).toFixed(2) + " 7 V15 Z "
    }
    return sheet(0, 0, width, 20, "<rect width='" + width + "' height='20' fill='" + ledge + "'/>" + path(leaves, leafFill, leafPen, 1)
        + path("M0 0.5 H" + width + " M0 15 H" + width + " M0 19.5 H" + width, "none", pen, 1))
}

// The back of a card, 48 x 70: a net of lotus buds; of a curse: the snake.
function back(field, pen) {
    var net = ""
    for (var y = 0; y < 5; y++)
        for (var x = 0; x < 3; x++)
            net += path("M0 -5 C3 -2 3 2 0 5 C-3 2 -3 -2 0 -5 Z M-4.5 -3 C-3 1 -2 3 0 5 C2 3 3 1 4.5 -3", "none", pen, 1,
                        "transform='translate(" + (12 + x * 12) + " " + (11 + y * 12) + ")'")
    return sheet(0, 0, 48, 70, "<rect x='1' y='1' width='46' height='68' rx='4' fill='" + field + "'/>"
        + "<rect x='3.5' y='3.5' width='41' height='63' rx='2.5' fill='none' stroke='" + pen + "' stroke-width='1'/>" + net)
}
function curseBack(field, pen, sun) {
    var snake = AnimalArt.all[2]
    return sheet(0, 0, 48, 70, "<rect x='1' y='1' width='46' height='68' rx='4' fill='" + field + "'/>"
        + "<rect x='3.5' y='3.5' width='41' height='63' rx='2.5' fill='none' stroke='" + pen + "' stroke-width='1.4'/>"
        + "<circle cx='24' cy='15.5' r='5.6' fill='" + sun + "'/>"
        + "<g transform='translate(5 24) scale(0.4)'>" + path(snake.body, pen) + path(snake.tail, "none", pen, 3) + path(snake.detail, "none", field, 2.6)
        + "<circle cx='75' cy='12' r='2.8' fill='" + field + "'/></g>"
        + path("M9 59 L12 56.5 L15 59 L18 56.5 L21 59 L24 56.5 L27 59 L30 56.5 L33 59 L36 56.5 L39 59", "none", pen, 1.2))
}
