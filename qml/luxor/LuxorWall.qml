pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import "WallLines.js" as Lines

// The wall from the front: eight shafts of ten rows, each card two of them. A cell is shaft * 10 + row, row 0 the floor. Points and
// rectangles that functions take and give are those of the scene.
FocusScope {
    id: root
    property list<luxorCard> cards: []
    property list<bool> legalShafts: []
    property int aimedShaft: -1
    property luxorCard ghost                // one that would come
    property list<luxorPair> pairs: []
    property list<int> litCells: []
    property bool dimmed: false
    property luxorCard lastDrop             // its shaft and place
    property list<int> line: []             // a line to be shown
    property list<int> drawn: []            // the cells marked while searching: the wall's own, it goes before `line`
    property luxorCard noCard
    property string lineState: "draw"       // draw, right, wrong
    property alias lineColor: marks.lineColor
    property bool searching: false
    property bool interactive: true
    property var shaftName: shaft => ""
    property var cellName: cell => ""
    property real head: 20                  // the cornice; 0: none
    property real foot: 12
    property real broadest: 1.6             // a cell's width in heights, at most: beside the shafts there is masonry then
    readonly property real edge: (width - cellWidth * 8) / 2
    readonly property real cellWidth: Math.floor(Math.min((width - 4) / 8, cellHeight * broadest))
    readonly property real cellHeight: (height - head - foot) / 10
    // The forty places from the floor of the first shaft up, each with its card or none.
    readonly property list<luxorCard> bySlot: {
        const slots = Array.from({ length: 40 }, () => noCard)
        for (const one of [...cards])
            slots[one.shaft * 5 + one.place] = one
        return slots
    }
    readonly property list<bool> lit: {     // by cell
        const cells = Array.from({ length: 80 }, () => false)
        for (const cell of [...litCells])
            cells[cell] = true
        for (const pair of [...pairs])
            cells[pair.fresh] = cells[pair.old] = true
        return cells
    }
    readonly property bool anyOpen: firstOpen >= 0
    readonly property int firstOpen: [...legalShafts].indexOf(true)
    property int current: 3                 // the shaft the keyboard is on
    property int currentCell: 30            // and the cell, while searching
    signal shaftTapped(int shaft)
    signal shaftHovered(int shaft)
    signal cellHeld(int cell)
    signal lineDrawn(var cells)
    implicitWidth: 390
    implicitHeight: head + 350 + foot
    activeFocusOnTab: interactive

    function spokenOf(name: var, which: int): string { return name(which) }
    function isFilled(cell: int): bool { return Lines.isFilled(bySlot, cell) }
    function isOpen(shaft: int): bool { return legalShafts[shaft] === true }
    function heightOf(shaft: int): int {
        let h = 0
        while (h < 5 && bySlot[shaft * 5 + h].top >= 0)
            h++
        return h
    }
    function here(cell: int): rect {
        const at = Lines.corner(root, cell)
        return Qt.rect(at.x, at.y, cellWidth, cellHeight)
    }
    function inScene(r: rect): rect { return mapToItem(null, r.x, r.y, r.width, r.height) }
    function shaftAt(scenePoint: point): int {
        const p = mapFromItem(null, scenePoint.x, scenePoint.y)
        return p.y < -24 || p.y > height + 24 ? -1 : Lines.shaftUnder(root, p.x)
    }
    function cellAt(scenePoint: point): int {
        const p = mapFromItem(null, scenePoint.x, scenePoint.y)
        return Lines.cellUnder(root, p.x, p.y)
    }
    function cellRect(cell: int): rect { return inScene(here(cell)) }
    function cellCenter(cell: int): point {
        const p = Lines.centre(root, cell)
        return mapToItem(null, p.x, p.y)
    }
    function shaftRect(shaft: int): rect { return inScene(Qt.rect(edge + shaft * cellWidth, head, cellWidth, cellHeight * 10)) }
    function slotRect(shaft: int, place: int): rect {
        return inScene(Qt.rect(edge + shaft * cellWidth, head + (8 - 2 * place) * cellHeight, cellWidth, cellHeight * 2))
    }
    function focusShaft(shaft: int): void {
        current = shaft
        const item = shafts.itemAt(shaft)
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
    }
    function mark(cells: var): void {
        drawn = cells
        if (cells.length === 3)
            lineDrawn(Lines.sorted(cells))
    }
    function step(dx: int, dy: int): void {
        if (searching) {
            const s = Lines.shaft(currentCell) + dx, r = Lines.row(currentCell) + dy
            if (Lines.inside(s, r))
                currentCell = s * 10 + r
        } else if (dx !== 0) {
            let s = current + dx
            while (s >= 0 && s < 8 && anyOpen && !isOpen(s))
                s += dx
            if (s >= 0 && s < 8)
                preview(s)
        }
    }
    function preview(shaft: int): void {
        current = shaft
        shaftHovered(shaft)
    }
    function clearLine(): void { drawn = [] }
    function choose(): void {
        if (!searching)
            shaftTapped(current)
        else if (isFilled(currentCell))
            mark(Lines.tapped(drawn, currentCell))
    }

    Keys.onPressed: event => {
        const moves = { [Qt.Key_Left]: [-1, 0], [Qt.Key_Right]: [1, 0], [Qt.Key_Up]: [0, 1], [Qt.Key_Down]: [0, -1] }, way = moves[event.key]
        if (!interactive || (!way && event.key !== Qt.Key_Return && event.key !== Qt.Key_Enter && event.key !== Qt.Key_Space
                             && event.key !== Qt.Key_Menu))
            return
        event.accepted = true
        if (way)
            step(way[0], way[1])
        else if (event.key === Qt.Key_Menu)
            cellHeld(searching ? currentCell : current * 10 + Math.max(0, heightOf(current) * 2 - 1))
        else
            choose()
    }
    onSearchingChanged: drawn = []
    onActiveFocusChanged: if (activeFocus && !searching && anyOpen) preview(isOpen(current) ? current : firstOpen)

    WallGround {
        anchors.fill: parent
        edge: root.edge
        head: root.head
        foot: root.foot
        cellWidth: root.cellWidth
        cellHeight: root.cellHeight
    }
    HoverHandler {
        enabled: root.interactive && !root.searching
        readonly property int shaft: hovered ? Lines.shaftUnder(root, point.position.x) : -1
        onShaftChanged: if (root.anyOpen) root.shaftHovered(shaft)
    }
    WallTouch {
        anchors.fill: parent
        enabled: root.interactive
        searching: root.searching
        asks: !root.searching && !root.anyOpen
        edge: root.edge
        head: root.head
        cellWidth: root.cellWidth
        cellHeight: root.cellHeight
        bySlot: root.bySlot
        onShaftHovered: shaft => root.shaftHovered(shaft)
        onShaftTapped: shaft => { if (shaft >= 0) root.shaftTapped(shaft) }
        onCellHeld: cell => root.cellHeld(cell)
        onCellTapped: cell => root.mark(Lines.tapped(root.drawn, cell))
        onLineLed: cells => root.drawn = cells
        onLineLeft: cells => root.mark(cells)
    }
    Repeater {
        id: shafts
        model: 8
        WallShaft {
            required property int index
            x: root.edge + index * root.cellWidth
            y: root.head
            width: root.cellWidth
            height: root.cellHeight * 10
            shaft: index
            cards: root.heightOf(index)
            open: root.isOpen(index)
            aimed: root.aimedShaft === index
            shy: root.aimedShaft >= 0
            landing: height - 2 * root.cellHeight * cards
            spoken: root.searching ? "" : root.spokenOf(root.shaftName, index)
            focus: !root.searching && root.current === index
            onTapped: root.shaftTapped(index)
        }
    }
    WallCards {
        anchors.fill: parent
        bySlot: root.bySlot
        lit: root.lit
        dimmed: root.dimmed
        ghost: root.ghost
        lastDrop: root.lastDrop
        edge: root.edge
        head: root.head
        cellWidth: root.cellWidth
        cellHeight: root.cellHeight
    }
    Repeater {
        model: root.searching ? 80 : 0
        WallCell {
            required property int index
            readonly property rect at: root.here(index)
            objectName: "wallCell" + index
            x: at.x
            y: at.y
            width: at.width
            height: at.height
            spoken: root.spokenOf(root.cellName, index)
            marked: [...root.drawn].includes(index)
            focus: root.searching && root.currentCell === index
            onTapped: if (root.isFilled(index)) root.mark(Lines.tapped(root.drawn, index))
        }
    }
    WallMarks {
        id: marks
        anchors.fill: parent
        pairs: root.pairs
        line: root.drawn.length > 0 ? root.drawn : root.line
        lineState: root.lineState
        edge: root.edge
        head: root.head
        cellWidth: root.cellWidth
        cellHeight: root.cellHeight
    }
}
