import QtQuick
import Architects.Ui
import Architects.Kheops
import "Positions.js" as Positions

// Where a pawn may stand, and what a power may be used on.
Item {
    id: root
    readonly property var free: Positions.middle.map((c, i) => c.tile !== "" && c.seat < 0 && c.symbol !== "FB" ? i : -1).filter(i => i >= 0)
    readonly property var rest: Positions.middle.map((c, i) => i).filter(i => free.indexOf(i) < 0 && Positions.middle[i].tile !== "")
    function turns(list: var): var { return list.map(i => ({ cell: i, kind: "turn" })) }
    TopBar {
        id: bar
        width: parent.width
        title: "Pawns and powers"
    }
    ScrollPage {
        anchors.fill: parent
        anchors.topMargin: bar.height
        maximumWidth: 1100
        Flow {
            width: parent.width
            spacing: 20
            KheopsBoard { side: 50; cells: Positions.middle; legalCells: root.free; dimmedCells: root.rest }
            KheopsBoard { side: 50; cells: Positions.middle; legalCells: root.free; chosenCell: 18; ghostPawn: ({ index: 18, seat: 0, kind: "P" }) }
            KheopsBoard {
                side: 50
                cells: Positions.middle
                lastMove: [26, 20]
                lastSeat: 1
                markers: [{ cell: 0, kind: "own" }, { cell: 13, kind: "own" }, { cell: 6, kind: "own", chosen: true }, { cell: 7, kind: "rival" }, { cell: 10, kind: "rival" }]
            }
            KheopsBoard {
                side: 50
                cells: Positions.middle
                lastMove: [26, 20]
                lastSeat: 1
                markers: root.turns([0, 5, 14, 16, 18, 19, 23])
            }
        }
    }
}
