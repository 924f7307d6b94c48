.pragma library
.import "../Ui/Glyphs.js" as Glyphs
.import "Svg.js" as Svg
.import "Signs.js" as Signs

// Drawings of the pieces as SVG. Colours come from outside.
function mark(sign, ink, bold) {
    var glyph = Glyphs.all[sign]
    if (!glyph)
        return ""
    return (glyph.f ? Svg.path(glyph.f, ink, "", 0, glyph.even ? "fill-rule='evenodd'" : "") : "")
        + (glyph.s ? Svg.path(glyph.s, "none", ink, (glyph.w || 2) * (bold || 1.1)) : "")
}

// A ship, 48 x 42: papyrus hull, the sail carries a seat's colour and sign.
function ship(sign, sail, ink, hull, pen, rope) {
    return Svg.sheet(0, 0, 48, 42, Svg.path("M24 1V32M38 27L43 40", "none", rope, 1.6)
        + Svg.path("M9 4H39C38 11 38 18 39 26H9C10 18 10 11 9 4Z", sail, pen, 1.3)
        + Svg.path("M9.600 6.600H38.400M9.600 23.400H38.400", "none", ink, 0.7, "opacity='0.45'")
        + Svg.path("M3 20C0 22 1 29 8 36C11 38.500 15 39 18 39H30C33 39 37 38.500 40 36C47 29 48 22 45 20C44.500 25 40 31 33 31H15C8 31 3.500 25 3 20Z", hull, pen, 1.3)
        + Svg.path("M14 31L13 38M24 31V39M34 31L35 38", "none", pen, 1) + Svg.placed(15, 6, 0.75, mark(sign, ink, 1.15)))
}
// One that is away, or an empty place for one.
function shipPlace(pen) {
    return Svg.sheet(0, 0, 48, 42, Svg.path("M24 1V31M9 4H39C38 11 38 18 39 26H9C10 18 10 11 9 4ZM3 20C0 22 1 29 8 36C11 38.500 15 39 18 39H30C33 39 37 38.500 40 36C47 29 48 22 45 20C44.500 25 40 31 33 31H15C8 31 3.500 25 3 20Z", "none", pen, 1.2, "stroke-dasharray='3 2.4'"))
}

// A worker, 30 x 44, told apart by the kilt: 0 blue bands, 1 black, 2 yellow dots, 3 the foreman in white with a staff, 4 any of them.
function worker(kind, kilt, skin, hair, pen, staff, linen, all) {
    var body = "M11 32L10 43H15L16 34L17 43H22L20 32ZM7 14H22L26 21L24 24L20 20L18 27H12L10 20L6 26L3 24ZM13 10H17V14H13Z"
    var detail = ["M10.500 29H20.500M9.500 32.500H21.500", "", "M13 28.500H13.100M17 28.500H17.100M11.500 32.500H11.600M15.500 32.500H15.600M19.500 32.500H19.600", "M15 25V36", ""][kind]
    var cloth = Svg.path("M11.500 25H19L23 36H8.500Z", kilt, pen, 1.2)
    if (kind === 4) {
        cloth = Svg.path("M11.500 25H13.400L12.100 36H8.500Z", all[0]) + Svg.path("M13.400 25H15.250L15.750 36H12.100Z", all[1])
            + Svg.path("M15.250 25H17.100L19.400 36H15.750Z", all[2]) + Svg.path("M17.100 25H19L23 36H19.400Z", all[3]) + Svg.path("M11.500 25H19L23 36H8.500Z", "none", pen, 1.2)
    }
    return Svg.sheet(0, 0, 30, 44, (kind === 3 ? Svg.path("M27 8V43", "none", staff, 1.8) + Svg.disc(27, 7, 1.8, staff) : "")
        + Svg.path(body, skin, pen, 1.2) + Svg.path("M11 3C14 0 19 1 20 4L21.500 7.500L20 8C20 11 17 12 15 11.500C12 11 10 7 11 3Z", skin, pen, 1.2)
        + Svg.path("M19.500 3.500C18 .5 12 .2 10.500 3C9.500 6 9.500 9 10 12H13.500C13.500 9 14 6.500 15 4.500Z", hair, pen, 1)
        + cloth + (detail ? Svg.path(detail, "none", kind === 0 ? linen : pen, kind === 2 ? 1.6 : 1.3) : ""))
}

// A field of w x h: plain, dots or bars, so that its colour is not its only sign.
function field(kind, w, h, r, color, ink) {
    var marks = ""
    if (kind === 1)
        for (var y = 5; y < h; y += 7)
            for (var x = 4 + (Math.round((y - 5) / 7) % 2) * 3.5; x < w - 1; x += 7)
                marks += "M" + x + " " + y + "h.1"
    if (kind === 2)
        for (var b = 4; b < w; b += 5)
            marks += "M" + b + " 0V" + h
    return Svg.sheet(0, 0, w, h, Svg.rect(0, 0, w, h, r, color)
        + (marks ? Svg.path(marks, "none", ink, kind === 1 ? 1.8 : 1.3, "opacity='" + (kind === 1 ? 0.55 : 0.4) + "'" + (kind === 2 ? " stroke-linecap='butt'" : "")) : ""))
}

// A broken line round an empty place, w x h.
function place(w, h, r, fill, pen, width) {
    var inset = Math.max(1, width / 2 + 0.2)
    return Svg.sheet(0, 0, w, h, Svg.rect(inset, inset, w - 2 * inset, h - 2 * inset, Math.max(0, r - inset), fill, pen, width,
                                          "stroke-linecap='butt' stroke-dasharray='" + width * 3 + " " + width * 2.4 + "'"))
}

// A stone of a seat in a monument, w x h, cut with a lit upper edge.
function block(w, h, color, pen, sign, ink, size) {
    return Svg.sheet(0, 0, w, h, Svg.rect(0.6, 0.6, w - 1.2, h - 1.2, 2, color, pen, 1.2)
        + Svg.rect(1.6, 1.6, w - 3.2, 1.8, 0.6, "#FFFFFF", "", 0, "opacity='0.28'") + Svg.rect(1.6, h - 3, w - 3.2, 1.6, 0.6, "#000000", "", 0, "opacity='0.14'")
        + Svg.placed((w - size) / 2, (h - size) / 2, size / 24, mark(sign, ink, 1.1)))
}

// The gilded tip of the obelisk over a block `foot` wide, and the floor it stands on.
function tip(foot, fill, pen, lit) {
    return Svg.sheet(0, 0, foot, 20, Svg.path("M0.800 19.300L" + foot / 2 + " 0.800L" + (foot - 0.8) + " 19.300Z", fill, pen, 1.2)
        + Svg.path("M" + foot / 2 + " 2.500L" + (foot - 3) + " 18.300H" + (foot / 2 + 1) + "Z", lit, "", 0, "opacity='0.35'"))
}
// A column of the temple, 44 x 88: bell capital, shaft with bands, foot.
function column(fill, pen, band) {
    return Svg.sheet(0, 0, 44, 88, Svg.path("M2 .6H42C41 8 36 12 34 16H10C8 12 3 8 2 .6ZM11 16H33L35 80H9ZM5 80H39V87.400H5Z", fill, pen, 1)
        + Svg.path("M10.800 19H33.200M10.700 22H33.300M15 1.500C16 7 17.500 11 18.500 15M22 1.500V15M29 1.500C28 7 26.500 11 25.500 15", "none", band, 0.9))
}
// The hall behind the columns with a winged sun over the door, w x h.
function hall(w, h, fill, pen, sun) {
    var m = w / 2
    return Svg.sheet(0, 0, w, h, Svg.rect(0, 0, w, h, 0, fill) + Svg.path("M" + (m - 13) + " " + h + "V" + (h * 0.42) + "H" + (m + 13) + "V" + h + "Z", pen, "", 0, "opacity='0.28'")
        + Svg.path("M" + (m - 28) + " " + (h * 0.24) + "C" + (m - 16) + " " + (h * 0.2) + " " + (m - 8) + " " + (h * 0.24) + " " + m + " " + (h * 0.3)
            + "C" + (m + 8) + " " + (h * 0.24) + " " + (m + 16) + " " + (h * 0.2) + " " + (m + 28) + " " + (h * 0.24), "none", pen, 2, "opacity='0.5'")
        + Svg.disc(m, h * 0.27, 4.2, sun))
}
// A door in the cliff, 27 x 42: state 0 walled up, 1 open, 2 taken.
function door(state, fill, pen, brick) {
    var arch = "M1 41.400V12C1 -3 26 -3 26 12V41.400Z"
    return Svg.sheet(0, 0, 27, 42, Svg.path(arch, fill, pen, state === 1 ? 1.5 : 1)
        + (state === 0 ? Svg.path("M1.500 16H25.500M1.500 25H25.500M1.500 34H25.500M13 2V7M8 7H19M13 7V16M8 16V25M18 16V25M13 25V34M8 34V41M18 34V41", "none", brick, 0.9) : "")
        + (state === 2 ? Svg.path("M5 41V14C5 4 22 4 22 14", "none", pen, 0.8, "opacity='0.5'") : ""))
}
// The cliff over the doors, w x h, its edge as the wind left it.
function cliff(w, h, fill, pen) {
    var edge = "M0.500 " + h + "V9", step = w / 11, tops = [4, 6, 1.5, 5, 2, 6, 1.5, 5, 2.5, 6, 3]
    for (var i = 0; i < 11; i++)
        edge += "L" + ((i + 0.6) * step).toFixed(1) + " " + tops[i]
    return Svg.sheet(0, 0, w, h, Svg.path(edge + "L" + (w - 0.5) + " 7V" + h + "Z", fill, pen, 1)
        + Svg.path("M" + step * 1.2 + " 11L" + step * 1.9 + " 9M" + step * 5 + " 11L" + step * 6 + " 9.500M" + step * 8.4 + " 11L" + step * 9.2 + " 10", "none", pen, 0.8))
}

// The back of a Sphinx card, 100 x 140: the Sphinx under the sun, framed.
function sphinxBack(field, pen) {
    return Svg.sheet(0, 0, 100, 140, Svg.rect(1, 1, 98, 138, 7, field) + Svg.rect(5.5, 5.5, 89, 129, 4, "none", pen, 1.4)
        + Svg.disc(50, 47, 15, "none", pen, 1.6) + Svg.path("M50 24V18M50 76V70M27 47H21M79 47H73M33.700 30.700L29.500 26.500M66.300 30.700L70.500 26.500M33.700 63.300L29.500 67.500M66.300 63.300L70.500 67.500", "none", pen, 1.6)
        + Svg.placed(20, 72, 2.5, Signs.inside("sphinx", pen, field, 1.1)))
}

// The monuments very small, each square by itself; lit ones are marked. For cards that speak of squares. 48 x 40.
function small(name, lit, stone, pen, gold) {
    var out = "", on = function (id) { return lit === "all" || lit.indexOf(id) >= 0 }
    var box = function (id, x, y, w, h) { return Svg.rect(x, y, w, h, 0.6, on(id) ? gold : stone, pen, 0.8) }
    if (name === "obelisk")
        for (var n = 0; n < 12; n++)
            out += box(String(n + 1), 24 - (11 - n * 0.4) / 2, 36 - n * 2.8, 11 - n * 0.4, 2.8)
    if (name === "obelisk")
        out += Svg.path("M20.700 5.200L24 0.800L27.300 5.200Z", gold, pen, 0.8)
    if (name === "pyramid")
        for (var f = 0; f < 6; f++)
            for (var k = 0; k < 6 - f; k++)
                out += box((f + 1) + "." + (k + 1), 3 + f * 3.5 + k * 7, 33 - f * 6, 7, 6)
    if (name === "temple") {
        out += box("E1", 10, 6, 14, 6) + box("E2", 24, 6, 14, 6)
        for (var c = 0; c < 4; c++)
            out += box("C" + (c + 1), 12 + c * 6.6, 12, 4.4, 27)
        for (var s = 0; s < 3; s++)
            out += box("L" + (s + 1), 1 + s * 0.7, 32 - s * 7, 9 - s * 0.7, 7) + box("R" + (s + 1), 38, 32 - s * 7, 9 - s * 0.7, 7)
    }
    if (name === "tombs")
        for (var t = 0; t < 12; t++) {
            var x = 1.4 + t % 6 * 7.7, y = t < 6 ? 3 : 22
            out += Svg.path("M" + x + " " + (y + 15) + "V" + (y + 4) + "C" + x + " " + (y - 1.5) + " " + (x + 6.4) + " " + (y - 1.5) + " " + (x + 6.4) + " " + (y + 4) + "V" + (y + 15) + "Z",
                            on(String(t + 1)) ? gold : stone, pen, 0.8)
        }
    return Svg.sheet(0, 0, 48, 40, out)
}

// The Sphinx of Abydos with its temple front, 240 x 110.
function sphinx(body, dark, pen, sun, ground) {
    return Svg.sheet(0, 0, 240, 110, Svg.disc(186, 40, 24, sun, "", 0, "opacity='0.5'")
        + Svg.path("M0 102C30 88 60 96 92 92C140 86 190 98 240 90V110H0Z", ground)
        + Svg.path("M76 100C74 76 84 64 104 60C140 54 172 56 190 66C206 75 210 88 206 100Z", body, pen, 2)
        + Svg.path("M206 98C216 92 218 78 210 70C206 66 202 70 205 74C208 80 206 88 200 92", body, pen, 2)
        + Svg.path("M172 100C168 82 178 74 190 76C202 79 206 90 204 100Z", dark, pen, 2)
        + Svg.path("M10 100C10 94 16 91 24 91H100V100Z", body, pen, 2) + Svg.path("M20 92V99M28 92V99", "none", pen, 1.4)
        + Svg.path("M62 92C54 84 50 66 56 44C58 28 66 18 80 18C94 18 102 28 104 44C109 62 110 74 104 88C96 94 74 96 62 92Z", dark, pen, 2)
        + Svg.path("M57 46L52 74M60 52L57 82M103 46L107 72M99 52L103 84M64 60L63 88M95 60L97 88", "none", pen, 1.4)
        + Svg.path("M64 44C64 32 70 26 80 26C90 26 96 32 96 44C96 58 90 68 80 68C70 68 64 58 64 44Z", body, pen, 1.8)
        + Svg.path("M62 38C66 26 94 26 98 38L96 40C88 34 72 34 64 40Z", dark, pen, 1.6) + Svg.path("M78 27C76 20 78 14 82 12C84 15 83 18 82 20C85 22 84 26 82 28Z", sun, pen, 1.4)
        + Svg.path("M68 44C70 41.500 74 41.500 76 44C74 46 70 46 68 44ZM84 44C86 41.500 90 41.500 92 44C90 46 86 46 84 44Z", "#FBF5E8", pen, 1.3)
        + Svg.path("M66 41C69 38.500 74 38.500 77 40.500M83 40.500C86 38.500 91 38.500 94 41M80 45V53H77.500M74.500 59C78 61 82 61 85.500 59", "none", pen, 1.5)
        + Svg.path("M77 68H83L82 84C81 87 79 87 78 84Z", dark, pen, 1.6) + Svg.path("M77.500 73H82.500M77.800 78H82.200", "none", pen, 1.2))
}
