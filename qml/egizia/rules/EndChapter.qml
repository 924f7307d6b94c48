import QtQml
import Architects.Ui

// The final scoring.
RuleChapter {
    title: qsTr("The end")

    RulePage {
        pageId: "egizia/scoring"
        rulings: ["R54", "R58"]
        title: qsTr("Final scoring")
        summary: qsTr("Stones, tombs, Sphinx cards, and who wins")
        more: ["egizia/tracks", "egizia/tombs", "egizia/sphinx", "egizia/sphinx-monuments", "egizia/sphinx-board", "egizia/score", "egizia/secrets"]
        blocks: [
            { text: qsTr("After the fifth round everybody counts, the highest turn tile first: the player who is in front begins. Each player does all three things before the next one does.") },
            { steps: [
                qsTr("<b>Stones.</b> On the fourth or fifth square of the quarry track two stones are worth 1 point. A single stone left over is worth nothing."),
                qsTr("<b>Tombs.</b> The values of your tombs are added up; the sum brings 2, 5 or 9 points."),
                qsTr("<b>Sphinx cards.</b> They are turned up one by one, in the order of their numbers. Each that has been fulfilled brings its points.")
            ] },
            { sum: [[qsTr("Tombs: a sum of 1 to 10"), "2"], [qsTr("11 to 20"), "5"], [qsTr("21 or more"), "9"]], total: "" },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleRiddles.qml", values: { riddles: [13, 17, 28] },
              caption: qsTr("Three tasks: four own stones in the obelisk; the strength of the blue worker; lasting powers.") },
            { head: qsTr("An example") },
            { sum: [[qsTr("7 stones, fourth square of the quarry track"), "3"], [qsTr("Tombs worth 4 + 3 + 5"), "5"], [qsTr("Four own stones in the obelisk"), "6"], [qsTr("The blue worker has strength 5"), "5"]], total: "19" },
            { points: [
                qsTr("No card can be played any more."),
                qsTr("Nile cards, strength and ships are worth nothing by themselves.")
            ] },
            { head: qsTr("Who wins") },
            { text: qsTr("The player with the most points wins. A tie goes to the one that stands <b>in front</b> on the score track: the one that came to that square earlier.") }
        ]
    }
}
