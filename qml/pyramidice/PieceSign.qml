import QtQuick
import Architects.Ui
import "PieceArt.js" as PieceArt

// A piece as a flat sign beside a number or in a price: W worker, C cat, S stone, G golden cat, F Fame, god.
Sign {
    id: root
    property string kind: "W"
    sign: PieceArt.names[kind] || ""
    color: kind === "W" ? Pigment.worker : kind === "C" ? Pigment.cat : kind === "G" ? Pigment.goldenCat
         : kind === "S" ? Pigment.stoneSign : kind === "god" ? Theme.inkSoft : Theme.goldLine
    Sign {
        visible: root.kind === "S"
        sign: "stoneEdges"
        size: root.size
        color: Theme.night ? "#6A5A38" : "#6B5330"
    }
}
