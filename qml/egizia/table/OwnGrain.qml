import QtQuick
import Architects.Ui
import Architects.Egizia
import Architects.Model

// The own grain against need at each flood, with what the chosen bend would change.
GrainGauge {
    id: root
    required property EgiziaPlay play
    property var side: ({})
    property var ahead: play.legal && play.preview.supply ? play.preview : null     // as it would be then
    readonly property var fields: Array.from(side.fields || [])
    readonly property var supplyNow: Array.from(side.supply || [0, 0, 0])
    readonly property var supplyThen: ahead ? Array.from(ahead.supply) : supplyNow
    function ofColour(colour: int): int { return fields.filter(one => one.colour === colour).reduce((all, one) => all + one.grain, 0) }
    function gained(flood: int): int { return supplyThen[flood] - supplyNow[flood] - (flood > 0 ? supplyThen[flood - 1] - supplyNow[flood - 1] : 0) }
    function name(at: int): string {
        const word = EgiziaBook.floodName(at), large = word.charAt(0).toUpperCase() + word.slice(1)
        return at === flood ? qsTr("%1, now").arg(large) : large
    }
    function note(at: int): string {
        const lack = ahead ? ahead.missing[at] : (side.missing || [0, 0, 0])[at], more = supplyThen[at] - supplyNow[at]
        const all = more > 0 ? qsTr("%1 + %2", "grain").arg(supplyNow[at]).arg(more) : String(supplyNow[at])
        return lack > 0 ? qsTr("%1, missing: %2").arg(all).arg(lack) : qsTr("%1, fed").arg(all)
    }
    Shows {
        piece: root.ahead || root.side.seat === undefined ? "" : "seat." + root.side.seat + ".need"
        value: String(root.need)
    }
    need: ahead ? ahead.need : side.need || 0
    grain: [ofColour(0), ofColour(1), ofColour(2)]
    gain: [gained(0), gained(1), gained(2)]
    title: qsTr("Grain")
    names: [name(0), name(1), name(2)]
    notes: [note(0), note(1), note(2)]
    needText: qsTr("need %1").arg(need)
    spoken: names[0] + ": " + notes[0] + ". " + names[1] + ": " + notes[1] + ". " + names[2] + ": " + notes[2]
}
