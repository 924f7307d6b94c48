import Architects.Ui
import "PieceArt.js" as PieceArt

// One of this game's own signs by name: worker, cat, stone, fame, build, pray, work, any, deck.
Glyph {
    id: root
    property string sign
    drawing: PieceArt.all[root.sign] || null
}
