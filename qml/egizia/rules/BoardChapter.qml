import QtQml
import Architects.Ui
import Architects.Model

// What everybody has: workers, fields, the two tracks, and a marker among the points.
RuleChapter {
    title: qsTr("Your board")

    RulePage {
        pageId: "egizia/workers"
        rulings: ["R5", "R18"]
        title: qsTr("Workers")
        summary: qsTr("Three workers and a foreman")
        more: ["egizia/building", "egizia/feeding", "egizia/camps", "egizia/n13", "egizia/n28", "egizia/n31"]
        blocks: [
            { text: qsTr("You have three workers, told apart by the colour of their kilts, and a <b>foreman</b> in white. A number says how strong each is: workers begin with 1, the foreman with 2, and nobody grows beyond <b>9</b>.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleCrew.qml", values: { strengths: [3, 4, 2, 5], words: [qsTr("blue"), qsTr("black"), qsTr("yellow"), qsTr("foreman")] },
              caption: qsTr("Together they have strength 14, and eat as much grain.") },
            { points: [
                qsTr("In a round each worker builds <b>once</b>. Then he rests until the next round; he is as strong as before."),
                qsTr("The foreman <b>never builds alone</b>. Once in a round he helps another worker, and his strength is added."),
                qsTr("Only one worker builds in an action, besides the foreman. Two cards let two workers build together, once."),
                qsTr("Nobody grows stronger than 9. More is lost; only cards that help in a single action can go beyond."),
                qsTr("“A worker of your choice” may be the foreman. Where workers are pictured, it is exactly those.")
            ] }
        ]
    }
    RulePage {
        pageId: "egizia/fields"
        title: qsTr("Fields")
        summary: qsTr("Green, yellow, red: which flood they need")
        more: ["egizia/flood", "egizia/feeding", "egizia/n10", "egizia/n30", ...[...EgiziaBook.cards].filter(card => card.kind === "field").map(card => card.page)]
        blocks: [
            { text: qsTr("A field gives its grain in every round in which it is <b>watered</b>. That depends on its colour and on the flood. One to three dots say the same.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleFlood.qml", values: {},
              caption: qsTr("Green fields are always watered, yellow ones when the flood is middle or high, red ones only when it is high.") },
            { points: [
                qsTr("Everybody has a <b>green field with 6 grain</b> from the start."),
                qsTr("The four red fields also bring something at once, once: a step in market or quarry, points, or stones."),
                qsTr("Two cards make a field one colour better, from red to yellow or from yellow to green. That holds to the end of the match, and does not repeat what the field brought at once.")
            ] },
            { sum: [[qsTr("Green fields in the decks"), "2 · 3 · 3 · 3 · 4 · 4"], [qsTr("Yellow fields"), "4 · 5 · 6 · 6"], [qsTr("Red fields"), "6 · 7 · 8 · 9"]], total: "" }
        ]
    }
    RulePage {
        pageId: "egizia/flood"
        rulings: ["R17"]
        title: qsTr("The flood")
        summary: qsTr("One marker decides for all fields")
        more: ["egizia/fields", "egizia/feeding", "egizia/passalon", "egizia/heliopolis", "egizia/n34"]
        blocks: [
            { text: qsTr("The flood marker stands in the delta: low, middle or high. It begins in the <b>middle</b>. Where it stands when the workers are fed says which fields give grain, for everybody.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleFlood.qml", values: {},
              caption: qsTr("Low: only green fields. Middle: green and yellow. High: all.") },
            { points: [
                qsTr("The player who goes to <b>Passalon</b> or <b>Heliopolis</b> may move it one step, or leave it."),
                qsTr("It goes step by step: from low or high only to the middle."),
                qsTr("It stays where it is from round to round.")
            ] },
            { text: qsTr("The flood only matters for feeding. Sphinx cards that compare fields do not ask for it.") }
        ]
    }
    RulePage {
        pageId: "egizia/feeding"
        rulings: ["R26", "R27", "R28"]
        title: qsTr("Feeding")
        summary: qsTr("As much grain as strength, or points are lost")
        more: ["egizia/stage-3", "egizia/fields", "egizia/flood", "egizia/tracks", "egizia/workers", "egizia/n11", "egizia/n14", "egizia/n47"]
        blocks: [
            { text: qsTr("Your four workers eat as much grain as they are <b>strong</b> together, the foreman included. Your fields give what the <b>flood</b> waters. If that is enough, nothing happens.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleGrain.qml", values: { strengths: [2, 2, 3, 2], fields: [{ colour: 0, grain: 6 }, { colour: 1, grain: 5 }, { colour: 2, grain: 8 }], flood: 1 },
              caption: qsTr("Strength 9, and with the flood in the middle 6 + 5 grain: all are fed. The red field lies dry.") },
            { head: qsTr("When grain is missing") },
            { text: qsTr("For each grain that is missing you lose 3, 2 or 1 points, as your square in the <b>grain market</b> says.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleGrain.qml", values: { strengths: [3, 4, 4, 3], fields: [{ colour: 0, grain: 6 }, { colour: 0, grain: 2 }, { colour: 0, grain: 4 }, { colour: 1, grain: 5 }], flood: 0 },
              caption: qsTr("Strength 14, but only 12 grain: two are missing.") },
            { sum: [[qsTr("Missing grain"), "2"], [qsTr("Lost for each, on the second square of the market"), "2"], [qsTr("Points"), "−4"]], total: "" },
            { points: [
                qsTr("If grain is missing you may help yourself: with cards that give 4 grain, with stones if you have the card for it, or by improving a field."),
                qsTr("A card that gives 4 grain is used up, even if less was missing. Without a shortage it cannot be played."),
                qsTr("Points may fall below zero, without limit."),
                qsTr("Hungry workers stay as strong as they are, and may build.")
            ] }
        ]
    }
    RulePage {
        pageId: "egizia/stones"
        rulings: ["R6"]
        title: qsTr("Stones")
        summary: qsTr("Where they come from, what they are good for")
        more: ["egizia/stage-4", "egizia/building", "egizia/tracks", "egizia/scoring", "egizia/n37", "egizia/n38", ...[...EgiziaBook.cards].filter(card => card.kind === "quarry").map(card => card.page)]
        blocks: [
            { text: qsTr("Stones come from your <b>quarries</b> in the phase Stones of every round: 3 from the one you begin with, and what your quarry cards add. Nobody can have more than <b>25</b>, at any time; what comes beyond that is lost.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleCards.qml", values: { cards: [-2, 7, 25] },
              caption: qsTr("Three quarries: 3 + 2 + 4 stones in every round.") },
            { text: qsTr("Besides, stones come from the last square of the quarry track, from Alyi, and from some cards.") },
            { head: qsTr("What they are good for") },
            { points: [
                qsTr("You pay with them for everything you build, and for Sphinx cards you look at."),
                qsTr("With the right card they can be grain, strength, or points: one card sells up to ten of them for a point each."),
                qsTr("At the end of the match two stones are worth a point, but only if you have come to the <b>fourth or fifth square</b> of the quarry track.")
            ] },
            { text: qsTr("The stones that mark what you have built are others: you never run out of those.") }
        ]
    }
    RulePage {
        pageId: "egizia/tracks"
        rulings: ["R19"]
        title: qsTr("Quarry track and grain market")
        summary: qsTr("Two tracks with five squares")
        more: ["egizia/edfu", "egizia/amarna", "egizia/feeding", "egizia/scoring", "egizia/n17", "egizia/n18", "egizia/s25", "egizia/s26"]
        blocks: [
            { text: qsTr("On both tracks your marker begins on the first square, at the top, and only ever goes <b>down</b>.") },
            { head: qsTr("The quarry track") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleTracks.qml", values: { track: "quarry", on: [3, 5] },
              caption: qsTr("Lapis is on the third square, carnelian on the last.") },
            { points: [
                qsTr("Squares 1 to 3 bring nothing."),
                qsTr("On <b>square 4 or 5</b> two stones are worth a point at the end of the match."),
                qsTr("Arriving on <b>square 5</b> brings <b>3 stones</b>.")
            ] },
            { head: qsTr("The grain market") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleTracks.qml", values: { track: "market", on: [1, 4] },
              caption: qsTr("What a missing grain costs on each square.") },
            { sum: [[qsTr("Square"), "1 · 2 · 3 · 4 · 5"], [qsTr("Points lost for each missing grain"), "3 · 2 · 2 · 1 · 1"]], total: "" },
            { points: [qsTr("Arriving on <b>square 5</b> brings <b>2 points</b>.")] },
            { head: qsTr("At the end of a track") },
            { text: qsTr("Each step counts separately. On square 5 the marker stays: each step you would have to make brings the 3 stones or the 2 points <b>again</b> instead.") },
            { sum: [[qsTr("Two steps in the quarry from square 3"), qsTr("3 stones")], [qsTr("From square 4"), qsTr("6 stones")], [qsTr("From square 5"), qsTr("6 stones")]], total: "" },
            { text: qsTr("Steps come from Edfu, from every building action at Amarna, where you choose the track, and from some cards.") }
        ]
    }
    RulePage {
        pageId: "egizia/score"
        rulings: ["R48", "R49"]
        title: qsTr("The score track")
        summary: qsTr("Points, and who came first")
        more: ["egizia/stage-7", "egizia/stage-6", "egizia/stage-3", "egizia/scoring"]
        blocks: [
            { text: qsTr("Everybody's points are shown on the score track. If two are on the same square, the one that came there <b>earlier</b> stands in front.") },
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleScore.qml", values: { from: 10, squares: 8, moves: [{ seat: 0, to: 14 }, { seat: 3, to: 14 }, { seat: 1, to: 12 }] },
              caption: qsTr("Lapis and ochre both have 14 points. Lapis came first and stands in front.") },
            { points: [
                qsTr("The player who moves, <b>forwards or backwards</b>, comes to stand behind all that are on that square already."),
                qsTr("Points that come together are one move. Nobody moves by 0."),
                qsTr("Points may fall below zero.")
            ] },
            { head: qsTr("What it decides") },
            { points: [
                qsTr("The player in front feeds first, and gets the points of the Site bonus first."),
                qsTr("The player who is behind sails first in the next round."),
                qsTr("At the end, the player who is in front wins a tie.")
            ] }
        ]
    }
}
