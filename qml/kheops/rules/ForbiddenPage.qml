import QtQml
import Architects.Ui

// The sign that keeps pawns away.
RulePage {
    pageId: "kheops/forbidden"
    rulings: ["K10"]
    title: qsTr("Forbidden")
    summary: qsTr("No pawn may ever stand here")
    more: ["kheops/pawns", "kheops/move", "kheops/rotate"]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleTiles.qml", values: { tiles: [{ room: true, openings: 7, symbol: "FB" }, { room: false, openings: 5, symbol: "FB" }] },
          caption: qsTr("Forbidden tiles, a room and a corridor.") },
        { text: qsTr("No pawn may ever stand on this tile: neither placed, nor moved there.") },
        { points: [
            qsTr("It belongs to its network like any other tile, and counts for its length."),
            qsTr("A Forbidden room is a room: it is worth its point."),
            qsTr("It may be turned by the power that fits it.")
        ] }
    ]
}
