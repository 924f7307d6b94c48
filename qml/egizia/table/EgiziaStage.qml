import QtQuick
import Architects.Egizia

// The middle of the table: the Nile with the rail of last ships, or the monuments with the Sphinx. It goes where the round goes; a finger may look
// at the other meanwhile.
Item {
    id: root
    required property EgiziaPlay play
    required property EgiziaSeen seen
    property bool quiet: false              // something is being shown: nothing is offered
    property string told: ""                // where what happened is to be seen: "river" or "monuments"
    property int marked: 0                  // the bend where something happened last
    property bool away: false               // the player looks at the other one
    readonly property string due: told !== "" ? told : seen.stage === 5 || play.building || play.phase === "keep" ? "monuments" : "river"
    readonly property string view: away ? (due === "river" ? "monuments" : "river") : due
    readonly property alias river: nile
    readonly property alias monuments: sites
    readonly property bool both: width >= 900 && height >= 420       // room for one beside the other
    readonly property bool riverShown: both || view === "river"
    readonly property bool sitesShown: both || view === "monuments"
    signal ruleAsked(string page)
    signal bendHeld(int bend)
    signal riddleHeld(var riddle)
    signal cardLifted(int riddle, string title, point from, real size, point finger)
    signal moved(point finger)
    signal dropped()
    signal canceled()
    onDueChanged: away = false

    // What is advised comes into sight.
    function show(advised: var): void {
        if (advised.what === undefined)
            return
        away = false
        if (advised.bend > 0)
            nile.centre(advised.bend, true)
        else if (advised.what === "build")
            sites.squarePoint(advised.monument, advised.square)
    }
    function offered(one: var): var {
        const may = !root.quiet && (play.sailing ? one.may : play.taking ? one.take : false) || false
        return Object.assign({}, one, { may: may, chosen: play.place === one.bend && may, upstream: play.sailing && one.upstream || false,
                                        advised: play.led && play.advised.bend === one.bend })
    }

    Connections {
        target: root.play
        function onLedChanged(): void { root.show(root.play.advised) }
    }
    NileView {
        id: nile
        objectName: "nile"
        visible: root.riverShown
        width: root.both ? Math.round(root.width * 0.5) : root.width
        aside: rail.width + 4
        height: root.height
        bends: root.seen.river.map(one => root.offered(one))
        flood: root.seen.flood
        seat: root.play.table.viewer
        hovered: root.play.air ? root.play.aim : root.marked
        onBendTapped: bend => root.play.tapBend(bend)
        onBendHeld: bend => root.bendHeld(bend)
    }
    RiverRail {
        id: rail
        objectName: "rail"
        visible: root.riverShown
        x: nile.width - width - 4
        y: 6
        width: 30
        height: root.height - 12
        seats: root.seen.rail
        from: nile.from
        to: nile.to
        spoken: qsTr("Last ships: %1").arg(root.seen.rail.map(one => root.seen.side(one.seat).name + " " + (one.bend > 0 ? root.seen.river[one.bend - 1].name : "–")).join(", "))
        onLed: bend => nile.centre(bend, true)
    }
    MonumentsView {
        id: sites
        objectName: "sites"
        visible: root.sitesShown
        x: root.both ? nile.width : 0
        width: root.width - x
        height: root.height
        play: root.play
        seen: root.seen
        quiet: root.quiet
        onRuleAsked: page => root.ruleAsked(page)
        onRiddleHeld: riddle => root.riddleHeld(riddle)
        onCardLifted: (riddle, title, from, size, finger) => root.cardLifted(riddle, title, from, size, finger)
        onMoved: finger => root.moved(finger)
        onDropped: root.dropped()
        onCanceled: root.canceled()
    }
}
