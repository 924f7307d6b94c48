import QtQuick
import Architects.Ui
import Architects.Egizia
import Architects.Model

// The own grain against need at each flood, with what the chosen bend would change.
GrainGauge {
    id: root
    required property EgiziaPlay play
    property egiziaSide side
    property bool looksAhead: true          // what the chosen bend would change is shown
    readonly property bool ahead: looksAhead && play.legal && play.preview.known
    readonly property egiziaGrain then: ahead ? play.preview.grain : side.grain
    function ofColour(colour: int): int { return [...side.fields].filter(one => one.colour === colour).reduce((all, one) => all + one.grain, 0) }
    function more(flood: int): int { return then.supply.length > flood ? then.supply[flood] - side.grain.supply[flood] : 0 }
    function gained(flood: int): int { return more(flood) - (flood > 0 ? more(flood - 1) : 0) }
    function large(word: string): string { return word.charAt(0).toUpperCase() + word.slice(1) }
    function name(at: int): string { return at === flood ? qsTr("%1, now").arg(large(EgiziaBook.floods[at])) : large(EgiziaBook.floods[at]) }
    function note(at: int): string {
        const lack = then.missing[at] || 0, now = side.grain.supply[at] || 0
        const all = more(at) > 0 ? qsTr("%1 + %2", "grain").arg(now).arg(more(at)) : String(now)
        return lack > 0 ? qsTr("%1, missing: %2").arg(all).arg(lack) : qsTr("%1, fed").arg(all)
    }
    Shows {
        piece: root.ahead || root.side.seat < 0 ? "" : "seat." + root.side.seat + ".need"
        value: String(root.need)
    }
    need: then.need
    grain: [ofColour(0), ofColour(1), ofColour(2)]
    gain: [gained(0), gained(1), gained(2)]
    title: qsTr("Grain")
    names: [name(0), name(1), name(2)]
    notes: [note(0), note(1), note(2)]
    needText: qsTr("need %1").arg(need)
    spoken: [...names].map((name, at) => Labelled.text(name, notes[at])).join(". ")
}
