pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Kheops
import Architects.Model
import "Positions.js" as Positions

// The table in mid-game with a tile in the air, put together from the pieces as a screen would.
Item {
    id: root
    readonly property bool wide: Theme.wide
    readonly property real sideColumn: wide ? 390 : width
    property int aimCell: Positions.aim.cell
    property kheopsCell nothing
    property string demo: "tile"            // what is in the air: tile or nothing

    function aimAt(at: point): void {
        const p = board.mapFromItem(flying, at.x, at.y)
        aimCell = board.nearestLegal(p.x, p.y, board.side)
    }

    TopBar {
        id: bar
        width: parent.width
        title: "Imhotep"
        note: "Third Architect"
        seat: 1
        Row {
            spacing: -9
            anchors.verticalCenter: parent.verticalCenter
            Repeater {
                model: 3
                delegate: TileBack { required property int index; side: 26; up: index % 2 === 0 }
            }
        }
        Item { width: 12; height: 1 }
        KheopsPawn { seat: 1; size: 26; anchors.verticalCenter: parent.verticalCenter }
        Label { text: "11"; size: Theme.text; font.weight: Font.DemiBold; anchors.verticalCenter: parent.verticalCenter; rightPadding: 10 }
    }
    Item {
        id: stage
        y: bar.height
        width: root.wide ? root.width - root.sideColumn : root.width
        height: root.wide ? root.height - y : board.implicitHeight + 22
        Horizon {
            anchors.fill: parent
            pyramids: false
            sunX: width / 2
            sunY: zoom.y + board.y + board.side * 1.36
            sunRadius: board.side * 1.4
        }
        PanZoom {
            id: zoom
            anchors.fill: parent
            interactive: !flying.held
            KheopsBoard {
                id: board
                side: Math.min((stage.width - 18) / 7, root.wide ? (root.height - bar.height - 40) / 6.1 : 120)
                x: (stage.width - width) / 2
                y: root.wide ? (stage.height - height) / 2 : 20
                width: implicitWidth
                height: implicitHeight
                touchScale: zoom.factor
                cells: Positions.middle
                legalCells: Positions.legal
                chosenCell: flying.flying ? root.aimCell : -1
                litCells: flying.flying && root.aimCell === Positions.aim.cell ? Positions.joined : []
                ghost: flying.flying && root.aimCell >= 0 ? { index: root.aimCell, openings: Positions.aim.openings, room: Positions.aim.room, symbol: "" } : root.nothing
                onDoubleTapped: (px, py) => zoom.toggleAt(x + px, y + py)
                onFocusMoved: i => {
                    const r = cellRect(i)
                    zoom.reveal(x + r.x, y + r.y, r.width, r.height)
                }
            }
        }
        Column {
            x: 20
            y: 14
            spacing: 2
            Label { text: "Turn"; soft: true }
            Row {
                spacing: 4
                Label { id: turn; text: "6"; display: true; size: Theme.title }
                Label { text: "of 15"; soft: true; anchors.baseline: turn.baseline }
            }
        }
        Column {
            anchors.right: parent.right
            anchors.rightMargin: 20
            y: 14
            spacing: 2
            Label { text: "Pile"; soft: true; anchors.right: parent.right }
            Row {
                spacing: 8
                anchors.right: parent.right
                TileBack { side: 26; anchors.verticalCenter: parent.verticalCenter }
                Label { text: "14"; display: true; size: Theme.title }
            }
        }
        Rectangle {
            y: board.y + board.height + 1
            width: parent.width
            height: 1.5
            color: Theme.tint(Theme.wall, Theme.night ? 0.9 : 0.7)
        }
    }
    Column {
        x: root.wide ? root.width - root.sideColumn : 0
        y: root.wide ? bar.height + 40 : stage.y + stage.height + 12
        width: root.sideColumn
        spacing: 10
        Column {
            x: 16
            width: parent.width - 32
            spacing: 6
            StepTrail { width: parent.width; steps: ["Pawn", "Tile", "Draw"]; current: 1 }
            Label { text: "Let go to join a network of 9 tiles."; display: true; size: Theme.heading; width: parent.width }
        }
        TileHand {
            id: hand
            x: 12
            width: parent.width - 24
            tiles: Positions.hand
            Connections {
                target: hand.hand
                function onLifted(from: point, size: real, at: point): void { flying.pickUp(flying.mapFromItem(null, from), size / flying.side, flying.mapFromItem(null, at)) }
                function onMoved(at: point): void { flying.moveTo(flying.mapFromItem(null, at)) }
                function onDropped(): void {
                    const c = board.mapToItem(flying, board.cellCenter(Math.max(0, root.aimCell)))
                    if (root.aimCell >= 0)
                        flying.settleAt(c, board.side / flying.side)
                    else
                        flying.glideBack()
                }
                function onLetGo(): void { flying.glideBack() }
            }
        }
        Item {
            x: 16
            width: parent.width - 32
            height: 60
            SeatBadge { id: me; seat: 0; size: 48; active: true; decorative: true; anchors.verticalCenter: parent.verticalCenter }
            Column {
                x: 58
                width: supply.x - x - 4
                anchors.verticalCenter: parent.verticalCenter
                Label { text: "You"; display: true; size: Theme.heading }
                Label { text: "11 pawns left"; soft: true; width: parent.width }
            }
            PawnSupply {
                id: supply
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                seat: 0
                kinds: [{ kind: "W", count: 10, name: "Worker" }, { kind: "P", count: 1, name: "Priest" }, { kind: "M", count: 0, name: "Mummy" }]
            }
        }
        Divider { x: 16; width: parent.width - 32 }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 8
            Repeater {
                model: [["undo", "Undo"], ["turn", "Turn tile"], ["hint", "Hint"], ["history", "History"]]
                delegate: IconButton { required property var modelData; glyph: modelData[0]; text: modelData[1]; wordShown: true; width: Math.max(78, implicitWidth) }
            }
        }
    }
    FlyingTile {
        id: flying
        onReturned: hand.hand.land()
        onSettled: hand.hand.land()
        anchors.fill: parent
        side: board.side * zoom.factor * 1.5
        lift: Math.max(88, side * 1.1)
        openings: Positions.aim.openings
        room: Positions.aim.room
        symbol: Positions.aim.symbol
        aimed: root.aimCell >= 0
        target: root.aimCell >= 0 ? rectOf(root.aimCell, zoom.factor, zoom.contentItem.x, zoom.contentItem.y, board.x, board.y, board.side) : Qt.rect(0, 0, 0, 0)
        targetUp: root.aimCell < 0 || board.cellUp(root.aimCell)
        function rectOf(cell: int, factor: real, ox: real, oy: real, bx: real, by: real, side: real): rect {
            const r = board.cellRect(cell)
            return Qt.rect(stage.x + ox + (bx + r.x) * factor, stage.y + oy + (by + r.y) * factor, side * factor, r.height * factor)
        }
        onFingerChanged: if (held) root.aimAt(aim)
    }
    Timer {
        running: root.demo === "tile"
        interval: 300
        onTriggered: {
            const c = board.mapToItem(flying, board.cellCenter(Positions.aim.cell))
            flying.pickUp(Qt.point(100, 600), 1, c)
            flying.liftNow = flying.lift
            flying.grow = 1
        }
    }
}
