pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Dice
import Architects.Pyramidice
import Architects.Table

// The quarry: the dice to be taken, and those that were rolled. Above it what the game ends with: gods in the deck, stones in the supply.
Item {
    id: root
    required property PyramidicePlay play
    property real headerHeight: 24
    property list<dieInfo> kept             // what the tray shows until thrown dice know what they will show
    property bool keeping: false
    readonly property list<dieInfo> shownDice: keeping ? kept : list()
    readonly property alias tray: tray

    function list(): var {
        const act = play.rolled.length > 0 || play.phase === PyramidicePhase.Act, all = act ? [...play.rolled] : [...play.quarry]
        return all.map(one => ({
            id: one.id, prayer: one.prayer, value: one.value, spoken: one.spoken,
            selected: play.isPicked(one.id) || one.marked,
            may: play.phase === PyramidicePhase.Pay ? one.spend : play.selecting || play.acting || play.rerolling !== "",
            nudge: play.acting && (play.actions.nudge || play.actions.golden), drag: play.acting }))
    }
    // Dice [{id, value}] thrown from where they lie onto those values.
    function roll(results: var, vx: real, vy: real): void {
        const strangers = results.filter(one => tray.shownValue(one.id) === 0).map(one => play.die(one.id))
        play.rolling = true
        // What is not used leaves first, and what comes from the supply comes.
        kept = [...shownDice].filter(one => [...play.rolled].some(die => die.id === one.id))
            .concat(strangers.map(one => ({ id: one.id, prayer: one.prayer, value: 0, spoken: one.spoken })))
        keeping = true
        tray.roll(results, vx, vy === 0 && vx === 0 ? -tray.standardSpeed : vy)
        keeping = false
    }
    function hold(): void {
        if (!keeping)
            kept = list()
        keeping = true
    }
    function letGo(): void {
        keeping = false
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
            cards: root.play.seen.deck
            stones: root.play.seen.stones
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
        carried: root.play.carried
        largest: Math.max(38, height * 0.17)
        choosing: root.play.mine
        armed: root.play.taking ? root.play.picked.length === root.play.board.takeCount
             : root.play.phase === PyramidicePhase.Marked || root.play.rerolling !== "" && root.play.picked.length > 0
        rolling: armed ? root.play.picked : []
        dragging: root.play.acting
        onTapped: id => root.play.tapDie(id)
        onHeld: root.play.ruleAsked("pyramidice/dice")
        onNudged: (id, step) => root.play.nudge(id, step)
        onFlicked: (vx, vy) => root.play.roll(vx, vy)
        onDragStarted: (id, at) => root.play.hand.lift("die", id, tray.centreOf(id), tray.dieSize, at)
        onDragMoved: (id, at) => root.play.hand.moved(at)
        onDragEnded: (id, at) => {
            root.play.hand.moved(at)
            root.play.hand.dropped(at)
        }
        onDragCanceled: root.play.hand.letGo()
        onDragRefused: id => root.play.tapDie(id)       // as a tap would: it says why not
        onKnocked: Feedback.happened("knock")
        onSettled: root.letGo()
    }
    Connections {
        target: root.play.hand
        function onWhatChanged(): void { if (root.play.hand.what === "") tray.dragged = -1 }
    }
    Repeater {                              // what the Architect would use
        model: root.play.advisedDice()
        delegate: AdvisedRing {
            required property int modelData
            readonly property point middle: root.middleOf(modelData, root.width, root.height)
            objectName: "advisedDie" + modelData
            on: true
            round: true
            lamp: !root.play.advises(PyramidiceAct.Build)
            gap: 0
            width: tray.dieSize * 1.35
            height: width
            x: middle.x - width / 2
            y: middle.y - height / 2
        }
    }
}
