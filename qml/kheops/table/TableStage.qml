pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// The pyramid in its landscape: it can be zoomed and moved; the free corners beside the apex carry the two public counts.
Item {
    id: root
    required property KheopsPlay play
    required property KheopsShown shown
    property list<kheopsCell> cells: []     // as they have been shown
    property bool quiet: false              // something is being shown: what came before it steps back
    property bool inAir: false              // a piece is held: the board keeps still
    property list<kheopsNetwork> networks: []        // outlined while the score is looked at
    property int highlighted: -1
    property kheopsTurn lastTurn: play.board.lastTurn
    property int turn: play.board.turn
    property int stock: play.board.pile
    readonly property alias board: pyramid
    readonly property alias zoom: pan
    readonly property real besideTurn: turns.x + turns.width + 12
    readonly property real besidePile: pile.x - 12
    readonly property real side: Math.max(24, Math.min((width - 18) / 7, (height - 22) / 6.0622))
    readonly property real shownSide: side * pan.factor

    // Where things are on the screen, however the board is zoomed.
    function centerIn(item: Item, cell: int): point { return pyramid.mapToItem(item, pyramid.cellCenter(cell)) }
    function pawnIn(item: Item, cell: int): point { return pyramid.mapToItem(item, pyramid.pawnCenter(cell)) }
    function rectIn(item: Item, cell: int): rect {
        const r = pyramid.cellRect(cell)
        return pyramid.mapToItem(item, r)
    }
    // What is advised comes into sight, however the board is zoomed.
    function reveal(cell: int): void {
        const r = pyramid.cellRect(cell)
        pan.reveal(pyramid.x + r.x, pyramid.y + r.y, r.width, r.height)
    }
    function pileIn(item: Item): point { return pile.mapToItem(item, 13, pile.height * 0.6) }

    Horizon {
        anchors.fill: parent
        pyramids: false
        sunX: width / 2
        sunY: pyramid.y + root.side * 1.36
        sunRadius: root.side * 1.4
    }
    Connections {
        target: root.play
        function onLedChanged(): void { [...root.play.advisedCells].forEach(cell => root.reveal(cell)) }
    }
    PanZoom {
        id: pan
        anchors.fill: parent
        interactive: !root.inAir
        twisting: root.play.ready
        onTwisted: thirds => root.play.turn(thirds)

        KheopsBoard {
            id: pyramid
            objectName: "pyramid"
            focus: true
            side: root.side
            x: (pan.width - width) / 2
            y: pan.height - height - 2
            width: implicitWidth
            height: implicitHeight
            touchScale: pan.factor
            sight: Qt.rect(pan.sight.x - x, pan.sight.y - y, pan.sight.width, pan.sight.height)
            touchable: !root.inAir
            cells: root.cells
            legalCells: root.shown.legal
            chosenCell: root.shown.chosen
            litCells: root.shown.lit
            markers: root.shown.markers
            ghost: root.shown.ghost
            ghostPawn: root.shown.ghostPawn
            lastMove: root.play.chosen || root.quiet ? [] : root.lastTurn.cells
            lastSeat: root.lastTurn.seat
            networks: root.networks
            highlighted: root.highlighted
            animated: false
            onCellTapped: cell => root.play.tapCell(cell)
            onCellHeld: cell => root.play.ruleAsked(root.play.board.pageOfCell(cell))
            onDoubleTapped: (x, y) => pan.toggleAt(pyramid.x + x, pyramid.y + y)
            onCurrentCellChanged: root.reveal(currentCell)
            Connections {
                target: root.play
                function onSpun(by: int): void { pyramid.spinGhost(by) }
            }
        }
        Repeater {
            model: root.play.pairing ? root.play.powerCells : []
            delegate: BoardGrip {
                required property int modelData
                cell: modelData
                board: pyramid
                hand: root.play.hand
            }
        }
        Repeater {                          // what the Architect advises
            model: root.play.advisedCells
            delegate: AdvisedRing {
                required property int modelData
                required property int index
                readonly property point middle: pyramid.cellCenter(modelData)
                objectName: "advised" + modelData
                on: true
                round: true
                lamp: index === 0
                gap: 0
                width: root.side * (root.play.advised.what === KheopsAct.Tile || root.play.advised.what === KheopsAct.Turn ? 1.22 : 0.9)
                height: width
                x: pyramid.x + middle.x - width / 2
                y: pyramid.y + middle.y - height / 2
            }
        }
        BoardGrip {                         // a tile not built yet can be taken up again
            readonly property bool lies: root.play.ready && !root.play.turning
            readonly property int wanted: lies ? root.play.spot : -1
            enabled: lies || dragging       // not while the tile comes from the hand: a second finger turns it
            onWantedChanged: if (wanted >= 0) cell = wanted
            board: pyramid
            hand: root.play.hand
        }
    }
    TableCorner {
        id: turns
        x: 20
        y: 12
        visible: !pan.zoomed
        piece: "turn"
        word: qsTr("Turn")
        number: root.turn
        rest: qsTr("of %1").arg(root.play.board.turnCount)
    }
    TableCorner {
        id: pile
        anchors.right: parent.right
        anchors.rightMargin: 20
        y: 12
        visible: !pan.zoomed
        rightward: true
        backShown: true
        piece: "pile"
        word: qsTr("Pile")
        number: root.stock
    }
    Rectangle {                             // the ground
        y: parent.height - 1.5
        width: parent.width
        height: 1.5
        color: Theme.tint(Theme.wall, Theme.night ? 0.9 : 0.7)
        Accessible.ignored: true
    }
}
