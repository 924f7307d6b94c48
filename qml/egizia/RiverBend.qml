import QtQuick
import Architects.Model
import Architects.Ui
import "River.js" as River

// One bend of the Nile: a place in the bow and a mooring at the crest. The water itself is the map's. Both, and what lies between, are one
// target. Taken cards leave their place; what lies upstream of one's last ship steps back.
PieceButton {
    id: root
    property int bend: 1
    property egiziaRiverPlan plan: River.plan(390, 1)
    property egiziaBend now
    property int ghostSeat: -1              // a ship that would come here
    property bool under: false           // one is held over it
    readonly property string kind: River.kindOf(bend)
    readonly property rect spot: { const p = River.place(plan, bend); return Qt.rect(p.x, p.y, p.width, p.height) }
    readonly property point crest: { const p = River.dock(plan, bend); return Qt.point(p.x, p.y) }
    readonly property real half: Math.max(24, 30 * plan.unit)
    readonly property bool lit: chosen || under
    may: now.may
    chosen: now.chosen
    spoken: now.spoken !== "" ? now.spoken : now.name
    x: River.swing(bend) > 0 ? spot.x : crest.x - half
    width: River.swing(bend) > 0 ? crest.x + half - spot.x : spot.x + spot.width - x
    y: plan.head + (bend - 1) * plan.pitch
    height: plan.pitch
    scale: 1
    z: lit || now.advised ? 1 : 0

    Shows {
        piece: root.now.passing ? "" : "bend." + root.bend
        value: root.kind === "card" ? "card " + card.card + ", ships " + moored() : root.kind === "camp" ? "camp, ships " + moored() : "site, ships " + berthed()
        printed: true
        function moored(): string { return [...mooring.ships].join(" ") }
        function berthed(): string { return [...site.berths, ...site.reserve].filter(one => one.seat >= 0).map(one => one.seat).join(" ") }
    }
    AdvisedRing {
        x: root.spot.x - root.x
        y: root.spot.y - root.y
        z: 4
        width: root.spot.width
        height: root.spot.height
        on: root.now.advised
    }
    Item {
        x: root.spot.x - root.x
        y: root.spot.y - root.y
        width: root.spot.width
        height: root.spot.height
        opacity: root.now.upstream && !root.lit ? 0.55 : 1
        scale: root.down ? 0.97 : 1
        NileCard {
            id: card
            visible: root.kind === "card"
            anchors.fill: parent
            card: root.kind === "card" ? root.now.card : 0
            title: root.kind === "card" ? root.now.title : ""
            chosen: root.lit && card !== 0
        }
        CampPlace {
            visible: root.kind === "camp"
            anchors.fill: parent
            unit: root.plan.unit
            name: root.kind === "camp" ? root.now.name : ""
            gives: River.gives(root.bend)
        }
        SitePlace {
            id: site
            visible: root.kind === "site"
            anchors.fill: parent
            unit: root.plan.unit
            name: root.kind === "site" ? root.now.name : ""
            builds: River.builds(root.bend)
            berths: root.kind === "site" ? root.now.berths : []
            reserve: root.now.reserve
            may: root.may
            chosen: root.lit
            ghostSeat: root.ghostSeat
        }
    }
    Mooring {
        id: mooring
        unit: root.plan.unit
        x: root.crest.x - root.x - width / 2
        y: root.height / 2 - height / 2
        ships: root.now.ships
        may: root.may
        chosen: root.lit
        ghostSeat: root.lit ? root.ghostSeat : -1
    }
}
