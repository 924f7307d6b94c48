import QtQml
import Architects.Ui

// What it is all about, what lies on the table, and what a turn is.
RuleChapter {
    title: qsTr("The game")

    RulePage {
        pageId: "pyramidice/overview"
        title: qsTr("The pyramids in a minute")
        summary: qsTr("What it is all about")
        more: ["pyramidice/setup", "pyramidice/resources", "pyramidice/turn", "pyramidice/work", "pyramidice/rest", "pyramidice/scoring", "pyramidice/solo", "pyramidice/table"]
        blocks: [
            { text: qsTr("One to four architects roll dice, win the favour of gods and pile Stone dice into pyramids. The player with the most <b>Fame</b> at the end wins.") },
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RulePyramid.qml", values: { stones: [4, 2, 5, 1, 3, 6, 5, 2, 0, 6, 0, 0, 0, 0] },
              caption: qsTr("Cheops in the making: a stone rests on the ground or on four others.") },
            { text: qsTr("In your turn you do one of two things. You <b>work</b>: a die for each of your Workers is rolled, and the dice win gods, build, and bring Fame. Or you <b>rest</b>: a Rest tile fills your board with Workers, Cats and Stone dice.") },
            { points: [
                qsTr("<b>Workers</b> let you roll, and are spent to build."),
                qsTr("<b>Cats</b> turn a die up or down by 1."),
                qsTr("<b>Stone dice</b> become pyramids."),
                qsTr("<b>Gods</b> give powers and Fame, but if you have more gods than Workers and Cats, you lose one.")
            ] },
            { text: qsTr("The end comes when the last Stone die leaves the supply, or the last card the deck of gods.") }
        ]
    }
    RulePage {
        pageId: "pyramidice/setup"
        rulings: ["R1", "R2"]
        title: qsTr("Setting up")
        summary: qsTr("Pyramids, dice, tiles, gods")
        more: ["pyramidice/turn", "pyramidice/supplies", "pyramidice/scarabs", "pyramidice/projects", "pyramidice/secrets", "pyramidice/solo"]
        blocks: [
            { text: qsTr("Two play on the pyramid of Cheops alone. With three there is Chephren too, with four also Mykerinos. What else lies there depends on the number of players:") },
            { sum: [[qsTr("Players"), "2 · 3 · 4"], [qsTr("Stone dice in all"), "14 · 19 · 20"], [qsTr("Rest tiles in the row"), "6 · 8 · 10"], [qsTr("Gods put away unseen"), "10 · 5 · 3"]], total: "" },
            { points: [
                qsTr("The four Prayer dice lie in the <b>quarry</b>, the Stone dice in the supply."),
                qsTr("There is one card of each of the 38 gods. Three of them lie open in the row: the first at the right, the third beside the deck. Discarded gods never come back."),
                qsTr("Everybody begins with <b>5 Fame</b>, and with 4 Workers, 1 Stone die and 1 Cat on a board of eight spaces."),
                qsTr("Everybody is dealt a <b>project</b>, which stays secret until the end. When you play alone, all projects lie open."),
                qsTr("Everybody is dealt two <b>scarabs</b> and keeps one. The first player is drawn at random; from there on each in turn chooses.")
            ] }
        ]
    }
    RulePage {
        pageId: "pyramidice/resources"
        title: qsTr("Workers, Cats, Stone dice")
        summary: qsTr("Your resources: what each is for, where it comes from")
        more: ["pyramidice/overflow", "pyramidice/supplies", "pyramidice/dice", "pyramidice/tiles"]
        blocks: [
            { text: qsTr("Workers, Cats and Stone dice are your <b>resources</b>. They lie on your board, which has eight spaces. Rest tiles and some gods bring them.") },
            { points: [
                qsTr("<b>Workers</b>: each lets you take a die in a Work turn, and is not spent by that. Building spends them. They go back to the supply."),
                qsTr("<b>Cats</b>: each turns one die up or down by 1, and some gods ask for one. They go back to the supply."),
                qsTr("<b>Stone dice</b>: at the start of a Work turn they leave your board for the quarry, where anybody may roll them. Built on a pyramid they stay for good."),
                qsTr("The <b>supply</b> is what nobody has yet. The <b>quarry</b> holds the dice that are rolled: four Prayer dice and the Stone dice that have come into play."),
                qsTr("Where a resource has to be given or chosen, it must be one that you have, or one that the supply has.")
            ] }
        ]
    }
    RulePage {
        pageId: "pyramidice/turn"
        rulings: ["R9", "R10"]
        title: qsTr("Work or rest")
        summary: qsTr("The two kinds of turn")
        more: ["pyramidice/work", "pyramidice/rest", "pyramidice/end", "pyramidice/work-example", "pyramidice/rest-example"]
        blocks: [
            { text: qsTr("When it is your turn you choose:") },
            { points: [
                qsTr("<b>Work</b>: your Stone dice go to the quarry, you roll dice and use them, then you keep your gods."),
                qsTr("<b>Rest</b>: you take a Rest tile and what it gives.")
            ] },
            { text: qsTr("You may work even without a Worker, unless nothing has moved for three rounds (see “When nothing moves”). You may rest only if you can pay for a tile, if you can use Hapy and have a resource to give, or if the Emerald Scarab finds an open tile with somebody else. The Fame of Bes counts for this.") },
            { points: [
                qsTr("What something costs is paid in full before anything is gained."),
                qsTr("What happens to several players at once happens to the player on turn first, then to the others in turn order."),
                qsTr("Now and then something must be settled first: paying part by part, choosing a resource, giving up what does not fit, rolling the chosen dice, or the question of the Pearl Scarab.")
            ] }
        ]
    }
    RulePage {
        pageId: "pyramidice/secrets"
        title: qsTr("Open and secret")
        summary: qsTr("What everybody sees, and what only you know")
        more: ["pyramidice/projects", "pyramidice/setup", "pyramidice/solo"]
        blocks: [
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleProject.qml", values: { project: 1 }, caption: qsTr("Your project: only you see it until the end.") },
            { text: qsTr("Nearly everything lies open: boards and what is on them, scarabs, gods, dice, Rest tiles, the pyramids, and the gods that were discarded.") },
            { head: qsTr("Secret") },
            { points: [
                qsTr("The <b>projects</b> of the others. They are turned up when the match is over. When you play alone, all projects lie open."),
                qsTr("The <b>deck</b> of gods, and the gods that were put away before the match.")
            ] },
            { text: qsTr("The Architects, the players that the app plays, know no more than you would in their place.") }
        ]
    }
    AtTheTable {
        pageId: "pyramidice/table"
        more: ["pyramidice/overview", "pyramidice/turn"]
    }
}
