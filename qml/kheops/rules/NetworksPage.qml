import QtQml
import Architects.Ui

// What a network is and who owns it.
RulePage {
    pageId: "kheops/networks"
    rulings: ["K14"]
    title: qsTr("Networks")
    summary: qsTr("What belongs together, and to whom")
    more: ["kheops/double", "kheops/pharaoh", "kheops/closed", "kheops/scoring"]
    blocks: [
        { text: qsTr("Two neighbouring tiles are joined when <b>both</b> are open on the side they share. All tiles that can be reached from one another are a network.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml", values: { tiles: "1,1 R4 0W; 1,2 C7 0W; 1,3 R6 1W; 1,4 C6; 1,5 R4; 2,1 R1; 1,6 C3 1W; 1,7 R2", lit: "1,1; 1,2; 1,3; 1,4; 2,1" },
          caption: qsTr("Five tiles are joined. At the right a passage ends at a wall: what lies beyond is not part of the network.") },
        { points: [
            qsTr("A network has at least two tiles. A tile alone is worth nothing."),
            qsTr("Its points go to the player with the <b>most pawns</b> in it."),
            qsTr("A pawn on a tile that counts double counts as two, and so does the Pharaoh."),
            qsTr("On a tie, or without pawns, nobody gets them."),
            qsTr("It is worth more if it is the longest of all, and if it holds the tile at the top.")
        ] }
    ]
}
