pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model
import "KheopsGeo.js" as Geo
import "KheopsScenes.js" as Scenes

// A piece of a pyramid for the rules, drawn by the board's own parts. `tiles` is written "row,place kind+openings [sign] [pawn]; ...":
// "1,3 R5 AN 0W" is a room on row 1, place 3, open on sides 0 and 2, with an ankh and a Worker of seat 0 on it.
Item {
    id: root
    property string tiles
    property string legal                   // "row,place; ..." where one may
    property string lit                     // a network to bring out
    property list<kheopsFigure> letters: [] // of networks: letter, seat, cells
    property list<kheopsFigure> markers: [] // at, kind: own, rival or turn
    property real maximumSide: 84
    property real availableWidth: 320
    readonly property list<kheopsCell> cells: Scenes.cells(tiles)
    readonly property list<int> legalCells: Scenes.places(legal)
    readonly property list<kheopsNetwork> networks: Scenes.networks([...letters])
    readonly property rect bounds: Scenes.bounds(Scenes.shown([...cells], [...legalCells]))
    readonly property real side: Math.min(maximumSide, availableWidth / bounds.width)
    readonly property list<point> flags: Geo.flags([...networks], side)
    implicitWidth: bounds.width * side
    implicitHeight: bounds.height * side

    Item {
        x: -root.bounds.x * root.side
        y: -root.bounds.y * root.side
        BoardPlan {
            cells: root.cells
            side: root.side
            litCells: Scenes.places(root.lit)
        }
        BoardNetworks {
            floors: true
            cells: root.cells
            side: root.side
            networks: root.networks
        }
        BoardSigns {
            cells: root.cells
            side: root.side
        }
        BoardNetworks {
            side: root.side
            networks: root.networks
        }
        BoardLegal {
            cells: root.cells
            side: root.side
            legalCells: root.legalCells
        }
        Repeater {
            model: Geo.COUNT
            delegate: BoardStand {
                required property int index
                readonly property point spot: Geo.centre(index, root.side)
                x: spot.x
                y: spot.y
                cell: root.cells[index]
                up: Geo.isUp(index)
                side: root.side
            }
        }
        Repeater {
            model: root.markers
            delegate: BoardMarker {
                required property kheopsFigure modelData
                cell: Scenes.place(modelData.at)
                kind: modelData.kind
                side: root.side
            }
        }
        Repeater {
            model: root.networks
            delegate: LetterDisc {
                required property kheopsNetwork modelData
                required property int index
                letter: modelData.letter
                seat: modelData.winner
                rimmed: true
                size: Math.max(18, root.side * 0.4)
                x: root.flags[index].x - size / 2
                y: root.flags[index].y - size / 2
            }
        }
    }
}
