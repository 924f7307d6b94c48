import QtQuick
import Architects.Ui

// Where a piece that lies on the board can be taken up: a tile not yet confirmed, or a pawn that a power moves.
Item {
    id: root
    required property KheopsBoard board
    required property PieceHand hand
    property int cell: 0
    readonly property alias dragging: drag.active
    readonly property rect place: board.cellRect(cell)
    readonly property real reach: Math.max(0, Theme.touch / board.touchScale - board.rowHeight)
    x: board.x + place.x - reach / 2
    y: board.y + place.y - reach / 2
    width: place.width + reach
    height: place.height + reach
    // Its neighbour may be taken up as well, and the two lie over each other: the cell under the finger decides.
    containmentMask: QtObject {
        function contains(point: point): bool {
            const p = root.mapToItem(root.board, point.x, point.y)
            return root.board.hit(p.x, p.y) === root.cell
        }
    }

    // What can be dragged swallows a mouse's press (a finger's reaches the board), so it hands on the click itself.
    TapHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus
        onTapped: root.board.cellTapped(root.cell)
        onLongPressed: root.board.cellHeld(root.cell)
    }
    PieceDrag {
        id: drag
        hand: root.hand
        what: "piece"
        which: root.cell
    }
}
