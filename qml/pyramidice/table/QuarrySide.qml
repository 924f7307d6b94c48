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
    property var kept: null                 // what the tray shows while dice fly
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
            may: play.phase === "pay" ? one.spend : play.selecting || play.acting,
            nudge: play.acting && (play.actions.nudge === true || play.actions.golden === true), drag: play.acting }))
    }
    // The dice as they will lie, thrown from where they lie now.
    function roll(ids: var, vx: real, vy: real): void {
        const results = ids.map(id => ({ id: id, value: play.die(id) ? play.die(id).value : 0 })).filter(one => one.value > 0)
        play.rolling = results.length > 0
        if (play.rolling)
            tray.roll(results, vx, vy === 0 && vx === 0 ? -tray.standardSpeed : vy)
        else
            kept = null
    }
    function hold(): void { kept = list() }
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
            cards: root.play.board.deck
            stones: root.play.board.stoneSupply
            spoken: qsTr("%n god(s) in the deck", "", root.play.board.deck) + ", " + qsTr("%n Stone dice in the supply", "", root.play.board.stoneSupply)
        }
    }
    DiceTray {
        id: tray
        objectName: "tray"
        y: root.headerHeight
        width: parent.width
        height: parent.height - y
        dice: root.shownDice
        room: Math.max(7, root.shownDice.length)
        largest: Math.max(38, height * 0.17)
        choosing: root.play.mine
        armed: root.play.taking ? root.play.picked.length === root.play.board.takeCount
             : root.play.acting && root.play.picked.length > 0 && (root.play.actions.reroll === true || root.play.actions.maat === true)
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
