import QtQuick
import Architects.Ui
import Architects.Luxor

// Pictures of what the log says happened, one act after the other: the card falls, its pairs light up, researchers and scarabs go
// to the pillars, sarcophagi to their owners. The position is final before anything moves; finish() lets the picture catch up at once.
Item {
    id: root
    required property LuxorPlay play
    required property LuxorSeen seen
    required property LuxorStage stage
    property var placeOf: seat => null      // where a seat keeps its things: an item
    property var slabPlace: null
    property var pilePlace: null
    property var handPlace: card => Qt.rect(0, 0, 0, 0)     // where a card of the own hand lies, in the scene
    property var waiting: []                // acts still to be shown
    property var act: null                  // the one being shown
    property int serial: 0                  // which one that is: what ends later than it was skipped is not heard
    readonly property bool busy: act !== null || waiting.length > 0
    readonly property var pairs: !act || !act.event.pairs || act.what === "tell" || act.what === "fall" ? [] : Array.from(act.event.pairs).slice(0, act.what === "pair" ? act.index + 1 : undefined)
    readonly property int pillar: act && act.pillar !== undefined && act.what !== "mummy" ? act.pillar : act && act.what === "pair" ? act.event.pairs[act.index].animal : -1
    readonly property var claim: act && act.what === "claim" ? act.event : null
    readonly property var lengths: ({ pair: 360, claim: 1300, snake: 300, mummy: 1700, curse: 1700, tell: 1 })
    readonly property var sounds: ({ fall: "tile", come: "pawn", oust: "pawn", open: "pray", give: "pray", draw: "turn", curse: "knock" })
    signal shown(var event)
    signal heard(string sound)

    function happened(event: var): void {
        if (Theme.motion === 0 || play.table.skipping) {
            finish()
            shown(event)
            for (const one of actsOf(event))
                if (sounds[one.what])
                    heard(sounds[one.what])
            return
        }
        waiting = waiting.concat(actsOf(event))
        if (event.what === "draw" && isOwn(event))
            seen.unseen = seen.unseen.concat([event.card])
        if (act === null)
            next()
    }
    function isOwn(draw: var): bool { return draw.card >= 0 && draw.seat === play.table.viewer }
    function actsOf(event: var): var {
        const told = Array.from([{ what: "tell", event: event }]), steps = gathered(Array.from(event.steps || [])).map(step => Object.assign({ event: event }, step))
        if (event.what === "drop")
            return told.concat([{ what: "fall", event: event }], Array.from(event.pairs).map((pair, i) => ({ what: "pair", index: i, event: event })), steps)
        if (event.what === "move")
            return told.concat(steps)
        if (event.what === "mummy" && !(event.value > 0) || event.what === "pass" || event.what === "victim")
            return told
        return told.concat([Object.assign({ event: event }, event)], event.what === "give" && event.value > 0 && event.from !== play.table.viewer ? [Object.assign({ event: event }, event, { what: "mummy" })] : [])
    }
    // Scarabs that go the same way go together.
    function gathered(steps: var): var {
        const all = []
        for (const step of steps) {
            const last = all[all.length - 1]
            if (last && step.what === "scarab" && last.what === "scarab" && step.pillar === last.pillar && step.from === last.from)
                last.count += 1
            else
                all.push(Object.assign({}, step))
        }
        return all
    }
    function next(): void {
        if (waiting.length === 0) {
            act = null
            seen.catchUp()
            return
        }
        const one = waiting[0]
        waiting = waiting.slice(1)
        act = one
        serial += 1
        const mine = serial
        begin(one, () => { if (serial === mine) goOn() })
    }
    function goOn(): void {
        if (act.what === "fall")
            seen.fall(act.event)
        else
            seen.arrive(act)
        next()
    }
    // Everything that is still to come has happened.
    function finish(): void {
        const told = waiting.filter(one => one.what === "tell")
        stop()
        seen.catchUp()
        if (told.length)
            shown(told[told.length - 1].event)
    }

    function stop(): void {
        serial += 1
        waiting = []
        act = null
        pause.stop()
        card.finishAll()
        bits.finish()
    }

    function middleOf(item: var): point { return item ? item.mapToItem(root, item.width / 2, item.height / 2) : Qt.point(width / 2, 0) }
    function here(scene: point): point { return mapFromItem(null, scene.x, scene.y) }
    function begin(one: var, done: var): void {
        if (sounds[one.what])
            heard(sounds[one.what])
        if (one.what === "tell")
            shown(one.event)
        if (one.what === "fall")
            fall(one.event, done)
        else if (one.what === "draw")
            draw(one, done)
        else if (lengths[one.what])
            pause.wait(lengths[one.what], done)
        else
            carry(one, done)
    }
    // The own card falls from where it hung; another's comes from its seat to the mouth of the shaft first.
    function fall(event: var, done: var): void {
        const slot = stage.slotIn(root, event.shaft, event.place), mouth = stage.hangIn(root, event.shaft, event.place)
        const own = play.fell === event.shaft && play.table.live
        play.fell = -1
        seen.handDown(event.seat)
        card.face = event.card
        card.faceDown = false
        if (own) {
            card.spotX = mouth.x
            card.spotY = mouth.y
            card.grow = 1
            card.flying = true
            card.dropTo(slot, done)
        } else
            card.flyAndDrop(middleOf(placeOf(event.seat)), 0.4, mouth, slot, done)
    }
    function draw(one: var, done: var): void {
        const own = isOwn(one), r = own ? handPlace(one.card) : null
        const to = own && r.width > 0 ? here(Qt.point(r.x + r.width / 2, r.y + r.height / 2)) : middleOf(placeOf(one.seat))
        seen.leave(one)
        card.face = own ? play.places[play.slotOf(one.card)] || null : null
        card.faceDown = card.face === null
        card.afterwards = done
        card.fly(middleOf(pilePlace), 0.4, to, own && r.width > 0 ? r.width / card.cellWidth : 0.3)
    }
    function carry(step: var, done: var): void {
        const row = stage.pillarRow, unit = row.unit, lying = step.pillar !== undefined ? seen.pillars[step.pillar].scarabs : 0
        if (step.what === "come")
            bits.hop(step.seat, step.from >= 0 ? here(row.researcherPoint(step.from)) : middleOf(placeOf(step.seat)), here(row.researcherPoint(step.pillar)), 33.6 * unit, done)
        else if (step.what === "oust")
            bits.hop(step.seat, here(row.researcherPoint(step.pillar)), middleOf(placeOf(step.seat)), 33.6 * unit, done)
        else if (step.what === "scarab")
            for (let i = 0; i < step.count; ++i)
                bits.walk(step.from >= 0 ? here(row.scarabPoint(step.from, i)) : aside(middleOf(slabPlace), i), here(row.scarabPoint(step.pillar, Math.min(2, lying + i))), 14 * unit, i === step.count - 1 ? done : null)
        else if (step.what === "back")
            for (let i = 0; i < step.count; ++i)
                bits.walk(here(row.scarabPoint(step.pillar, i)), middleOf(slabPlace), 14 * unit, i === step.count - 1 ? done : null)
        else if (step.what === "open")
            bits.carry(step.eyes, here(row.sarcophagusPoint(step.pillar)), middleOf(placeOf(step.seat)), 46 * unit, done)
        else if (step.what === "give")
            bits.carry(step.eyes, middleOf(placeOf(step.from)), middleOf(placeOf(step.to)), 46 * unit, done)
        else
            pause.wait(1, done)
        seen.leave(step)
    }
    function call(done: var): void { done() }
    function aside(p: point, i: int): point { return Qt.point(p.x - 16 * i, p.y + 6 * i) }

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
    FlyingBits {
        id: bits
        anchors.fill: parent
    }
    FlyingCard {
        id: card
        objectName: "fallingCard"
        anchors.fill: parent
        pace: 320
        cellWidth: root.stage.hangWidth
        cellHeight: root.stage.hangCell
    }
    Reveal {
        objectName: "reveal"
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.stage.y + root.stage.height * 0.3
        what: !root.act ? "" : root.act.what === "mummy" ? "mummy" : root.act.what === "curse" && !root.play.racing ? "curse" : ""
        eyes: root.act && root.act.eyes ? root.act.eyes : 1
        value: root.act && root.act.value ? root.act.value : 0
        animals: root.act && root.act.what === "curse" ? Array.from(root.act.animals) : []
        text: root.act ? root.act.event.text : ""
    }
}
