import QtQuick
import Architects.Ui
import Architects.Model
import "KheopsGeo.js" as Geo

// The pyramid of 49 cells as its parts know it: what is to be drawn, where it is, and what is touched. It knows no rule.
// Cells are numbered 0..48: row 1 from the left, row 2, up to the apex.
FocusScope {
    id: root
    property real side: 52
    property list<kheopsCell> cells: []
    property list<int> legalCells: []       // dashed gold
    property int chosenCell: -1             // solid gold: aimed at or chosen
    property list<int> litCells: []         // the network being joined
    property list<int> dimmedCells: []      // stepped back
    property list<kheopsMarker> markers: []
    property kheopsCell ghost               // the plan as it would be
    property kheopsCell ghostPawn
    property list<int> lastMove: []         // cells
    property int lastSeat: -1               // who made it
    property list<kheopsNetwork> networks: []
    property int revealed: -1               // how many networks are outlined, -1 all
    property int highlighted: -1            // one network brought forward
    property string pawnStyle: "figure"     // figure, disc or dot
    property bool animated: true            // new pawns drop into place
    property real touchScale: 1             // zoom under which it is seen, for the size of a fingertip
    property rect sight: Qt.rect(-1e6, -1e6, 2e6, 2e6)      // what of it is to be seen (see PanZoom)
    property int tapped: -1                 // the cell of the last tap
    property int currentCell: 0             // where the keyboard is
    property kheopsCell none
    readonly property real rowHeight: side * 0.8660254
    readonly property int chosenMarker: chosenOf([...markers])
    signal cellTapped(int cell)
    signal cellHeld(int cell)
    signal doubleTapped(real x, real y)     // where a tap means nothing by itself: to zoom
    signal focusMoved(int cell)             // by keyboard: a zoomed board may have to be moved

    implicitWidth: 7 * side
    implicitHeight: 7 * rowHeight

    function cellAt(x: real, y: real): int { return Geo.cellAt(x, y, side) }
    function cellCenter(i: int): point { return Geo.centre(i, side) }
    function cellRect(i: int): rect { return Qt.rect(Geo.cellX(i, side), Geo.cellY(i, side), side, rowHeight) }
    function cellUp(i: int): bool { return Geo.isUp(i) }
    function nearestLegal(x: real, y: real, maxDistance: real): int { return Geo.nearest([...legalCells], x, y, side, maxDistance) }
    function inSight(i: int): bool {
        const p = cellCenter(i), near = side * 0.12        // so far each part of what stands there reaches to the middle
        return GraphicsInfo.api !== GraphicsInfo.Software || p.x - near > sight.x && p.x + near < sight.x + sight.width
            && p.y - near > sight.y && p.y + near < sight.y + sight.height
    }
    function isLegal(i: int): bool { return [...legalCells].includes(i) }
    function marked(i: int): bool { return [...markers].some(one => one.cell === i) }
    function chosenOf(marks: var): int {
        const chosen = marks.find(one => one.chosen)
        return chosen ? chosen.cell : -1
    }
    // What a fingertip at (x, y) means: the cell itself, or a legal one it touches with its edge.
    function hit(x: real, y: real): int {
        const i = cellAt(x, y)
        if (isLegal(i) || marked(i))
            return i
        const inner = side * 0.2887, grow = Math.min(Theme.touch / 2 / touchScale - inner, inner * 0.62)      // the middle of a cell is always its own
        const near = mayBeTouched().filter(c => grow > 0 && Geo.inGrown(c, x, y, side, grow))
        return near.length ? Geo.nearest(near, x, y, side, 4 * side) : i
    }
    function mayBeTouched(): var { return [...legalCells].concat([...markers].map(one => one.cell)) }
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
        focusMoved(i)
    }
    function focusNextLegal(): void {
        const sorted = mayBeTouched().sort((a, b) => a - b), next = sorted.find(i => i > currentCell)
        focusCell(next !== undefined ? next : sorted.length ? sorted[0] : currentCell)
    }
}
