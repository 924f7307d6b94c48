import QtQml
import Architects.Ui

// The two powers that turn a tile.
RulePage {
    pageId: "kheops/rotate"
    rulings: ["K7"]
    title: qsTr("Turning a tile")
    summary: qsTr("The power of the two arrows")
    more: ["kheops/priest", "kheops/networks", "kheops/turn"]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleTiles.qml", values: { tiles: [{ room: true, openings: 5, symbol: "RC", word: qsTr("Turn a corridor") }, { room: true, openings: 3, symbol: "RR", word: qsTr("Turn a room") }] } },
        { text: qsTr("A pawn placed on this sign makes you turn a tile: a <b>corridor</b> if the sign shows a fork, a <b>room</b> if it shows a triangle.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleTurn.qml", values: { openings: 6 },
          caption: qsTr("A corridor as it lies, after one third and after two.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml", values: { tiles: "1,1 R4 0W; 1,2 C6; 1,3 R6; 1,4 C3; 1,5 R2 CU 1W; 2,3 R1", lit: "1,4; 1,5; 2,3" },
          caption: qsTr("Before: the curse is joined to the room above.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml", values: { tiles: "1,1 R4 0W; 1,2 C6; 1,3 R6; 1,4 C5; 1,5 R2 CU 1W; 2,3 R1", lit: "1,1; 1,2; 1,3; 1,4; 2,3" },
          caption: qsTr("After two thirds: the corridor shuts the curse out and joins the room above to lapis.") },
        { points: [
            qsTr("Any tile of that kind will do: of the base or not, with a pawn or without, Forbidden, even the very tile your pawn has just entered."),
            qsTr("It turns by one third or two: never all the way round, and never not at all."),
            qsTr("A tile with an opposing <b>Priest or Pharaoh</b> on it cannot be turned (with the option “Like a Mummy” that of the Pharaoh can). Your own do not stop you."),
            qsTr("A tile that is open on all three sides may be chosen: nothing changes, and the power is used.")
        ] },
        { text: qsTr("Pawns stand still while the tile turns under them.") }
    ]
}
