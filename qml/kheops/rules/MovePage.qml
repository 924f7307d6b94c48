import QtQml
import Architects.Ui

// The power that moves a pawn.
RulePage {
    pageId: "kheops/move"
    rulings: ["K9"]
    title: qsTr("Moving a pawn")
    summary: qsTr("Another of yours goes elsewhere")
    more: ["kheops/mummy", "kheops/forbidden", "kheops/turn"]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleTiles.qml", values: { tiles: [{ room: true, openings: 3, symbol: "MV" }, { room: false, openings: 5, symbol: "MV" }] } },
        { text: qsTr("A pawn placed on this sign makes you move <b>another of your pawns</b>: any of them, but not the one just placed.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml", values: { tiles: "1,1 R4 0W; 1,2 C6; 1,3 C6 MV 0W; 1,4 R4; 1,5 R6 1W", legal: "1,2; 1,4" },
          caption: qsTr("The Worker at the left may go to any free tile.") },
        { points: [
            qsTr("It goes to any tile that is free and not Forbidden, near or far."),
            qsTr("The tile it reaches does not act: a move sets off no power."),
            qsTr("A Mummy that moves takes nobody's place."),
            qsTr("You must use this power if you can. If you have no other pawn in the pyramid, it is lost.")
        ] }
    ]
}
