import QtQuick
import Architects.Ui
import Architects.Dice

// The die a player holds: it follows, aims, is used where it may and glides home where it may not.
Item {
    id: root
    required property PyramidicePlay play
    required property PyramidiceShown shown
    required property PyramidiceStage stage
    property bool byFinger: true            // a fingertip hides what is below it: aim above it
    required property PanelActions actions
    property bool dropping: false           // what happens now is what was let go
    readonly property bool held: die.held
    signal refused(string sentence)

    function lift(id: int, finger: point): void {
        const info = play.die(id), tray = stage.quarry.tray
        play.clear()
        play.air = id
        play.pick([id])
        die.size = tray.dieSize
        die.value = info.value
        die.prayer = info.prayer
        die.loose = true
        die.turn = tray.turnOf(id)
        const from = tray.centreOf(id)
        die.pickUp(mapFromItem(null, from.x, from.y), 1, mapFromItem(null, finger.x, finger.y))
        aim()
    }
    function moveTo(finger: point): void {
        die.moveTo(mapFromItem(null, finger.x, finger.y))
        aim()
    }
    function aim(): void {
        const at = mapToItem(null, die.aim.x, die.aim.y), action = actions.actionAt(at)
        const aimed = action !== "" ? { action: action } : stage.aimAt(at)
        if (aimed.space !== undefined && play.targets.some(one => one.pyramid === aimed.pyramid && one.space === aimed.space))
            play.aimAt(aimed.pyramid, aimed.space)
        play.aim = aimed
    }
    function drop(finger: point): void {
        moveTo(finger)
        const aimed = play.aim, id = play.air, why = shown.refused ? shown.sentence : ""
        play.air = -1
        play.aim = {}
        const used = why === "" && use(id, aimed)
        if (why !== "")
            refused(why)
        if (!used)
            die.glideBack()
    }
    function use(id: int, aimed: var): bool {
        dropping = true
        let done = false
        if (aimed.slot)
            done = play.board.pray(aimed.slot, [id])
        else if (aimed.space !== undefined) {
            const target = play.targetsOf(id, play.dice).find(one => one.pyramid === aimed.pyramid && one.space === aimed.space)
            done = play.board.build(id, aimed.pyramid, aimed.space, target ? target.carnelian === true : false)
            if (done)
                settle(stage.spaceCentre(aimed.space))
        } else if (aimed.action === "reroll" && (play.actions.reroll || play.actions.maat)) {
            play.picked = [id]
            play.startReroll(!play.actions.reroll)
        } else if (aimed.action === "fame")
            done = play.board.gainFame([id])
        dropping = false
        if (done && aimed.space === undefined)
            home()
        return done
    }
    function settle(at: point): void { die.settleAt(mapFromItem(null, at.x, at.y), 0.8) }
    function home(): void {
        die.flying = false
        die.held = false
        stage.quarry.tray.dragged = null
    }
    function giveBack(): void {
        play.air = -1
        play.aim = {}
        if (die.held)
            die.glideBack()
    }
    function finish(): void { die.finish() }

    PointHandler {
        acceptedDevices: PointerDevice.TouchScreen
        onActiveChanged: if (active) root.byFinger = true
    }
    PointHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onActiveChanged: if (active) root.byFinger = false
    }
    FlyingDie {
        id: die
        objectName: "heldDie"
        anchors.fill: parent
        aimLift: root.byFinger ? 30 : 0
        onReturned: root.stage.quarry.tray.dragged = null
        onSettled: root.stage.quarry.tray.dragged = null
    }
}
