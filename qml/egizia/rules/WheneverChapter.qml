import QtQml
import Architects.Ui
import Architects.Model

// A page for each card that is kept and played once.
RuleChapter {
    id: chapter
    title: qsTr("Nile cards: whenever you want")
    folded: true

    readonly property list<string> strengthNotes: [
        qsTr("For one building action, at the Sphinx too. It may bring a worker beyond 9."),
        qsTr("It helps the worker who builds. Alone, or with the foreman alone, it does nothing."),
        qsTr("Several such cards can be played in one action.")
    ]
    readonly property list<string> twoWorkersNotes: [
        qsTr("Two of your three workers who have not built in this round add up their strength; the foreman may join. All of them have built then."),
        qsTr("One ship is enough for it. Both cards of this kind work alike.")
    ]
    readonly property list<string> grainNotes: [
        qsTr("Only in your own feeding, and only if grain is missing."),
        qsTr("It is used up even if less was missing: what is left over is gone.")
    ]

    RulePage {
        pageId: "egizia/whenever"
        rulings: ["R51"]
        title: qsTr("Whenever you want")
        summary: qsTr("Thirteen single-use cards")
        sign: ({ picture: "qrc:/qt/qml/Architects/Egizia/RuleKindSign.qml", values: { kind: "whenever" } })
        more: ["egizia/cards", ...[...EgiziaBook.cards].filter(card => card.kind === "whenever").map(card => card.page)]
        blocks: [
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleCards.qml", values: { cards: [14, 15, 16, 31, 32, 33, 34, 35, 37, 38, 46, 47, 48] }, caption: "" },
            { text: qsTr("You keep such a card until you play it. It works once, then it leaves the game. It may be played in the turn in which you took it, and at the latest at the end of the fifth round.") },
            { sum: [[qsTr("Grain"), qsTr("in your feeding")], [qsTr("Strength, two workers"), qsTr("in your building action")], [qsTr("Keeping two"), qsTr("at the Sphinx")],
                    [qsTr("Second ship, camp twice"), qsTr("when you place a ship")], [qsTr("One more place"), qsTr("when sailing or building")], [qsTr("Stones, selling"), qsTr("at any of your decisions")]], total: "" }
        ]
    }
    CardPage {
        card: 14
        twin: true
        notes: chapter.grainNotes
        related: ["egizia/feeding", "egizia/n47"]
    }
    CardPage {
        card: 15
        rulings: ["R42"]
        twin: true
        notes: chapter.strengthNotes
        related: ["egizia/building", "egizia/n33", "egizia/n46"]
    }
    CardPage {
        card: 16
        rulings: ["R20"]
        notes: [qsTr("Before or after your ship. The first ship does all its work before the second is placed."),
                qsTr("Both follow the usual rules: the second goes further downstream than the first.")]
        related: ["egizia/sailing"]
    }
    CardPage {
        card: 31
        rulings: ["R43"]
        twin: true
        notes: chapter.twoWorkersNotes
        related: ["egizia/workers", "egizia/building", "egizia/n48"]
    }
    CardPage {
        card: 32
        notes: [qsTr("You decide when you have seen the cards you drew."),
                qsTr("Each card that goes back still brings 1 point.")]
        related: ["egizia/sphinx"]
    }
    CardPage {
        card: 33
        twin: true
        notes: chapter.strengthNotes
        related: ["egizia/building", "egizia/n15", "egizia/n46"]
    }
    CardPage {
        card: 34
        rulings: ["R23"]
        notes: [qsTr("It is played with the ship that goes to the camp. Not at Heliopolis."),
                qsTr("Each time you choose anew: the worker at Alyi, and each step of the flood."),
                qsTr("It also works at a camp that is taken, for whoever may go there.")]
        figures: [["Edfu", qsTr("two steps on each track")], ["Thebae, Selinon, Beni Hasan", qsTr("+2 for both workers")],
                  ["Passalon", qsTr("+2, up to two steps of the flood")], ["Alyi", qsTr("+1 twice, 4 stones")]]
        related: ["egizia/camps", "egizia/n12"]
    }
    CardPage {
        card: 35
        rulings: ["R24"]
        notes: [qsTr("Your ship in reserve gets a place of its own: after the regular ones, before the others in reserve. Nobody needs to give up."),
                qsTr("It can be played while you place ships, or when the reserve of that site would come to build."),
                qsTr("It never brings a second ship to a site.")]
        related: ["egizia/reserve", "egizia/sites"]
    }
    CardPage {
        card: 37
        notes: [qsTr("Nobody can have more than 25 stones: what comes beyond is lost.")]
        related: ["egizia/stones", "egizia/n38"]
    }
    CardPage {
        card: 38
        rulings: ["R52"]
        notes: [qsTr("All in one go: one move on the score track."),
                qsTr("The last chance is the end of the fifth round, before the final scoring.")]
        related: ["egizia/stones", "egizia/score", "egizia/n37"]
    }
    CardPage {
        card: 46
        twin: true
        notes: chapter.strengthNotes
        related: ["egizia/building", "egizia/n15", "egizia/n33"]
    }
    CardPage {
        card: 47
        twin: true
        notes: chapter.grainNotes
        related: ["egizia/feeding", "egizia/n14"]
    }
    CardPage {
        card: 48
        twin: true
        notes: chapter.twoWorkersNotes
        related: ["egizia/workers", "egizia/building", "egizia/n31"]
    }
}
