import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Model

// The table: rival, pyramid, turn, hand, seat.
GameTable {
    id: root
    readonly property KheopsModel board: table.board as KheopsModel
    readonly property int me: seen.me
    // What a board as wide as the screen leaves, but never less than the hand needs.
    readonly property real most: height - stage.y - Theme.safeBottom
    readonly property real beside: wide ? most : Math.max(most - ((width - 18) * 0.866 + 22), Math.min(most * 0.42, 350 * Theme.zoom))
    rules: "kheops/overview"
    secrets: qsTr("The tiles of both of you stay hidden until then.")
    panelWidth: wide ? Math.min(420, Math.max(340, width * 0.36)) : width
    sideTop: stage.y
    sideHeight: panel.implicitHeight + 20 + Theme.safeBottom
    headEnd: rival.height
    greetingRoom: Math.max(180, stage.besidePile - stage.besideTurn)      // a longer one has more lines
    promptPlace: Qt.rect(panel.promptPlace.x, panel.y + panel.promptPlace.y, panel.promptPlace.width, panel.promptPlace.height)
    scoreDrawer.title: qsTr("If the match ended now")
    scoreDrawer.columnWidth: Math.min(Math.max(46, Theme.text * 2.9), 72)
    pictures: pictures
    air: air
    play: KheopsPlay {
        id: play
        table: root.table
        board: root.board
    }
    seen: KheopsSeen {
        id: seen
        table: root.table
        picturing: pictures.busy
        Component.onCompleted: follow()
    }
    score: KheopsScore {
        id: score
        table: root.table
        board: root.board
        seats: [root.me, 1 - root.me]
        networks: seen.networks
        ankhsBySeat: seen.ankhs
        totalsBySeat: seen.totals
    }
    KheopsShown {
        id: shown
        play: play
        picturing: pictures.busy
        asked: seen.prompt
        told: root.told
    }

    function placeOf(seat: int): point { return seat === me ? panel.mapToItem(null, 40, 0) : rival.mapToItem(null, stage.x + stage.besideTurn + 30, rival.height - 8) }      // beside the turn, not over it
    function homeOf(seat: int, kind: string): point {
        if (seat < 0)
            return stage.pileIn(pictures)
        if (seat !== me)
            return kind === "tile" ? rival.tilesIn(pictures) : rival.pawnIn(pictures)
        return kind === "tile" ? panel.pieces.handIn(pictures) : panel.pieces.pawnIn(pictures)
    }
    function focusStep(): void {
        if (!play.mine)
            return
        if (play.ready || !play.chosen && (play.phase === KheopsPhase.Pawn || play.phase === KheopsPhase.Tile))
            panel.pieces.focusStep()
        else
            stage.board.focusNextLegal()
    }

    Connections {
        target: root.board
        function onHappened(event: kheopsEvent): void { pictures.happened(event, air.dropping) }
    }
    TableRival {
        id: rival
        objectName: "rival"
        width: parent.width
        table: root.table
        seen: seen
        player: 1 - root.me
        onBack: root.leave()
    }
    TableStage {
        id: stage
        objectName: "stage"
        y: rival.height + root.band
        x: root.wide ? Theme.safeLeft : 0
        width: root.width - (root.wide ? root.panelWidth : 0) - x
        height: root.wide ? root.height - y - Theme.safeBottom : root.height - y - root.sideHeight
        play: play
        shown: shown
        cells: seen.cells
        quiet: pictures.busy
        inAir: air.held
        networks: root.scoreDrawer.open ? score.networks : []
        highlighted: root.scoreDrawer.selected
        lastTurn: seen.lastTurn
        turn: seen.turn
        stock: seen.pile
    }
    own: TablePanel {
        id: panel
        y: root.wide ? Math.max(10, (parent.height - implicitHeight) / 2) : 12
        width: root.panelWidth
        enabled: !root.lookingUp
        play: play
        shown: shown
        seen: seen
        player: root.me
        told: root.told
        room: root.beside - 20
        noticed: root.notices.open
        replaying: root.replaying
    }
    over: [
        KheopsPictures {
            id: pictures
            play: play
            seen: seen
            stage: stage
            owner: root.me
            function homeOf(seat: int, kind: string): point { return root.homeOf(seat, kind) }
        },
        KheopsAir {
            id: air
            play: play
            seen: seen
            stage: stage
        }
    ]
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_R)
            return
        play.turn(event.modifiers & Qt.ShiftModifier ? -1 : 1)
        event.accepted = true
    }
}
