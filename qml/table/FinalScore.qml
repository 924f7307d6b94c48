import QtQuick
import Architects.Model

// The end of a match: who played, who won and by how much. A game adds what it counts, and the words for it.
QtObject {
    required property TableModel table
    readonly property list<tablePlayer> seats: table.seats
    readonly property list<string> names: [...seats].map(seat => seat.name)
    readonly property list<int> totals: table.totals
    readonly property list<int> winners: table.winners
    readonly property list<int> people: [...seats].filter(seat => seat.kind === "person").map(seat => seat.index)
    readonly property int me: people.length === 1 ? people[0] : -1
    readonly property list<tablePlayer> rivals: [...seats].filter(seat => seat.kind === "bot")
    readonly property int margin: marginOf(totals)

    function marginOf(points: var): int {
        const sorted = [...points].sort((a, b) => b - a)
        return sorted.length > 1 ? sorted[0] - sorted[1] : 0
    }
    function list(words: var): string {
        return words.length > 1 ? qsTr("%1 and %2").arg(words.slice(0, -1).join(", ")).arg(words[words.length - 1]) : words[0] || ""
    }
}
