import QtQml
import Architects.Ui

// How the pyramid grows.
RulePage {
    pageId: "kheops/tile"
    rulings: ["K5"]
    title: qsTr("Adding a tile")
    summary: qsTr("Where a tile may lie")
    more: ["kheops/tiles", "kheops/networks", "kheops/turn"]
    blocks: [
        { text: qsTr("Take one of the tiles in your hand, turn it as you like, and lay it on an empty place of the pyramid that shares a <b>side</b> with a tile already there.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml", values: { tiles: "1,1 R4; 1,2 C6; 1,3 C3 1W; 1,4 R3; 1,5 C6 0W; 1,6 R4; 1,7 R3; 1,8 C5; 1,9 R6; 1,10 C3; 1,11 R2; 1,12 C6; 1,13 R1; 2,1 R5; 2,3 C5; 2,4 C6; 2,5 R2; 2,7 C3; 2,9 R4; 2,11 R1", legal: "2,2; 2,6; 2,8; 2,10; 3,3" },
          caption: qsTr("Only the dashed places touch a tile with a whole side.") },
        { points: [
            qsTr("Openings need not meet: a passage may end at a wall."),
            qsTr("Nothing has to lie below the tile: it only needs a neighbour."),
            qsTr("No tile reaches beyond the pyramid, and none is ever taken away."),
            qsTr("A tile that is open on all three sides looks the same however it lies: it is not turned.")
        ] },
        { text: qsTr("Then draw, as long as the pile has tiles. In the last turns the hands run out.") }
    ]
}
