import QtQml
import Architects.Ui
import Architects.Model

// What dice are used for in a Work turn, and how it ends.
RuleChapter {
    id: chapter
    function priced(god: pyramidiceGodText): string { return Labelled.text(god.name, god.costSpoken) }

    title: qsTr("Actions")

    RulePage {
        pageId: "pyramidice/pray"
        rulings: ["R28"]
        title: qsTr("Praying")
        summary: qsTr("Pay the price, win the god")
        more: ["pyramidice/row", "pyramidice/payments", "pyramidice/gods", "pyramidice/upkeep"]
        blocks: [
            { text: qsTr("Choose a god of the row and pay its whole price. The god is yours at once, and its power may be used in the same turn.") },
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleGods.qml", values: { gods: [32, 17, 7] },
              caption: chapter.priced(Book.god(32)) + ". " + chapter.priced(Book.god(17)) + ". " + chapter.priced(Book.god(7)) + "." },
            { text: qsTr("A price is made of five things:") },
            { points: [
                qsTr("a die of exactly that value, Stone or Prayer;"),
                qsTr("any die;"),
                qsTr("a <b>Stone</b> die of exactly that value;"),
                qsTr("a Worker;"),
                qsTr("a Cat.")
            ] },
            { points: [
                qsTr("The place of the god in the row stays empty until you replace a god or your turn ends."),
                qsTr("You may pray to several gods in one turn.")
            ] }
        ]
    }
    RulePage {
        pageId: "pyramidice/row"
        rulings: ["R29"]
        title: qsTr("The row of gods")
        summary: qsTr("How gods come and go; replacing one")
        more: ["pyramidice/pray", "pyramidice/rest", "pyramidice/tile-3", "pyramidice/end"]
        blocks: [
            { text: qsTr("Up to three gods lie open beside the deck. New ones come in next to the deck; the others move away from it, to the right.") },
            { head: qsTr("Replacing a god") },
            { text: qsTr("Return <b>any one die</b> to the quarry and discard any god of the row. The others slide to the right, and exactly one card is drawn, even if there are more gaps.") },
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleGods.qml", values: { gods: [8, 32] }, caption: qsTr("Before: Isis and Ra; a third place is empty.") },
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleGods.qml", values: { gods: [25, 8] }, caption: qsTr("After replacing Ra: Isis has slid to the right, Maat is new. The third place waits until the end of the turn.") },
            { points: [
                qsTr("There must be a god to replace. If the deck is empty none is drawn, but one may still be discarded in this way.")
            ] },
            { head: qsTr("Filling up") },
            { points: [
                qsTr("At the end of a Work turn the row slides to the right and is filled up to three."),
                qsTr("When somebody's three Rest tiles go back, the rightmost god is discarded, the others slide, and one card is drawn."),
                qsTr("When the deck is empty the row grows shorter. The last card drawn brings the end.")
            ] }
        ]
    }
    RulePage {
        pageId: "pyramidice/build"
        rulings: ["R31"]
        title: qsTr("Building")
        summary: qsTr("What a build costs and brings")
        more: ["pyramidice/dice", "pyramidice/projects", "pyramidice/god-seshat", "pyramidice/god-serket", "pyramidice/god-thoth", "pyramidice/scarab-carnelian", "pyramidice/scarab-pearl"]
        blocks: [
            { text: qsTr("Put a <b>Stone die</b> that you rolled on a pyramid: on a free space of the ground, or on top of <b>four dice in a square</b>. The level below need not be complete. The die stays there for good.") },
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RulePyramid.qml", values: { stones: [4, 2, 5, 1, 3, 6, 5, 2, 0, 0, 0, 0, 0, 0], spaces: [8, 9, 10, 11] },
              caption: qsTr("Where a 5 may be built: the last space of the ground, and on three squares of four.") },
            { text: qsTr("<b>Cheops</b> has three levels of 9, 4 and 1 places; <b>Chephren</b>, with three players or four, has 4 and 1; <b>Mykerinos</b>, with four players, is a single place. That makes 14, 19 or 20 places, for as many Stone dice.") },
            { text: qsTr("The value of the die says how many Workers you discard:") },
            { sum: [["1, 2, 3", qsTr("1 Worker")], ["4, 5", qsTr("2 Workers")], ["6", qsTr("3 Workers")]], total: "" },
            { text: qsTr("You gain the value of the die as Fame at once. Higher places take more Workers and bring more Fame:") },
            { sum: [[qsTr("Cheops, ground"), "–"], [qsTr("Cheops, second level"), qsTr("+1 Worker, +2 Fame")], [qsTr("Cheops, top"), qsTr("+2 Workers, +4 Fame")], [qsTr("Chephren, ground"), qsTr("+1 Worker, +2 Fame")], [qsTr("Chephren, top"), qsTr("+2 Workers, +4 Fame")], [qsTr("Mykerinos"), qsTr("+2 Workers, +4 Fame")]], total: "" },
            { head: qsTr("An example") },
            { text: qsTr("A 5 on the second level of Cheops takes 2 + 1 = 3 Workers.") },
            { sum: [[qsTr("The value of the die"), "5"], [qsTr("The second level"), "+2"]], total: "7" }
        ]
    }
    RulePage {
        pageId: "pyramidice/fame"
        rulings: ["R8", "R30"]
        title: qsTr("Fame")
        summary: qsTr("1 Fame for two dice; what Fame can and cannot do")
        more: ["pyramidice/work", "pyramidice/tiles", "pyramidice/scoring"]
        blocks: [
            { text: qsTr("In your Work turn you may return <b>any two dice</b> to the quarry and gain <b>1 Fame</b>, as often as you like. A die of the Triad may be one of them.") },
            { points: [
                qsTr("Fame never falls below 0: a tile that costs more Fame than you have cannot be taken."),
                qsTr("There is no upper limit.")
            ] }
        ]
    }
    RulePage {
        pageId: "pyramidice/gods"
        title: qsTr("Using gods")
        summary: qsTr("When their powers act")
        more: ["pyramidice/ennead", "pyramidice/triad", "pyramidice/upkeep", "pyramidice/god-ptah", "pyramidice/scarab-amethyst"]
        blocks: [
            { text: qsTr("A god may be used from the moment you have it, in your own turn only. There are five kinds:") },
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleGods.qml", values: { gods: [32, 34, 18, 8], small: true, words: [qsTr("once, at work"), qsTr("always"), qsTr("once, at rest"), qsTr("at the end")] },
              caption: qsTr("The colour of a shrine says when its god acts. Khepri has the colour of those who act once, but acts as often as you can pay.") },
            { points: [
                qsTr("<b>Once in your Work turn.</b> Most gods. Used ones are ready again at the end of the turn, or by Ptah before. A god of the Triad is called while you pay."),
                qsTr("<b>Always, in your Work turn.</b> Anubis, Bastet, Serket, Seshat and Thoth act by themselves."),
                qsTr("<b>Any number of times.</b> Khepri, as long as you can pay."),
                qsTr("<b>Once in your Rest turn.</b> Bes and Hapy."),
                qsTr("<b>At the end.</b> The Ennead and Hathor have no power, only Fame.")
            ] },
            { text: qsTr("Whatever a power takes is paid first: dice go to the quarry, Workers and Cats to the supply. So a full board is no hindrance to a power that takes resources and gives others.") }
        ]
    }
    RulePage {
        pageId: "pyramidice/upkeep"
        rulings: ["R40", "R41"]
        title: qsTr("Upkeep")
        summary: qsTr("More gods than Workers and Cats: one goes")
        more: ["pyramidice/work", "pyramidice/ennead", "pyramidice/god-anubis", "pyramidice/god-aton"]
        blocks: [
            { text: qsTr("At the end of each Work turn count your gods, the whole Ennead as one, and the Workers and Cats on your board. If the gods are more, you must discard <b>one god</b> of your choice: only one, however large the difference.") },
            { sum: [[qsTr("Ra, Thoth and two gods of the Ennead"), "3"], [qsTr("1 Worker and 1 Cat"), "2"], [qsTr("3 gods, 2 resources: one god must go"), "1"]], total: "" },
            { points: [
                qsTr("Anubis lets you keep three gods more. He is counted himself."),
                qsTr("To give up the Ennead is to give up all of it."),
                qsTr("A god that Amethyst lends is not counted and cannot be discarded. Hathor counts as one."),
                qsTr("Bastet changes nothing here, and Stone dice do not count: by now they lie in the quarry."),
                qsTr("In a Rest turn there is no upkeep, except in the Work turn that a tile may give.")
            ] }
        ]
    }
}
