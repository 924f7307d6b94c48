pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// The finished pyramid with its networks outlined, and the two players in the free corners beside the apex.
Item {
    id: root
    required property KheopsScore score
    property list<kheopsCell> cells: []
    property int revealed: -1
    property int highlighted: -1
    property list<int> points: [0, 0]           // so far, by column
    property bool complete: true
    readonly property real side: Math.max(24, Math.min((width - 68) / 7, (height - 22) / 6.0622))
    signal held(int cell)
    signal tapped(int cell)

    Horizon {
        anchors.fill: parent
        pyramids: false
        sunX: width / 2
        sunY: board.y + root.side * 1.55
        sunRadius: root.side * 1.44
    }
    KheopsBoard {
        id: board
        objectName: "finished"
        side: root.side
        x: (root.width - width) / 2
        y: Math.max(4, (root.height - height - 8) / 2)
        width: implicitWidth
        height: implicitHeight
        pawnStyle: "disc"
        animated: false
        cells: root.cells
        networks: root.score.networks
        revealed: root.revealed
        highlighted: root.highlighted
        onCellTapped: cell => root.tapped(cell)
        onCellHeld: cell => root.held(cell)
    }
    Repeater {
        model: root.score.seats
        delegate: ResultSeat {
            required property int modelData
            required property int index
            x: index ? root.width - width - 16 : 16
            y: 4
            seat: modelData
            column: index
            rightward: index === 1
            points: root.points[index] || 0
            name: root.score.names[index]
            winner: root.complete && root.score.winner === index
        }
    }
}
