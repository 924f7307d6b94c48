import QtQuick
import Architects.Dice
import Architects.Table

// The die a player holds: it aims at gods, spaces and actions.
TableAir {
    id: root
    required property PyramidiceShown shown
    required property PyramidiceStage stage
    required property PanelActions actions
    readonly property PyramidicePlay game: play as PyramidicePlay

    function lift(from: point, size: real, at: point): void {
        const id = play.hand.which, info = game.die(id), tray = stage.quarry.tray
        game.clear()
        game.air = id
        game.pick([id])
        die.size = tray.dieSize
        die.value = info.value
        die.prayer = info.prayer
        die.loose = true
        die.turn = tray.turnOf(id)
        die.pickUp(from, 1, at)
        aim()
    }
    function moveTo(at: point): void {
        die.moveTo(at)
        aim()
    }
    function aim(): void {
        const at = mapToItem(null, die.aim.x, die.aim.y), action = actions.actionAt(at)
        game.aim = action !== "" ? { action: action } : stage.aimAt(at)
        if (shown.held.space >= 0)
            game.aimAt(shown.held.pyramid, shown.held.space)
    }
    function drop(): void {
        const aimed = aimNow(), id = game.air, why = shown.refused ? shown.sentence : "", carnelian = shown.held.carnelian
        game.air = -1
        game.aim = game.noAim
        const used = why === "" && use(id, aimed.slot, aimed.pyramid, aimed.space, aimed.action, carnelian)
        if (why !== "")
            game.refuse(why)
        if (!used)
            die.glideBack()
    }
    // What it is held over, as it is now: the row itself follows the property.
    function aimNow(): var { return { slot: game.aim.slot, pyramid: game.aim.pyramid, space: game.aim.space, action: game.aim.action } }
    function use(id: int, slot: int, pyramid: int, space: int, action: string, carnelian: bool): bool {
        dropping = true
        let done = false
        if (slot > 0)
            done = game.board.pray(slot, [id])
        else if (space >= 0) {
            done = game.board.build(id, pyramid, space, carnelian)
            if (done)
                settle(stage.spaceCentre(space))
        } else if (action === "reroll" && (game.actions.reroll || game.actions.maat)) {
            game.picked = [id]
            game.startReroll(!game.actions.reroll)
        } else if (action === "fame")
            done = game.board.gainFame([id])
        dropping = false
        if (done && space < 0)
            home()
        return done
    }
    function settle(at: point): void { die.settleAt(here(at), 0.8) }
    function home(): void {
        die.flying = false
        die.held = false
        play.hand.land()
    }
    function giveBack(): void {
        game.air = -1
        game.aim = game.noAim
        if (die.held)
            die.glideBack()
    }
    function finish(): void { die.finish() }

    FlyingDie {
        id: die
        objectName: "heldDie"
        anchors.fill: parent
        aimLift: root.byFinger ? 30 : 0
        onReturned: root.play.hand.land()
        onSettled: root.play.hand.land()
    }
}
