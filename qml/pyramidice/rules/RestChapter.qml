import QtQml
import Architects.Ui
import Architects.Model

// The Rest turn, its tiles, and the board they fill.
RuleChapter {
    title: qsTr("Rest")

    RulePage {
        pageId: "pyramidice/rest"
        rulings: ["R12", "R13", "R14", "R20", "R21"]
        title: qsTr("The Rest turn")
        summary: qsTr("A tile, and what it gives")
        more: ["pyramidice/tiles", "pyramidice/overflow", "pyramidice/row", "pyramidice/god-bes", "pyramidice/god-hapy"]
        blocks: [
            { steps: [
                qsTr("<b>Gods.</b> Use Bes first, if you have him. Hapy may be used in place of the tile, and ends the turn: Bes must come before."),
                qsTr("<b>Tile.</b> Take a Rest tile of the row, pay what it costs, take all it gives, and lay it in front of you."),
                qsTr("<b>End.</b> Your gods are ready again. If three tiles lie in front of you now, they all go back to the row; then the rightmost god is discarded, the others slide to the right, and one card is drawn.")
            ] },
            { points: [
                qsTr("Tiles in front of others cannot be taken; only the Emerald Scarab can use one of them."),
                qsTr("You may rest only if you can pay for a tile, use Hapy, or use somebody's open tile by the Emerald Scarab. The Fame of Bes counts for this: you use him before you take the tile. There are always at least two tiles in the row."),
                qsTr("If the row holds fewer than three gods, the rightmost one there is goes; if there is none, none goes. From an empty deck nothing is drawn.")
            ] }
        ]
    }
    RulePage {
        pageId: "pyramidice/tiles"
        rulings: ["R15", "R16"]
        title: qsTr("Rest tiles")
        summary: qsTr("All twelve at a glance")
        more: [...PyramidiceBook.tiles].map(tile => tile.page).concat(["pyramidice/rest", "pyramidice/overflow", "pyramidice/supplies"])
        blocks: [
            { text: qsTr("Of the twelve tiles six, eight or ten are in play. What a tile costs is paid when you take it; a tile that you cannot pay for cannot be taken.") },
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleRestTiles.qml", values: {}, caption: "" },
            { text: qsTr("Resources “of other kinds” must each differ from the resource you discarded; they may be equal to each other.") }
        ]
    }
    RulePage {
        pageId: "pyramidice/overflow"
        rulings: ["R6", "R7"]
        title: qsTr("A full board")
        summary: qsTr("Eight spaces, and what happens to the ninth resource")
        more: ["pyramidice/supplies", "pyramidice/scarab-silver", "pyramidice/scarab-obsidian"]
        blocks: [
            { text: qsTr("Your board has <b>eight spaces</b>, one for each Worker, Cat or Stone die. You must take what you gain. Each resource beyond the eighth makes you give one up, a new one or an old one.") },
            { points: [
                qsTr("Workers and Cats go back to the supply, Stone dice to the quarry."),
                qsTr("While a space is free nothing may be given up."),
                qsTr("A Stone die that is taken from the supply and given up at once has still been taken: it may bring the end."),
                qsTr("It can happen in the turn of somebody else, when a tile gives you a Cat.")
            ] }
        ]
    }
    RulePage {
        pageId: "pyramidice/supplies"
        rulings: ["R5"]
        title: qsTr("Supplies")
        summary: qsTr("What there is, and when it runs out")
        more: ["pyramidice/setup", "pyramidice/overflow", "pyramidice/end"]
        blocks: [
            { text: qsTr("There are 21 Workers and 9 Cats. This is what lies in the supply when the game begins:") },
            { sum: [[qsTr("Players"), "1 · 2 · 3 · 4"], [qsTr("Stone dice"), "13 · 12 · 16 · 16"], [qsTr("Workers"), "17 · 13 · 9 · 5"], [qsTr("Cats"), "8 · 7 · 6 · 5"], [qsTr("Cards in the deck of gods"), "25 · 25 · 30 · 32"]], total: "" },
            { points: [
                qsTr("If a resource that is named is missing, you get what there is. You do not get the rest later."),
                qsTr("Where you may choose, choose a kind that is there. “Three of one kind” may be fewer than three."),
                qsTr("Without a Stone die in the supply Mertseger cannot be used, and Khepri gives a Worker or a Cat."),
                qsTr("The last Stone die that leaves the supply brings the end.")
            ] }
        ]
    }
}
