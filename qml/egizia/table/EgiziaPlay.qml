import QtQuick
import Architects.Model
import Architects.Table

// What can be chosen at this table: a bend for the next ship, Sphinx cards, a track, where the flood goes, and the ship in the air.
TablePlay {
    id: root
    required property EgiziaModel board
    required property EgiziaSeen seen
    property int bend: 0                    // chosen for the next ship, or for the card that is taken there
    property bool twice: false              // and its camp shall work twice
    property bool air: false                // a ship is in the hand of a finger
    property int aim: 0                     // the bend it is held over
    property list<int> kept: []             // Sphinx cards chosen to be kept
    property string track                   // the track that goes on after building at Amarna
    property int flood: -1                  // where the flood shall go
    property int look: 0                    // how many Sphinx cards shall be drawn

    property egiziaSide noSide
    property egiziaBend noBend
    property egiziaEvent nothing
    property egiziaLook noLook
    property egiziaRiddle noRiddle
    readonly property int phase: watching || !table.live ? EgiziaPhase.Wait : seen.phase
    chosen: bend > 0 || kept.length > 0 || flood >= 0 || look > 0
    holding: air
    step: phase + "," + seen.site + "," + bend + "," + kept.length + "," + flood + "," + look + "," + action.crew.length
    choice: step + "," + twice + track + [...kept].join() + air
    readonly property egiziaEvent advised: mine ? board.advised : nothing
    onAdvisedChanged: heed()
    readonly property bool asked: phase !== EgiziaPhase.Wait && phase !== EgiziaPhase.Over
    readonly property bool sailing: phase === EgiziaPhase.Sail
    readonly property bool taking: phase === EgiziaPhase.Leftover
    readonly property bool keeping: phase === EgiziaPhase.Keep
    readonly property bool acting: phase === EgiziaPhase.Action
    readonly property bool building: phase === EgiziaPhase.Build || phase === EgiziaPhase.Action || phase === EgiziaPhase.First       // straight from the phase: never false in between
    readonly property egiziaSide own: side(table.viewer)
    readonly property egiziaAction action: seen.action
    readonly property egiziaTraining training: seen.training
    readonly property egiziaFlooding flooding: seen.flooding
    readonly property egiziaSphinx drawn: seen.sphinx
    readonly property egiziaActions actions: seen.actions
    readonly property list<egiziaCard> extras: asked ? seen.extras : []
    readonly property egiziaLook looked: look > 0 && look <= action.looks.length ? action.looks[look - 1] : noLook
    readonly property int place: air ? aim : bend
    readonly property EgiziaAim held: EgiziaAim {
        board: root.board
        bend: root.sailing ? root.place : 0
        twice: root.twice
    }
    readonly property egiziaPreview preview: held.preview
    readonly property bool legal: preview.may
    readonly property bool ready: sailing && bend > 0 && !air && legal || taking && bend > 0
    signal bendAsked(int bend)
    signal cardAsked(int card)
    signal riddleAsked(int riddle)
    signal seatAsked(int seat)              // all that somebody has

    function side(seat: int): egiziaSide { return seat >= 0 && seat < seen.sides.length ? seen.sides[seat] : noSide }
    function at(which: int): egiziaBend { return which > 0 && which <= seen.river.length ? seen.river[which - 1] : noBend }
    // A Sphinx card that can be seen: drawn, in the own hand, or shown by somebody.
    function riddle(which: int): egiziaRiddle {
        const shown = [...seen.sides].reduce((all, one) => all.concat([...one.known]), [])
        return [...drawn.cards, ...seen.hand, ...shown].find(one => one.riddle === which) || noRiddle
    }
    function clear(): void {
        letGo()
        kept = []
        flood = -1
        look = 0
        track = ""
    }
    function letGo(): void {
        air = false
        aim = 0
        bend = 0
        twice = false
    }
    function advising(): bool { return advised.what !== EgiziaAct.None }
    function advises(what: int): bool { return led && advised.what === what }
    function choose(): void {
        if (advised.what === EgiziaAct.Sail || advised.what === EgiziaAct.Take) {
            bend = advised.bend
            twice = advised.twice
        } else if (advised.what === EgiziaAct.Keep)
            kept = [...advised.kept]
        else if (advised.what === EgiziaAct.Flood)
            flood = advised.to
        else if (advised.what === EgiziaAct.Look)
            look = advised.cards
        else if (advised.what === EgiziaAct.Finish)
            track = advised.track
    }
    function advisesCard(card: int): bool { return led && advised.card === card && !advises(EgiziaAct.Sail) && !advises(EgiziaAct.Take) }
    function advisesWorker(worker: int): bool { return led && advised.worker === worker && !advises(EgiziaAct.Drill) }
    // A step that has no place on the board.
    function advisesStep(): bool {
        return advises(EgiziaAct.Pass) || advises(EgiziaAct.Done) || advises(EgiziaAct.GiveUp) || advises(EgiziaAct.Finish) || advises(EgiziaAct.Keep)
            || advises(EgiziaAct.Flood) || advises(EgiziaAct.Look)
    }
    // A bend is chosen by the first tap; the second one sends the ship. What cannot be chosen is shown.
    function tapBend(which: int): void {
        if (mayMoor(at(which))) {
            if (bend === which)
                go()
            else
                moorAt(which)
        } else
            bendAsked(which)
    }
    function mayMoor(there: egiziaBend): bool { return sailing && there.may || taking && there.take }
    function moorAt(which: int): bool { return moor(at(which)) }
    function moor(there: egiziaBend): bool {
        if (!mayMoor(there)) {
            if (there.reason !== "")
                refused(there.reason, there.refusalPage !== "" ? there.refusalPage : there.page)
            return false
        }
        air = false
        aim = 0
        twice = false
        bend = there.bend
        return true
    }
    function go(): bool {
        if (!ready || quiet)
            return false
        return taking ? board.take(bend) : board.sail(bend, twice)
    }

    // A ship is lifted by a finger or the mouse, aims at bends and is let go.
    function lift(): void {
        clear()
        air = true
    }
    function letDown(where: int): bool {
        air = false
        aim = 0
        if (where > 0 && moorAt(where))
            return true
        letGo()
        return false
    }

    // True if it may be done; if not, it is said why.
    function may(why: whyNot): bool {
        if (why.sentence !== "")
            refused(why.sentence, why.page)
        return why.sentence === ""
    }
    // Squares are built one by one; the last one is taken back by another tap on it.
    function tapSquare(monument: string, square: egiziaSquare): void {
        if (quiet)
            return
        if (square.fresh)
            table.undo()
        else if (may(board.whyNotBuild(monument, square.square)))
            board.build(monument, square.square)
    }
    function tapWorker(worker: int): void {
        if (quiet)
            return
        if (phase === EgiziaPhase.Train) {
            if (may(board.whyNotTrain(worker)))
                board.train(worker)
        } else if (may(board.whyNotWork(worker)))
            board.work(worker)
    }
    function keepOrNot(riddle: int): void {
        const now = [...kept]
        if (now.includes(riddle))
            kept = now.filter(one => one !== riddle)
        else
            kept = [...(now.length < drawn.most ? now : now.slice(1)), riddle]
    }
    function keepThem(): bool { return board.keep([...kept]) }
    function finish(): bool { return board.finish(action.tracks.length > 0 ? track : "") }
}
