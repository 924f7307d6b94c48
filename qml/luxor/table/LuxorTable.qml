import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Model

// The table: seats, pillars, the wall, the own hand. It shows what the model says, sends what the player decides, and pictures
// what happened.
FocusScope {
    id: root
    required property TableModel table
    property bool replaying: false
    readonly property LuxorModel board: table.board as LuxorModel
    readonly property bool wide: width > height && width >= 560
    readonly property real panelWidth: wide ? Math.min(430, Math.max(340, width * (height < 500 ? 0.47 : 0.36))) : width
    readonly property real edge: width < 380 ? 4 : 12
    property int seconds: 30                // to find a curse; 0: as long as it takes
    property var pointed: null              // what a coach points at: who learns is not hurried
    property string told
    readonly property Item focused: Window.activeFocusItem
    readonly property alias stage: stage
    readonly property alias seen: seen
    readonly property alias settling: soon.running      // a position has come and is about to be followed
    signal leave()
    signal openRules(string page)
    signal showResult()
    signal openSettings()
    signal takeOnline()
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: table.gameName

    function turnWord(): string {
        const seat = seen.activeSeat
        if (seat < 0 || play.racing || head.width < (table.online ? 380 : 430) * Theme.zoom)
            return ""
        return seen.yourTurn ? qsTr("your turn") : table.seats[seat].name
    }
    function goOn(): void { if (LastInput.keys) lead.restart() }         // the keyboard is led to where the turn goes on, once everything has changed
    function focusStep(): void {
        if (handOver.visible)
            return
        if (play.drawing && play.line.length < 3 || play.dropping && play.card >= 0 && play.shaft < 0)
            stage.takeFocus()
        else if (play.phase !== "wait" && play.phase !== "over")
            panel.focusStep()
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

    LuxorPlay {
        id: play
        table: root.table
        board: root.board
        watching: root.replaying
        Component.onCompleted: arrange(root.board.hand)
        onRefused: (sentence, page) => notices.refuse(sentence, page)
        onTimedOut: notices.tell(lateNews, "luxor/curse")
        onStepChanged: root.goOn()
        onChosenChanged: if (chosen && !air) notices.hide()
    }
    LuxorShown {
        id: shown
        play: play
        seen: seen
        picturing: pictures.busy
    }
    LuxorSeen {
        id: seen
        play: play
        Component.onCompleted: {
            follow()
            catchUp()
        }
    }
    Connections {
        target: root.board
        function onPositionChanged(): void {
            if (!play.air)
                play.clear()
            notices.moveOn()
            play.arrange(root.board.hand)
            if (!root.table.live && pictures.busy)
                pictures.finish()           // of the position before
            seen.follow()
            if (Theme.motion === 0)
                pictures.finish()
            soon.restart()
        }
    }
    Connections {
        target: root.table
        function onHappened(event: var): void { pictures.happened(event) }
        function onRefused(sentence: string, page: string): void { notices.refuse(sentence, page) }
    }
    Timer { id: lead; interval: 0; onTriggered: root.focusStep() }
    Timer {                                 // nothing happened on the way to this position: it is shown as it is
        id: soon
        interval: 0
        onTriggered: {
            if (!pictures.busy)
                seen.catchUp()
            root.goOn()
        }
    }
    Timer {                                 // a last look at the full wall
        interval: Theme.ms(1600)
        running: root.table.over && root.table.live && !root.replaying && !pictures.busy
        onTriggered: {
            Feedback.ended()
            root.showResult()
        }
    }

    PageGround { anchors.fill: parent }
    LuxorStage {
        id: stage
        x: root.wide ? Theme.safeLeft : 0
        y: root.wide ? Theme.safeTop + 8 : seats.y + seats.height + 6 + far.band
        width: root.width - (root.wide ? root.panelWidth : 0) - x
        height: root.wide ? root.height - y - Theme.safeBottom : lower.y - y
        play: play
        shown: shown
        seen: seen
        told: pictures.pairs
        toldPillar: pictures.pillar
        claim: pictures.claim
        quiet: pictures.busy
        cardInAir: air.flying >= 0
        onRuleAsked: page => root.openRules(page)
        onPillarAsked: pillar => notices.tell(seen.pillars[pillar].spoken, "luxor/" + stage.names[pillar])
        onCardLifted: (from, size, finger) => air.lift(play.card, air.mapFromItem(null, from), size, air.mapFromItem(null, finger))
        onCardMoved: finger => air.moveTo(air.mapFromItem(null, finger))
        onCardDropped: air.drop()
        onCardCanceled: air.giveBack()
    }
    TableTop {
        id: head
        x: root.wide ? root.width - width : 0
        width: root.panelWidth
        table: root.table
        seen: seen
        turnWord: root.turnWord()
        onBack: root.leave()
        onRuleAsked: page => root.openRules(page)
        onMenuAsked: sheets.openMenu()
    }
    SeatBand {
        id: seats
        x: head.x + root.edge
        y: head.height
        width: head.width - 2 * root.edge - (root.wide ? Theme.safeRight : 0)
        height: implicitHeight
        play: play
        seen: seen
        onOpened: seat => sheets.openSeat(seat)
    }
    Item {
        id: lower
        readonly property real above: seats.y + seats.height + 8 + far.band
        readonly property real free: root.height - above - Theme.safeBottom - 22
        // What a wall as wide as the screen leaves; large letters take more of it.
        readonly property real spare: free - Math.min(root.width * 1.3, free * (Theme.zoom > 1.15 ? 0.6 : 0.76))
        readonly property real drawer: root.wide ? height : Math.max(height, Math.min(root.height * 0.54, 420 * Theme.zoom))     // over the foot of the wall: a list needs room
        x: root.width - width
        y: root.wide ? above : root.height - height
        width: root.panelWidth
        height: root.wide ? root.height - y : panel.height + 12 + 10 + Theme.safeBottom

        OwnPanel {
            id: panel
            x: 12
            y: root.wide ? 8 : 12
            width: parent.width - 24 - (root.wide ? Theme.safeRight : 0)
            height: root.wide ? lower.free : implicitHeight
            room: root.wide ? lower.free : Math.max(special === "" ? 146 : Math.min(236 * Theme.zoom, lower.free * 0.43), lower.spare)
            wide: root.wide
            enabled: !scoreDrawer.open && !historyDrawer.open
            play: play
            shown: shown
            seen: seen
            table: root.table
            told: root.told
            busy: pictures.busy
            seconds: root.pointed ? 0 : root.seconds
            inAir: air.flying
            noticed: notices.open
            replaying: root.replaying
            onCardLifted: (card, from, size, finger) => air.lift(card, air.mapFromItem(null, from), size, air.mapFromItem(null, finger))
            onMoved: finger => air.moveTo(air.mapFromItem(null, finger))
            onDropped: air.drop()
            onCanceled: air.giveBack()
            onSecondsChosen: seconds => root.seconds = seconds
            onScoreAsked: root.look(scoreDrawer)
            onHistoryAsked: root.look(historyDrawer)
            onRule: page => root.openRules(page)
            onEnded: root.showResult()
        }
        ScoreDrawer {
            id: scoreDrawer
            objectName: "scoreDrawer"
            y: parent.height - height
            width: parent.width
            height: lower.drawer
            table: root.table
            seen: seen
        }
        HistoryDrawer {
            id: historyDrawer
            objectName: "historyDrawer"
            y: parent.height - height
            width: parent.width
            height: lower.drawer
            table: root.table
        }
    }
    LuxorPictures {
        id: pictures
        objectName: "pictures"
        anchors.fill: parent
        play: play
        seen: seen
        stage: stage
        placeOf: seat => seats.placeOf(seat)
        slabPlace: head.slab
        pilePlace: head.pile
        handPlace: card => panel.placeOf(card)
        onShown: event => { if (event.text !== "") root.told = event.text }
        onHeard: sound => Feedback.happened(sound)
    }
    TableAir {
        id: air
        anchors.fill: parent
        play: play
        stage: stage
        byFinger: touch.byFinger
    }
    TableNotices {
        id: notices
        anchors.fill: parent
        place: Qt.rect(lower.x + panel.x + panel.promptPlace.x, lower.y + panel.y + panel.promptPlace.y, panel.promptPlace.width, panel.promptPlace.height)
        onOpenRules: page => root.openRules(page)
    }
    HandOver {
        id: handOver
        objectName: "handOver"
        anchors.fill: parent
        note: qsTr("Your cards, your pharaoh and your mummies stay hidden until then.")
        table: root.table
        news: play.lateNews
        mayTakeBack: play.mayUndo
        onVisibleChanged: if (visible) ask()
        onLeave: root.leave()
    }
    FarTable {
        id: far
        anchors.fill: parent
        table: root.table
        replaying: root.replaying
        edge: seats.y + seats.height + 5
        bandX: head.x
        bandWidth: head.width
        placeOf: seat => seats.placeOf(seat).mapToItem(null, 20, 30)
        onOpenRules: page => root.openRules(page)
        onEnded: root.showResult()
        onTakeOnline: root.takeOnline()
    }
    TableSheets {
        id: sheets
        lower: lower
        far: far
        play: play
        onRule: page => root.openRules(page)
        onSettings: root.openSettings()
        onLeave: root.leave()
    }
    PictureGate { id: touch; anchors.fill: parent; table: root.table; busy: pictures.busy; onTouched: root.skip() }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Down || event.key === Qt.Key_Right)
            root.goOn()                     // nothing has the focus yet
        else if (event.key === Qt.Key_U)
            play.back()
        else if (event.key === Qt.Key_Escape && play.chosen)
            play.shaft >= 0 ? play.letGo() : play.clear()
        else if (event.key === Qt.Key_Escape && !root.table.live && !root.replaying)
            root.table.showLive()
        else
            return
        event.accepted = true
    }
}
