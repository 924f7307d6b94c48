import QtQuick
import Architects.Ui
import Architects.Luxor
import Architects.Model
import Architects.Table

// Pictures of what happened at this table: the card falls, its pairs light up, researchers and scarabs go to the pillars, sarcophagi to their owners.
TablePictures {
    id: root
    required property LuxorStage stage
    readonly property LuxorPlay game: play as LuxorPlay
    readonly property LuxorSeen there: seen as LuxorSeen
    property var placeOf: seat => null      // where a seat keeps its things: an item
    property Item slabPlace: null
    property Item pilePlace: null
    property var handPlace: card => Qt.rect(0, 0, 0, 0)     // where a card of the own hand lies, in the scene
    property luxorPicture nothing
    property luxorEvent noEvent
    property luxorCard noCard
    readonly property luxorPicture now: act === null ? nothing : act
    readonly property bool showing: now.what !== LuxorAct.None
    readonly property bool mummy: now.what === LuxorAct.Mummy
    readonly property bool curse: now.what === LuxorAct.Curse
    readonly property list<luxorPair> pairs: !showing || now.what === LuxorAct.Tell || now.what === LuxorAct.Fall ? [] : now.what === LuxorAct.Pair ? [...now.event.pairs].slice(0, now.pair + 1) : now.event.pairs
    readonly property int pillar: now.what === LuxorAct.Pair ? now.event.pairs[now.pair].animal : now.step.pillar
    readonly property luxorEvent claim: now.what === LuxorAct.Claim ? now.event : noEvent

    // How long it is looked at; 0: as long as it moves.
    function lengthOf(what: int): int {
        switch (what) {
        case LuxorAct.Pair: return 360
        case LuxorAct.Claim: return 1300
        case LuxorAct.Snake: return 300
        case LuxorAct.Mummy:
        case LuxorAct.Curse: return 1700
        case LuxorAct.Tell: return 1
        }
        return 0
    }
    function nameOf(what: int): string {
        switch (what) {
        case LuxorAct.Fall: return "tile"
        case LuxorAct.Come:
        case LuxorAct.Oust: return "pawn"
        case LuxorAct.Open:
        case LuxorAct.Give: return "pray"
        case LuxorAct.Draw: return "turn"
        case LuxorAct.Curse: return "knock"
        }
        return ""
    }
    function isOwn(card: int, seat: int): bool { return card >= 0 && seat === play.table.viewer }
    function stepsOf(event: var): var { return [...game.board.picturesOf(event)] }
    function eventOf(step: var): var { return step.what === LuxorAct.Tell ? step.event : null }
    function soundOf(step: var): string { return nameOf(step.what) }
    function queued(event: var): void {
        if (event.what === LuxorAct.Draw && isOwn(event.drawn, event.seat))
            there.hide(event.drawn)
    }
    function begin(one: var, done: var): void {
        if (one.what === LuxorAct.Fall)
            fall(one.event, done)
        else if (one.what === LuxorAct.Draw)
            draw(one.step, done)
        else if (lengthOf(one.what) > 0)
            wait(lengthOf(one.what), done)
        else
            carry(one.step, done)
    }
    function end(one: var): void {
        if (one.what === LuxorAct.Fall)
            there.fall(one.event)
        else
            there.arrive(one.step)
    }
    function stop(): void {
        card.finishAll()
        bits.finish()
    }

    function placeIn(hand: var, card: int): rect { return hand(card) }
    function itemIn(places: var, seat: int): Item { return places(seat) }
    function besideSeat(seat: int): point { return middleOf(itemIn(placeOf, seat)) }
    // The own card falls from where it hung; another's comes from its seat to the mouth of the shaft first.
    function fall(event: luxorEvent, done: var): void {
        const slot = stage.slotIn(root, event.shaft, event.place), mouth = stage.hangIn(root, event.shaft, event.place)
        const own = game.fell === event.shaft && play.table.live
        game.fell = -1
        there.handDown(event.seat)
        card.face = event.card
        card.faceDown = false
        if (own) {
            card.spotX = mouth.x
            card.spotY = mouth.y
            card.grow = 1
            card.flying = true
            card.dropTo(slot, done)
        } else
            card.flyAndDrop(besideSeat(event.seat), 0.4, mouth, slot, done)
    }
    function draw(one: luxorStep, done: var): void {
        const own = isOwn(one.card, one.seat), r = own ? placeIn(handPlace, one.card) : Qt.rect(0, 0, 0, 0)
        const to = own && r.width > 0 ? here(Qt.point(r.x + r.width / 2, r.y + r.height / 2)) : besideSeat(one.seat)
        there.leave(one)
        card.faceDown = !own || game.slotOf(one.card) < 0
        card.face = card.faceDown ? noCard : game.places[game.slotOf(one.card)]
        card.afterwards = done
        card.fly(middleOf(pilePlace), 0.4, to, own && r.width > 0 ? r.width / card.cellWidth : 0.3)
    }
    function carry(step: luxorStep, done: var): void {
        const row = stage.pillarRow, unit = row.unit, lying = step.pillar >= 0 ? there.pillars[step.pillar].scarabs : 0
        if (step.what === LuxorAct.Come)
            bits.hop(step.seat, step.from >= 0 ? here(row.researcherPoint(step.from)) : besideSeat(step.seat), here(row.researcherPoint(step.pillar)), 33.6 * unit, done)
        else if (step.what === LuxorAct.Oust)
            bits.hop(step.seat, here(row.researcherPoint(step.pillar)), besideSeat(step.seat), 33.6 * unit, done)
        else if (step.what === LuxorAct.Scarab)
            for (let i = 0; i < step.count; ++i)
                bits.walk(step.from >= 0 ? here(row.scarabPoint(step.from, i)) : aside(middleOf(slabPlace), i), here(row.scarabPoint(step.pillar, Math.min(2, lying + i))), 14 * unit, i === step.count - 1 ? done : null)
        else if (step.what === LuxorAct.Back)
            for (let i = 0; i < step.count; ++i)
                bits.walk(here(row.scarabPoint(step.pillar, i)), middleOf(slabPlace), 14 * unit, i === step.count - 1 ? done : null)
        else if (step.what === LuxorAct.Open)
            bits.carry(step.tomb.eyes, here(row.sarcophagusPoint(step.pillar)), besideSeat(step.seat), 46 * unit, done)
        else if (step.what === LuxorAct.Give)
            bits.carry(step.tomb.eyes, besideSeat(step.from), besideSeat(step.to), 46 * unit, done)
        else
            wait(1, done)
        there.leave(step)
    }
    function aside(p: point, i: int): point { return Qt.point(p.x - 16 * i, p.y + 6 * i) }

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
        what: root.mummy ? "mummy" : root.curse && !root.game.racing ? "curse" : ""
        eyes: root.now.step.tomb.eyes
        value: root.now.step.tomb.value
        animals: root.curse ? root.now.event.animals : []
        text: root.now.event.text
    }
}
