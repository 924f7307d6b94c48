pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Architects.Dice
import Architects.Ui

// A tray with dice that can be chosen, nudged, dragged out and thrown. It decides nothing: it reports what the finger did and shows
// what it is told. A die keeps its place as long as its id is in `dice`; a changed value tips it over.
T.Control {
    id: root
    property list<dieInfo> dice
    property list<int> rolling              // ids that a flick throws
    property string spoken                  // what a screen reader calls the tray
    property string named                   // of a match: its dice are pieces of this name and their number
    property bool armed: false              // a flick throws
    property bool choosing: true            // taps count
    property bool nudging: false            // every die may be nudged, not only those with `nudge`
    property bool dragging: true            // dice may be dragged out, but for those with `drag: false`, used or not rolled
    property int room: Math.max(6, dice.length)             // as many must fit
    property real largest: 38               // edge of a die that has room enough
    property int dragged: -1                // id of the die that is out with the finger; set it to -1 when it has come back
    property int carried: -1                // id of a die that somebody else carries away: it does not fade
    readonly property alias flying: play.playing
    readonly property real tilt: 24
    readonly property real dieSize: Math.max(20, Math.min(largest, Math.sqrt(width * height * 0.8 / (2.2 * room))))
    readonly property rect floor: Qt.rect(ground.rim + 3, ground.rim + dieSize * 0.32, width - 2 * ground.rim - 6, height - 2 * ground.rim - 4 - dieSize * 0.32)
    readonly property real standardSpeed: 900               // px a second, of a throw by key or button
    property string current                 // key of the die the keyboard is at
    signal tapped(int id)
    signal held(int id)
    signal nudged(int id, int step)
    signal dragStarted(int id, point scenePoint)
    signal dragMoved(int id, point scenePoint)
    signal dragEnded(int id, point scenePoint)
    signal dragCanceled(int id)
    signal dragRefused(int id)              // it may not be dragged now
    signal flicked(real vx, real vy)
    signal knocked(real strength)
    signal settled()

    // Throws the dice of `results` [{id, value}] as the finger was moving, in px a second; they end on those values.
    function roll(results: var, vx: real, vy: real): void { play.start(results, vx, vy) }
    function skip(): void { play.finish() }
    // Of a die: its centre in the scene, how it is turned, the value it shows now (0: no such die).
    function centreOf(id: int): point {
        const die = shelf.find(String(id))
        return die ? die.mapToItem(null, die.width / 2, die.height / 2) : Qt.point(0, 0)
    }
    function turnOf(id: int): quaternion {
        const die = shelf.find(String(id)), q = die ? die.turn : Qt.quaternion(1, 0, 0, 0)
        return Qt.quaternion(q.scalar, q.x, q.y, q.z)       // a copy: what JavaScript holds would go on turning with the die
    }
    function shownValue(id: int): int {
        const die = shelf.find(String(id))
        return die ? die.shown : 0
    }
    function idOf(key: string): int {
        const die = shelf.find(key)
        return die ? die.info.id : -1
    }
    function tap(key: string): void {
        if (choosing && key !== "")
            tapped(idOf(key))
    }
    function nudge(key: string, step: int): void {
        if (key === "" || !shelf.mayNudge(key))
            return
        nudged(idOf(key), step)
        const die = shelf.find(key)
        if (die && !die.moving)             // nobody has turned it
            die.fallBack()
    }
    function moveFocus(dx: int, dy: int): void {
        const next = shelf.nextTo(current, dx, dy)
        if (next !== "")
            current = next
    }

    implicitWidth: 178
    implicitHeight: 178
    focusPolicy: Qt.TabFocus
    onActiveFocusChanged: if (activeFocus && !shelf.find(current)) current = shelf.firstKey()
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken

    Keys.onSpacePressed: root.tap(current)
    Keys.onReturnPressed: root.enter()
    Keys.onEnterPressed: root.enter()
    Keys.onPressed: event => {
        const dx = event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Left ? -1 : 0
        const dy = event.key === Qt.Key_Down ? 1 : event.key === Qt.Key_Up ? -1 : 0
        if (dx === 0 && dy === 0)
            return
        if (event.modifiers & Qt.ShiftModifier)
            root.nudge(current, -dy)
        else
            root.moveFocus(dx, dy)
        event.accepted = true
    }
    function enter(): void {
        if (flying)
            skip()
        else if (armed)
            flicked(0, -standardSpeed)
        else
            tap(current)
    }

    TrayGround {
        id: ground
        anchors.fill: parent
    }
    FocusRing { shown: root.visualFocus }
    DiceFlight {
        id: math
        edge: root.dieSize
        tilt: root.tilt
        floor: root.floor
    }
    TrayShelf {
        id: shelf
        anchors.fill: parent
        math: math
        dice: root.dice
        rolling: root.rolling
        nudging: root.nudging
        dragging: root.dragging
        sand: ground.sand
        named: root.named
        away: root.dragged < 0 ? "" : String(root.dragged)
        carried: root.carried < 0 ? "" : String(root.carried)
        focusedKey: root.visualFocus ? root.current : ""
        onPressed: key => root.tap(key)
        onDisturbed: play.finish()
    }
    TrayPlay {
        id: play
        math: math
        shelf: shelf
        onKnocked: strength => root.knocked(strength)
        onSettled: {
            shelf.showValues()
            if (shelf.syncing)              // who is told may give another list: not while this one is taken over
                later.restart()
            else
                root.settled()
        }
    }
    Timer {
        id: later
        interval: 0
        onTriggered: root.settled()
    }
    TrayTouch {
        anchors.fill: parent
        reach: Math.max(Theme.touch, root.dieSize * 1.3)
        shelf: shelf
        maySweep: root.armed
        catching: root.flying
        onCaught: root.skip()
        onTapped: key => root.tap(key)
        onLongPressed: key => root.held(root.idOf(key))
        onLeaned: (key, dy) => shelf.lean(key, dy < 0 ? 1 : -1, Math.min(0.4, Math.abs(dy) / reach * 0.4))
        onUnswiped: key => shelf.lean(key, 0, 0)
        onSwiped: (key, step) => root.nudge(key, step)
        onBarred: key => root.dragRefused(root.idOf(key))
        onLiftStarted: (key, at) => {
            root.dragged = root.idOf(key)
            root.dragStarted(root.dragged, at)
        }
        onLiftMoved: (key, at) => root.dragMoved(root.idOf(key), at)
        onLiftEnded: (key, at) => root.dragEnded(root.idOf(key), at)
        onLiftCanceled: key => root.dragCanceled(root.idOf(key))
        onFlicked: (vx, vy) => root.flicked(vx, vy)
    }
}
