import QtQml
import Architects.Ui

// The sign that strengthens a pawn.
RulePage {
    pageId: "kheops/double"
    rulings: ["K15"]
    title: qsTr("Counts double")
    summary: qsTr("One pawn as strong as two")
    more: ["kheops/networks", "kheops/pharaoh"]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml", values: { tiles: "1,1 R4 0W; 1,2 C6; 1,3 C6 X2 1W; 1,4 R4", lit: "1,1; 1,2; 1,3; 1,4" },
          caption: qsTr("Carnelian counts two here, lapis one: the network is carnelian's.") },
        { text: qsTr("A pawn on this tile counts as two when the pawns of its network are compared.") },
        { points: [
            qsTr("The Pharaoh counts as two here as well, not as four."),
            qsTr("It changes who owns the network, not what the network is worth.")
        ] }
    ]
}
