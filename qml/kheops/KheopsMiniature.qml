import QtQuick
import Architects.Model

// The pyramid of an open match, small: only where the work stands.
KheopsBoard {
    property TableModel table
    readonly property KheopsModel position: table ? table.board as KheopsModel : null
    side: width / 7
    implicitHeight: rowHeight * 7
    cells: position ? position.cells : []
    pawnStyle: side > 40 ? "figure" : "dot"
    interactive: false
    animated: false
    Accessible.ignored: true
}
