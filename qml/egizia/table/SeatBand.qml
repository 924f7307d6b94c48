pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Egizia
import Architects.Table

// Everybody at the table in the order of turns: points, ships at hand, who is on turn. A tap opens all that one has.
SeatGrid {
    id: root
    required property EgiziaPlay play
    required property EgiziaSeen seen
    readonly property list<egiziaSide> sides: [...seen.sides].sort((a, b) => a.tile - b.tile || a.seat - b.seat)
    count: sides.length
    chipHeight: chips.count > 0 ? chips.itemAt(0).implicitHeight : Theme.touch

    function placeOf(seat: int): Item { return chips.itemAt(Math.max(0, [...sides].findIndex(one => one.seat === seat))) }
    function speak(one: egiziaSide): string {
        const has = [one.name, qsTr("%n point(s)", "", one.points), qsTr("%n ship(s) at hand", "", one.ships), qsTr("%n stone(s)", "", one.stones)]
        return [...has, ...(one.passed ? [qsTr("has passed for this round")] : []), ...(one.seat === seen.activeSeat ? [qsTr("to play")] : [])].join(", ")
    }
    Repeater {
        id: chips
        model: root.sides.length
        EgiziaChip {
            required property int index
            readonly property egiziaSide who: index < root.sides.length ? root.sides[index] : root.play.noSide
            objectName: "seat" + who.seat
            x: root.chipX(index)
            y: root.chipY(index)
            width: root.chipWidth
            height: root.chipHeight
            seat: Math.max(0, who.seat)
            name: root.roomy ? who.name : ""
            points: who.points
            ships: who.ships
            stones: who.stones
            tile: who.tile
            passed: who.passed
            active: root.seen.activeSeat === who.seat
            spoken: root.speak(who)
            onTapped: root.play.seatAsked(who.seat)
            onHeld: root.play.seatAsked(who.seat)
        }
    }
}
