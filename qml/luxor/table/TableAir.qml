import QtQuick
import Architects.Luxor

// The card a player holds, over everything else: it follows, aims at shafts, hangs where it is let go, and glides home where it may not.
Item {
    id: root
    required property LuxorPlay play
    required property LuxorStage stage
    property bool byFinger: false           // a fingertip hides what is below it: aim above it
    readonly property bool held: card.held
    readonly property int flying: card.flying ? which : -1      // the card that has not come to rest
    property int which: -1

    function lift(what: int, from: point, size: real, finger: point): void {
        finish()
        play.lift(what)
        which = what
        card.face = play.held()
        card.pickUp(from, size / card.cellWidth, finger)
        aim()
    }
    function moveTo(finger: point): void {
        if (!card.held)
            return
        card.moveTo(finger)
        aim()
    }
    function aim(): void { play.aim = stage.shaftAt(mapToItem(null, card.aim.x, card.aim.y)) }
    function drop(): void {
        if (!card.held)
            return
        const shaft = play.aim
        if (play.letDown(shaft))
            card.settleAt(stage.hangIn(root, shaft, play.preview.place), 1)
        else
            card.glideBack()
    }
    function giveBack(): void {
        play.clear()
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
        aimed: root.play.legal
    }
}
