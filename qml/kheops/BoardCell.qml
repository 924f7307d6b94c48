import QtQuick
import Architects.Ui
import Architects.Model
import "KheopsGeo.js" as Geo

// One cell for the keyboard and for screen readers: arrows lead to the neighbours, Enter or Space taps.
Item {
    id: root
    required property int index
    required property BoardLayout board
    readonly property kheopsCell shown: index < board.cells.length ? board.cells[index] : board.none      // what is drawn here
    readonly property bool chosen: board.chosenCell === index || board.chosenMarker === index
    readonly property string outline: Geo.isUp(index) ? "up" : "down"
    x: Geo.cellX(index, board.side)
    y: Geo.cellY(index, board.side)
    width: board.side
    height: board.rowHeight
    focus: board.currentCell === index
    activeFocusOnTab: board.currentCell === index
    Accessible.role: Accessible.Button
    Accessible.name: chosen ? qsTr("%1, chosen").arg(shown.spoken) : board.isLegal(index) || board.marked(index) ? qsTr("%1, you may choose it").arg(shown.spoken) : shown.spoken
    Accessible.focusable: true
    Accessible.focused: activeFocus
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.onPressAction: board.cellTapped(index)

    Shows {
        piece: root.shown.inAir ? "" : "cell." + root.index
        value: root.shown.tile === "" ? "-" : root.shown.tile + " " + root.shown.openings + " " + (root.shown.symbol || "-") + " " + (root.shown.seat < 0 ? "-" : root.shown.seat + root.shown.kind)
        touched: true
    }
    Keys.onLeftPressed: board.focusCell(Geo.step(index, -1, 0))
    Keys.onRightPressed: board.focusCell(Geo.step(index, 1, 0))
    Keys.onUpPressed: board.focusCell(Geo.step(index, 0, 1))
    Keys.onDownPressed: board.focusCell(Geo.step(index, 0, -1))
    Keys.onReturnPressed: board.cellTapped(index)
    Keys.onEnterPressed: board.cellTapped(index)
    Keys.onSpacePressed: board.cellTapped(index)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_N) {
            root.board.focusNextLegal()
            event.accepted = true
        } else if (event.key === Qt.Key_I) {
            root.board.cellHeld(root.index)
            event.accepted = true
        }
    }
}
