import QtQml
import Architects.Ui

// What it is all about, what lies on the table, and what a turn is.
RuleChapter {
    title: qsTr("The game")

    RulePage {
        pageId: "luxor/overview"
        title: qsTr("The wall in a minute")
        summary: qsTr("What it is all about")
        more: ["luxor/setup", "luxor/turn", "luxor/pairs", "luxor/facing", "luxor/sarcophagi", "luxor/scoring", "luxor/table"]
        blocks: [
            { text: qsTr("Two to four teams of researchers rebuild a fallen wall of hieroglyphs, card by card. The animals on it are the keys to twenty-one sarcophagi. The team with the most precious <b>mummies</b> wins.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleWall.qml",
              values: { wall: "a cat-ibis camel-ibis; b mule-camel; c hippo-snake camel-mule; d ibis-mule", falls: "b camel-hippo" },
              caption: qsTr("A card with a camel and a hippo falls into the second shaft. It makes two pairs of camels and one of hippos.") },
            { text: qsTr("In your turn you drop <b>one card</b> into a shaft of the wall. Where one of its two animals comes to lie next to another of its kind, you have made a <b>pair</b>.") },
            { points: [
                qsTr("Every pair sends a <b>scarab</b> to the pillar of that animal."),
                qsTr("If nobody stands at the pillar, one of your <b>researchers</b> goes there. If the two animals look the same way, yours even replaces a rival's."),
                qsTr("The <b>third scarab</b> opens the top sarcophagus of the pillar, for the team whose researcher stands there.")
            ] },
            { text: qsTr("After forty cards the wall is full. The mummies you have found are your points, and a secret pharaoh card may add 7.") }
        ]
    }
    RulePage {
        pageId: "luxor/setup"
        rulings: ["R1"]
        title: qsTr("Before the first card")
        summary: qsTr("Pillars, scarabs, teams, hands")
        more: ["luxor/turn", "luxor/cards", "luxor/sarcophagi", "luxor/pharaoh", "luxor/curse", "luxor/both"]
        blocks: [
            { text: qsTr("The wall is still empty: eight shafts, each ten places high. Above it stand seven <b>pillars</b>, one for each animal.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RulePillars.qml",
              values: { pillars: Array.from([0, 1, 2, 3, 4, 5, 6]).map(animal => ({ animal: animal, closed: 3 })) },
              caption: qsTr("Camel, mule, snake, hippo, crocodile, ibis and cat, and three sarcophagi for each.") },
            { points: [
                qsTr("At each pillar lie three <b>sarcophagi</b>: one eye on top, two eyes below it, three eyes at the bottom. What is inside nobody knows."),
                qsTr("Sixteen <b>scarabs</b> lie on the slab."),
                qsTr("Each team has five <b>researchers</b> in its supply."),
                qsTr("The 49 hieroglyph cards are shuffled, and everybody draws <b>three</b>."),
                qsTr("Everybody is dealt one of the seven <b>pharaoh cards</b> and keeps it secret. The others are put away unseen.")
            ] },
            { text: qsTr("The first player is drawn at random. From there on it goes round the table.") },
            { sum: [[qsTr("Players"), "2 · 3 · 4"], [qsTr("Cards in the pile after dealing"), "43 · 40 · 37"],
                    [qsTr("Turns of the first player"), "20 · 14 · 10"], [qsTr("Turns of each other player"), "20 · 13 · 10"]], total: "" }
        ]
    }
    RulePage {
        pageId: "luxor/turn"
        rulings: ["R2", "R15", "R21"]
        title: qsTr("Your turn")
        summary: qsTr("Drop a card, use its pairs, draw")
        more: ["luxor/wall", "luxor/pairs", "luxor/facing", "luxor/order", "luxor/end", "luxor/example"]
        blocks: [
            { steps: [
                qsTr("<b>Drop.</b> Let one of your three cards fall into a shaft that has room."),
                qsTr("<b>Pairs.</b> Everything your pairs bring is resolved: first the researcher, then the scarabs, animal by animal."),
                qsTr("<b>Draw.</b> Fill your hand to three cards again.")
            ] },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleCards.qml",
              values: { cards: [{ card: "mule-ibis" }, { card: "camel-hippo", lit: true }, { card: "snake-crocodile" }] },
              caption: qsTr("Three cards in hand, one of them chosen to fall.") },
            { points: [
                qsTr("You must drop a card; nobody may pass. Only with the Curse of the Pharaoh may something else come first: a search, or the choice of a victim."),
                qsTr("Hold a card over a shaft and look: all its pairs are shown before you let go. Once it has fallen it cannot be taken back."),
                qsTr("You must accept every pair, even one that helps a rival more than you."),
                qsTr("A card without any pair is a turn too: it only fills the wall."),
                qsTr("If the pile is empty, nothing is drawn. That happens only with four players, in the last three turns.")
            ] }
        ]
    }
    RulePage {
        pageId: "luxor/cards"
        title: qsTr("The cards")
        summary: qsTr("49 cards, two animals on each")
        more: ["luxor/wall", "luxor/facing", "luxor/camel", "luxor/mule", "luxor/snake", "luxor/hippo", "luxor/crocodile", "luxor/ibis", "luxor/cat"]
        blocks: [
            { text: qsTr("Each card shows <b>two animals</b>, one above the other. There are seven animals, and each way to set one of them above another, or above itself, exists exactly once.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleCards.qml",
              values: { cards: [{ card: "mule-snake", word: qsTr("both right") }, { card: "hippo-snake", word: qsTr("both left") },
                                { card: "cat-snake", word: qsTr("right and left") }, { card: "ibis-snake", word: qsTr("left and right") }] },
              caption: qsTr("Four of the seven cards that have the snake below.") },
            { points: [
                qsTr("Each animal is on top of seven cards and at the bottom of seven: fourteen pictures."),
                qsTr("On seven of these pictures it looks left, on seven it looks right."),
                qsTr("Seven cards are <b>doubles</b> and show the same animal twice. The upper one looks right, the lower one left.")
            ] },
            { head: qsTr("Which way they look") },
            { sum: [[qsTr("Both to the right"), "14"], [qsTr("Both to the left"), "14"], [qsTr("The upper to the right, the lower to the left"), "14"],
                    [qsTr("The upper to the left, the lower to the right"), "7"]], total: "49" },
            { text: qsTr("Only forty cards fit into the wall, so nine are never played.") }
        ]
    }
    AtTheTable {
        pageId: "luxor/table"
        more: ["luxor/overview", "luxor/turn"]
    }
}
