import QtQml
import Architects.Ui

// How it ends and who has won.
RuleChapter {
    title: qsTr("The end")

    RulePage {
        pageId: "pyramidice/end"
        rulings: ["R49", "R50", "R51"]
        title: qsTr("The last round")
        summary: qsTr("The last stone or the last god")
        more: ["pyramidice/scoring", "pyramidice/supplies", "pyramidice/row"]
        blocks: [
            { text: qsTr("The end begins at the instant when the <b>last Stone die</b> leaves the supply or the <b>last card</b> leaves the deck of gods.") },
            { steps: [
                qsTr("The player who brought that about finishes the turn."),
                qsTr("Everybody else has exactly one more turn."),
                qsTr("The player who brought it about has one last turn. Then the game is over.")
            ] },
            { points: [
                qsTr("Only the first cause counts: a second one changes nothing."),
                qsTr("Gods may still lie in the row, and can be won until the last turn."),
                qsTr("Only the player on turn can bring the end about."),
                qsTr("A Work turn that a Rest tile gives belongs to that Rest turn.")
            ] }
        ]
    }
    RulePage {
        pageId: "pyramidice/scoring"
        rulings: ["R52"]
        title: qsTr("The Fame at the end")
        summary: qsTr("Gods, Ennead, scarab, project")
        more: ["pyramidice/ties", "pyramidice/ennead", "pyramidice/projects", "pyramidice/scarab-quartz", "pyramidice/scarab-obsidian"]
        blocks: [
            { text: qsTr("To the Fame you have gained you add:") },
            { points: [
                qsTr("the Fame of your <b>gods</b>: Hathor 6, Maat 3, Amon, Mertseger, Min and Ptah 2 each, Aton, Hapy, Khepri and Sopdet 1 each;"),
                qsTr("your <b>Ennead</b>, by the number of its cards;"),
                qsTr("your <b>scarab</b>, if it is Quartz or Obsidian;"),
                qsTr("your <b>project</b>: 2 for each pair.")
            ] },
            { sum: [[qsTr("Cards of the Ennead"), qsTr("Fame")], ["1", "0"], ["2", "2"], ["3", "6"], ["4", "12"], ["5", "20"], ["6", "30"], ["7", "42"], ["8", "56"], ["9", "72"], ["10", "90"]], total: "" },
            { text: qsTr("Gods that were discarded or only lent count for nothing. The player with the most Fame wins, and earns the title of Great Architect.") },
            { head: qsTr("An example") },
            { sum: [[qsTr("Gained in the game"), "41"], [qsTr("Maat"), "3"], [qsTr("Three gods of the Ennead"), "6"], [qsTr("Quartz: Maat, Ra and the Ennead"), "6"], [qsTr("Project: four pairs"), "8"]], total: "64" }
        ]
    }
    RulePage {
        pageId: "pyramidice/ties"
        rulings: ["R53"]
        title: qsTr("Equal Fame")
        summary: qsTr("Who wins a tie")
        more: ["pyramidice/scoring", "pyramidice/solo"]
        blocks: [
            { text: qsTr("With equal Fame, the player who has more resources on the board wins: Workers, Cats and Stone dice together. If that is equal too, the victory is shared.") },
            { text: qsTr("A Great Architect, in the solo game, wins every tie.") }
        ]
    }
    RulePage {
        pageId: "pyramidice/stall"
        rulings: ["R11"]
        title: qsTr("When nothing moves")
        summary: qsTr("A safeguard against endless games")
        more: ["pyramidice/rest", "pyramidice/end"]
        blocks: [
            { text: qsTr("If three rounds pass in which no card is drawn, no Stone die leaves the supply, no tile is taken and nothing is built, the next player <b>must take a Rest tile</b> that he or she can pay for. Neither Hapy nor the Emerald Scarab will do instead.") },
            { text: qsTr("If even that is impossible, the game is over at once and the Fame is counted.") }
        ]
    }
}
