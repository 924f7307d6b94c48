import QtQml
import Architects.Ui

// What it is all about, what lies on the table, and what a turn is.
RuleChapter {
    title: qsTr("The game")

    RulePage {
        pageId: "pyramidice/overview"
        title: qsTr("The pyramids in a minute")
        summary: qsTr("What it is all about")
        more: ["pyramidice/setup", "pyramidice/turn", "pyramidice/work", "pyramidice/rest", "pyramidice/scoring", "pyramidice/solo"]
        blocks: [
            { text: qsTr("One to four architects roll dice, win the favour of gods and pile Stone dice up to pyramids. Whoever has the most <b>Fame</b> at the end wins.") },
            { picture: "qrc:/qt/qml/Architects/PyramidiceRules/RulePyramid.qml", values: { stones: [4, 2, 5, 1, 3, 6, 5, 2, 0, 6, 0, 0, 0, 0] },
              caption: qsTr("Cheops in the making: a stone rests on the ground or on four others.") },
            { text: qsTr("In your turn you do one of two things. You <b>work</b>: a die for each of your Workers is rolled, and the dice win gods, build, and bring Fame. Or you <b>rest</b>: a Rest tile fills your board with Workers, Cats and Stone dice.") },
            { points: [
                qsTr("<b>Workers</b> let you roll, and are spent to build."),
                qsTr("<b>Cats</b> turn a die by one."),
                qsTr("<b>Stone dice</b> become pyramids."),
                qsTr("<b>Gods</b> give powers and Fame, but whoever has more gods than Workers and Cats loses one.")
            ] },
            { text: qsTr("The end comes when the last Stone die leaves the supply, or the last card the deck of gods.") }
        ]
    }
    RulePage {
        pageId: "pyramidice/setup"
        title: qsTr("Setting up")
        summary: qsTr("Pyramids, dice, tiles, gods")
        more: ["pyramidice/turn", "pyramidice/supplies", "pyramidice/scarabs", "pyramidice/projects", "pyramidice/solo"]
        blocks: [
            { text: qsTr("Two play on the pyramid of Cheops alone. With three there is Chephren too, with four also Mykerinos. What else lies there depends on the number of players:") },
            { sum: [[qsTr("Players"), "2 · 3 · 4"], [qsTr("Stone dice in all"), "14 · 19 · 20"], [qsTr("Rest tiles in the row"), "6 · 8 · 10"], [qsTr("Gods put away unseen"), "10 · 5 · 3"]], total: "" },
            { points: [
                qsTr("The four Prayer dice lie in the <b>quarry</b>, the Stone dice in the supply."),
                qsTr("There is one card of each of the 38 gods. Three of them lie open in the row: the first at the right, the third beside the deck. Discarded gods never come back."),
                qsTr("Everybody begins with <b>5 Fame</b>, and with 4 Workers, 1 Stone die and 1 Cat on a board of eight spaces."),
                qsTr("Everybody is dealt a <b>project</b>, which stays secret until the end."),
                qsTr("Everybody is dealt two <b>scarabs</b> and keeps one. Lot decides who begins; from there on each in turn says which.")
            ] },
            { text: qsTr("Boards, scarabs, dice and discarded gods are open to all. The projects of others, the deck and the gods that were put away are hidden.") }
        ]
    }
    RulePage {
        pageId: "pyramidice/turn"
        title: qsTr("Work or rest")
        summary: qsTr("The two kinds of turn")
        more: ["pyramidice/work", "pyramidice/rest", "pyramidice/end"]
        blocks: [
            { text: qsTr("When it is your turn you choose:") },
            { points: [
                qsTr("<b>Work</b>: your Stone dice go to the quarry, you roll dice and use them, then you keep your gods."),
                qsTr("<b>Rest</b>: you take a Rest tile and what it gives.")
            ] },
            { text: qsTr("You may always work, even without a Worker. You may rest only if you can pay for some tile, or if Hapy serves you.") },
            { points: [
                qsTr("What something costs is paid in full before anything is gained."),
                qsTr("What happens to several players at once happens to the player on turn first, then to the others in turn order.")
            ] }
        ]
    }
}
