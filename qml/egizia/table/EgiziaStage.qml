import QtQuick
import Architects.Egizia
import Architects.Model

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
    readonly property string due: told !== "" ? told : seen.stage === 5 || play.building || play.keeping ? "monuments" : "river"
    readonly property string view: away ? (due === "river" ? "monuments" : "river") : due
    readonly property alias river: nile
    readonly property alias monuments: sites
    readonly property bool both: width >= 900 && height >= 420       // room for one beside the other
    readonly property bool riverShown: both || view === "river"
    readonly property bool sitesShown: both || view === "monuments"
    onDueChanged: away = false

    // What is advised comes into sight.
    function show(advised: egiziaEvent): void {
        if (advised.what === EgiziaAct.None)
            return
        away = false
        if (advised.bend > 0)
            nile.centre(advised.bend, true)
        else if (advised.what === EgiziaAct.Build)
            sites.squarePoint(advised.monument, advised.square)
    }
    function tell(one: egiziaLast): string { return play.side(one.seat).name + " " + (one.bend > 0 ? play.at(one.bend).name : "–") }

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
        bends: root.play.board.offered(root.seen.river, root.play.phase, root.quiet, root.play.place, root.play.led ? root.play.advised.bend : 0)
        flood: root.seen.flood
        seat: root.play.table.viewer
        hovered: root.play.air ? root.play.aim : root.marked
        onBendTapped: bend => root.play.tapBend(bend)
        onBendHeld: bend => root.play.bendAsked(bend)
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
        spoken: qsTr("Last ships: %1").arg([...root.seen.rail].map(one => root.tell(one)).join(", "))
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
    }
}
