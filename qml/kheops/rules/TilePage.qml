import QtQml
import Architects.Ui

// How the pyramid grows.
RulePage {
    pageId: "kheops/tile"
    title: qsTr("Adding a tile")
    summary: qsTr("Where a tile may lie")
    more: ["kheops/tiles", "kheops/networks", "kheops/turn"]
    blocks: [
        { text: qsTr("Take one of the tiles in your hand, turn it as you like, and lay it on an empty place of the pyramid that shares a <b>side</b> with a tile already there.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml", values: { tiles: "1,1 R4; 1,2 C6; 1,3 C3 1W; 1,4 R3; 1,5 C6 0W; 1,6 R4; 1,7 R3; 2,3 C5", legal: "2,2; 2,4" },
          caption: qsTr("Only the dashed places touch a tile with a whole side.") },
        { points: [
            qsTr("Openings need not meet: a passage may end at a wall."),
            qsTr("Nothing has to lie below the tile: it only needs a neighbour."),
            qsTr("No tile reaches beyond the pyramid, and none is ever taken away.")
        ] },
        { text: qsTr("Then draw, as long as the pile has tiles. In the last turns the hands run out.") }
    ]
}
