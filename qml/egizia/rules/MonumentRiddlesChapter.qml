import QtQml
import Architects.Ui
import Architects.Model

// A page for each Sphinx card that asks for something built.
RuleChapter {
    id: chapter
    title: qsTr("Sphinx cards: monuments")
    folded: true
    readonly property list<string> squareNotes: [qsTr("It does not matter whose stone lies there.")]
    readonly property list<string> wholeNotes: [
        qsTr("Every square of both must be filled, by anyone; where the tombs are asked for, all twelve must be taken."),
        qsTr("The fewer play, the harder it is. Put back, the card is worth a point.")
    ]
    readonly property list<string> ownNotes: [qsTr("Stones of your colour are counted, not the values of their squares. More than that brings no more.")]

    RulePage {
        pageId: "egizia/sphinx-monuments"
        title: qsTr("Cards about monuments")
        summary: qsTr("Squares, whole monuments, own stones")
        sign: ({ picture: "qrc:/qt/qml/Architects/Egizia/RuleKindSign.qml", values: { kind: "sphinx" } })
        more: ["egizia/sphinx", "egizia/sphinx-board", ...[...EgiziaBook.riddles].filter(one => one.riddle <= 7 || one.riddle >= 10 && one.riddle <= 16).map(one => one.page)]
        blocks: [
            { picture: "qrc:/qt/qml/Architects/Egizia/RuleRiddles.qml", values: { riddles: [1, 5, 11, 15] }, caption: "" },
            { text: qsTr("Fourteen Sphinx cards look, at the end of the match, at what has been built.") },
            { points: [
                qsTr("<b>A square:</b> it is filled, by anyone."),
                qsTr("<b>Two monuments:</b> both are finished, by anyone."),
                qsTr("<b>Own stones:</b> you have built often enough yourself.")
            ] },
            { text: qsTr("For the first two everybody builds for you. But the others may guess why you are content to wait.") }
        ]
    }
    RiddlePage { riddle: 1; twin: true; notes: chapter.squareNotes; related: ["egizia/obelisk"] }
    RiddlePage { riddle: 2; twin: true; notes: chapter.squareNotes; related: ["egizia/pyramid"] }
    RiddlePage { riddle: 3; twin: true; notes: chapter.squareNotes; related: ["egizia/temple"] }
    RiddlePage { riddle: 4; twin: true; notes: chapter.squareNotes; related: ["egizia/tombs"] }
    RiddlePage { riddle: 5; twin: true; notes: chapter.wholeNotes; related: ["egizia/obelisk", "egizia/tombs"] }
    RiddlePage { riddle: 6; twin: true; notes: chapter.wholeNotes; related: ["egizia/pyramid", "egizia/temple"] }
    RiddlePage { riddle: 7; twin: true; notes: chapter.wholeNotes; related: ["egizia/obelisk", "egizia/temple"] }
    RiddlePage { riddle: 10; notes: chapter.ownNotes; related: ["egizia/temple"] }
    RiddlePage { riddle: 11; twin: true; notes: chapter.ownNotes; related: ["egizia/pyramid", "egizia/s12"] }
    RiddlePage { riddle: 12; twin: true; notes: chapter.ownNotes; related: ["egizia/pyramid", "egizia/s11"] }
    RiddlePage { riddle: 13; twin: true; notes: chapter.ownNotes; related: ["egizia/obelisk", "egizia/s14"] }
    RiddlePage { riddle: 14; twin: true; notes: chapter.ownNotes; related: ["egizia/obelisk", "egizia/s13"] }
    RiddlePage {
        riddle: 15
        notes: [qsTr("In all four: obelisk, tombs, pyramid and temple. The Sphinx is none of them.")]
        related: ["egizia/monuments"]
    }
    RiddlePage {
        riddle: 16
        notes: [qsTr("The stones that stand where you took tombs are counted, not the values of the tiles. The card that adds 8 to your tombs does not count here.")]
        related: ["egizia/tombs"]
    }
}
