import QtQml
import Architects.Ui

// The pawn that counts as two.
RulePage {
    pageId: "kheops/pharaoh"
    rulings: ["K13"]
    title: qsTr("The Pharaoh")
    summary: qsTr("Counts as two pawns")
    more: ["kheops/priest", "kheops/mummy", "kheops/double"]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Kheops/RulePawns.qml", values: { pawns: [{ seat: 0, kind: "H" }] },
          caption: qsTr("Only the player who begins has a Pharaoh.") },
        { text: qsTr("As a rule the Pharaoh behaves like a Priest: the rival cannot swap him or turn his tile, and he may be played only after his owner's Mummy.") },
        { points: [
            qsTr("In his network he counts as <b>two pawns</b>."),
            qsTr("On a tile that counts double he still counts as two."),
            qsTr("On an ankh he holds one ankh, like any other pawn.")
        ] },
        { head: qsTr("An option") },
        { text: qsTr("Before a match you may agree that the Pharaoh behaves like a Mummy instead. Then he may be played at any time and may take the place of an opposing Worker. The rival's Mummy still cannot take his place, but he can be swapped and his tile can be turned. He still counts as two.") }
    ]
}
