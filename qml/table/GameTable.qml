import QtQuick
import Architects.Ui
import Architects.Model

// The table of any game: the ground, the own side with its drawers, what is said over it, who passes the phone to whom, friends and Architects, the
// menu, and the gate between pictures and match. A game lays its stage on it and gives what it plays, sees, counts and pictures (README.md).
FocusScope {
    id: root
    required property TableModel table
    property bool replaying: false
    required property TablePlay play
    required property TableSeen seen
    required property TableScore score
    required property TablePictures pictures
    required property TableAir air
    required property string rules          // the page of the rules that the menu leads to
    property string secrets                 // what stays hidden while the phone is passed on
    property string passingNews             // and what whoever passes it on should know
    property var pointed: null              // what a coach points at
    property string told                    // what happened last

    // The frame: everything below each other, or the own side beside the board.
    readonly property bool wide: width > height && width >= 560
    property real panelWidth: width         // how broad the own side is
    property real sideTop: 0                // where it begins on a wide screen
    property real sideHeight: 0             // and how high it is on others
    property real headEnd: 0                // where the line of friends far away stands
    property real bandX: 0
    property real bandWidth: width
    property real greetingRoom: width - 28  // how broad a greeting may be that stands there
    property rect promptPlace               // where one sentence stands, on the own side
    property bool busy: pictures.busy       // something is being shown
    property bool atRest: !busy
    property bool shielding: table.behind   // a touch only skips
    property int lastLook: 1200             // ms for a last look, once everything has come to rest
    readonly property bool finished: seen.over && table.over && table.live && !replaying && atRest      // asks for the result once: told again it changes nothing
    readonly property alias band: far.band  // the room that the line of friends takes
    readonly property real sideY: wide ? sideTop : height - sideHeight
    readonly property alias scoreDrawer: scoreDrawer
    readonly property bool lookingUp: scoreDrawer.open || historyDrawer.open
    readonly property alias settling: pace.settling
    readonly property alias pace: pace
    readonly property alias notices: notices
    default property alias content: ground.data
    property alias own: lower.data          // the own side, below its drawers
    property alias over: above.data         // what moves over all of that
    readonly property Item focused: Window.activeFocusItem
    signal leave()
    signal openRules(string page)
    signal showResult()
    signal openSettings()
    signal takeOnline()
    signal again(bool sameDraws)            // the same match from its beginning
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: table.gameName

    // The game's own, both of them:
    function placeOf(seat: int): point { return Qt.point(Theme.margin + 40, headEnd) }      // where a player is shown, in the scene
    function focusStep(): void {}           // the keyboard is led to where the turn goes on

    function goOn(): void { if (LastInput.keys) lead.restart() }        // once everything has changed
    function look(drawer: TableDrawer): void {
        notices.hide()
        drawer.open = true
        drawer.forceActiveFocus(Qt.TabFocusReason)
    }
    function lookUp(what: string): void {
        if (what === "menu")
            menu.open()
        else
            look(what === "score" ? scoreDrawer : historyDrawer)
    }
    function stepOut(): bool {               // one step out; false if this is the way on already
        if (play.stepOut())
            return true
        if (table.live || replaying)
            return false
        table.showLive()
        return true
    }
    function skip(): void {
        air.finish()
        pictures.finish()
        table.catchUp()
    }

    Binding { target: root.play; property: "watching"; value: root.replaying }
    Binding { target: root.seen; property: "watching"; value: root.replaying }
    Binding { target: root.air; property: "byFinger"; value: touch.byFinger }
    TablePace {
        id: pace
        play: root.play
        seen: root.seen
        pictures: root.pictures
        onMoved: notices.moveOn()
        onArrived: root.goOn()
    }
    Connections {
        target: root.play
        function onChosenChanged(): void { if (root.play.chosen && !root.play.holding) notices.hide() }
        function onStepChanged(): void { root.goOn() }
        function onRuleAsked(page: string): void { root.openRules(page) }
        function onLookUpAsked(what: string): void { root.lookUp(what) }
        function onRefused(sentence: string, page: string): void { notices.refuse(sentence, page) }
        function onRewindAsked(): void { rewinding.open() }
        function onReplayEnded(): void { root.showResult() }
    }
    Connections {
        target: root.table
        function onRefused(sentence: string, page: string): void { notices.refuse(sentence, page) }
    }
    Connections {
        target: root.pictures
        function onShown(event: var): void { if (event.text) root.told = event.text }
        function onHeard(sound: string): void { Feedback.happened(sound) }
    }
    Timer {
        id: lead
        interval: 0
        onTriggered: if (!handOver.visible && InFront.layers === 0) root.focusStep()     // the keys stay in what lies in front
    }
    Timer {                                 // a last look at what was built
        interval: Theme.ms(root.lastLook)
        running: root.finished
        onTriggered: {
            Feedback.ended()
            root.showResult()
        }
    }

    PageGround { anchors.fill: parent }
    Item {
        id: ground
        anchors.fill: parent
    }
    Item {
        id: side
        x: root.width - width
        y: root.sideY
        width: root.panelWidth
        height: root.height - y
        Item {
            id: lower
            anchors.fill: parent
        }
        ScoreDrawer {
            id: scoreDrawer
            objectName: "scoreDrawer"
            y: parent.height - height
            width: parent.width
            height: historyDrawer.height
            score: root.score
        }
        HistoryDrawer {
            id: historyDrawer
            objectName: "historyDrawer"
            y: parent.height - height
            width: parent.width
            height: root.wide ? parent.height : Math.max(parent.height, root.height * 0.6)      // over the foot of the board: a list needs room
            table: root.table
        }
    }
    Item {
        id: above
        anchors.fill: parent
    }
    TableNotices {
        id: notices
        anchors.fill: parent
        place: Qt.rect(side.x + root.promptPlace.x, side.y + root.promptPlace.y, root.promptPlace.width, root.promptPlace.height)
        onOpenRules: page => root.openRules(page)
    }
    HandOver {
        id: handOver
        objectName: "handOver"
        anchors.fill: parent
        table: root.table
        note: root.secrets
        news: root.passingNews
        mayTakeBack: root.play.mayUndo
        onLeave: root.leave()
    }
    FarTable {
        id: far
        anchors.fill: parent
        table: root.table
        replaying: root.replaying
        edge: root.headEnd
        bandX: root.bandX
        bandWidth: root.bandWidth
        greetingRoom: root.greetingRoom
        placeOf: seat => root.placeOf(seat)
        onOpenRules: page => root.openRules(page)
        onEnded: root.showResult()
        onTakeOnline: root.takeOnline()
    }
    TableArchitects {
        id: architects
        anchors.fill: parent
        table: root.table
        replaying: root.replaying
        bandX: side.x
        bandWidth: side.width
        edge: side.y + 8
        play: root.play
    }
    TableMenu {
        id: menu
        table: root.table
        far: far
        architects: architects
        onRules: root.openRules(root.rules)
        onSettings: root.openSettings()
        onAgain: sameDraws => root.again(sameDraws)
        onLeave: root.leave()
    }
    ConfirmDialog {
        id: rewinding
        objectName: "rewind"
        danger: true
        title: qsTr("Undo your last move?")
        text: qsTr("What was answered since is undone with it. From then on this match is practice: it does not count in your statistics.")
        acceptText: qsTr("Undo it")
        rejectText: qsTr("Play on")
        onAccepted: root.table.rewind()
    }
    PictureGate {
        id: touch
        anchors.fill: parent
        table: root.table
        busy: root.busy
        shielding: root.shielding
        onTouched: root.skip()
    }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Down || event.key === Qt.Key_Right)
            goOn()                          // nothing has the focus yet
        else if (event.key === Qt.Key_U)
            play.back()
        else if (event.key !== Qt.Key_Escape || !stepOut())
            return
        event.accepted = true
    }
}
