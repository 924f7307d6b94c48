import QtQml
import Architects.Ui

// The variant in which animals see each other from afar, and both variants together.
RuleChapter {
    title: qsTr("Variant: the Eyes of the Sphinx")

    RulePage {
        pageId: "luxor/sphinx"
        rulings: ["R40", "R41", "R42"]
        title: qsTr("The Eyes of the Sphinx")
        summary: qsTr("Pairs at any distance")
        more: ["luxor/pairs", "luxor/facing", "luxor/scarabs", "luxor/both"]
        blocks: [
            { text: qsTr("A variant for far-sighted players. It changes one thing: what a <b>pair</b> is. Animals need not touch any more. They see each other along rows, shafts and diagonals, however far apart.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleWall.qml",
              values: { sphinx: true, wall: "a ibis-crocodile ibis-snake; b mule-crocodile; c hippo-snake crocodile-crocodile; d ibis-ibis; e mule-camel cat-crocodile; f ibis-cat", falls: "d ibis-camel" },
              caption: qsTr("The new ibis makes a pair along its row and one along a diagonal. In its shaft it sees two others: no pair.") },
            { text: qsTr("Four lines run through each animal of your card: its row, its shaft and two diagonals. In each of them count the animals of its kind that already lie there:") },
            { sum: [[qsTr("None"), "0"], [qsTr("Exactly one"), "1"], [qsTr("Two or more"), "0"]], total: "" },
            { points: [
                qsTr("<b>Exactly one</b>: these two are a pair. Gaps and other animals between them do not matter."),
                qsTr("<b>None, or two and more</b>: nothing, neither a scarab nor a researcher. A line in which an animal has been seen twice is closed for it."),
                qsTr("In a double the lower animal looks first. The two are no pair, but both count in their shaft, which is closed for that animal from then on."),
                qsTr("An animal right beside the new one is subject to the same rule: it makes a pair only if it is the only one in that line.")
            ] },
            { head: qsTr("What stays the same") },
            { text: qsTr("Which way the two look, researchers, two scarabs at most, sarcophagi, the end: all this is as usual. If every sarcophagus is open before the wall is full, you play on, for there are pharaoh cards to be won.") }
        ]
    }
    RulePage {
        pageId: "luxor/both"
        rulings: ["R43"]
        title: qsTr("Both variants together")
        summary: qsTr("Curse and Sphinx in one match")
        more: ["luxor/curse", "luxor/sphinx", "luxor/setup"]
        blocks: [
            { text: qsTr("The Curse of the Pharaoh and the Eyes of the Sphinx are chosen before the match, one without the other or both together. They do not get in each other's way.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleWall.qml",
              values: { sphinx: true, wall: "a hippo-cat crocodile-mule; b cat-camel; c crocodile-hippo ibis-crocodile; d snake-snake; e crocodile-camel camel-hippo; f mule-mule", falls: "d cat-mule" },
              caption: qsTr("With the Sphinx the new mule also makes pairs with distant mules. For a curse such animals would be too far apart.") },
            { points: [
                qsTr("The <b>Sphinx</b> changes which animals are a pair when a card falls."),
                qsTr("The <b>curse</b> changes the pile, and what may happen when you draw."),
                qsTr("A curse is always looked for in three places <b>next to each other</b>, with the Sphinx too.")
            ] }
        ]
    }
}
