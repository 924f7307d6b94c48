.pragma library
// The gods by their id in the rules; 0 is the whole Ennead. field says how a power works and so which colour its shrine has:
// always, work (once a Work turn), ennead, rest, none. sign is a hieroglyph of the font, art a drawing of our own in GodArt.js.
var all = [
    { name: "", field: "ennead", art: "ennead" },
    { name: "Atum", field: "ennead", art: "atum" },
    { name: "Shu", field: "ennead", art: "shu" },
    { name: "Tefnut", field: "ennead", sign: 0x130ED },
    { name: "Geb", field: "ennead", sign: 0x1316C },
    { name: "Nut", field: "ennead", art: "nut" },
    { name: "Osiris", field: "ennead", sign: 0x13075 },
    { name: "Seth", field: "ennead", sign: 0x13063 },
    { name: "Isis", field: "ennead", art: "isis" },
    { name: "Nephthys", field: "ennead", art: "nephthys" },
    { name: "Horus", field: "ennead", sign: 0x13143 },
    { name: "Khnum", field: "work", sign: 0x130DD },
    { name: "Satis", field: "work", art: "satis" },
    { name: "Anuket", field: "work", art: "anuket" },
    { name: "Amon", field: "work", sign: 0x13069 },
    { name: "Anubis", field: "always", sign: 0x13062 },
    { name: "Aton", field: "work", art: "aton" },
    { name: "Bastet", field: "always", sign: 0x130E0 },
    { name: "Bes", field: "rest", sign: 0x13072 },
    { name: "Hapy", field: "rest", art: "hapy" },
    { name: "Hathor", field: "none", art: "hathor" },
    { name: "Heh", field: "work", sign: 0x13068 },
    { name: "Heka", field: "work", art: "heka" },
    { name: "Khepri", field: "work", sign: 0x131A3 },
    { name: "Khonsu", field: "work", art: "khonsu" },
    { name: "Maat", field: "work", sign: 0x13067 },
    { name: "Mertseger", field: "work", art: "mertseger" },
    { name: "Min", field: "work", sign: 0x13064 },
    { name: "Montu", field: "work", art: "montu" },
    { name: "Mut", field: "work", sign: 0x13150 },
    { name: "Neith", field: "work", art: "neith" },
    { name: "Ptah", field: "work", sign: 0x13070 },
    { name: "Ra", field: "work", sign: 0x1305B },
    { name: "Sekhmet", field: "work", sign: 0x13074 },
    { name: "Serket", field: "always", art: "serket" },
    { name: "Seshat", field: "always", art: "seshat" },
    { name: "Sobek", field: "work", sign: 0x1318B },
    { name: "Sopdet", field: "work", art: "sopdet" },
    { name: "Thoth", field: "always", sign: 0x1305F }
]

function god(id) { return all[id] || all[0] }
function sign(id) { return god(id).sign ? String.fromCodePoint(god(id).sign) : "" }
function art(id) { return god(id).art || "" }
function field(id) { return god(id).field }
function name(id) { return god(id).name }
