pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model

// What everybody carried out of the temple, side by side: sarcophagi are opened from left to right, then pharaoh cards are turned.
Row {
    id: root
    required property LuxorScore score
    property int told: 0                    // steps told so far
    property bool complete: false
    readonly property int most: [...score.seats].reduce((most, seat) => Math.max(most, score.tombsOf(seat.index).length), 0)
    spacing: 6

    // What a step of the telling speaks of.
    function partAt(step: int): Item {
        const turned = score.pharaohs[step - score.tombs.length], opened = score.tombs[step]
        const column = columns.itemAt(opened ? opened.seat : turned ? turned.seat : 0) as TombColumn
        return column.partAt(step)
    }

    Repeater {
        id: columns
        model: root.score.seats
        delegate: TombColumn {
            required property tablePlayer modelData
            objectName: "column" + modelData.index
            width: (root.width - root.spacing * (root.score.seats.length - 1)) / root.score.seats.length
            score: root.score
            seat: modelData.index
            name: modelData.name
            told: root.told
            winner: root.complete && [...root.score.winners].includes(modelData.index)
            most: root.most
        }
    }
}
