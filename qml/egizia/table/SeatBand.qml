pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Egizia

// Everybody at the table in the order of turns: points, ships at hand, who is on turn. A tap opens all that one has.
Item {
    id: root
    required property EgiziaPlay play
    required property EgiziaSeen seen
    readonly property var sides: seen.sides.slice().sort((a, b) => (a.tile || 0) - (b.tile || 0) || a.seat - b.seat)
    readonly property int columns: width / Math.max(1, sides.length) >= 82 ? sides.length : 2
    readonly property real gap: width < 360 ? 2 : 6
    readonly property int lines: Math.ceil(sides.length / Math.max(1, columns))
    readonly property real chipWidth: (width - (columns - 1) * gap) / Math.max(1, columns)
    readonly property real chipHeight: chips.count > 0 ? chips.itemAt(0).implicitHeight : Theme.touch
    signal opened(int seat)
    implicitHeight: lines * chipHeight

    function placeOf(seat: int): Item { return chips.itemAt(Math.max(0, sides.findIndex(one => one.seat === seat))) }
    function speak(one: var): string {
        const has = [one.name, qsTr("%n point(s)", "", one.points), qsTr("%n ship(s) at hand", "", one.ships), qsTr("%n stone(s)", "", one.stones)]
        return has.concat(one.passed ? [qsTr("has passed for this round")] : [], one.seat === seen.activeSeat ? [qsTr("to play")] : []).join(", ")
    }
    Repeater {
        id: chips
        model: root.sides.length
        EgiziaChip {
            required property int index
            readonly property var who: root.sides[index] || ({ seat: 0, name: "", points: 0, ships: 0, stones: 0 })
            objectName: "seat" + who.seat
            x: (index % root.columns) * (root.chipWidth + root.gap)
            y: Math.floor(index / root.columns) * root.chipHeight
            width: root.chipWidth
            height: root.chipHeight
            seat: who.seat
            name: width > 140 * Theme.zoom ? who.name : ""
            points: who.points
            ships: who.ships
            stones: who.stones
            tile: who.tile || 0
            passed: who.passed === true
            active: root.seen.activeSeat === who.seat
            spoken: root.speak(who)
            onTapped: root.opened(who.seat)
            onHeld: root.opened(who.seat)
        }
    }
}
