pragma ComponentBehavior: Bound
import QtQuick
import "KheopsGeo.js" as Geo

// The pyramid on the screen. Draws what it is given and reports what is touched.
BoardLayout {
    id: root
    property bool interactive: true
    property bool touchable: true           // false while a piece is in the air: a second finger turns it, and taps nothing
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Pyramid")
    onFocusMoved: cell => {
        const item = cellItems.itemAt(cell)
        if (item)
            item.forceActiveFocus(Qt.OtherFocusReason)
    }

    // The middle of the figure that stands, or would stand, on a cell.
    function pawnCenter(i: int): point {
        const stand = stands.itemAt(i) as BoardStand
        return Qt.point(stand.x + stand.middle.x, stand.y + stand.middle.y)
    }
    // Picture of what the log says happened: a tile laid down, a tile turned by thirds.
    function settle(i: int): void { mover.play(i, 0) }
    function spin(i: int, thirds: int): void { mover.play(i, thirds) }
    function spinGhost(thirds: int): void { mover.spinGhost(thirds) }

    BoardPlot { side: root.side }
    BoardPlan {
        cells: root.cells
        side: root.side
        style: root.pawnStyle
        litCells: root.litCells
    }
    BoardNetworks {
        floors: true
        side: root.side
        cells: root.cells
        style: root.pawnStyle
        networks: root.networks
        revealed: root.revealed
        highlighted: root.highlighted
    }
    BoardSigns {
        visible: root.pawnStyle !== "dot"
        cells: root.cells
        side: root.side
        style: root.pawnStyle
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
            cell: index < root.cells.length ? root.cells[index] : root.none
            up: Geo.isUp(index)
            side: root.side
            style: root.pawnStyle
            dimmed: [...root.dimmedCells].includes(index)
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
