import QtQml
import Architects.Ui

// The whole game in five sentences.
RulePage {
    pageId: "kheops/overview"
    title: qsTr("The duel in a minute")
    summary: qsTr("What it is all about")
    more: ["kheops/setup", "kheops/turn", "kheops/networks", "kheops/scoring", "kheops/table"]
    blocks: [
        { text: qsTr("Two architects fill one pyramid with triangular tiles, and hide in it what only one of them will own.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml", values: { tiles: "1,1 C5; 1,2 C6 1W; 1,3 R6 0W; 1,4 C5 AN; 2,3 R5 0W; 2,4 C6; 1,5 C3 1W; 1,6 R1", lit: "1,1; 1,2; 1,3; 1,4; 2,3; 2,4" },
          caption: qsTr("A network of six tiles: two pawns of lapis, one of carnelian. Lapis gets its points.") },
        { text: qsTr("Each turn you set <b>one pawn</b> on a tile that already lies there, use the power of that tile if it has one, and add <b>one tile</b> from your hand.") },
        { text: qsTr("Where the openings of two tiles meet, they join into a <b>network</b>. When the pyramid is full, the points of each network go to the player who has the most pawns in it.") },
        { text: qsTr("After fifteen turns each, the higher total wins. The winner earns the title of Great Architect.") }
    ]
}
