import QtQml
import Architects.Ui

// One round with numbers that go through all of it.
RuleChapter {
    title: qsTr("A round in pictures")

    RulePage {
        pageId: "egizia/example"
        title: qsTr("A whole round in pictures")
        summary: qsTr("Ships, grain, stones, building, points")
        more: ["egizia/round", "egizia/sailing", "egizia/feeding", "egizia/building"]
        blocks: [
            { text: qsTr("The first round of two players; you are lapis. You have workers of strength 1, 1 and 1, a foreman of 2, a field with 6 grain and 2 stones.") },
            { head: qsTr("Ships") },
            { steps: [
                qsTr("<b>Ombos</b>: a quarry with 2 stones a round."),
                qsTr("<b>Thebae</b>: the blue and the black worker gain 1 strength each."),
                qsTr("A <b>green field</b> with 3 grain, further down."),
                qsTr("<b>Amarna</b>: the first place there, so you will build first."),
                qsTr("<b>Alyi</b>: 1 strength for a worker of your choice, the blue one, and 2 stones: you have 4."),
                qsTr("<b>Giza</b>. Then you pass; nobody has to use all ships.")
            ] },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleRiver.qml", values: { first: 1, last: 4, cards: [{ bend: 3, card: 17 }], ships: [{ bend: 1, seat: 0 }, { bend: 4, seat: 0 }] },
              caption: qsTr("Your first two ships. From here you may only go further down.") },
            { head: qsTr("Grain") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleGrain.qml", values: { strengths: [3, 2, 1, 2], fields: [{ colour: 0, grain: 6 }, { colour: 0, grain: 3 }], flood: 1 },
              caption: qsTr("Strength 3 + 2 + 1 + 2 = 8, grain 6 + 3 = 9: all are fed, and one grain is gone.") },
            { head: qsTr("Stones") },
            { sum: [[qsTr("Stones before"), "4"], [qsTr("The quarry from the start"), "+3"], [qsTr("The quarry of Ombos"), "+2"]], total: "9" },
            { head: qsTr("Building") },
            { text: qsTr("One number has three meanings: so much strength a square needs, so many stones it costs, so many points it brings. At Amarna the black worker and the foreman have strength 4: the first square of the obelisk, worth 1, and a tomb of 3. Then you choose a step in the grain market.") },
            { text: qsTr("At Giza the blue worker has strength 3: three squares of the ground.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleMonument.qml", values: { monument: "pyramid", stones: "0: 1.1 1.2 1.3", open: "1.4 2.1" },
              caption: qsTr("Now a square of the second floor can be built, too.") },
            { sum: [[qsTr("Amarna: stones paid, points won"), "4"], [qsTr("Giza: stones paid, points won"), "3"], [qsTr("Site bonus for two sites"), "3"]], total: "10" },
            { head: qsTr("Order") },
            { text: qsTr("With 10 points you are in front: the other player gets turn tile 1 and sails first in the next round.") }
        ]
    }
}
