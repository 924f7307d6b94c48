import QtQml
import Architects.Ui

// A small pyramid counted to the end.
RulePage {
    pageId: "kheops/count"
    title: qsTr("A pyramid counted")
    summary: qsTr("Three networks and three ankhs, line by line")
    more: ["kheops/scoring", "kheops/closed", "kheops/curse", "kheops/ankh"]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml",
          values: {
              tiles: "1,1 R4 SA 0W; 1,2 C6; 1,3 R2 AN 0W; 1,5 R4 1W; 1,6 C6; 1,7 C6; 1,8 R4 0W; 1,10 R2 1W; 1,11 C6 CU; 1,12 R4 AN 1W; 2,3 C5 AN 1W",
              letters: [{ letter: "A", seat: 0, cells: "1,1; 1,2; 1,3" }, { letter: "B", seat: -1, cells: "1,5; 1,6; 1,7; 1,8" }, { letter: "C", seat: -1, cells: "1,10; 1,11; 1,12" }]
          },
          caption: qsTr("Three networks. A tile alone above them bears an ankh.") },
        { points: [
            qsTr("<b>A</b> has two pawns of lapis: lapis owns it. Two rooms, exactly one sarcophagus, and no way out of the pyramid."),
            qsTr("<b>B</b> is the longest, but one pawn stands against one: a tie, nobody gets anything for it."),
            qsTr("<b>C</b> holds a curse: it is worth nothing, and the ankh in it does not count.")
        ] },
        { head: qsTr("Lapis") },
        { sum: [[qsTr("A: rooms"), "2"], [qsTr("A: one sarcophagus"), "+5"], [qsTr("A: closed"), "× 2"], [qsTr("One ankh, squared"), "+1"]], total: "15" },
        { head: qsTr("Carnelian") },
        { sum: [[qsTr("One ankh, squared: the tile alone"), "1"]], total: "1" }
    ]
}
