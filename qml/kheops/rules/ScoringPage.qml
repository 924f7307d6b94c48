import QtQml
import Architects.Ui

// The sum of a network, line by line.
RulePage {
    pageId: "kheops/scoring"
    rulings: ["K17"]
    title: qsTr("The score")
    summary: qsTr("What everything is worth")
    more: ["kheops/networks", "kheops/sarcophagi", "kheops/ankh", "kheops/closed", "kheops/curse", "kheops/end", "kheops/count"]
    blocks: [
        { text: qsTr("When the pyramid is full, each network is worth this much to its owner:") },
        { sum: [[qsTr("Each room"), "1"], [qsTr("Each corridor"), "0"], [qsTr("Exactly one sarcophagus"), "+5"], [qsTr("Exactly a pair of one colour"), "+15"], [qsTr("It holds the tile at the top"), "+5"], [qsTr("It is the longest, by tiles; all that tie"), "+5"], [qsTr("Then, if it is closed"), "× 2"], [qsTr("But with a curse in it"), "0"]], total: "" },
        { text: qsTr("Its owner is the player with the most pawns in it; on a tie, nobody.") },
        { text: qsTr("Then each player adds the square of the ankhs their pawns stand on. Ankhs in cursed networks do not count, and none is ever doubled.") },
        { text: qsTr("The higher total wins. Equal totals are a draw.") }
    ]
}
