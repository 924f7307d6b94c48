import QtQuick
import Architects.Ui
import Architects.Egizia
import Architects.Model
import Architects.Table

// Pictures of what happened at this table: ships sail to their bends, cards go to their owners, stones to their squares.
TablePictures {
    id: root
    required property EgiziaStage stage
    readonly property EgiziaSeen there: seen as EgiziaSeen
    property var placeOf: seat => null      // where a seat is shown: an item
    property int sailed: 0                  // the bend to which the last ship was brought by hand
    property bool rounds: false             // a round is over: its summary comes after the last picture
    property egiziaEvent nothing
    readonly property egiziaEvent now: act === null ? nothing : act
    readonly property bool toResult: play.table.live && !play.watching      // it tells the final scoring: here is only a last look before
    readonly property int landing: 320      // ms in which the own ship comes to rest before anybody else moves
    // Small steps of the own turn: whoever is quick need not wait for them.
    readonly property bool slight: waiting.length === 0 && now.seat === play.table.viewer && (now.what === EgiziaAct.Build || now.what === EgiziaAct.Work)
    readonly property string where: whereIs(now.what)
    signal roundOver()
    onRested: {
        if (!rounds)
            return
        rounds = false
        roundOver()
    }

    // Where something is to be seen; nowhere if nothing happens.
    function whereIs(what: int): string {
        switch (what) {
        case EgiziaAct.None: return ""
        case EgiziaAct.Build:
        case EgiziaAct.Work:
        case EgiziaAct.Finish:
        case EgiziaAct.GiveUp:
        case EgiziaAct.GaveUp:
        case EgiziaAct.Look:
        case EgiziaAct.Keep:
        case EgiziaAct.Sites: return "monuments"
        }
        return "river"
    }
    // How long it is looked at.
    function lengthOf(what: int): int {
        switch (what) {
        case EgiziaAct.Deal: return 90
        case EgiziaAct.Tomb: return 250
        case EgiziaAct.Work: return 260
        case EgiziaAct.Train:
        case EgiziaAct.Drill: return 450
        case EgiziaAct.Stones:
        case EgiziaAct.Finish:
        case EgiziaAct.Take:
        case EgiziaAct.Upgrade:
        case EgiziaAct.Sell: return 500
        case EgiziaAct.Play: return 600
        case EgiziaAct.Flood:
        case EgiziaAct.Keep:
        case EgiziaAct.GaveUp: return 700
        case EgiziaAct.Sites: return 1500
        case EgiziaAct.End: return 1600
        case EgiziaAct.Fed: return 2600
        }
        return 1
    }
    function nameOf(what: int): string {
        switch (what) {
        case EgiziaAct.Sail: return "pawn"
        case EgiziaAct.Build:
        case EgiziaAct.Keep:
        case EgiziaAct.Take: return "tile"
        case EgiziaAct.Finish: return "pray"
        case EgiziaAct.Fed: return "turn"
        case EgiziaAct.Flood: return "roll"
        }
        return ""
    }
    function heed(event: var): void { rounds = rounds || event.what === EgiziaAct.Round && play.table.live }
    function queued(event: var): void {
        heed(event)
        if (play.table.over && toResult)
            waiting = waiting.concat([there.ending()])
    }
    function eventOf(step: var): var { return toResult && [EgiziaAct.Show, EgiziaAct.Counted, EgiziaAct.End].indexOf(step.what) >= 0 ? null : step }
    onSkipped: event => heed(event)
    function soundOf(event: var): string { return nameOf(event.what) }
    function begin(one: var, done: var): void {
        if (eventOf(one) === null)
            there.close()
        else
            there.watch(one.seat)
        if (one.what === EgiziaAct.Sail)
            sail(one, done)
        else if (one.what === EgiziaAct.Build)
            build(one, done)
        else
            wait(lengthOf(one.what), done)
    }
    function itemIn(places: var, seat: int): Item { return places(seat) }
    function stop(): void {
        stage.river.sailing.finish()
        stone.finish()
    }
    function sail(one: egiziaEvent, done: var): void {
        const own = sailed === one.bend && one.seat === play.table.viewer
        sailed = 0
        if (!stage.riverShown || own) {
            wait(own ? landing : 300, done)
            return
        }
        const from = middleOf(itemIn(placeOf, one.seat)), seat = one.seat, bend = one.bend
        if (stage.river.reveal(bend, true))             // first the eye, then the ship
            wait(440, () => stage.river.sail(seat, mapToItem(null, from.x, from.y), bend, done))
        else
            stage.river.sail(seat, mapToItem(null, from.x, from.y), bend, done)
    }
    function build(one: egiziaEvent, done: var): void {
        if (!stage.sitesShown || one.seat === play.table.viewer) {
            wait(120, done)
            return
        }
        stone.then = done
        stone.seat = one.seat
        stone.fly(middleOf(itemIn(placeOf, one.seat)), 0.6, here(stage.monuments.squarePoint(one.monument, one.square)), 1)
    }
    function end(one: var): void {
        if (one.what === EgiziaAct.Sail)
            there.takeBend(one.bend, one.seat)
        else if (one.what === EgiziaAct.Deal || one.what === EgiziaAct.Take)
            there.takeBend(one.bend, -1)
        else if (one.what === EgiziaAct.Build || one.what === EgiziaAct.Tomb)
            there.takeSquare(one.monument, one.square)
        else if (one.what === EgiziaAct.Flood)
            there.takeFlood()
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
        event: root.now.what === EgiziaAct.Fed || root.now.what === EgiziaAct.Sites ? root.now : root.nothing
    }
}
