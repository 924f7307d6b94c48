pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import "KheopsGeo.js" as Geo
import "KheopsSigns.js" as Signs

// The pyramid of 49 cells. Draws what it is given and reports what is touched; it knows no rule.
// Cells are numbered 0..48: row 1 from the left, row 2, up to the apex; each is {tile, room, openings, symbol, seat, kind},
// an empty one has tile "". kind: W worker, P priest, M mummy, H pharaoh; seat -1: nobody.
FocusScope {
    id: root
    property real side: 52
    property var cells: []
    property var legalCells: []             // dashed gold
    property int chosenCell: -1             // solid gold: aimed at or chosen
    property var litCells: []               // the network being joined
    property var dimmedCells: []            // stepped back
    property var markers: []                // [{cell, kind: own|rival|turn, chosen}]
    property var ghost: null                // {cell, openings, room, symbol}: the plan as it would be
    property var ghostPawn: null            // {cell, seat, kind}
    property var lastMove: []               // cells
    property int lastSeat: -1               // who made it
    property var networks: []               // [{cells, winner, value, letter}]
    property int revealed: -1               // how many networks are outlined, -1 all
    property int highlighted: -1            // one network brought forward
    property string pawnStyle: "figure"     // figure, disc or dot
    property bool interactive: true
    property bool touchable: true           // false while a piece is in the air: a second finger turns it, and taps nothing
    property bool animated: true            // new pawns drop into place
    property real touchScale: 1             // zoom under which it is seen, for the size of a fingertip
    property rect sight: Qt.rect(-1e6, -1e6, 2e6, 2e6)      // what of it is to be seen (see PanZoom)
    property var cellName: (i, cell) => ""  // spoken name, given by the screen
    property int tapped: -1                 // the cell of the last tap
    property int currentCell: 0             // where the keyboard is
    // On a finished plan and in a miniature spent powers are gone, and their niches with them.
    readonly property var drawn: pawnStyle === "figure" ? cells : cells.map(c => Object.assign({}, c, { symbol: pawnStyle === "disc" && Signs.lasting(c.symbol) ? c.symbol : "" }))
    readonly property real rowHeight: side * 0.8660254
    signal cellTapped(int cell)
    signal cellHeld(int cell)
    signal doubleTapped(real x, real y)     // where a tap means nothing by itself: to zoom
    signal focusMoved(int cell)             // by keyboard: a zoomed board may have to be moved

    implicitWidth: 7 * side
    implicitHeight: 7 * rowHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Pyramid")

    function cellAt(x: real, y: real): int { return Geo.cellAt(x, y, side) }
    function cellCenter(i: int): point { const p = Geo.centre(i, side); return Qt.point(p.x, p.y) }
    function cellRect(i: int): rect { return Qt.rect(Geo.cellX(i, side), Geo.cellY(i, side), side, rowHeight) }
    function cellUp(i: int): bool { return Geo.isUp(i) }
    function nearestLegal(x: real, y: real, maxDistance: real): int { return Geo.nearest(legalCells, x, y, side, maxDistance) }
    // The middle of the figure that stands, or would stand, on a cell.
    function pawnCenter(i: int): point {
        const stand = stands.itemAt(i) as BoardStand
        return Qt.point(stand.x + stand.middle.x, stand.y + stand.middle.y)
    }
    function inSight(i: int): bool {
        const p = cellCenter(i), near = side * 0.12        // so far each part of what stands there reaches to the middle
        return GraphicsInfo.api !== GraphicsInfo.Software || p.x - near > sight.x && p.x + near < sight.x + sight.width
            && p.y - near > sight.y && p.y + near < sight.y + sight.height
    }
    function isLegal(i: int): bool { return legalCells.indexOf(i) >= 0 }
    function marked(i: int): bool { return markers.some(m => m.cell === i) }
    // What a fingertip at (x, y) means: the cell itself, or a legal one it touches with its edge.
    function hit(x: real, y: real): int {
        const i = cellAt(x, y)
        if (isLegal(i) || marked(i))
            return i
        const inner = side * 0.2887, grow = Math.min(Theme.touch / 2 / touchScale - inner, inner * 0.62)      // the middle of a cell is always its own
        const near = legalCells.concat(markers.map(m => m.cell)).filter(c => grow > 0 && Geo.inGrown(c, x, y, side, grow))
        return near.length ? Geo.nearest(near, x, y, side, 4 * side) : i
    }
    function touchAt(x: real, y: real, twice: bool): void {
        const i = hit(x, y), again = twice && i === tapped
        tapped = i
        if (again && !isLegal(i) && !marked(i))
            doubleTapped(x, y)
        else if (i >= 0)
            cellTapped(i)
    }
    function focusCell(i: int): void {
        currentCell = i
        const item = cellItems.itemAt(i)
        if (item)
            item.forceActiveFocus(Qt.OtherFocusReason)
        focusMoved(i)
    }
    function focusNextLegal(): void {
        const sorted = Array.from(legalCells).concat(markers.map(m => m.cell)).sort((a, b) => a - b), next = sorted.find(i => i > currentCell)
        focusCell(next !== undefined ? next : sorted.length ? sorted[0] : currentCell)
    }
    // Picture of what the log says happened: a tile laid down, a tile turned by thirds.
    function settle(i: int): void { mover.play(i, 0) }
    function spin(i: int, thirds: int): void { mover.play(i, thirds) }
    function spinGhost(thirds: int): void { mover.spinGhost(thirds) }

    BoardPlot { side: root.side }
    BoardPlan {
        cells: root.drawn
        side: root.side
        litCells: root.litCells
    }
    BoardNetworks {
        floors: true
        side: root.side
        cells: root.drawn
        networks: root.networks
        revealed: root.revealed
        highlighted: root.highlighted
    }
    BoardSigns {
        visible: root.pawnStyle !== "dot"
        cells: root.drawn
        side: root.side
    }
    BoardOverlay {
        id: mover
        board: root
    }
    BoardNetworks {
        side: root.side
        networks: root.networks
        revealed: root.revealed
        highlighted: root.highlighted
    }
    Repeater {
        id: stands
        model: Geo.COUNT
        delegate: BoardStand {
            required property int index
            readonly property point spot: root.cellCenter(index)
            x: spot.x
            y: spot.y
            cell: root.cells[index] || null
            up: Geo.isUp(index)
            side: root.side
            style: root.pawnStyle
            dimmed: root.dimmedCells.indexOf(index) >= 0
            animated: root.animated
            inSight: root.inSight(index)
        }
    }
    BoardMarks { board: root }
    Repeater {
        id: cellItems
        model: root.interactive ? Geo.COUNT : 0
        delegate: BoardCell { board: root }
    }
    // Not a TapHandler: in Qt 6.4 one loses the tap that follows a pinch.
    MouseArea {
        anchors.fill: parent
        enabled: root.interactive && root.touchable
        z: -1
        onClicked: mouse => root.touchAt(mouse.x, mouse.y, false)
        onDoubleClicked: mouse => root.touchAt(mouse.x, mouse.y, true)
        onPressAndHold: mouse => {
            const i = root.cellAt(mouse.x, mouse.y)
            if (i >= 0)
                root.cellHeld(i)
        }
    }
}
