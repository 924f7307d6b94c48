import QtQuick
import Architects.Ui

// What the player has: the tiles in the hand, then the seat with its pawns. A choice that waits for a word takes the seat's place.
Column {
    id: root
    required property KheopsPlay play
    required property KheopsSeen seen
    property int player: 0
    property string name
    property real tileSide: 92
    readonly property real fixed: seat.implicitHeight + Theme.label * 1.3 + 34      // all but the tiles themselves
    signal tileLifted(int slot, point from, real side, point finger)
    signal pawnLifted(string kind, point from, real size, point finger)
    signal moved(point finger)
    signal dropped()
    signal canceled()
    signal rule(string page)

    // What was in the air has come down.
    function landed(): void {
        hand.dragged = -1
        seat.supply.dragged = ""
    }
    function handIn(item: Item): point { return hand.mapToItem(item, hand.width / 2, hand.height / 2) }
    function pawnIn(item: Item): point { return seat.pawnIn(item) }
    // Where the keyboard goes on.
    function focusStep(): void {
        if (play.ready)
            actions.takeFocus()
        else if (play.phase === "pawn")
            seat.supply.focusFirst()
        else if (play.phase === "tile")
            hand.focusFirst()
    }
    function turnedBy(tile: string): int { return play.turned[tile] || 0 }

    TileHand {
        id: hand
        objectName: "hand"
        x: 12
        width: parent.width - 24
        tileSide: Math.min(root.tileSide, (width - 24 - 18 * count) / count)
        playable: root.play.phase === "tile"
        chosen: root.play.slotOf(root.play.tile)
        absent: root.play.spot >= 0 ? chosen : -1
        tiles: root.play.places.map(one => one && root.seen.hasArrived(one.tile) ? Object.assign({}, one, {
            openings: root.play.board.openingsAfter(one.tile, root.turnedBy(one.tile)),
            spoken: root.play.board.tileSpoken(one.tile, root.turnedBy(one.tile)) }) : null)
        onSlotTapped: slot => root.play.chooseTile(root.play.places[slot].tile)
        onSlotHeld: slot => root.rule(root.play.board.pageOfTile(root.play.places[slot].tile))
        onTurnAsked: root.play.turn(1)
        onDragStarted: (slot, from, side, finger) => root.tileLifted(slot, from, side, finger)
        onDragMoved: finger => root.moved(finger)
        onDragEnded: root.dropped()
        onDragCanceled: root.canceled()
        Connections {
            target: root.play
            function onSpun(by: int): void { hand.spin(hand.chosen, by) }
        }
    }
    Item {
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        height: seat.implicitHeight
        TableSeat {
            id: seat
            visible: !actions.visible
            anchors.fill: parent
            play: root.play
            seen: root.seen
            player: root.player
            name: root.name
            onPawnHeld: kind => root.rule(root.play.board.pageOfPawn(kind))
            onPawnLifted: (kind, from, size, finger) => root.pawnLifted(kind, from, size, finger)
            onPawnMoved: finger => root.moved(finger)
            onPawnDropped: root.dropped()
            onPawnCanceled: root.canceled()
        }
        TableActions {
            id: actions
            visible: root.play.ready && !root.play.led      // advice has its own button
            width: parent.width
            anchors.verticalCenter: parent.verticalCenter
            play: root.play
        }
    }
}
