import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Model

// The end of a match: its networks are outlined one after the other, and the sheet is filled line by line. A tap skips.
GameResult {
    id: root
    readonly property KheopsModel kheops: table.board as KheopsModel
    readonly property real sheetWidth: wide ? Math.min(440, Math.max(340, width * 0.38)) : width
    readonly property list<tablePlayer> seats: table.seats
    readonly property list<int> people: [...seats].filter(seat => seat.kind === "person").map(seat => seat.index)
    readonly property int me: people.length === 1 ? people[0] : 0
    winning: table.winners.length !== 1 ? qsTr("A draw")
        : people.length === 1 && table.winners[0] === me ? qsTr("You are the Great Architect")
        : qsTr("%1 is the Great Architect").arg(seats[table.winners[0]].name)
    steps: score.lines.length
    sayingPlace: Qt.rect(width - sheetWidth, buttons.y, sheetWidth, 0)
    onStepTold: page.follow(sheet.lineAt(revealed - 1))

    function soFar(column: int): int { return [...score.lines].slice(0, revealed).reduce((sum, line) => sum + line.points[column], 0) }
    function select(line: int): void {
        skip()
        sheet.selected = sheet.selected === line ? -1 : line
    }

    KheopsScore {
        id: score
        table: root.table
        board: root.kheops
        seats: [root.me, 1 - root.me]
    }
    TopBar {
        id: bar
        width: parent.width
        title: root.title
        lineShown: false
        onBack: root.leave()
        IconButton {
            objectName: "share"
            glyph: "share"
            text: qsTr("Share this match")
            onClicked: root.share()
        }
    }
    ResultStage {
        id: stage
        objectName: "stage"
        y: bar.height
        x: root.wide ? Theme.safeLeft : 0
        width: root.width - (root.wide ? root.sheetWidth : 0) - x
        height: root.wide ? root.height - y - Theme.safeBottom : Math.min((root.width - 68) * 0.866 + 24, (root.height - y) * 0.46)
        score: score
        cells: root.kheops.cells
        revealed: Math.min(root.revealed, score.networks.length)
        highlighted: sheet.selected
        points: [root.soFar(0), root.soFar(1)]
        complete: root.complete
        onHeld: cell => root.openRules(root.kheops.pageOfCell(cell))
        onTapped: cell => {
            const line = [...score.networks].findIndex(one => [...one.cells].includes(cell))
            if (root.complete && line >= 0)
                root.select(line)
        }
    }
    ScrollPage {
        id: page
        x: root.width - width
        y: root.wide ? bar.height : stage.y + stage.height
        width: root.sheetWidth
        height: buttons.y - y - 4
        padding: 12
        spacing: 6
        ScoreSheet {
            id: sheet
            objectName: "sheet"
            width: parent.width
            seats: score.seats
            names: score.names
            lines: score.lines
            totals: score.totals
            winner: score.winner
            revealed: root.revealed
            onLineTapped: line => root.select(line)
        }
        ResultSeed {
            visible: root.complete
            width: parent.width
            seed: root.table.seed
            onCopied: root.say(qsTr("The seed was copied."))
        }
        FarProof {
            width: parent.width
            far: root.far
            seedShown: false
        }
        FarPeople {
            width: parent.width
            far: root.far
        }
    }
    Row {
        id: buttons
        readonly property real each: (root.sheetWidth - 2 * Theme.margin - 2 * spacing - analysis.width) / 2
        x: root.width - root.sheetWidth + Theme.margin
        y: root.height - Theme.safeBottom - height - 12
        spacing: 8
        IconButton {
            id: analysis
            objectName: "review"
            width: Math.max(60, implicitWidth)
            height: Math.max(implicitHeight, newMatch.implicitHeight)
            framed: true
            wordShown: Theme.zoom < 1.2
            glyph: "curve"
            glyphSize: 20
            color: Theme.goldText
            text: qsTr("Review")
            onClicked: root.review()
        }
        GoldButton {
            objectName: "watchAgain"
            text: qsTr("Watch again")
            quiet: true
            width: buttons.each
            height: analysis.height
            onClicked: root.watchAgain()
        }
        GoldButton {
            id: newMatch
            objectName: "newMatch"
            text: root.againText
            width: buttons.each
            height: analysis.height
            onClicked: root.newMatch()
        }
    }
    TapHandler {
        onTapped: root.skip()
    }
}
