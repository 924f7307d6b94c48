import QtQuick
import QtQuick.Templates as T
import Architects.Ui
import Architects.Table
import Architects.Model

// The table: rivals, gods, pyramid and quarry, the own sheet. It shows what the model says, sends what the player decides,
// and pictures what happened.
FocusScope {
    id: root
    required property TableModel table
    property bool replaying: false
    property string architectTurn: "qrc:/qt/qml/Architects/Pyramidice/ArchitectTurn.qml"
    readonly property PyramidiceModel board: table.board as PyramidiceModel
    readonly property bool wide: width > height && width >= 560
    readonly property real panelWidth: wide ? Math.min(430, Math.max(350, width * 0.36)) : width
    readonly property int me: table.viewer >= 0 ? table.viewer : table.handOverTo >= 0 ? table.handOverTo
                            : Math.max(0, Array.from(table.seats).findIndex(one => one.kind === "person"))
    readonly property real room: height - far.band - Theme.safeTop - Theme.safeBottom
    // What a board as wide as the screen would need above the own sheet in full.
    readonly property bool tight: wide ? room < 520 * Theme.zoom : room < 252 + width / 2 + 312 * Theme.zoom
    property bool tilesAsked: false         // the other of the two: tiles while one works, the pyramid while one rests
    readonly property bool tilesShown: !panel.tilesHere && (play.phase === "rest" || play.phase === "placeTile") !== (tilesAsked && !play.led)
    property var pointed: null              // what a coach points at; he speaks in front of the Architect too
    property string told
    readonly property alias settling: pace.settling
    property bool keyed: false              // the keyboard was used last
    readonly property Item focused: Window.activeFocusItem
    signal leave()
    signal openRules(string page)
    signal showResult()
    signal openSettings()
    signal takeOnline()
    focus: true
    onFocusedChanged: {
        const control = focused as T.Control
        if (control && control.visualFocus)
            keyed = true
    }
    Accessible.role: Accessible.Pane
    Accessible.name: table.gameName

    function homeOf(seat: int): point {
        const item = seat === me ? panel.seat.godPlace() : rivals.placeOf(seat)
        return item ? item.mapToItem(null, item.width / 2, item.height / 2) : Qt.point(0, 0)
    }
    function focusStep(): void {
        if (play.taking || play.acting)
            stage.quarry.tray.forceActiveFocus(Qt.TabFocusReason)
        else if (play.mine)
            panel.actions.focusFirst(panel.actions.part.nextItemInFocusChain(true))
    }
    function skip(): void {
        keyed = false
        air.finish()
        pictures.finish()
        if (table.behind) {
            table.catchUp()
            architect.skip()
        }
        if (stage.quarry.tray.flying) stage.quarry.tray.skip()
    }

    PyramidicePlay {
        id: play
        table: root.table
        board: root.board
        watching: root.replaying
        held: pictures.foreign
        onRollAsked: (dice, vx, vy, by) => {
            pictures.finish()
            stage.roll(dice, vx, vy, by)
        }
        Component.onCompleted: follow()
    }
    PyramidiceShown {
        id: shown
        play: play
    }
    Connections {
        target: root.table
        function onHappened(event: var): void {
            if (String(event.what).startsWith("rival"))
                architect.begin()
            if (architect.open)
                pictures.skipTo(event)      // he is told of over the table
            else
                pictures.happened(event, air.dropping)
        }
        function onRefused(sentence: string, page: string): void { notices.refuse(sentence, page) }
    }
    Connections {
        target: play
        function onPickedChanged(): void {
            if (play.picked.length > 0) notices.hide()
            if (play.single >= 0) pictures.from = stage.quarry.centreOf(play.single)
        }
        function onPhaseChanged(): void {
            root.tilesAsked = false
            if (root.keyed) lead.restart()
        }
    }
    Timer {                                 // the keyboard is led to where the turn goes on
        id: lead
        interval: 0
        onTriggered: root.focusStep()
    }
    TablePace {
        id: pace
        play: play
        stage: stage
        pictures: pictures
        replaying: root.replaying
        covered: architect.open
        telling: architect.busy
        onMoved: notices.hide()
        onEnded: {
            Feedback.ended()
            root.showResult()
        }
    }
    PageGround { anchors.fill: parent }
    TableRivals {
        id: rivals
        x: Theme.safeLeft + 12
        y: Theme.safeTop + (root.tight ? 5 : 8)
        width: stage.width
        play: play
        me: root.me
        onOpened: seat => sheets.openSeat(seat)
    }
    PyramidiceStage {
        id: stage
        x: rivals.x
        y: rivals.y + rivals.height + (root.tight ? 7 : 9) + far.band
        width: root.width - (root.wide ? root.panelWidth + 12 : 12) - x
        height: (root.wide ? root.height - Theme.safeBottom - 10 : lower.y - 8) - y
        play: play
        shown: shown
        tilesShown: root.tilesShown
        placing: panel.actions.placing
        away: pictures.away
        fresh: play.phase === "begin" || play.phase === "wait" || play.phase === "pearl" ? pictures.fresh : -1
        onGodOpened: slot => sheets.openSlot(slot)
        onRuleAsked: page => root.openRules(page)
        onDieLifted: (id, at) => {
            notices.hide()
            air.lift(id, at)
        }
        onDieMoved: at => air.moveTo(at)
        onDieDropped: at => air.drop(at)
        onDieCanceled: air.giveBack()
        onKnocked: Feedback.happened("knock")
    }
    Item {
        id: lower
        x: root.width - width
        y: root.wide ? 0 : root.height - height
        width: root.panelWidth
        height: root.wide ? root.height : panel.implicitHeight + 10 + Theme.safeBottom

        SurfaceFace {                       // the own sheet: its foot lies below the screen
            anchors.fill: parent
            anchors.bottomMargin: -20
            anchors.rightMargin: root.wide ? -20 : 0
            radius: Theme.radiusLarge
            color: Theme.board
        }
        OwnPanel {
            id: panel
            y: root.wide ? Theme.safeTop + 10 : root.tight ? 5 : 7
            width: parent.width - (root.wide ? Theme.safeRight : 0)
            height: root.wide ? parent.height - y - Theme.safeBottom - 10 : implicitHeight
            enabled: !drawers.open
            play: play
            shown: shown
            table: root.table
            player: root.me
            told: root.told
            tight: root.tight
            noticed: notices.open
            wide: root.wide
            roomy: root.wide ? root.room > 640 : root.room > 820
            replaying: root.replaying
            tilesShown: root.tilesShown
            onGodOpened: god => sheets.openGod(god, true, [])
            onSlotOpened: slot => sheets.openSlot(slot)
            onSeatAsked: sheets.openSeat(root.me)
            onTilesAsked: root.tilesAsked = !root.tilesAsked
            onScoreAsked: drawers.openScore()
            onHistoryAsked: drawers.openHistory()
            onMenuAsked: sheets.openMenu()
            onRule: page => root.openRules(page)
            onRefused: sentence => notices.refuse(sentence, root.board.phasePage)
            onEnded: root.showResult()
        }
        TableDrawers {
            id: drawers
            anchors.fill: parent
            play: play
        }
    }
    TableNotices {
        id: notices
        anchors.fill: parent
        place: Qt.rect(lower.x + panel.promptPlace.x, lower.y + panel.y + panel.promptPlace.y, panel.promptPlace.width, panel.promptPlace.height)
        onOpenRules: page => root.openRules(page)
    }
    PyramidicePictures {
        id: pictures
        objectName: "pictures"
        anchors.fill: parent
        play: play
        stage: stage
        homeOf: root.homeOf
        onShown: event => { if (event.text) root.told = event.text }
        onHeard: sound => Feedback.happened(sound)
    }
    TableAir {
        id: air
        anchors.fill: parent
        play: play
        shown: shown
        stage: stage
        actions: panel.actions
        onRefused: sentence => notices.refuse(sentence, root.board.phasePage)
    }
    ArchitectStand {
        id: architect
        objectName: "architectTurn"
        anchors.fill: parent
        table: root.table
        board: root.board
        turn: root.architectTurn
        over: root.pointed ? root : null
        onOpenRules: page => root.openRules(page)
    }
    HandOver {
        objectName: "handOver"
        anchors.fill: parent
        note: qsTr("Your project stays hidden until then.")
        table: root.table
        onLeave: root.leave()
    }
    FarTable {
        id: far
        anchors.fill: parent
        table: root.table
        replaying: root.replaying
        edge: rivals.y + rivals.height + (root.tight ? 3 : 5)
        bandWidth: stage.x + stage.width + 12 - bandX
        placeOf: seat => seat === root.me ? panel.mapToItem(null, 40, 0) : rivals.placeOf(seat).mapToItem(null, 34, rivals.height - 4)
        onOpenRules: page => root.openRules(page)
        onEnded: root.showResult()
        onTakeOnline: root.takeOnline()
    }
    Connections {
        target: drawers
        function onOpenChanged(): void { if (drawers.open) notices.hide() }
    }
    TableSheets {
        id: sheets
        far: far
        lower: lower
        play: play
        me: root.me
        onRule: page => root.openRules(page)
        onSettings: root.openSettings()
        onLeave: root.leave()
    }
    PictureGate {
        anchors.fill: parent
        table: root.table
        busy: pace.busy
        onTouched: root.skip()
    }
    Keys.onPressed: event => {
        root.keyed = true
        if (event.key === Qt.Key_U)
            play.back()
        else if (event.key === Qt.Key_Escape && (play.chosen || play.nudging))
            play.clear()
        else if (event.key === Qt.Key_Escape && play.payment.open)
            root.board.cancelPayment()
        else if (event.key === Qt.Key_Escape && !root.table.live && !root.replaying)
            root.table.showLive()
        else
            return
        event.accepted = true
    }
}
