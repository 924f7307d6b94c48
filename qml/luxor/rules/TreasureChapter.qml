import QtQml
import Architects.Ui

// The end, what counts then, and what is secret until then.
RuleChapter {
    title: qsTr("The end")

    RulePage {
        pageId: "luxor/pharaoh"
        title: qsTr("The pharaoh card")
        summary: qsTr("A favourite animal, worth 7 points")
        more: ["luxor/scoring", "luxor/end", "luxor/secrets", "luxor/researchers"]
        blocks: [
            { text: qsTr("Your pharaoh card shows the Pharaoh's <b>favourite animal</b>. If one of your researchers stands at its pillar when the game is over, you get <b>7 points</b>.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RulePharaoh.qml", values: { animal: 1, seat: 0 },
              caption: qsTr("The mule is the favourite, and lapis stands there: 7 points more.") },
            { points: [
                qsTr("There is one card for each animal, and everybody has one. The rest are put away unseen."),
                qsTr("Nobody else knows your card. The player who sees you fight for one pillar may guess it."),
                qsTr("The card counts once, and only for a researcher who is there at the end: one that moved over elsewhere does not count. Scarabs and sarcophagi at that pillar do not matter for it."),
                qsTr("Somebody else's favourite brings you nothing.")
            ] }
        ]
    }
    RulePage {
        pageId: "luxor/end"
        rulings: ["R22", "R23", "R24", "R25"]
        title: qsTr("The last card")
        summary: qsTr("A full wall, and the scarabs left over")
        more: ["luxor/scoring", "luxor/pharaoh", "luxor/scarabs", "luxor/sarcophagi"]
        blocks: [
            { text: qsTr("When the <b>fortieth card</b> has been resolved, the game is over at once. Nobody gets another turn, and the cards in hand no longer matter.") },
            { head: qsTr("The scarabs left over") },
            { text: qsTr("Now everybody uses the scarabs at the pillars where <b>their own researchers</b> stand. Three of these scarabs together open one more sarcophagus at one of these pillars.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RulePillars.qml",
              values: { leads: true, side: 2, pillars: [
                            { animal: 0, scarabs: 1, seat: 0, closed: 2, word: qsTr("before") }, { animal: 2, scarabs: 2, seat: 0, closed: 1 },
                            { animal: 0, scarabs: 0, seat: 0, closed: 2, word: qsTr("after") }, { animal: 2, scarabs: 0, seat: 0, closed: 0 }] },
              caption: qsTr("One scarab at the camel and two at the snake make three: lapis opens the sarcophagus with three eyes.") },
            { points: [
                qsTr("Count all scarabs at your pillars, also those where no sarcophagus is left: every three open one."),
                qsTr("A stack is opened from the top. With enough scarabs you may open several of one stack."),
                qsTr("Researchers do not move, and nobody can touch the scarabs of others."),
                qsTr("All this happens by itself, in the best way that can be told from the eyes. If two ways are worth the same, the one with more sarcophagi is taken, then the one with pillars further left."),
                qsTr("What is still shut then stays shut.")
            ] },
            { sum: [[qsTr("Scarabs at your pillars"), "2 + 3 + 2 = 7"], [qsTr("Sarcophagi they open"), "2"], [qsTr("Scarabs left over"), "1"]], total: "" }
        ]
    }
    RulePage {
        pageId: "luxor/scoring"
        rulings: ["R26", "R27"]
        title: qsTr("The score")
        summary: qsTr("Mummies, pharaoh card, ties")
        more: ["luxor/sarcophagi", "luxor/pharaoh", "luxor/end", "luxor/secrets"]
        blocks: [
            { text: qsTr("All sarcophagi are turned over. Your score is the value of your <b>mummies</b>, and 7 more if your researcher stands at the animal of your <b>pharaoh card</b>.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleMummies.qml", values: { found: [3, 4, 6, 8] },
              caption: qsTr("Four mummies of one team.") },
            { sum: [[qsTr("Two mummies with one eye"), "3 + 4"], [qsTr("A mummy with two eyes"), "6"], [qsTr("A mummy with three eyes"), "8"],
                    [qsTr("A researcher at the favourite animal"), "+7"]], total: "28" },
            { text: qsTr("Scarabs, researchers and cards in hand are worth nothing.") },
            { head: qsTr("A tie") },
            { steps: [
                qsTr("The player who has more sarcophagi wins."),
                qsTr("If that is equal too, the single most precious mummy decides."),
                qsTr("If even these are equal, the victory is shared.")
            ] }
        ]
    }
    RulePage {
        pageId: "luxor/secrets"
        rulings: ["R28"]
        title: qsTr("Open and secret")
        summary: qsTr("What everybody sees, and what only you know")
        more: ["luxor/sarcophagi", "luxor/pharaoh", "luxor/curse-victim", "luxor/scoring"]
        blocks: [
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleSecrets.qml", values: { eyes: 2, value: 6, words: [qsTr("what the others see"), qsTr("what you see")] },
              caption: qsTr("A sarcophagus that you have opened.") },
            { head: qsTr("Everybody sees") },
            { points: [
                qsTr("the wall, the pillars, researchers and scarabs,"),
                qsTr("how many cards everybody holds and how many are in the pile,"),
                qsTr("how many sarcophagi a team has, and how many eyes they have.")
            ] },
            { head: qsTr("Only you know") },
            { points: [
                qsTr("the cards in your hand,"),
                qsTr("your pharaoh card,"),
                qsTr("the mummies in your sarcophagi.")
            ] },
            { text: qsTr("Nobody knows the cards in the pile, the pharaoh cards that were put away, and the mummies that nobody has found. The player who has had to hand over a sarcophagus still knows what is in it.") },
            { text: qsTr("The Architects, the players that the app plays, know no more than you would in their place.") }
        ]
    }
}
