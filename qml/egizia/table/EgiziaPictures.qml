import QtQuick
import Architects.Ui
import Architects.Egizia

// Pictures of what the log says happened, one act after the other: ships sail to their bends, cards go to their owners, stones to their squares.
// The position is final before anything moves; finish() lets the picture catch up at once.
Item {
    id: root
    required property EgiziaPlay play
    required property EgiziaSeen seen
    required property EgiziaStage stage
    property var placeOf: seat => null      // where a seat is shown: an item
    property var waiting: []                // events still to be shown
    property var act: null                  // the one being shown
    property int serial: 0                  // which one that is: what ends later than it was skipped is not heard
    property bool covered: false            // a sheet lay over the table when the position came: nobody would see it move
    property int sailed: 0                  // the bend to which the last ship was brought by hand
    readonly property int landing: 320      // ms in which the own ship comes to rest before anybody else moves
    readonly property bool busy: act !== null || waiting.length > 0
    // Small steps of the own turn: whoever is quick need not wait for them.
    readonly property bool slight: act !== null && waiting.length === 0 && act.seat === play.table.viewer && (act.what === "build" || act.what === "work")
    readonly property string where: act ? whereIs(act) : ""
    readonly property var lengths: ({ deal: 90, flood: 700, train: 450, drill: 450, fed: 2600, stones: 500, sites: 1500, keep: 700, finish: 500, take: 500, work: 260, play: 600, upgrade: 500, sell: 500, gaveUp: 700, tomb: 250 })
    readonly property var sounds: ({ sail: "pawn", build: "tile", finish: "pray", fed: "turn", flood: "roll", keep: "tile", take: "tile" })
    signal shown(var event)
    signal heard(string sound)
    signal roundOver()

    function happened(event: var): void {
        if (event.what === "round" && play.table.live)
            late.rounds = true
        if (Theme.motion === 0 || play.table.skipping || covered) {
            finish()
            shown(event)
            if (sounds[event.what])
                heard(sounds[event.what])
            late.tell()
            return
        }
        waiting = waiting.concat([event])
        if (act === null)
            next()
    }
    // Where something is to be seen.
    function whereIs(event: var): string {
        return ["build", "work", "finish", "giveUp", "gaveUp", "look", "keep", "sites"].indexOf(event.what) >= 0 ? "monuments" : "river"
    }
    function next(): void {
        if (waiting.length === 0) {
            seen.catchUp()                  // before it rests: the next entry comes as soon as it does
            act = null
            late.tell()
            return
        }
        act = waiting[0]
        waiting = waiting.slice(1)
        serial += 1
        const mine = serial
        begin(act, () => { if (serial === mine) goOn() })
    }
    function goOn(): void {
        settle(act)
        next()
    }
    // Everything that is still to come has happened.
    function finish(): void {
        const last = waiting.length > 0 ? waiting[waiting.length - 1] : null
        serial += 1
        pause.stop()
        stage.river.sailing.finish()
        stone.finish()
        seen.catchUp()
        waiting = []
        act = null
        if (last)
            shown(last)
        late.tell()
    }

    function here(scene: point): point { return mapFromItem(null, scene.x, scene.y) }
    function middleOf(item: var): point {
        return item ? item.mapToItem(root, item.width / 2, item.height / 2) : Qt.point(width / 2, 0)
    }
    function begin(one: var, done: var): void {
        seen.watch(one.seat)
        if (sounds[one.what])
            heard(sounds[one.what])
        shown(one)
        if (one.what === "sail")
            sail(one, done)
        else if (one.what === "build")
            build(one, done)
        else
            pause.wait(lengths[one.what] || 1, done)
    }
    function sail(one: var, done: var): void {
        const own = sailed === one.bend && one.seat === play.table.viewer
        sailed = 0
        if (!stage.riverShown || own) {
            pause.wait(own ? landing : 300, done)
            return
        }
        const from = middleOf(placeOf(one.seat))
        if (stage.river.reveal(one.bend, true))         // first the eye, then the ship
            pause.wait(440, () => stage.river.sail(one.seat, mapToItem(null, from.x, from.y), one.bend, done))
        else
            stage.river.sail(one.seat, mapToItem(null, from.x, from.y), one.bend, done)
    }
    function build(one: var, done: var): void {
        if (!stage.sitesShown || one.seat === play.table.viewer) {
            pause.wait(120, done)
            return
        }
        stone.then = done
        stone.seat = one.seat
        stone.fly(middleOf(placeOf(one.seat)), 0.6, here(stage.monuments.squarePoint(one.monument, one.square)), 1)
    }
    // What was shown is taken over.
    function settle(one: var): void {
        if (one.what === "sail" || one.what === "deal" || one.what === "take")
            seen.takeBend(one.bend, one.what === "sail" ? one.seat : -1)
        if (one.what === "build")
            seen.takeSquare(one.monument, one.square)
        if (one.what === "tomb")
            seen.takeSquare("tombs", String(one.square))
        if (one.what === "flood")
            seen.takeFlood()
    }
    function call(done: var): void { if (done) done() }

    QtObject {
        id: late                            // the summary of a round comes after its last picture
        property bool rounds: false
        function tell(): void {
            if (!rounds)
                return
            rounds = false
            root.roundOver()
        }
    }
    Timer {
        id: pause
        property var then: null
        function wait(length: int, done: var): void {
            then = done
            interval = Math.max(1, Theme.ms(length))
            restart()
        }
        onTriggered: root.call(then)
    }
    FlyingPiece {
        id: stone
        property int seat: 0
        property var then: null
        anchors.fill: parent
        pace: 380
        onSettled: {
            const done = then
            then = null
            root.call(done)
        }
        Block {
            x: -20
            y: -16
            width: 40
            height: 32
            seat: stone.seat
        }
    }
    Reveal {
        objectName: "reveal"
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.stage.y + Math.max(8, (root.stage.height - height) * 0.3)
        width: Math.min(parent.width - 24, 420)
        event: root.act && (root.act.what === "fed" || root.act.what === "sites") ? root.act : null
    }
}
