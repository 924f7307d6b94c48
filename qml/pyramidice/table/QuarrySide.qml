pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Dice
import Architects.Pyramidice

// The quarry: the dice to be taken, and those that were rolled. Above it what the game ends with: gods in the deck, stones in the supply.
Item {
    id: root
    required property PyramidicePlay play
    property real headerHeight: 24
    property var kept: null                 // what the tray shows until thrown dice know what they will show
    readonly property var shownDice: kept || list()
    readonly property alias tray: tray
    signal dieHeld()
    signal dieLifted(int id, point finger)
    signal dieMoved(point finger)
    signal dieDropped(point finger)
    signal dieCanceled()
    signal knocked()

    function list(): var {
        const act = play.rolled.length > 0 || play.phase === "act"
        return (act ? play.rolled : play.quarry).map(one => ({
            id: one.id, prayer: one.prayer, value: one.value, spoken: one.spoken,
            selected: play.picked.indexOf(one.id) >= 0 || one.marked,
            may: play.phase === "pay" ? one.spend : play.selecting || play.acting || play.rerolling !== "",
            nudge: play.acting && (play.actions.nudge === true || play.actions.golden === true), drag: play.acting }))
    }
    // Dice [{id, value}] thrown from where they lie onto those values.
    function roll(results: var, vx: real, vy: real): void {
        const strangers = results.filter(one => tray.shownValue(one.id) === 0).map(one => play.die(one.id))
        play.rolling = true
        // What is not used leaves first, and what comes from the supply comes.
        kept = shownDice.filter(one => play.rolled.some(die => die.id === one.id))
            .concat(strangers.map(one => ({ id: one.id, prayer: one.prayer, value: 0, spoken: one.spoken })))
        tray.roll(results, vx, vy === 0 && vx === 0 ? -tray.standardSpeed : vy)
        kept = null
    }
    function hold(): void { if (kept === null) kept = list() }
    function letGo(): void {
        kept = null
        play.rolling = false
    }
    function centreOf(id: int): point { return tray.centreOf(id) }
    // Where the middle of a die is here; the size is handed in to be asked anew when it changes.
    function middleOf(id: int, wide: real, high: real): point {
        const p = tray.centreOf(id)
        return wide > 0 && high > 0 ? mapFromItem(null, p.x, p.y) : Qt.point(0, 0)
    }

    Item {
        width: parent.width
        height: root.headerHeight
        Label {
            id: title
            visible: implicitWidth + ends.width + 8 < parent.width
            text: qsTr("Quarry")
            display: true
            size: Math.min(Theme.text, 20)
            x: 4
            anchors.verticalCenter: parent.verticalCenter
        }
        DeckCount {
            id: ends
            objectName: "ends"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            scale: Math.min(1, root.width / Math.max(1, implicitWidth))
            transformOrigin: Item.Right
            spacing: 5
            textSize: Math.min(Theme.label, 16)
            cards: root.play.supply.deck
            stones: root.play.supply.stones
            Shows {
                piece: "deck"
                value: String(ends.cards)
            }
            Shows {
                piece: "stones"
                value: String(ends.stones)
            }
            spoken: qsTr("%n god(s) in the deck", "", cards) + ", " + qsTr("%n Stone dice in the supply", "", stones)
        }
    }
    DiceTray {
        id: tray
        objectName: "tray"
        named: "die."
        y: root.headerHeight
        width: parent.width
        height: parent.height - y
        dice: root.shownDice
        room: root.play.dice.length <= 7 ? 7 : root.play.dice.length <= 10 ? 10 : Math.max(14, root.play.dice.length)     // in steps: dice seldom change their size
        carried: root.play.carried < 0 ? null : root.play.carried
        largest: Math.max(38, height * 0.17)
        choosing: root.play.mine
        armed: root.play.taking ? root.play.picked.length === root.play.board.takeCount
             : root.play.phase === "marked" || root.play.rerolling !== "" && root.play.picked.length > 0
        rolling: armed ? root.play.picked : []
        dragging: root.play.acting
        onTapped: id => root.play.tapDie(id)
        onHeld: root.dieHeld()
        onNudged: (id, step) => root.play.nudge(id, step)
        onFlicked: (vx, vy) => root.play.roll(vx, vy)
        onDragStarted: (id, at) => root.dieLifted(id, at)
        onDragMoved: (id, at) => root.dieMoved(at)
        onDragEnded: (id, at) => root.dieDropped(at)
        onDragCanceled: root.dieCanceled()
        onDragRefused: id => root.play.tapDie(id)       // as a tap would: it says why not
        onKnocked: root.knocked()
        onSettled: root.letGo()
    }
    Repeater {                              // what the Architect would use
        model: root.play.advisedDice()
        delegate: AdvisedRing {
            required property int modelData
            readonly property point middle: root.middleOf(modelData, root.width, root.height)
            objectName: "advisedDie" + modelData
            on: true
            round: true
            lamp: !root.play.advises("build")
            gap: 0
            width: tray.dieSize * 1.35
            height: width
            x: middle.x - width / 2
            y: middle.y - height / 2
        }
    }
}
