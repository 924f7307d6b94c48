import QtQml
import Architects.Ui
import Architects.Model

// A page for each card whose power lasts.
RuleChapter {
    title: qsTr("Nile cards: always")
    folded: true

    RulePage {
        pageId: "egizia/always"
        title: qsTr("Always")
        summary: qsTr("Eleven powers that last")
        sign: ({ picture: "qrc:/qt/qml/Architects/Egizia/RuleKindSign.qml", values: { kind: "always" } })
        more: ["egizia/cards", "egizia/s28", ...[...EgiziaBook.cards].filter(card => card.kind === "always").map(card => card.page)]
        blocks: [
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleCards.qml", values: { cards: [9, 10, 11, 12, 13, 26, 27, 28, 29, 30, 41] }, caption: "" },
            { text: qsTr("These cards lie open before their owner and work to the end of the match. What they allow is always a choice, never a duty.") },
            { points: [
                qsTr("“Once a round” means once in each of the five rounds."),
                qsTr("Where such a card has to be used by itself, that can be done at any of your decisions; tap your cards to do so."),
                qsTr("Fields and quarries last too, but Sphinx cards that ask for “always” cards do not mean them.")
            ] }
        ]
    }
    CardPage {
        card: 9
        notes: [qsTr("You need a ship at Abydos, and a worker must work there."),
                qsTr("More than five cards cannot be looked at: the two free ones are among them."),
                qsTr("At least one stone is paid, and you must be as strong as what you pay.")]
        figures: [[qsTr("Cards you look at"), "1 · 2 · 3 · 4 · 5"], [qsTr("Stones, and strength needed"), "1 · 1 · 1 · 2 · 3"]]
        related: ["egizia/sphinx", "egizia/abydos"]
    }
    CardPage {
        card: 10
        rulings: ["R29"]
        twin: true
        notes: [qsTr("Choose the field at any of your decisions. It may be one that you take later."),
                qsTr("Once laid on a field, the card stays there for good."),
                qsTr("What a red field brought at once does not come again."),
                qsTr("Sphinx cards that compare fields go by the printed colour; those that count “always” cards count this one.")]
        related: ["egizia/fields", "egizia/n30", "egizia/s28"]
    }
    CardPage {
        card: 11
        notes: [qsTr("Only in your own feeding, and only for grain that is really missing: as many stones as you like, up to that."),
                qsTr("It can be mixed with cards that give grain.")]
        related: ["egizia/feeding", "egizia/stones"]
    }
    CardPage {
        card: 12
        rulings: ["R22"]
        notes: [qsTr("As often as you like, in every round."),
                qsTr("You still go downstream. So it is never the camp of your own last ship, unless you may go upstream with this ship."),
                qsTr("Not at Heliopolis, not at a card, not at a site.")]
        related: ["egizia/camps", "egizia/sailing", "egizia/n26", "egizia/n34"]
    }
    CardPage {
        card: 13
        rulings: ["R44"]
        notes: [qsTr("At any of your decisions: also after the feeding, when the new strength does not eat any more in this round."),
                qsTr("Any of the four workers, up to strength 9. The strength stays.")]
        related: ["egizia/workers", "egizia/stones", "egizia/n28"]
    }
    CardPage {
        card: 26
        rulings: ["R21"]
        notes: [qsTr("For one ship in each round. It goes to any bend above your last ship where a ship could go otherwise."),
                qsTr("Your next ships count from there: the whole river below it is open to you again.")]
        related: ["egizia/sailing", "egizia/n12"]
    }
    CardPage {
        card: 27
        rulings: ["R47"]
        notes: [qsTr("In every round, the one in which you got it and the fifth included."),
                qsTr("The turn tiles have been given out before: points that the card brings do not change them."),
                qsTr("What works at once is done at once."),
                qsTr("Only a card that still lies on the river can be taken. Of two equal ones it is the one further upstream."),
                qsTr("By the revision of 2010 you take it right after the sailing instead.")]
        related: ["egizia/stage-7", "egizia/options"]
    }
    CardPage {
        card: 28
        notes: [qsTr("At any of your decisions: also after the feeding, when the new strength does not eat any more in this round."),
                qsTr("Any of the four workers, up to strength 9. The strength stays.")]
        related: ["egizia/workers", "egizia/n13"]
    }
    CardPage {
        card: 29
        rulings: ["R35"]
        notes: [qsTr("At each site where you have a ship you are asked before anybody builds, whether the ship has a place or waits in reserve. Nobody needs to give up for it."),
                qsTr("Your place counts as used, not as given up. The others keep their order."),
                qsTr("If you do not want to, your ship builds in its turn.")]
        related: ["egizia/stage-5", "egizia/reserve"]
    }
    CardPage {
        card: 30
        twin: true
        notes: [qsTr("It works as the same card of the first rounds does. Both may be laid on one red field: then it is green.")]
        related: ["egizia/fields", "egizia/n10", "egizia/s28"]
    }
    CardPage {
        card: 41
        notes: [qsTr("Even without a tomb of your own: a sum of 8 brings 2 points."),
                qsTr("Sphinx cards that count your stones in the tombs do not ask for it; those that count “always” cards do.")]
        figures: [[qsTr("A sum of 1 to 10"), "2"], [qsTr("11 to 20"), "5"], [qsTr("21 or more"), "9"]]
        related: ["egizia/tombs", "egizia/scoring", "egizia/s28"]
    }
}
