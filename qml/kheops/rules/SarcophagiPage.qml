import QtQml
import Architects.Ui

// What sarcophagi are worth.
RulePage {
    pageId: "kheops/sarcophagi"
    rulings: ["K16"]
    title: qsTr("Sarcophagi")
    summary: qsTr("One, or a pair")
    more: ["kheops/networks", "kheops/closed", "kheops/scoring"]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleTiles.qml", values: { tiles: [{ room: true, openings: 1, symbol: "SA", word: qsTr("One band") }, { room: true, openings: 3, symbol: "SB", word: qsTr("Two bands") }, { room: true, openings: 5, symbol: "SC", word: qsTr("Three bands") }] },
          caption: qsTr("Three colours, two sarcophagi of each. They differ by their bands too.") },
        { text: qsTr("A sarcophagus adds to the value of the network it lies in, but only in these cases:") },
        { sum: [[qsTr("Exactly one"), "+5"], [qsTr("Exactly two of one colour, and no other"), "+15"], [qsTr("Anything else"), "0"]], total: "" },
        { text: qsTr("So a third one spoils a pair, and two of different colours are worth nothing.") }
    ]
}
