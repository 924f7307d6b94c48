pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import "River.js" as River
import "RiverArt.js" as RiverArt

// The whole Nile from the cataract above Ombos to the sea, downstream down the screen, as wide as it is told and as high as that makes it.
// Bends count 1 to 20. Points and rectangles that functions take and give are those of the scene.
FocusScope {
    id: root
    property list<egiziaBend> bends: []     // all twenty, in their order
    property int flood: 1                   // 0 low, 1, 2 high
    property int seat: -1                   // whose ship would come
    property int hovered: 0                 // the bend below a ship in the air
    property bool interactive: true
    property real beyond: 0                 // how far the sea goes on at the right
    property real unit: Math.max(0.05, Math.min(width / 390, 1.15))
    property int current: 1                 // the bend the keyboard is on
    readonly property egiziaRiverPlan plan: River.plan(width, unit)
    property egiziaBend noBend
    readonly property list<int> open: [...bends].filter(one => one.may).map(one => one.bend)
    signal bendTapped(int bend)
    signal bendHeld(int bend)
    signal focusMoved(int bend)
    implicitWidth: 390
    implicitHeight: River.height(plan)
    height: implicitHeight

    function nowOf(bend: int): egiziaBend { return bend > 0 && bend <= bends.length ? bends[bend - 1] : noBend }
    function isOpen(bend: int): bool { return nowOf(bend).may }
    function dockPoint(bend: int): point {
        const p = River.dock(plan, bend)
        return mapToItem(null, p.x, p.y)
    }
    function placeRect(bend: int): rect {
        const p = River.place(plan, bend)
        return mapToItem(null, p.x, p.y, p.width, p.height)
    }
    // The bend below a point, whatever may be done there; 0 beside the river.
    function bendAt(scenePoint: point): int {
        const p = mapFromItem(null, scenePoint.x, scenePoint.y)
        if (p.y < plan.head - plan.pitch / 2 || p.y > plan.head + 20.5 * plan.pitch || p.x < 0 || p.x > width)
            return 0
        return River.bendAt(plan, p.y)
    }
    function step(by: int): void {
        let to = current + by
        while (open.length > 0 && to >= 1 && to <= 20 && !isOpen(to))
            to += by
        if (to < 1 || to > 20)
            return
        focusBend(to)
    }
    function focusBend(bend: int): void {
        current = bend
        const item = list.itemAt(bend - 1)
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
        focusMoved(bend)
    }
    Keys.onDownPressed: step(1)
    Keys.onUpPressed: step(-1)
    onOpenChanged: if (!activeFocus && open.length > 0 && !isOpen(current)) current = open[0]

    Rectangle {
        anchors.fill: parent
        color: Theme.board
    }
    Picture {
        width: root.width
        height: root.plan.head
        svg: RiverArt.source(width / root.unit, height / root.unit, root.plan.pitch / root.unit, root.plan.reach / root.unit, root.flood, EgiziaPaint.river)
    }
    Repeater {
        model: 20
        Picture {
            required property int index
            y: root.plan.head + index * root.plan.pitch
            width: root.width
            height: root.plan.pitch
            mirrored: index % 2 === 1
            svg: RiverArt.bend(width / root.unit, height / root.unit, root.plan.reach / root.unit, root.flood, EgiziaPaint.river)
        }
    }
    Picture {
        objectName: "delta"
        y: root.plan.head + 20 * root.plan.pitch
        width: root.width + root.beyond
        height: root.plan.tail
        svg: RiverArt.delta(root.width / root.unit, height / root.unit, root.plan.pitch / root.unit, root.plan.reach / root.unit, root.flood, EgiziaPaint.river, root.beyond / root.unit)
    }
    Repeater {                              // what grows beside the water
        model: 20
        Picture {
            required property int index
            readonly property string kind: River.SCENERY[(index * 7 + 3) % 10]
            readonly property bool east: index % 2 === 0
            readonly property real edge: root.width / 2 - root.plan.reach - 34 * root.unit
            width: Math.min(48 * root.unit, edge * 0.72)
            height: width * 50 / 48
            x: east ? root.width - edge / 2 - width / 2 : edge / 2 - width / 2
            y: root.plan.head + (index + 0.5) * root.plan.pitch - height / 2 + 3 * root.unit
            svg: kind === "" ? "" : RiverArt.scenery(kind, EgiziaPaint.leaf, EgiziaPaint.wood)
        }
    }
    Repeater {
        id: list
        model: 20
        RiverBend {
            required property int index
            bend: index + 1
            plan: root.plan
            now: root.nowOf(bend)
            under: root.hovered === bend
            ghostSeat: chosen || under ? root.seat : -1
            enabled: root.interactive
            activeFocusOnTab: root.interactive && (root.current === bend || activeFocus)
            onTapped: root.bendTapped(bend)
            onHeld: root.bendHeld(bend)
            onActiveFocusChanged: if (activeFocus) root.current = bend
        }
    }
}
