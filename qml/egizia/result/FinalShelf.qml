pragma ComponentBehavior: Bound
import QtQuick

// What everybody counts at the end, side by side: whoever is in front begins.
Row {
    id: root
    required property EgiziaScore score
    property int told: 0                    // steps told so far
    property bool complete: false
    spacing: 6

    // What a step of the telling speaks of.
    function partAt(step: int): Item {
        const column = columns.itemAt(score.ending[step].seat) as FinalColumn
        return column.partAt(step)
    }

    Repeater {
        id: columns
        model: root.score.seats.length
        delegate: FinalColumn {
            required property int index
            objectName: "column" + index
            width: (root.width - root.spacing * (root.score.seats.length - 1)) / root.score.seats.length
            height: Math.max(implicitHeight, root.implicitHeight)
            score: root.score
            seat: index
            name: root.score.names[index]
            told: root.told
            winner: root.complete && [...root.score.winners].includes(index)
        }
    }
}
