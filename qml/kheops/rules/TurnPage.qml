import QtQml
import Architects.Ui

// The four steps of a turn.
RulePage {
    pageId: "kheops/turn"
    rulings: ["K3", "K4"]
    title: qsTr("A turn")
    summary: qsTr("Pawn, power, tile, draw")
    more: ["kheops/pawns", "kheops/tile", "kheops/rotate", "kheops/swap", "kheops/move", "kheops/end", "kheops/example"]
    blocks: [
        { text: qsTr("A turn always goes in the same order.") },
        { steps: [
            qsTr("<b>Pawn.</b> Place one pawn of your supply on a tile that is already there."),
            qsTr("<b>Power.</b> If that tile bears a power, use it at once. You must, as long as there is any way to do it, even one that hurts you. If there is none, the power is lost."),
            qsTr("<b>Tile.</b> Add one tile from your hand to the pyramid."),
            qsTr("<b>Draw.</b> Draw a tile, as long as the pile has one.")
        ] },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleTiles.qml", values: { tiles: [{ room: false, openings: 5, symbol: "RC", word: qsTr("Turn a corridor") }, { room: true, openings: 3, symbol: "RR", word: qsTr("Turn a room") }, { room: false, openings: 6, symbol: "SW", word: qsTr("Swap pawns") }, { room: true, openings: 5, symbol: "MV", word: qsTr("Move a pawn") }] },
          caption: qsTr("The four powers.") },
        { text: qsTr("Nobody may pass, and nobody needs to: there is always a tile free for a pawn and a place free for a tile.") }
    ]
}
