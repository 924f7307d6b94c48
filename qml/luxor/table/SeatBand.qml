pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Luxor

// Everybody at the table, side by side: sarcophagi taken, researchers left, who is on turn. A tap opens all that one has.
Item {
    id: root
    required property LuxorPlay play
    required property LuxorSeen seen
    readonly property int columns: width / Math.max(1, seen.sides.length) >= 82 ? seen.sides.length : 2
    readonly property real gap: width < 360 ? 2 : 6
    readonly property int lines: Math.ceil(seen.sides.length / Math.max(1, columns))
    readonly property real chipWidth: (width - (columns - 1) * gap) / Math.max(1, columns)
    readonly property real chipHeight: chips.count > 0 ? chips.itemAt(0).implicitHeight : Theme.touch
    signal opened(int seat)
    implicitHeight: lines * chipHeight

    function placeOf(seat: int): Item { return chips.itemAt(Math.max(0, seen.sides.findIndex(one => one.seat === seat))) }
    function speak(one: var): string {
        const has = [one.name, qsTr("%n sarcophagus(i)", "", one.tombs.length), qsTr("%n researcher(s) left", "", one.researchers), qsTr("%n card(s) in hand", "", one.cards)]
        return (one.onTurn ? has.concat([qsTr("to play")]) : has).join(", ")
    }

    Repeater {
        id: chips
        model: root.seen.sides.length
        delegate: SeatChip {
            id: chip
            required property int index
            readonly property var who: root.seen.sides[index] || ({ seat: 0, tombs: [], researchers: 0, cards: 0, name: "" })
            objectName: "seat" + who.seat
            x: (index % root.columns) * (root.chipWidth + root.gap)
            y: Math.floor(index / root.columns) * root.chipHeight
            width: root.chipWidth
            height: root.chipHeight
            seat: who.seat
            name: width > 140 * Theme.zoom ? who.name : ""
            sarcophagi: who.tombs.length
            researchers: who.researchers
            cards: width > 112 * Theme.zoom ? who.cards : -1
            active: who.onTurn === true
            chosen: root.play.victim === who.seat
            searching: who.searching === true
            may: root.play.victims.indexOf(who.seat) >= 0
            spoken: root.speak(who)
            AdvisedRing {
                anchors.fill: parent
                anchors.margins: 3
                on: root.play.led && root.play.advised.victim === chip.who.seat
            }
            onTapped: root.opened(who.seat)
            onHeld: root.opened(who.seat)
        }
    }
}
