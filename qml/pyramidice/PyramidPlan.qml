pragma ComponentBehavior: Bound
import QtQuick
import Architects.Dice
import Architects.Model
import "PyramidGeo.js" as Geo

// A pyramid as the architect sees it, from above, built of dice. Spaces count level by level from the ground, row by row.
Item {
    id: root
    property int pyramid: 0                 // 0 Cheops, 1 Chephren, 2 Mykerinos
    property list<int> values               // of every space; 0 is empty
    property list<pyramidiceTarget> targets
    property int chosen: -1                 // the target chosen
    property int ghost: -1                  // the space where a die would stand
    property int ghostValue: 0              // and what it would show
    property int fresh: -1                  // the space just built
    property int level: 0                   // 0 all; 1 to 3: this one is looked at, the upper ones are lifted off
    property bool named: false              // the pyramid of a match: its stones have names
    property real cell: 50
    property real edge: cell * 0.24
    readonly property int size: Geo.base(pyramid)
    signal targetTapped(int space)
    signal spaceTapped(int space)
    signal spaceHeld(int space)
    implicitWidth: size * cell + 2 * edge
    implicitHeight: implicitWidth

    function valueAt(space: int): int { return values[space] || 0 }
    function isTarget(space: int): bool { return [...targets].some(t => t.space === space) }
    function shown(space: int): bool { return level === 0 || Geo.place(pyramid, space).level < level }
    function rectAt(space: int): rect {
        const c = Geo.centre(pyramid, space)
        return Qt.rect(edge + (c.x - 0.5) * cell, edge + (c.y - 0.5) * cell, cell, cell)
    }
    // The space under a point of this item: what stands higher is met first; what is neither built nor a target only on the ground.
    function hit(x: real, y: real): int {
        for (let s = Geo.count(pyramid) - 1; s >= 0; s--) {
            const upper = Geo.place(pyramid, s).level > 0, r = rectAt(s), reach = cell * (upper && !isTarget(s) ? 0.36 : 0.5)
            if (!shown(s) || (upper && valueAt(s) === 0 && !isTarget(s)))
                continue
            if (Math.abs(x - r.x - cell / 2) <= reach && Math.abs(y - r.y - cell / 2) <= reach)
                return s
        }
        return -1
    }
    function spaceAt(scenePoint: point): int {
        const p = mapFromItem(null, scenePoint.x, scenePoint.y)
        return hit(p.x, p.y)
    }
    function spaceRect(space: int): rect {
        const r = rectAt(space)
        return mapToItem(null, r.x, r.y, r.width, r.height)
    }

    PlanGround {
        anchors.fill: parent
        size: root.size
        cell: root.cell
        edge: root.edge
    }
    MouseArea {
        anchors.fill: parent
        onClicked: mouse => {
            const s = root.hit(mouse.x, mouse.y)
            if (s >= 0)
                root.spaceTapped(s)
        }
        onPressAndHold: mouse => {
            const s = root.hit(mouse.x, mouse.y)
            if (s >= 0)
                root.spaceHeld(s)
        }
    }
    Repeater {
        model: Geo.count(root.pyramid)
        PlanStone {
            required property int index
            readonly property int storey: Geo.place(root.pyramid, index).level
            readonly property rect at: root.rectAt(index)
            x: at.x
            y: at.y
            width: root.cell
            height: root.cell
            size: root.cell * Geo.die(storey)
            value: root.valueAt(index)
            piece: root.named ? "space." + root.pyramid + "." + index : ""
            fresh: root.fresh === index
            lifted: root.level > 0 && storey >= root.level
            pale: root.level > 0 && storey < root.level - 1
        }
    }
    Repeater {
        model: root.targets
        PlanTarget {
            required property pyramidiceTarget modelData
            readonly property rect at: root.rectAt(modelData.space)
            objectName: root.named ? "space." + root.pyramid + "." + modelData.space : ""
            visible: root.shown(modelData.space)
            x: at.x + (root.cell - width) / 2
            y: at.y + (root.cell - height) / 2
            width: Math.max(48, root.cell)          // a fingertip, however small the plan
            height: width
            cell: root.cell
            upper: Geo.place(root.pyramid, modelData.space).level > 0
            fame: modelData.fame
            workers: modelData.workers
            chosen: root.chosen === modelData.space
            may: true
            stepBack: root.chosen >= 0 && !chosen
            bare: root.ghost === modelData.space
            spoken: modelData.spoken
            onTapped: root.targetTapped(modelData.space)
            onHeld: root.spaceHeld(modelData.space)
        }
    }
    Die {
        visible: root.ghost >= 0
        readonly property int space: Math.max(0, root.ghost)
        x: root.rectAt(space).x
        y: root.rectAt(space).y
        width: root.cell
        height: root.cell
        value: Math.max(1, root.ghostValue)
        size: root.cell * Geo.die(Geo.place(root.pyramid, space).level)
        tilt: 16
        selected: true
    }
}
