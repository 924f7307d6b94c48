import QtQuick
import Architects.Model

// What is counted: a line for each reason, a column for each seat. A game says its lines, as far as they have been shown.
QtObject {
    required property TableModel table
    property var seats: Array.from(table.seats).map(one => one.index)           // who stands in which column
    property var lines: []                  // {text, points by seat}; more of what a ScoreLine takes where the game says it
    readonly property var names: seats.map(seat => table.seats[seat].name)
    property var totals: seats.map((one, column) => lines.reduce((sum, line) => sum + (line.points[column] || 0), 0))
}
