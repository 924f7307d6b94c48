import QtQml
import Architects.Ui

// One turn from its first step to its last.
RulePage {
    pageId: "kheops/example"
    title: qsTr("A whole turn in pictures")
    summary: qsTr("Pawn, power, tile: step by step")
    more: ["kheops/turn", "kheops/rotate", "kheops/networks"]
    blocks: [
        { text: qsTr("You are lapis. One of your Workers stands at the left, a Worker of carnelian at the right.") },
        { head: qsTr("1. Pawn") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml", values: { tiles: "1,1 R4 0W; 1,2 C7 RC 0W; 1,3 R6; 1,4 C3; 1,5 R2 1W; 2,1 R5; 2,3 R3", lit: "1,1; 1,2; 1,3; 2,1" },
          caption: qsTr("You place a second Worker. The bright network of four tiles is yours, and the tile bears a power: turn a corridor.") },
        { head: qsTr("2. Power") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml", values: { tiles: "1,1 R4 0W; 1,2 C7 RC 0W; 1,3 R6; 1,4 C6; 1,5 R2 1W; 2,1 R5; 2,3 R3", lit: "1,1; 1,2; 1,3; 1,4; 1,5; 2,1" },
          caption: qsTr("You must use it. One third turns the second corridor: now it joins your network to carnelian's room. Two pawns against one: it is still yours.") },
        { head: qsTr("3. Tile") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml", values: { tiles: "1,1 R4 0W; 1,2 C7 RC 0W; 1,3 R6; 1,4 C6; 1,5 R2 1W; 2,1 R5; 2,2 C6; 2,3 R3", lit: "1,1; 1,2; 1,3; 1,4; 1,5; 2,1; 2,2; 2,3" },
          caption: qsTr("You add a corridor in the gap of the second row. It joins one more room: eight tiles, five of them rooms.") },
        { text: qsTr("Then you draw a tile, and it is carnelian's turn.") }
    ]
}
