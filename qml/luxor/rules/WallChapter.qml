import QtQml
import Architects.Ui

// How cards fall, what counts as a pair, and which way the two animals look.
RuleChapter {
    title: qsTr("The wall")

    RulePage {
        pageId: "luxor/wall"
        rulings: ["R3"]
        title: qsTr("The wall")
        summary: qsTr("Eight shafts, and how cards fall")
        more: ["luxor/pairs", "luxor/cards", "luxor/end", "luxor/sphinx"]
        blocks: [
            { text: qsTr("The wall has <b>eight shafts</b> side by side. A card slides in from above and falls until it rests on the floor or on the card below it.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleWall.qml",
              values: { wall: "a mule-cat ibis-snake; b crocodile-mule camel-camel hippo-snake; c hippo-mule snake-cat camel-ibis cat-hippo mule-crocodile; "
                              + "d cat-crocodile snake-ibis; e ibis-hippo; f camel-snake crocodile-hippo ibis-mule; g snake-camel; h hippo-crocodile cat-mule",
                        falls: "e crocodile-camel", above: true, whole: true },
              caption: qsTr("The card over the fifth shaft comes to rest on the one that lies there. The third shaft is full.") },
            { points: [
                qsTr("Cards always fall feet down: the upper animal stays the upper one."),
                qsTr("A card fills two places of its shaft, one above the other. A shaft has ten places, so <b>five cards</b> fill it."),
                qsTr("Nothing can be dropped into a full shaft."),
                qsTr("What lies in the wall never moves again."),
                qsTr("Forty cards fill the wall; the fortieth ends the game.")
            ] }
        ]
    }
    RulePage {
        pageId: "luxor/pairs"
        rulings: ["R4", "R5", "R6"]
        title: qsTr("Pairs")
        summary: qsTr("Two animals of a kind, side by side")
        more: ["luxor/facing", "luxor/scarabs", "luxor/order", "luxor/sphinx"]
        blocks: [
            { text: qsTr("A pair is <b>an animal of the card that has just fallen</b> and one of its kind, already in the wall, on a place next to it: beside it, above, below, or diagonally.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleWall.qml",
              values: { wall: "a mule-cat ibis-snake; b crocodile-snake; c hippo-mule snake-cat; d camel-snake", falls: "b snake-mule" },
              caption: qsTr("Three pairs: the new snake with the one beside it and the one below left, the new mule with the one below left. The two snakes at the bottom are too far away.") },
            { points: [
                qsTr("Every animal it touches counts by itself: a new snake next to three others makes three pairs."),
                qsTr("Two animals that lay there before never make a pair again."),
                qsTr("The two animals of one card are never a pair, even if they are the same."),
                qsTr("Three in a row are nothing special: only what touches the new animal counts."),
                qsTr("It is a pair whichever way the two look. That only decides what the pair may do.")
            ] },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleWall.qml",
              values: { wall: "a mule-hippo; c snake-ibis", falls: "b cat-cat" },
              caption: qsTr("A double with no match beside it: two cats, but no pair.") }
        ]
    }
    RulePage {
        pageId: "luxor/facing"
        rulings: ["R7", "R8", "R9", "R10"]
        title: qsTr("Same way or opposite ways")
        summary: qsTr("What the direction of a pair decides")
        more: ["luxor/researchers", "luxor/scarabs", "luxor/pairs", "luxor/cards"]
        blocks: [
            { text: qsTr("Look at the heads of the two animals. Both to the left or both to the right: they look <b>the same way</b>. One to the left and one to the right: they look <b>opposite ways</b>, whether face to face or back to back.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RuleFacing.qml",
              values: { words: [qsTr("same way, to the right"), qsTr("same way, to the left"), qsTr("opposite, face to face"), qsTr("opposite, back to back")] },
              caption: qsTr("The mark between two animals tells at a glance which it is.") },
            { text: qsTr("It is the same for animals beside, above and diagonal to each other: only the direction counts. Then look who stands at the pillar of that animal:") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RulePairs.qml",
              values: { heads: [qsTr("same way"), qsTr("opposite ways")],
                        before: [{ seat: -1, word: qsTr("nobody") }, { seat: 1, word: qsTr("a rival") }, { seat: 0, word: qsTr("your own") }],
                        after: [[{ seat: 0, word: qsTr("yours comes") }, { seat: 0, word: qsTr("yours comes") }],
                                [{ seat: 0, word: qsTr("yours replaces it") }, { seat: 1, word: qsTr("the rival stays") }],
                                [{ seat: 0, word: qsTr("yours stays") }, { seat: 0, word: qsTr("yours stays") }]] },
              caption: qsTr("On the left who stood there, beside it who stands there after the pair. You are lapis, the rival is carnelian.") },
            { text: qsTr("In every case the pair also brings <b>one scarab</b>.") },
            { head: qsTr("Both at once") },
            { text: qsTr("If one animal makes several pairs and at least one of them looks the same way, all of them count as looking the same way. The researcher comes or replaces once; the scarabs are counted pair by pair.") },
            { picture: "qrc:/qt/qml/Architects/Luxor/RulePillars.qml",
              values: { leads: true, pillars: [{ animal: 2, scarabs: 0, seat: 1, closed: 3, word: qsTr("before") },
                                               { animal: 2, scarabs: 2, seat: 0, closed: 3, word: qsTr("after") }] },
              caption: qsTr("Two pairs of snakes, one the same way and one opposite ways: lapis replaces carnelian, and two scarabs come.") }
        ]
    }
}
