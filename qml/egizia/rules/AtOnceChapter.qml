import QtQml
import Architects.Ui
import Architects.Model

// A page for each card that works when it is taken.
RuleChapter {
    id: chapter
    title: qsTr("Nile cards: at once")
    folded: true

    readonly property list<string> marketNotes: [
        qsTr("Each step counts by itself: one that ends on the last square, or would lead beyond it, brings 2 points.")
    ]
    readonly property var marketFigures: [[qsTr("From square 3"), qsTr("2 points")], [qsTr("From square 4"), qsTr("4 points")], [qsTr("From square 5"), qsTr("4 points")]]
    readonly property list<string> quarryNotes: [
        qsTr("Each step counts by itself: one that ends on the last square, or would lead beyond it, brings 3 stones.")
    ]
    readonly property var quarryFigures: [[qsTr("From square 3"), qsTr("3 stones")], [qsTr("From square 4"), qsTr("6 stones")], [qsTr("From square 5"), qsTr("6 stones")]]
    readonly property list<string> countNotes: [
        qsTr("Counted are the stones that lie there when you take the card: what you build later in the fifth round comes too late."),
        qsTr("All points are one move on the score track.")
    ]

    RulePage {
        pageId: "egizia/at-once"
        title: qsTr("At once")
        summary: qsTr("Nine cards that work when they are taken")
        sign: ({ picture: "qrc:/qt/qml/Architects/Egizia/RuleKindSign.qml", values: { kind: "now" } })
        more: ["egizia/cards", ...[...EgiziaBook.cards].filter(card => card.kind === "now").map(card => card.page)]
        blocks: [
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleCards.qml", values: { cards: [17, 18, 36, 39, 40, 42, 43, 44, 45] }, caption: "" },
            { text: qsTr("Such a card is resolved when you take it, then it leaves the game. You cannot decline what it brings; but what is not possible is left out, and you may take the card all the same.") }
        ]
    }
    CardPage {
        card: 17
        twin: true
        notes: chapter.marketNotes
        figures: chapter.marketFigures
        related: ["egizia/tracks", "egizia/n42"]
    }
    CardPage {
        card: 18
        twin: true
        notes: chapter.quarryNotes
        figures: chapter.quarryFigures
        related: ["egizia/tracks", "egizia/n43"]
    }
    CardPage {
        card: 36
        twin: true
        notes: [qsTr("A worker at 9 stays at 9.")]
        related: ["egizia/workers"]
    }
    CardPage {
        card: 39
        rulings: ["R53"]
        twin: true
        notes: chapter.countNotes
        related: ["egizia/obelisk", "egizia/temple", "egizia/n40"]
    }
    CardPage {
        card: 40
        twin: true
        notes: chapter.countNotes.concat([qsTr("In the tombs your stones are counted, not the values of the tiles.")])
        related: ["egizia/pyramid", "egizia/tombs", "egizia/n39"]
    }
    CardPage {
        card: 42
        twin: true
        notes: chapter.marketNotes
        figures: chapter.marketFigures
        related: ["egizia/tracks", "egizia/n17"]
    }
    CardPage {
        card: 43
        twin: true
        notes: chapter.quarryNotes
        figures: chapter.quarryFigures
        related: ["egizia/tracks", "egizia/n18"]
    }
    CardPage {
        card: 44
        notes: [qsTr("Any of the four can be chosen, the foreman too. A worker at 9 cannot; if all are at 9 the strength is lost.")]
        related: ["egizia/workers"]
    }
    CardPage {
        card: 45
        twin: true
        notes: [qsTr("A worker at 9 stays at 9. The foreman is not among them.")]
        related: ["egizia/workers"]
    }
}
