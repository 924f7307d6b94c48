import QtQml
import Architects.Ui

// How a match ends.
RulePage {
    pageId: "kheops/end"
    rulings: ["K6", "K21"]
    title: qsTr("The end")
    summary: qsTr("The forty-ninth tile")
    more: ["kheops/scoring", "kheops/turn"]
    blocks: [
        { text: qsTr("The match ends at once when the last of the forty-nine places is filled. That is the fifteenth turn of the player who moves last; the other is left with one tile.") },
        { text: qsTr("The networks are counted, then the ankhs. The player with more points wins, and earns the title of <b>Great Architect</b>. Equal points are a draw.") }
    ]
}
