import QtQuick
import Architects.Ui
import Architects.Model

// Pictures of what the log says happened, one step after the other. The position is final before anything moves: what has not been shown yet is
// taken back from the picture, and finish() lets it catch up at once. A game says what its steps are, moves its pieces, and takes over what was shown.
Item {
    id: root
    required property TablePlay play
    required property TableSeen seen
    property var waiting: []                // steps still to be shown
    property var act: null                  // the one being shown
    property int serial: 0                  // which one that is: what ends later than it was skipped is not heard
    property bool covered: false            // nobody would see it move
    property bool dropped: false            // what begins was let go by hand and is on its way already
    property bool moving: false             // a piece goes on moving after its step
    readonly property bool busy: act !== null || waiting.length > 0 || moving
    objectName: "pictures"
    anchors.fill: parent
    signal shown(var event)                 // it is told now
    signal heard(string sound)
    signal skipped(var event)               // it was told without a picture
    signal rested()                         // everything is told

    // The game's own, each of them:
    function stepsOf(event: var): var { return [event] }
    function eventOf(step: var): var { return step }        // what is told with a step; null: nothing new
    function soundOf(step: var): string { return "" }
    function begin(step: var, done: var): void { pause.wait(1, done) }
    function end(step: var): void {}        // what was shown is taken over
    function stop(): void {}                // nothing moves any more
    function queued(event: var): void {}    // it waits
    function cutsIn(event: var): bool { return false }      // it is shown at once, whatever is being shown
    function toldBy(event: var): bool { return false }      // somebody else shows it

    function happened(event: var, byHand: bool): void {
        const elsewhere = toldBy(event), unseen = elsewhere || Theme.motion === 0 || play.table.skipping || covered
        if (unseen || byHand || cutsIn(event))
            finish()
        if (unseen) {
            tellAll(event)
            return
        }
        waiting = waiting.concat(stepsOf(event))
        queued(event)
        dropped = byHand
        if (act === null)
            next()
        dropped = false
    }
    function tellAll(event: var): void {
        shown(event)
        for (const sound of stepsOf(event).map(step => soundOf(step)).filter(one => one !== ""))
            heard(sound)
        skipped(event)
        rested()
    }
    function next(): void {
        if (waiting.length === 0) {
            if (!moving)
                seen.catchUp()              // before it rests: the next entry comes as soon as it does
            act = null
            rested()
            return
        }
        const step = waiting[0]
        act = step                          // first: there is no moment of rest between the two
        waiting = waiting.slice(1)
        serial += 1
        const mine = serial, event = eventOf(step), sound = soundOf(step)
        if (event)
            shown(event)
        if (sound !== "")
            heard(sound)
        begin(step, () => { if (serial === mine) goOn() })
    }
    function goOn(): void {
        end(act)
        next()
    }
    // Everything that is still to come has happened.
    function finish(): void {
        const told = waiting.map(step => eventOf(step)).filter(event => event)
        serial += 1
        waiting = []
        act = null
        pause.stop()
        stop()
        seen.catchUp()
        if (told.length > 0)
            shown(told[told.length - 1])
        rested()
    }
    function wait(length: int, done: var): void { pause.wait(length, done) }

    function here(scene: point): point { return mapFromItem(null, scene.x, scene.y) }
    function middleOf(item: var): point { return item ? item.mapToItem(root, item.width / 2, item.height / 2) : Qt.point(width / 2, 0) }
    function call(done: var): void { if (done) done() }

    Timer {
        id: pause
        property var then: null
        function wait(length: int, done: var): void {
            then = done
            interval = Math.max(1, Theme.ms(length))
            restart()
        }
        onTriggered: root.call(then)
    }
}
