import QtQml
import Architects.Ui

// A Work turn and a Rest turn, told with dice and a tile.
RuleChapter {
    title: qsTr("Two turns in pictures")

    RulePage {
        pageId: "pyramidice/work-example"
        title: qsTr("A Work turn in pictures")
        summary: qsTr("From the quarry to upkeep, with dice")
        more: ["pyramidice/work", "pyramidice/pray", "pyramidice/build", "pyramidice/row"]
        blocks: [
            { text: qsTr("You have 4 Workers, 1 Cat, 1 Stone die and 5 Fame. In the row lie Heh, Isis and Ra.") },
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleGods.qml", values: { gods: [8, 32, 21] }, caption: qsTr("Heh costs a 6 and any die.") },
            { steps: [
                qsTr("<b>Stones.</b> Your Stone die goes to the quarry, to the four Prayer dice. There are five dice now."),
                qsTr("<b>Dice.</b> You have 4 Workers, so you take four of the five: the Stone die and three Prayer dice.")
            ] },
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleDice.qml", values: { dice: [{ value: 3, prayer: false, word: qsTr("Stone") }, { value: 6, prayer: true, word: "" }, { value: 2, prayer: true, word: "" }, { value: 1, prayer: true, word: "" }] },
              caption: qsTr("You roll 3, 6, 2 and 1. You choose the 1 and roll it again: 5.") },
            { steps: [
                qsTr("<b>Pray.</b> You pay the 6 and the 2 for Heh. He is yours at once."),
                qsTr("<b>Use a god.</b> Heh brings 1 Fame: you have 6."),
                qsTr("<b>Build.</b> The Stone 3 goes to the ground of Cheops. It costs 1 Worker and brings 3: you have 9 Fame and 3 Workers."),
                qsTr("<b>Replace a god.</b> You return the 5 and discard Ra. Isis slides to the right, and one new god comes in beside the deck, though there are two gaps.")
            ] },
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RulePyramid.qml", values: { stones: [4, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], goesTo: 2, goesValue: 3 },
              caption: qsTr("The 3 on the ground of Cheops.") },
            { text: qsTr("<b>Upkeep.</b> One god, and 3 Workers and 1 Cat: all is well. The row is filled up to three, and Heh is ready again.") }
        ]
    }
    RulePage {
        pageId: "pyramidice/rest-example"
        title: qsTr("A Rest turn in pictures")
        summary: qsTr("A tile, what it gives, and when three go back")
        more: ["pyramidice/rest", "pyramidice/tiles", "pyramidice/overflow"]
        blocks: [
            { text: qsTr("You have 3 Workers and 1 Cat, and two Rest tiles lie in front of you. You rest and take “Worker and stone”.") },
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleRestTiles.qml", values: { only: 8 }, caption: qsTr("It costs nothing and gives a Worker and a Stone die.") },
            { steps: [
                qsTr("You take a Worker and a Stone die from the supply: 4 Workers, 1 Cat, 1 Stone die. Six of your eight spaces are filled, nothing has to go."),
                qsTr("The tile lies in front of you: nobody else can take it."),
                qsTr("It is your third. All three go back to the row; then the rightmost god is discarded, the others slide to the right, and one card is drawn.")
            ] },
            { text: qsTr("In your next Work turn that Stone die goes to the quarry first: roll it, or somebody else will.") }
        ]
    }
}
