import QtQuick
import Architects.Model

// The score sheet of a position, column by column: a line for each network, one for the ankhs, and the totals.
QtObject {
    id: root
    required property TableModel table
    required property KheopsModel board
    property var seats: [0, 1]              // who stands in which column
    readonly property var names: seats.map(seat => table.seats[seat].name)
    property var networks: Array.from(board.networks)
    property var ankhsBySeat: board.ankhs
    property var totalsBySeat: board.totals
    readonly property var ankhs: seats.map(seat => ankhsBySeat[seat])
    readonly property var totals: seats.map(seat => totalsBySeat[seat])
    readonly property int winner: totals[0] === totals[1] ? -1 : totals[0] > totals[1] ? 0 : 1
    readonly property var lines: networks.map(one => ({
        letter: one.letter,
        text: one.sum,
        seat: one.winner,
        points: seats.map(seat => one.points[seat]),
        spoken: one.winner < 0 ? qsTr("nobody scores") : table.seats[one.winner].you ? qsTr("%n point(s) for you", "", one.value)
                                                                   : qsTr("%n point(s) for %1", "", one.value).arg(table.seats[one.winner].name)
    })).concat([{
        glyph: "ankh",
        text: qsTr("ankhs held, squared: %1 and %2").arg(ankhs[0] + "²").arg(ankhs[1] + "²"),
        seat: seats[0],
        points: ankhs.map(held => held * held),
        spoken: ankhs.map((held, i) => names[i] + " " + held * held).join(", ")
    }])
}
