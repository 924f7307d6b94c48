import QtQml
import Architects.Ui

// The power that makes two pawns change places.
RulePage {
    pageId: "kheops/swap"
    rulings: ["K8"]
    title: qsTr("Swapping two pawns")
    summary: qsTr("Yours for one of the rival's")
    more: ["kheops/mummy", "kheops/priest", "kheops/turn"]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleTiles.qml", values: { tiles: [{ room: true, openings: 5, symbol: "SW" }, { room: false, openings: 7, symbol: "SW" }] } },
        { text: qsTr("A pawn placed on this sign makes two pawns change places: <b>one of yours</b>, which may be the one just placed, and an opposing <b>Worker or Mummy</b>.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml", values: { tiles: "1,1 R4 0W; 1,2 C6; 1,3 C6 SW 0W; 1,4 R5 1W; 1,5 R6", markers: [{ at: "1,1", kind: "own" }, { at: "1,3", kind: "own" }, { at: "1,4", kind: "rival" }] },
          caption: qsTr("Lapis has just entered the sign: either of its Workers may change places with that of carnelian.") },
        { points: [
            qsTr("An opposing Priest or Pharaoh cannot be swapped (with the option “Like a Mummy” the Pharaoh can). Your own Priest or Pharaoh may be."),
            qsTr("The tiles they come to stand on do not act: a swap sets off no power."),
            qsTr("A Mummy that is swapped takes nobody's place. You must swap if you can; while the rival has no pawn in the pyramid that can be swapped, the power is lost.")
        ] }
    ]
}
