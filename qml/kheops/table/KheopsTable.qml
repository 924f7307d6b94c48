import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Model

// The table: rival, pyramid, turn, hand, seat. It shows what the model says, sends what the player decides, and pictures
// what happened.
FocusScope {
    id: root
    required property TableModel table
    property bool replaying: false
    readonly property KheopsModel kheops: table.board as KheopsModel
    readonly property bool wide: width > height && width >= 560
    readonly property real panelWidth: wide ? Math.min(420, Math.max(340, width * 0.36)) : width
    readonly property int me: seen.me
    property string told
    readonly property Item focused: Window.activeFocusItem
    signal leave()
    signal openRules(string page)
    signal showResult()
    signal openSettings()
    signal takeOnline()
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: table.gameName

    function homeOf(seat: int, kind: string): point {
        if (seat < 0)
            return stage.pileIn(pictures)
        if (seat !== me)
            return kind === "tile" ? rival.tilesIn(pictures) : rival.pawnIn(pictures)
        return kind === "tile" ? panel.pieces.handIn(pictures) : panel.pieces.pawnIn(pictures)
    }
    // The keyboard is led to where the turn goes on, once everything has changed.
    function goOn(): void { if (LastInput.keys) soon.restart() }
    function focusStep(): void {
        if (handOver.visible || !play.mine)
            return
        if (play.ready || !play.chosen && (play.phase === "pawn" || play.phase === "tile"))
            panel.pieces.focusStep()
        else
            stage.board.focusNextLegal()
    }
    function look(drawer: TableDrawer): void {
        notices.hide()
        drawer.open = true
        drawer.forceActiveFocus(Qt.TabFocusReason)
    }
    function skip(): void {
        air.finish()
        pictures.finish()
        table.catchUp()
    }

    KheopsPlay {
        id: play
        table: root.table
        board: root.kheops
        watching: root.replaying
        Component.onCompleted: arrange(root.kheops.hand)
    }
    KheopsShown {
        id: shown
        play: play
        picturing: pictures.busy
        asked: seen.prompt
        told: root.told
    }
    KheopsSeen {
        id: seen
        play: play
        picturing: pictures.busy
        Component.onCompleted: catchUp()
    }
    KheopsScore {
        id: score
        table: root.table
        board: root.kheops
        seats: [root.me, 1 - root.me]
        networks: seen.networks
        ankhsBySeat: seen.ankhs
        totalsBySeat: seen.totals
    }
    Connections {
        target: root.kheops
        function onPositionChanged(): void {
            if (play.air === "")
                play.clear()
            notices.hide()
            play.arrange(root.kheops.hand)
            if (root.table.plyCount < seen.ply)
                pictures.finish()           // of what was taken back
            if (Theme.motion === 0)
                seen.catchUp()
            else if (seen.follow())
                arriving.restart()
        }
    }
    Connections {
        target: play
        function onChosenChanged(): void { if (play.chosen && play.air === "") notices.hide() }
        function onStepChanged(): void { root.goOn() }
    }
    Connections {
        target: root.table
        function onHappened(event: var): void { pictures.happened(event, air.dropping) }
        function onRefused(sentence: string, page: string): void { notices.refuse(sentence, page) }
    }
    Timer { id: soon; interval: 0; onTriggered: root.focusStep() }
    Timer {                                 // nothing happened on the way to this position: it is shown as it is
        id: arriving
        interval: 0
        onTriggered: if (!pictures.busy) seen.catchUp()
    }
    Timer {                                 // a last look at the finished pyramid, once it has come to rest
        interval: Theme.ms(1200)
        running: seen.over && root.table.over && root.table.live && !root.replaying && !pictures.busy
        onTriggered: {
            Feedback.ended()
            root.showResult()
        }
    }

    PageGround { anchors.fill: parent }
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
        y: rival.height + far.band
        x: root.wide ? Theme.safeLeft : 0
        width: root.width - (root.wide ? root.panelWidth : 0) - x
        height: root.wide ? root.height - y - Theme.safeBottom : root.height - y - lower.height
        play: play
        shown: shown
        cells: air.without(pictures.before(play.cells))
        quiet: pictures.busy
        inAir: air.held
        networks: scoreDrawer.open ? score.networks : []
        highlighted: scoreDrawer.selected
        lastTurn: seen.lastTurn
        turn: seen.turn
        stock: seen.pile
        onHeld: cell => root.openRules(root.kheops.pageOfCell(cell))
        onPieceLifted: (cell, at) => air.liftPiece(cell, air.mapFromItem(null, at))
        onPieceMoved: at => air.moveTo(air.mapFromItem(null, at))
        onPieceDropped: air.drop()
        onPieceCanceled: air.giveBack()
    }
    Item {
        id: lower
        readonly property real most: root.height - stage.y - Theme.safeBottom
        // What a board as wide as the screen leaves, but never less than the hand needs.
        readonly property real beside: root.wide ? most : Math.max(most - ((root.width - 18) * 0.866 + 22), Math.min(most * 0.42, 350 * Theme.zoom))
        x: root.width - width
        y: root.wide ? stage.y : root.height - height
        width: root.panelWidth
        height: root.wide ? root.height - y : panel.implicitHeight + 20 + Theme.safeBottom

        TablePanel {
            id: panel
            y: root.wide ? Math.max(10, (parent.height - implicitHeight) / 2) : 12
            width: parent.width
            enabled: !scoreDrawer.open && !historyDrawer.open
            play: play
            shown: shown
            seen: seen
            table: root.table
            player: root.me
            told: root.told
            room: lower.beside - 20
            noticed: notices.open
            replaying: root.replaying
            onTileLifted: (slot, from, side, finger) => air.liftTile(play.places[slot].tile, air.mapFromItem(null, from), side, air.mapFromItem(null, finger))
            onPawnLifted: (kind, from, size, finger) => air.liftPawn(kind, air.mapFromItem(null, from), size, air.mapFromItem(null, finger))
            onMoved: finger => air.moveTo(air.mapFromItem(null, finger))
            onDropped: air.drop()
            onCanceled: air.giveBack()
            onRule: page => root.openRules(page)
            onScoreAsked: root.look(scoreDrawer)
            onHistoryAsked: root.look(historyDrawer)
            onMenuAsked: menu.open()
            onEnded: root.showResult()
        }
        ScoreDrawer {
            id: scoreDrawer
            objectName: "scoreDrawer"
            anchors.fill: parent
            score: score
        }
        HistoryDrawer {
            id: historyDrawer
            objectName: "historyDrawer"
            anchors.fill: parent
            table: root.table
        }
    }
    TableNotices {
        id: notices
        anchors.fill: parent
        place: Qt.rect(lower.x + panel.promptPlace.x, lower.y + panel.y + panel.promptPlace.y, panel.promptPlace.width, panel.promptPlace.height)
        onOpenRules: page => root.openRules(page)
    }
    TablePictures {
        id: pictures
        objectName: "pictures"
        anchors.fill: parent
        play: play
        stage: stage
        owner: root.me
        homeOf: root.homeOf
        onBegan: event => seen.leave(event)
        onShown: event => {
            root.told = event.text
            Feedback.happened(event.what)
        }
    }
    TableAir {
        id: air
        anchors.fill: parent
        play: play
        stage: stage
        byFinger: touch.byFinger
        onLanded: panel.pieces.landed()
    }
    HandOver {
        id: handOver
        objectName: "handOver"
        anchors.fill: parent
        visible: next >= 0 && !pictures.busy        // whoever built sees what came of it
        note: qsTr("The tiles of both of you stay hidden until then.")
        table: root.table
        onVisibleChanged: if (visible) ask()
        onLeave: root.leave()
    }
    FarTable {
        id: far
        anchors.fill: parent
        table: root.table
        replaying: root.replaying
        edge: rival.height
        placeOf: seat => seat === root.me ? panel.mapToItem(null, 40, 0) : rival.mapToItem(null, 74, rival.height - 8)
        onOpenRules: page => root.openRules(page)
        onEnded: root.showResult()
        onTakeOnline: root.takeOnline()
    }
    TableArchitects {
        id: architects
        anchors.fill: parent
        table: root.table
        replaying: root.replaying
        bandX: lower.x
        bandWidth: lower.width
        edge: lower.y + panel.y
    }
    TableMenu {
        id: menu
        table: root.table
        far: far
        architects: architects
        onRules: root.openRules("kheops/overview")
        onSettings: root.openSettings()
        onLeave: root.leave()
    }
    PictureGate {
        id: touch
        anchors.fill: parent
        table: root.table
        busy: pictures.busy
        onTouched: root.skip()
    }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Down || event.key === Qt.Key_Right)
            root.goOn()                     // nothing has the focus yet
        else if (event.key === Qt.Key_R)
            play.turn(event.modifiers & Qt.ShiftModifier ? -1 : 1)
        else if (event.key === Qt.Key_U)
            play.back()
        else if (event.key === Qt.Key_Escape && play.chosen)
            play.clear()
        else if (event.key === Qt.Key_Escape && !root.table.live && !root.replaying)
            root.table.showLive()
        else
            return
        event.accepted = true
    }
}
