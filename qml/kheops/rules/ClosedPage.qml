import QtQml
import Architects.Ui

// What it takes to be doubled.
RulePage {
    pageId: "kheops/closed"
    rulings: ["K18"]
    title: qsTr("Closed networks")
    summary: qsTr("No way out: doubled")
    more: ["kheops/networks", "kheops/sarcophagi", "kheops/scoring"]
    blocks: [
        { text: qsTr("A network is closed when none of its openings leads <b>out of the pyramid</b>. A closed network is worth twice as much, bonuses and all.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml",
          values: {
              tiles: "7,1 R1 SA; 6,1 R4; 6,2 C7 0W; 6,3 C3; 5,3 R4 0W; 5,4 C5 1W; 5,1 R6 1W; 5,2 C5; 5,5 C3",
              letters: [{ letter: "A", seat: 0, cells: "7,1; 6,1; 6,2; 6,3; 5,3; 5,4" }, { letter: "B", seat: 1, cells: "5,1; 5,2" }]
          },
          caption: qsTr("The top of a pyramid. A is closed; B opens to the outside at the left.") },
        { points: [
            qsTr("Only the outer sides of the pyramid matter, twenty-one in all."),
            qsTr("A passage that ends at the wall of a neighbour does not open it.")
        ] },
        { head: qsTr("An example") },
        { text: qsTr("Network A has six tiles, three of them rooms, with one sarcophagus and the tile at the top. It is not the longest, but it is closed.") },
        { sum: [[qsTr("Rooms"), "3"], [qsTr("One sarcophagus"), "+5"], [qsTr("Top of the pyramid"), "+5"], [qsTr("Closed"), "× 2"]], total: "26" }
    ]
}
