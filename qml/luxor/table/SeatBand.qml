pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Luxor
import Architects.Table

// Everybody at the table, side by side: sarcophagi taken, researchers left, who is on turn. A tap opens all that one has.
SeatGrid {
    id: root
    required property LuxorPlay play
    required property LuxorSeen seen
    count: seen.sides.length
    chipHeight: chips.count > 0 ? chips.itemAt(0).implicitHeight : Theme.touch

    function placeOf(seat: int): Item { return chips.itemAt(Math.max(0, Math.min(seat, seen.sides.length - 1))) }
    function speak(one: luxorSide): string {
        const has = [one.name, qsTr("%n sarcophagus(i)", "", one.tombs.length), qsTr("%n researcher(s) left", "", one.researchers), qsTr("%n card(s) in hand", "", one.cards)]
        return (one.onTurn ? [...has, qsTr("to play")] : has).join(", ")
    }

    Repeater {
        id: chips
        model: root.seen.sides.length
        delegate: SeatChip {
            id: chip
            required property int index
            readonly property luxorSide who: index < root.seen.sides.length ? root.seen.sides[index] : root.play.noSide
            objectName: "seat" + who.seat
            x: root.chipX(index)
            y: root.chipY(index)
            width: root.chipWidth
            height: root.chipHeight
            seat: who.seat
            name: root.roomy ? who.name : ""
            sarcophagi: who.tombs.length
            researchers: who.researchers
            cards: width > 112 * Theme.zoom ? who.cards : -1
            active: who.onTurn
            chosen: root.play.victim === who.seat
            searching: who.searching
            may: root.play.mayBeCursed(who.seat)
            spoken: root.speak(who)
            AdvisedRing {
                anchors.fill: parent
                anchors.margins: 3
                on: root.play.led && root.play.advised.what === LuxorAct.Victim && root.play.advised.victim === chip.who.seat
            }
            onTapped: root.play.seatAsked(who.seat)
            onHeld: root.play.seatAsked(who.seat)
        }
    }
}
