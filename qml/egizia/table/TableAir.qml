import QtQuick
import Architects.Egizia

// What a player holds, over everything else: a ship that aims at bends, or a Sphinx card on its way to the own side.
Item {
    id: root
    required property EgiziaPlay play
    required property EgiziaStage stage
    property bool byFinger: false           // a fingertip hides what is below it: aim above it
    property rect ownSide                   // where a Sphinx card is let go to be kept, in the scene
    readonly property bool shipAway: ship.flying
    readonly property bool held: ship.held || card.held

    function liftShip(from: point, size: real, finger: point): void {
        finish()
        play.lift()
        ship.seat = Math.max(0, play.table.viewer)
        ship.pickUp(from, size / ship.size, finger)
        aim()
    }
    function liftCard(riddle: int, title: string, from: point, size: real, finger: point): void {
        finish()
        card.riddle = riddle
        card.title = title
        card.size = size
        card.pickUp(from, 1, finger)
    }
    function moveTo(finger: point): void {
        if (ship.held) {
            ship.moveTo(finger)
            stage.river.leadTo(mapToItem(null, ship.aim.x, ship.aim.y))
            aim()
        } else if (card.held)
            card.moveTo(finger)
    }
    function aim(): void { play.aim = stage.riverShown ? stage.river.bendAt(mapToItem(null, ship.aim.x, ship.aim.y)) : 0 }
    function drop(): void {
        if (ship.held)
            dropShip()
        else if (card.held)
            dropCard()
    }
    function dropShip(): void {
        const bend = play.aim
        stage.river.leadEnd()
        if (play.letDown(bend)) {           // the bend below the ship's point decides, and no other
            const p = stage.river.map.dockPoint(bend), to = mapFromItem(null, p.x, p.y)
            ship.settleAt(to, 38 * stage.river.map.unit / ship.size)
        } else
            ship.glideBack()
    }
    function dropCard(): void {
        const p = mapToItem(null, card.finger.x, card.finger.y)
        if (p.y >= ownSide.y && p.x >= ownSide.x && p.x <= ownSide.x + ownSide.width) {
            if (play.kept.indexOf(card.riddle) < 0)
                play.keepOrNot(card.riddle)
        }
        card.glideBack()
    }
    function giveBack(): void {
        stage.river.leadEnd()
        play.letGo()
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
    }
    FlyingSphinx {
        id: card
        objectName: "heldRiddle"
        anchors.fill: parent
        onReturned: root.stage.monuments.fan.dragged = 0
        onSettled: root.stage.monuments.fan.dragged = 0
    }
}
