import QtQml
import Architects.Ui
import Architects.Model

// What it is all about, what lies on the table, how a round goes, who knows what, and what can be chosen before.
RuleChapter {
    title: qsTr("The game")

    RulePage {
        pageId: "egizia/overview"
        title: qsTr("The Nile in a minute")
        summary: qsTr("What it is all about")
        more: ["egizia/setup", "egizia/round", "egizia/river", "egizia/workers", "egizia/building", "egizia/monuments", "egizia/scoring", "egizia/table"]
        blocks: [
            { text: qsTr("Two to four master builders send their ships down the Nile. On the way they take fields, quarries and help of every kind, and train their workers. At three building sites strength and stones turn into monuments, and monuments into <b>points</b>.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleRiver.qml",
              values: { first: 7, last: 10, cards: [{ bend: 7, card: 4 }, { bend: 9, card: 0 }], ships: [{ bend: 8, seat: 0 }, { bend: 9, seat: 1 }] },
              caption: qsTr("Cards lie on the bends of one bank, camps and sites on the other. Ships only ever go on downstream.") },
            { text: qsTr("A match has <b>five rounds</b>. In each, you place ships one by one, and never behind your own last one: whoever hurries on leaves much behind, whoever dawdles finds places taken.") },
            { points: [
                qsTr("A <b>card</b> is yours: a field, a quarry, a lasting power, or help for a single use."),
                qsTr("A <b>camp</b> makes workers stronger, or moves you on along the two tracks."),
                qsTr("A <b>site</b> lets you build there in this round.")
            ] },
            { text: qsTr("Then the workers must be fed: the stronger they are, the more they build, and the more they eat. Grain that is missing costs points. New stones come from the quarries, and at the sites everybody builds in the order in which the ships came.") },
            { text: qsTr("After the fifth round stones, tombs and secret Sphinx cards may bring more. The player with the most points wins.") }
        ]
    }
    RulePage {
        pageId: "egizia/setup"
        rulings: ["R1", "R2"]
        title: qsTr("Before the first ship")
        summary: qsTr("What everybody begins with")
        more: ["egizia/round", "egizia/workers", "egizia/fields", "egizia/stones", "egizia/monuments", "egizia/score", "egizia/options"]
        blocks: [
            { text: qsTr("Everybody begins with the same board:") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleCrew.qml", values: { strengths: [1, 1, 1, 2] },
              caption: qsTr("Three workers of strength 1, and the foreman of strength 2.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleCards.qml", values: { cards: [-1, -2] },
              caption: qsTr("A green field with 6 grain, and a quarry with 3 stones a round.") },
            { points: [
                qsTr("Eight <b>ships</b>, and no cards but these two."),
                qsTr("A marker on the first square of the <b>quarry track</b> and of the <b>grain market</b>."),
                qsTr("The <b>turn tiles</b> are drawn at random. Players who sail later have more stones to begin with, and stand further in front on the score track, at 0 points: of two on one square, the one that came there earlier is in front.")
            ] },
            { sum: [[qsTr("Turn tile"), "1 · 2 · 3 · 4"], [qsTr("Stones at the start"), "2 · 3 · 4 · 5"]], total: "" }
        ]
    }
    RulePage {
        pageId: "egizia/round"
        title: qsTr("A round")
        summary: qsTr("Seven phases, five times")
        more: [...[...EgiziaBook.stages].map(stage => stage.page), "egizia/scoring"]
        blocks: [
            { text: qsTr("Every round has the same seven phases. You decide something in Ships and in Building, and now and then in Grain; the others go by themselves.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RulePhases.qml", values: {}, caption: qsTr("The seven phases in their order.") },
            { steps: [...EgiziaBook.stages].map(stage => "<b>" + stage.title + ".</b> " + stage.text) },
            { text: qsTr("You act only when the game asks you to. After the phase Order of the fifth round comes the final scoring.") }
        ]
    }
    RulePage {
        pageId: "egizia/secrets"
        rulings: ["R4"]
        title: qsTr("Open and secret")
        summary: qsTr("What everybody sees, and what only you know")
        more: ["egizia/sphinx", "egizia/tombs", "egizia/scoring", "egizia/example"]
        blocks: [
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleRiddles.qml", values: { riddles: [0, 14], words: [qsTr("what the others see"), qsTr("what you see")] },
              caption: qsTr("A Sphinx card that you have kept.") },
            { text: qsTr("Nearly everything lies open: boards, stones, strength, all Nile cards that somebody has, the cards on the river, and the points.") },
            { head: qsTr("Secret") },
            { points: [
                qsTr("Your <b>Sphinx cards</b>. Others see how many you have. They are turned up in the final scoring, one by one."),
                qsTr("The Sphinx cards you looked at and put back: you alone know them, and that they lie at the bottom."),
                qsTr("Tombs that are face down, and the eight that were put away."),
                qsTr("The Nile cards that have not come to the river yet.")
            ] },
            { text: qsTr("The Architects, the players that the app plays, know no more than you would in their place.") }
        ]
    }
    RulePage {
        pageId: "egizia/options"
        rulings: ["R3"]
        title: qsTr("The revision of 2010")
        summary: qsTr("Two rules that can be chosen before")
        more: ["egizia/sphinx", "egizia/n27", "egizia/setup", "egizia/stage-1"]
        blocks: [
            { text: qsTr("The game appeared, and was revised soon after. Two points of that revision can be chosen when a match is set up, each by itself. Without them the first edition is played.") },
            { head: qsTr("A Sphinx card to begin with") },
            { points: [
                qsTr("<b>None:</b> everybody begins without a Sphinx card."),
                qsTr("<b>One:</b> before the first round everybody draws one Sphinx card, in the order of the turn tiles, and keeps it.")
            ] },
            { head: qsTr("The card left over") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleCards.qml", values: { cards: [27] },
              caption: qsTr("This card alone is concerned.") },
            { points: [
                qsTr("<b>At the end of the round:</b> its owner may take a card that is left on the river when the new turn tiles have been given out."),
                qsTr("<b>After sailing:</b> the owner takes it as soon as everybody has passed. So a field or quarry from there already counts in this round.")
            ] }
        ]
    }
    AtTheTable {
        pageId: "egizia/table"
        more: ["egizia/overview", "egizia/round"]
    }
}
