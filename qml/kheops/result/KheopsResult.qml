import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Model
import Architects.Platform

// The end of a match: its networks are outlined one after the other, and the sheet is filled line by line. A tap skips.
FocusScope {
    id: root
    required property TableModel table
    readonly property KheopsModel kheops: table.board as KheopsModel
    readonly property bool wide: width > height && width >= 560
    readonly property real sheetWidth: wide ? Math.min(440, Math.max(340, width * 0.38)) : width
    readonly property var seats: Array.from(table.seats)
    readonly property var people: seats.filter(seat => seat.kind === "person").map(seat => seat.index)
    readonly property int me: people.length === 1 ? people[0] : 0
    property int revealed: 0                // lines told so far
    readonly property bool complete: revealed >= score.lines.length
    readonly property string title: table.winners.length !== 1 ? qsTr("A draw")
        : people.length === 1 && table.winners[0] === me ? qsTr("You are the Great Architect")
        : qsTr("%1 is the Great Architect").arg(seats[table.winners[0]].name)
    signal leave()
    signal newMatch()
    signal watchAgain()
    signal review()
    signal openRules(string page)
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: title

    function skip(): void { revealed = score.lines.length }
    function soFar(lines: var, count: int): var {
        const points = column => lines.slice(0, count).reduce((sum, line) => sum + line.points[column], 0)
        return [points(0), points(1)]
    }
    function select(line: int): void {
        skip()
        sheet.selected = sheet.selected === line ? -1 : line
    }

    Component.onCompleted: {
        table.showLive()
        if (Theme.motion === 0)
            skip()
    }
    FarMatch {
        id: far
        table: root.table
    }
    KheopsScore {
        id: score
        table: root.table
        board: root.kheops
        seats: [root.me, 1 - root.me]
    }
    Timer {
        interval: Theme.ms(450)
        repeat: true
        running: !root.complete
        onTriggered: {
            ++root.revealed
            page.follow(sheet.lineAt(root.revealed - 1))
        }
    }

    PageGround { anchors.fill: parent }
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
            onClicked: {
                Platform.share(App.exportMatch(root.table.matchId))
                toast.show(Platform.canShare ? qsTr("The match is ready to be shared.") : qsTr("The match was copied. Paste it wherever you like."), "")
            }
        }
    }
    ResultStage {
        id: stage
        y: bar.height
        x: root.wide ? Theme.safeLeft : 0
        width: root.width - (root.wide ? root.sheetWidth : 0) - x
        height: root.wide ? root.height - y - Theme.safeBottom : Math.min((root.width - 68) * 0.866 + 24, (root.height - y) * 0.46)
        score: score
        cells: Array.from(root.kheops.cells)
        revealed: Math.min(root.revealed, score.networks.length)
        highlighted: sheet.selected
        points: root.soFar(score.lines, root.revealed)
        complete: root.complete
        nameOf: i => root.kheops.cellName(i)
        onHeld: cell => root.openRules(root.kheops.pageOfCell(cell))
        onTapped: cell => {
            const line = score.networks.findIndex(one => one.cells.indexOf(cell) >= 0)
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
            onCopied: toast.show(qsTr("The seed was copied."), "")
        }
        FarProof {
            width: parent.width
            far: far
            seedShown: false
        }
        FarPeople {
            width: parent.width
            far: far
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
            text: far.far ? far.againText : qsTr("New match")
            width: buttons.each
            height: analysis.height
            onClicked: root.newMatch()
        }
    }
    Toast {
        id: toast
        objectName: "toast"
        width: Math.min(440, root.sheetWidth - 24)
        x: root.width - root.sheetWidth + (root.sheetWidth - width) / 2
        y: buttons.y - height - 12
    }
    TapHandler {
        onTapped: root.skip()
    }
    Keys.onPressed: event => {
        if (root.complete)
            return
        root.skip()
        event.accepted = true
    }
}
