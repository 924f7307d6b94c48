import QtQml
import Architects.Ui

// Who knows what.
RulePage {
    pageId: "kheops/secrets"
    title: qsTr("Open and secret")
    summary: qsTr("What both see, and what only you know")
    more: ["kheops/setup", "kheops/tile", "kheops/end"]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleTiles.qml", values: { tiles: [{ room: true, openings: 5, symbol: "SA" }, { room: false, openings: 6 }, { room: true, openings: 3, symbol: "CU" }] },
          caption: qsTr("The tiles in your hand: only you see them.") },
        { text: qsTr("Nearly everything lies open: the pyramid, all pawns in it, the pawns that both still have, and how many tiles are left in the pile and in each hand.") },
        { head: qsTr("Secret") },
        { points: [
            qsTr("The <b>tiles in a hand</b>. When one phone is passed around, they stay hidden until you take it."),
            qsTr("The <b>order of the pile</b>. One of the fifty tiles is never placed, and nobody knows which.")
        ] },
        { text: qsTr("The player who moves last has the last word: the last tile of the match lies where nobody can answer it.") },
        { text: qsTr("The Architects, the players that the app plays, know no more than you would in their place.") }
    ]
}
