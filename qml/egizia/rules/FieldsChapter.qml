import QtQml
import Architects.Ui

// A page for each field.
RuleChapter {
    title: qsTr("Nile cards: fields")
    folded: true

    CardPage { card: 1 }
    CardPage { card: 2; twin: true }
    CardPage { card: 3 }
    CardPage { card: 4 }
    CardPage {
        card: 5
        notes: [qsTr("The step in the grain market comes when you take the card, once, even if the field is dry.")]
        related: ["egizia/tracks"]
    }
    CardPage {
        card: 6
        notes: [qsTr("The step on the quarry track comes when you take the card, once, even if the field is dry.")]
        related: ["egizia/tracks"]
    }
    CardPage { card: 19; twin: true }
    CardPage { card: 20 }
    CardPage { card: 21 }
    CardPage {
        card: 22
        notes: [qsTr("The points come when you take the card, once, even if the field is dry.")]
        related: ["egizia/score"]
    }
    CardPage {
        card: 23
        notes: [qsTr("The stones come when you take the card, once, even if the field is dry. No more than 25 can be had.")]
        related: ["egizia/stones"]
    }
}
