import QtQml
import Architects.Ui

// How a pawn comes into play.
RulePage {
    pageId: "kheops/pawns"
    title: qsTr("Placing a pawn")
    summary: qsTr("Where a pawn may stand")
    more: ["kheops/mummy", "kheops/priest", "kheops/pharaoh", "kheops/forbidden"]
    blocks: [
        { text: qsTr("Choose a pawn of your supply and set it on any tile of the pyramid that has no pawn on it and is not Forbidden. It may be a tile of the base or one that was added since, by either player.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RulePawns.qml", values: { pawns: [{ seat: 0, kind: "W", word: qsTr("Worker") }, { seat: 0, kind: "M", word: qsTr("Mummy") }, { seat: 0, kind: "P", word: qsTr("Priest") }, { seat: 0, kind: "H", word: qsTr("Pharaoh") }] },
          caption: qsTr("The four kinds of pawn.") },
        { text: qsTr("A <b>Worker</b> counts as one pawn and has no power of its own. The other three have rules of their own.") },
        { points: [
            qsTr("The <b>Mummy</b> may take the place of an opposing Worker."),
            qsTr("The <b>Priest</b> is safe from the rival. He waits until your Mummy has been played."),
            qsTr("The <b>Pharaoh</b> counts as two. He is safe like a Priest, unless you agreed otherwise before the match. Only the player who begins has one.")
        ] },
        { text: qsTr("Once placed, a pawn stays for the rest of the match, unless a power moves it or another pawn takes its place.") }
    ]
}
