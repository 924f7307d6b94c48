import QtQuick
import QtQuick.Templates as T
import Architects.Ui
import Architects.Table
import Architects.Model

// The table: seats, the Nile, the monuments, the own board. It shows what the model says, sends what the player decides, and pictures
// what happened.
FocusScope {
    id: root
    required property TableModel table
    property bool replaying: false
    readonly property EgiziaModel board: table.board as EgiziaModel
    readonly property bool wide: width > height && width >= 560
    readonly property real panelWidth: wide ? Math.min(440, Math.max(330, width * (height < 500 ? 0.47 : 0.36))) : width
    readonly property real edge: width < 380 ? 4 : 12
    property string told
    property bool keyed: false              // the keyboard was used last
    property var pointed: null              // names of pieces that a coach points at
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
    Component.onCompleted: seek.show(false)
    onFocusedChanged: {
        const control = focused as T.Control
        if (control && control.visualFocus)
            keyed = true
    }
    Accessible.role: Accessible.Pane
    Accessible.name: table.gameName

    function goOn(): void { if (keyed) lead.restart() }         // the keyboard is led to where the turn goes on, once everything has changed
    function focusStep(): void {
        if (handOver.visible)
            return
        if (play.sailing && play.bend === 0 && stage.riverShown)
            stage.river.map.focusBend(stage.river.map.open.length > 0 ? stage.river.map.open[0] : stage.river.map.current)
        else if (play.phase !== "wait" && play.phase !== "over")
            lower.panel.focusStep()
    }
    function skip(): void {
        keyed = false
        air.finish()
        pictures.finish()
        table.catchUp()
    }
    function arrive(): void {               // nothing happened on the way to this position: it is shown as it is
        if (!pictures.busy)
            seen.catchUp()
        goOn()
    }
    EgiziaPlay {
        id: play
        table: root.table
        board: root.board
        seen: seen
        watching: root.replaying
        quiet: pictures.busy || soon.running || root.table.behind
        onRefused: (sentence, page) => notices.refuse(sentence, page)
        onBendAsked: bend => sheets.openBend(bend)
        onStepChanged: root.goOn()
        onChosenChanged: if (chosen && !air) notices.hide()
        onAirChanged: if (air) notices.hide()
        onBendChanged: if (bend > 0) pictures.sailed = bend
        onPhaseChanged: if (phase === "sail") seek.restart()
    }
    EgiziaSeen {
        id: seen
        table: root.table
        board: root.board
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
            notices.hide()
            pictures.covered = Theme.layers > 0
            sheets.closePlays()
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
    RiverCamera {
        id: seek
        river: stage.river
        play: play
        seen: seen
        pointed: root.pointed
    }
    Timer { id: soon; interval: 0; onTriggered: root.arrive() }
    Timer {                                 // a last look at what was built
        interval: Theme.ms(1600)
        running: root.table.over && root.table.live && !root.replaying && !pictures.busy && !sheets.roundShown
        onTriggered: {
            Feedback.ended()
            root.showResult()
        }
    }
    PageGround { anchors.fill: parent }
    EgiziaStage {
        id: stage
        x: root.wide ? Theme.safeLeft : 0
        y: root.wide ? Theme.safeTop : trail.y + trail.height + far.band
        width: root.width - (root.wide ? root.panelWidth : 0) - x
        height: root.wide ? root.height - y : lower.y - y + 10
        play: play
        seen: seen
        quiet: pictures.busy
        told: pictures.where
        onRuleAsked: page => root.openRules(page)
        onBendHeld: bend => sheets.openBend(bend)
        onRiddleHeld: riddle => sheets.openRiddle(riddle)
        onCardLifted: (riddle, title, from, size, finger) => air.liftCard(riddle, title, air.mapFromItem(null, from), size, air.mapFromItem(null, finger))
        onMoved: finger => air.moveTo(air.mapFromItem(null, finger))
        onDropped: air.drop()
        onCanceled: air.giveBack()
    }
    Rectangle {                             // the head and the panel lie over the river's ends: what is drawn there is covered, not cut
        x: head.x
        width: root.wide ? root.panelWidth : root.width
        height: root.wide ? root.height : stage.y
        color: Theme.page
        Rectangle {
            visible: root.wide
            width: 1
            height: parent.height
            color: Theme.line
        }
    }
    TableTop {
        id: head
        x: root.wide ? root.width - width : 0
        width: root.panelWidth
        table: root.table
        seen: seen
        other: stage.both ? "" : stage.view === "river" ? "monuments" : "river"
        onOtherAsked: stage.away = !stage.away
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
    PhaseTrail {
        id: trail
        readonly property var stages: Array.from(root.board.stages)
        readonly property var now: stages[seen.stage - 1] || ({ title: "", page: "egizia/round" })
        objectName: "trail"
        x: head.x + root.edge + 4
        y: seats.y + seats.height
        width: seats.width - 8
        height: 36
        round: seen.round
        stage: seen.stage
        title: now.title
        spoken: qsTr("Round %1 of 5. Phase %2 of 7: %3").arg(seen.round).arg(seen.stage).arg(now.title)
        onTapped: root.openRules(now.page)
        onHeld: root.openRules(now.page)
    }
    TableLower {
        id: lower
        x: root.width - width
        y: root.wide ? above : root.height - height
        width: root.panelWidth
        height: root.wide ? root.height - above : implicitHeight
        above: trail.y + trail.height + far.band
        whole: root.height
        wide: root.wide
        play: play
        seen: seen
        table: root.table
        told: root.told
        busy: pictures.busy
        shipAway: air.shipAway
        noticed: notices.open
        replaying: root.replaying
        onLifted: (from, size, finger) => air.liftShip(air.mapFromItem(null, from), size, air.mapFromItem(null, finger))
        onMoved: finger => air.moveTo(air.mapFromItem(null, finger))
        onDropped: air.drop()
        onCanceled: air.giveBack()
        onOpened: sheets.openSeat(root.table.viewer)
        onCardAsked: card => sheets.openCard(card)
        onRiddleHeld: riddle => sheets.openRiddle(riddle)
        onLooking: notices.hide()
        onRule: page => root.openRules(page)
        onEnded: root.showResult()
    }
    EgiziaPictures {
        id: pictures
        objectName: "pictures"
        anchors.fill: parent
        play: play
        seen: seen
        stage: stage
        placeOf: seat => seats.placeOf(seat)
        onShown: event => { if (event.text) root.told = event.text }
        onHeard: sound => Feedback.happened(sound)
        onBusyChanged: if (!busy && play.sailing && play.bend === 0) seek.restart()
        onRoundOver: if (!root.replaying) sheets.openRound(root.board.rounds)
    }
    TableAir {
        id: air
        anchors.fill: parent
        play: play
        stage: stage
        byFinger: touch.byFinger
        ownSide: Qt.rect(lower.x, lower.y - 30, lower.width, lower.height + 30)
    }
    TableNotices {
        id: notices
        anchors.fill: parent
        place: Qt.rect(lower.x + lower.promptPlace.x, lower.y + lower.promptPlace.y, lower.promptPlace.width, lower.promptPlace.height)
        onOpenRules: page => root.openRules(page)
    }
    HandOver {
        id: handOver
        objectName: "handOver"
        anchors.fill: parent
        visible: next >= 0 && !pictures.busy && !sheets.roundShown      // whoever moved sees what came of it
        note: qsTr("Your Sphinx cards stay hidden until then.")
        table: root.table
        onVisibleChanged: if (visible) ask()
        onLeave: root.leave()
    }
    FarTable {
        id: far
        anchors.fill: parent
        table: root.table
        replaying: root.replaying
        edge: trail.y + trail.height + 5
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
        seen: seen
        onRule: page => root.openRules(page)
        onSettings: root.openSettings()
        onLeave: root.leave()
    }
    PictureGate {
        id: touch
        anchors.fill: parent
        table: root.table
        busy: pictures.busy || sheets.roundShown
        shielding: root.table.behind || pictures.busy && !pictures.slight
        onTouched: root.skip()
    }
    Keys.onPressed: event => {
        root.keyed = true
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Down || event.key === Qt.Key_Right)
            root.goOn()                     // nothing has the focus yet
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
