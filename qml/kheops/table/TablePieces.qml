import QtQuick
import Architects.Ui
import Architects.Model

// What the player has: the tiles in the hand, then the seat with its pawns. A choice that waits for a word takes the seat's place.
Column {
    id: root
    required property KheopsPlay play
    required property KheopsSeen seen
    property int player: 0
    property string name
    property real tileSide: 92
    readonly property real fixed: seat.implicitHeight + Theme.label * 1.3 + 34      // all but the tiles themselves
    function handIn(item: Item): point { return hand.mapToItem(item, hand.width / 2, hand.height / 2) }
    function pawnIn(item: Item): point { return seat.pawnIn(item) }
    // Where the keyboard goes on.
    function focusStep(): void {
        if (play.ready)
            actions.takeFocus()
        else if (play.phase === KheopsPhase.Pawn)
            seat.supply.focusFirst()
        else if (play.phase === KheopsPhase.Tile)
            hand.focusFirst()
    }

    TileHand {
        id: hand
        objectName: "hand"
        x: 12
        width: parent.width - 24
        tileSide: Math.min(root.tileSide, (width - 24 - 18 * count) / count)
        playable: root.play.phase === KheopsPhase.Tile
        chosen: root.play.slotOf(root.play.tile)
        absent: root.play.spot >= 0 ? chosen : -1
        tiles: root.play.places
        unseen: root.seen.unseen
        onSlotTapped: slot => root.play.chooseTile(root.play.places[slot].tile)
        hand: root.play.hand
        onSlotHeld: slot => root.play.ruleAsked(root.play.board.pageOfTile(root.play.places[slot].tile))
        onTurnAsked: root.play.turn(1)
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
