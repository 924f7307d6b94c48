import QtQml
import Architects.Ui

// What the Priest is safe from.
RulePage {
    pageId: "kheops/priest"
    rulings: ["K12"]
    title: qsTr("The Priest")
    summary: qsTr("Safe from the rival")
    more: ["kheops/mummy", "kheops/pharaoh", "kheops/rotate"]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Kheops/RulePawns.qml", values: { pawns: [{ seat: 0, kind: "P" }, { seat: 1, kind: "P" }] },
          caption: qsTr("Each player has one Priest.") },
        { text: qsTr("The Priest waits: he may be played only after <b>your own Mummy</b> has been played. It does not matter what became of it since.") },
        { points: [
            qsTr("The rival can neither move nor swap him, nor take his place."),
            qsTr("The rival cannot turn the tile he stands on."),
            qsTr("You yourself may move and swap him, and turn his tile."),
            qsTr("The <b>Pharaoh</b> waits and is safe in the same way, unless you agreed before the match that he behaves like a Mummy.")
        ] },
        { text: qsTr("For everything else he is one pawn, like a Worker.") }
    ]
}
