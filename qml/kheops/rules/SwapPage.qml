import QtQml
import Architects.Ui

// The power that makes two pawns change places.
RulePage {
    pageId: "kheops/swap"
    title: qsTr("Swapping two pawns")
    summary: qsTr("Yours for one of the rival's")
    more: ["kheops/mummy", "kheops/priest", "kheops/turn"]
    blocks: [
        { text: qsTr("A pawn placed on this sign makes two pawns change places: <b>one of yours</b>, which may be the one just placed, and an opposing <b>Worker or Mummy</b>.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml", values: { tiles: "1,1 R4 0W; 1,2 C6; 1,3 C6 SW 0W; 1,4 R5 1W; 1,5 R6" },
          caption: qsTr("The Worker just placed on the sign may be the one that changes places.") },
        { points: [
            qsTr("An opposing Priest or Pharaoh cannot be swapped. Your own Priest or Pharaoh may be."),
            qsTr("The tiles they come to stand on do not act: a swap sets off no power."),
            qsTr("A Mummy that is swapped takes nobody's place.")
        ] }
    ]
}
