import QtQml
import Architects.Ui
import Architects.Model

// A page for each Sphinx card that asks for something on the boards.
RuleChapter {
    id: chapter
    title: qsTr("Sphinx cards: boards")
    folded: true
    readonly property list<string> crowdNotes: [qsTr("All players are counted, you too. If nobody is there, it brings nothing.")]
    readonly property var crowdFigures: [[qsTr("Players on the last square"), "1 · 2 · 3 · 4"], [qsTr("Points"), "3 · 5 · 7 · 9"]]
    readonly property list<string> strengthNotes: [qsTr("The strength that the worker has at the end, 9 at most. What cards add for one action does not count.")]
    readonly property list<string> fieldNotes: [
        qsTr("All fields of that printed colour are added up, watered or not. Cards that improve a field change nothing here."),
        qsTr("You need more than every other player. With a tie, or with no such field at all, it brings nothing.")
    ]
    readonly property list<string> endNotes: [qsTr("Only your own marker counts, wherever the others are.")]

    RulePage {
        pageId: "egizia/sphinx-board"
        rulings: ["R55", "R56", "R57"]
        title: qsTr("Cards about boards")
        summary: qsTr("Tracks, strength, fields, powers, points")
        sign: ({ picture: "qrc:/qt/qml/Architects/Egizia/RuleKindSign.qml", values: { kind: "sphinx" } })
        more: ["egizia/sphinx", "egizia/sphinx-monuments", ...[...EgiziaBook.riddles].filter(one => one.riddle > 16 || one.riddle === 8 || one.riddle === 9).map(one => one.page)]
        blocks: [
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleRiddles.qml", values: { riddles: [8, 17, 22, 28] }, caption: "" },
            { text: qsTr("Fifteen Sphinx cards look at the boards at the end of the match: at the two tracks, at workers, fields and quarries, at lasting powers, and one at the points themselves.") }
        ]
    }
    RiddlePage { riddle: 8; notes: chapter.crowdNotes; figures: chapter.crowdFigures; related: ["egizia/tracks", "egizia/s09"] }
    RiddlePage { riddle: 9; notes: chapter.crowdNotes; figures: chapter.crowdFigures; related: ["egizia/tracks", "egizia/s08"] }
    RiddlePage { riddle: 17; twin: true; notes: chapter.strengthNotes; related: ["egizia/workers"] }
    RiddlePage { riddle: 18; twin: true; notes: chapter.strengthNotes; related: ["egizia/workers"] }
    RiddlePage { riddle: 19; twin: true; notes: chapter.strengthNotes; related: ["egizia/workers"] }
    RiddlePage { riddle: 20; twin: true; notes: chapter.strengthNotes; related: ["egizia/workers"] }
    RiddlePage {
        riddle: 21
        twin: true
        notes: chapter.fieldNotes.concat([qsTr("The field with 6 grain that everybody begins with counts too.")])
        related: ["egizia/fields"]
    }
    RiddlePage { riddle: 22; twin: true; notes: chapter.fieldNotes; related: ["egizia/fields"] }
    RiddlePage { riddle: 23; twin: true; notes: chapter.fieldNotes; related: ["egizia/fields"] }
    RiddlePage {
        riddle: 24
        notes: [qsTr("What all your quarries deliver in a round is counted, the one from the start included; not the stones you have."),
                qsTr("You need more than every other player. With a tie it brings nothing.")]
        related: ["egizia/stones"]
    }
    RiddlePage { riddle: 25; twin: true; notes: chapter.endNotes; related: ["egizia/tracks", "egizia/s27"] }
    RiddlePage { riddle: 26; twin: true; notes: chapter.endNotes; related: ["egizia/tracks", "egizia/s27"] }
    RiddlePage { riddle: 27; twin: true; notes: chapter.endNotes; related: ["egizia/tracks", "egizia/s25", "egizia/s26"] }
    RiddlePage {
        riddle: 28
        notes: [qsTr("Cards that improve a field count too, laid on one or not. Fields, quarries and single-use cards do not.")]
        related: ["egizia/always"]
    }
    RiddlePage {
        riddle: 29
        notes: [qsTr("It is your last card to be counted, after all else of yours. Ten points give 1, nineteen too; below ten it brings nothing.")]
        figures: [[qsTr("With 63 points"), "+6"], [qsTr("With 70 points"), "+7"]]
        related: ["egizia/score"]
    }
}
