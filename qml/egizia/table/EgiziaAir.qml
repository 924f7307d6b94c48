import QtQuick
import Architects.Egizia
import Architects.Table

// A ship that aims at bends, or a Sphinx card on its way to the own side.
TableAir {
    id: root
    required property EgiziaStage stage
    readonly property EgiziaPlay game: play as EgiziaPlay
    property rect ownSide                   // where a Sphinx card is let go to be kept, in the scene

    function lift(from: point, size: real, at: point): void {
        if (play.hand.what === "ship")
            liftShip(from, size, at)
        else
            liftCard(play.hand.which, from, size, at)
    }
    function liftShip(from: point, size: real, at: point): void {
        game.lift()
        ship.seat = Math.max(0, play.table.viewer)
        ship.pickUp(from, size / ship.size, at)
        aim()
    }
    function liftCard(riddle: int, from: point, size: real, at: point): void {
        card.riddle = riddle
        card.title = game.riddle(riddle).title
        card.size = size
        card.pickUp(from, 1, at)
    }
    function moveTo(finger: point): void {
        if (ship.held) {
            ship.moveTo(finger)
            stage.river.leadTo(mapToItem(null, ship.aim.x, ship.aim.y))
            aim()
        } else if (card.held)
            card.moveTo(finger)
    }
    function aim(): void { game.aim = stage.riverShown ? stage.river.bendAt(mapToItem(null, ship.aim.x, ship.aim.y)) : 0 }
    function drop(): void {
        if (ship.held)
            dropShip()
        else if (card.held)
            dropCard()
    }
    function dropShip(): void {
        const bend = game.aim
        stage.river.leadEnd()
        if (game.letDown(bend)) {           // the bend below the ship's point decides, and no other
            const p = stage.river.map.dockPoint(bend), to = mapFromItem(null, p.x, p.y)
            ship.settleAt(to, 38 * stage.river.map.unit / ship.size)
        } else
            ship.glideBack()
    }
    function dropCard(): void {
        const p = mapToItem(null, card.finger.x, card.finger.y)
        if (p.y >= ownSide.y && p.x >= ownSide.x && p.x <= ownSide.x + ownSide.width) {
            if (![...game.kept].includes(card.riddle))
                game.keepOrNot(card.riddle)
        }
        card.glideBack()
    }
    function giveBack(): void {
        stage.river.leadEnd()
        game.letGo()
        if (ship.held)
            ship.glideBack()
        if (card.held)
            card.glideBack()
    }
    function finish(): void {
        ship.finish()
        card.finish()
    }

    FlyingShip {
        id: ship
        objectName: "heldShip"
        anchors.fill: parent
        aimLift: root.byFinger ? 30 : 0
        onReturned: root.play.hand.land()
        onSettled: root.play.hand.land()
    }
    FlyingSphinx {
        id: card
        objectName: "heldRiddle"
        anchors.fill: parent
        onReturned: root.play.hand.land()
        onSettled: root.play.hand.land()
    }
}
