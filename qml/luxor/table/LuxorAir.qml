import QtQuick
import Architects.Luxor
import Architects.Table

// The card a player holds: it aims at shafts and hangs where it is let go.
TableAir {
    id: root
    required property LuxorStage stage
    readonly property LuxorPlay game: play as LuxorPlay

    function lift(from: point, size: real, at: point): void {
        game.lift(play.hand.which)
        card.face = game.cardHeld()
        card.pickUp(from, size / card.cellWidth, at)
        aim()
    }
    function moveTo(at: point): void {
        if (!card.held)
            return
        card.moveTo(at)
        aim()
    }
    function aim(): void { game.aim = stage.shaftAt(mapToItem(null, card.aim.x, card.aim.y)) }
    function drop(): void {
        if (!card.held)
            return
        const shaft = game.aim
        if (game.letDown(shaft))
            card.settleAt(stage.hangIn(root, shaft, game.preview.place), 1)
        else
            card.glideBack()
    }
    function giveBack(): void {
        game.clear()
        if (card.held)
            card.glideBack()
    }
    function finish(): void { card.finish() }

    FlyingCard {
        id: card
        objectName: "heldCard"
        anchors.fill: parent
        cellWidth: root.stage.hangWidth
        cellHeight: root.stage.hangCell
        lift: cellHeight * 1.2
        aimLift: root.byFinger ? 34 : 0
        aimed: root.game.legal
        onReturned: root.play.hand.land()
        onSettled: root.play.hand.land()
    }
}
