import QtQuick
import Architects.Model
import Architects.Table
import Architects.Ui

// The end of a match: stones, tombs and Sphinx cards are counted one by one, and the markers move on the score track.
ResultPages {
    id: root
    readonly property EgiziaModel board: table.board as EgiziaModel
    readonly property alias score: score
    property egiziaEnding nothing
    readonly property egiziaEnding step: complete || revealed === 0 ? nothing : score.ending[revealed - 1]
    telling: step.seat < 0 ? qsTr("The final scoring") : qsTr("%1: %2").arg(score.names[step.seat]).arg(step.title)
    winning: score.title()
    tie: score.tie()
    steps: score.steps
    pace: step.what === "riddle" ? 1100 : 800
    rulesPage: "egizia/scoring"
    rivals: score.rivals
    recordShown: score.me >= 0 && complete
    seedShown: complete
    onStepTold: page.follow(shelf.partAt(revealed - 1))

    EgiziaScore {
        id: score
        table: root.table
        board: root.board
    }
    told: [
        FinalTrack {
            objectName: "track"
            x: Theme.margin
            width: root.page.width - 2 * x
            score: score
            told: root.revealed
        },
        FinalShelf {
            id: shelf
            objectName: "shelf"
            x: Theme.margin
            width: root.page.width - 2 * x
            score: score
            told: root.revealed
            complete: root.complete
        }
    ]
    more: [
        ScoreSheet {
            objectName: "sheet"
            visible: root.complete          // it would tell what is still secret
            width: parent ? parent.width : 0
            title: qsTr("Score sheet")
            seats: [...score.seats].map(seat => seat.index)
            names: score.names
            lines: [...root.board.score]
            totals: score.totals
            winner: score.winners.length > 0 ? score.winners[0] : -1
            selectable: false
        },
        FinalMonuments {
            objectName: "monuments"
            width: parent ? parent.width : 0
            board: root.board
        }
    ]
}
