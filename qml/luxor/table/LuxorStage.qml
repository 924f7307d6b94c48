pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Luxor
import Architects.Model

// The middle of the table, one building: seven pillars on the cornice of the wall, and the card that hangs over its shaft.
Item {
    id: root
    required property LuxorPlay play
    required property LuxorShown shown
    required property LuxorSeen seen
    property list<luxorPair> told: []       // pairs of what just happened
    property int toldPillar: -1             // where it goes on
    property luxorEvent claim               // a line that was claimed
    property bool quiet: false              // something is being shown: what came before it steps back
    readonly property bool claimed: claim.what === LuxorAct.Claim
    readonly property list<string> names: ["camel", "mule", "snake", "hippo", "crocodile", "ibis", "cat"]
    readonly property bool steppedBack: shown.aiming || told.length > 0
    readonly property real headHeight: Math.round(Math.max(12, Math.min(26, 20 * Math.min(width / 390, height / 516))))
    readonly property real pillarHeight: Math.round(Math.min(width * 0.355, height * 0.265))
    readonly property real hangWidth: wall.cellWidth * 1.16
    readonly property real hangCell: wall.cellHeight * 1.14
    readonly property alias wall: wall
    readonly property alias pillarRow: pillarRow
    signal pillarAsked(int pillar)

    // The shaft below a point of the scene: anywhere over pillars and wall counts.
    function shaftAt(scene: point): int {
        const p = mapFromItem(null, scene.x, scene.y), q = mapToItem(null, p.x, wall.y + wall.head + 4)
        return p.y < -20 || p.y > height ? -1 : wall.shaftAt(q)
    }
    function cellIn(item: Item, cell: int): point {
        const p = wall.cellCenter(cell)
        return item.mapFromItem(null, p.x, p.y)
    }
    function slotIn(item: Item, shaft: int, place: int): rect {
        const r = wall.slotRect(shaft, place), p = item.mapFromItem(null, r.x, r.y)
        return Qt.rect(p.x, p.y, r.width, r.height)
    }
    // The card hangs before the cornice, always above the place where it would lie.
    function hangIn(item: Item, shaft: int, place: int): point {
        const r = slotIn(item, shaft, place), eaves = slotIn(item, shaft, 4).y - wall.head, left = item.mapFromItem(root, 0, 0).x + hangWidth / 2 + 4
        return Qt.point(Math.max(left, Math.min(left + width - hangWidth - 8, r.x + r.width / 2)), Math.min(eaves + 5 + hangCell, r.y - hangCell - 5))
    }
    function takeFocus(): void {
        if (play.drawing) {
            wall.forceActiveFocus(Qt.TabFocusReason)
            return
        }
        const open = [...play.board.openShafts]
        const nearest = open.reduce((best, one) => Math.abs(one - wall.current) < Math.abs(best - wall.current) ? one : best, open[0])
        wall.focusShaft(nearest)
        play.hover = nearest
    }
    function pageOfCell(cell: int): string {
        const animal = play.board.animalAt(cell)
        return animal >= 0 ? "luxor/" + names[animal] : "luxor/wall"
    }

    LuxorWall {
        id: wall
        objectName: "wall"
        y: root.pillarHeight - 3
        width: parent.width
        height: parent.height - y
        head: root.headHeight
        foot: Math.round(root.headHeight * 0.6)
        broadest: root.width < 600 ? 2.4 : 1.6      // a fingertip's width before good proportions
        cards: root.seen.cards
        legalShafts: root.play.dropping && root.play.card >= 0 ? root.play.board.shaftsFree : []
        aimedShaft: root.shown.aiming ? root.play.place : -1
        ghost: root.shown.ghost
        pairs: root.shown.aiming ? root.shown.pairs : root.told
        dimmed: root.steppedBack
        lastDrop: root.play.chosen || root.quiet ? root.play.noCard : root.play.board.lastDrop
        searching: root.play.drawing
        interactive: !root.play.air && !root.play.watching
        shaftName: shaft => root.play.board.shaftName(shaft)
        cellName: cell => root.play.board.cellName(cell)
        onShaftTapped: shaft => root.play.tapShaft(shaft)
        onShaftHovered: shaft => { if (root.play.dropping && root.play.card >= 0) root.play.hover = shaft }
        onCellHeld: cell => root.play.ruleAsked(root.pageOfCell(cell))
        line: root.claim.cells
        lineState: !root.claimed ? "draw" : root.claim.right ? "right" : "wrong"
        onDrawnChanged: if (root.play.drawing) root.play.line = drawn
    }
    AdvisedRing {                           // where the advised card would lie
        readonly property bool there: root.play.led && root.play.advised.what === LuxorAct.Drop && root.shown.ghost.shaft >= 0
        readonly property rect place: there && wall.height > 0 ? root.slotIn(root, root.shown.ghost.shaft, root.shown.ghost.place) : Qt.rect(0, 0, 0, 0)
        objectName: "advisedSlot"
        on: there
        gap: 1
        radius: 5
        x: place.x
        y: place.y
        width: place.width
        height: place.height
    }
    Repeater {                              // the three animals that are looked for
        model: root.play.led && root.play.advised.what === LuxorAct.Claim ? root.play.advised.cells : []
        delegate: AdvisedRing {
            required property int modelData
            required property int index
            readonly property point middle: root.cellIn(root, modelData)
            objectName: "advised" + modelData
            on: true
            lamp: index === 0
            gap: 0
            width: wall.cellWidth
            height: wall.cellHeight
            x: middle.x - width / 2
            y: middle.y - height / 2
        }
    }
    PillarRow {
        id: pillarRow
        objectName: "pillars"
        x: 4
        width: parent.width - 8
        height: root.pillarHeight
        pillars: root.play.board.drawn(root.seen.pillars, root.toldPillar >= 0 ? [...root.shown.pillars, root.toldPillar] : root.shown.pillars, root.steppedBack, root.shown.coming)
        onTapped: pillar => root.pillarAsked(pillar)
        onHeld: pillar => root.play.ruleAsked("luxor/" + root.names[pillar])
    }
    WallCard {                              // chosen, not yet dropped
        id: hanging
        readonly property bool there: root.play.shaft >= 0 && root.play.legal
        readonly property point at: there && root.width > 0 ? root.hangIn(root, root.play.shaft, root.play.preview.place) : Qt.point(0, 0)
        objectName: "hanging"
        visible: there && !(root.play.hand.what === "card")
        x: at.x - width / 2
        y: at.y - height / 2
        cellWidth: root.hangWidth
        cellHeight: root.hangCell
        rotation: -3
        held: true
        face: root.play.preview.card
        edge: Theme.goldLine
        edgeWidth: 2.5
        PieceDrag {                             // it can be taken up again
            enabled: hanging.visible || active
            hand: root.play.hand
            what: "card"
            which: root.play.card
            size: root.hangWidth
        }
    }
    Connections {
        target: root.play
        function onLineChanged(): void {
            if (root.play.line.length === 0 && wall.drawn.length > 0)
                wall.clearLine()
        }
    }
}
