import QtQuick
import Architects.Model
import Architects.Table

// The score sheet of a position, column by column: a line for each network, one for the ankhs, and the totals.
TableScore {
    id: root
    required property KheopsModel board
    property list<kheopsNetwork> networks: board.networks
    property list<int> ankhsBySeat: board.ankhs
    property list<int> totalsBySeat: board.totals
    readonly property list<int> ankhs: seats.map(seat => ankhsBySeat[seat] || 0)
    totals: seats.map(seat => totalsBySeat[seat] || 0)
    readonly property int winner: totals[0] === totals[1] ? -1 : totals[0] > totals[1] ? 0 : 1
    lines: [...networks].map(one => ({
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
        points: [...ankhs].map(held => held * held),
        spoken: [...ankhs].map((held, i) => names[i] + " " + held * held).join(", ")
    }])
}
