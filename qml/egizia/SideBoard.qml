pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// All that a seat has: crew and stones, fields, quarries, cards that stay and cards that wait. One's own or a rival's; in a sheet or beside the river.
Column {
    id: root
    property var side: ({})                 // as of the model: {workers, stones, fields, quarries, always, whenever, riddles, ...}
    property int flood: 1
    property var words: ({})                // {stonesLimit, stonesIncome, fields, quarry (%1: stones), cards}
    property bool crewShown: true
    signal workerHeld(int worker)
    signal fieldTapped(int card)
    signal fieldHeld(int card)
    signal cardTapped(int card)
    signal cardHeld(int card)
    spacing: 10

    function numbers(list: var): string { return Array.from(list || []).map(one => one.card).filter(card => card > 0).join(" ") }
    Shows {
        piece: root.side.seat === undefined ? "" : "seat." + root.side.seat + ".fields"
        value: root.numbers(root.side.fields)
    }
    Shows {
        piece: root.side.seat === undefined ? "" : "seat." + root.side.seat + ".quarries"
        value: root.numbers(root.side.quarries)
    }
    Flow {
        visible: root.crewShown
        width: parent.width
        spacing: 6
        Repeater {
            model: root.side.workers || []
            WorkerTile {
                required property var modelData
                worker: modelData.worker
                strength: modelData.strength
                used: modelData.used || false
                spoken: modelData.spoken || ""
                onTapped: root.workerHeld(worker)
                onHeld: root.workerHeld(worker)
            }
        }
        Item { width: 4; height: 1 }
        StoneStock {
            height: Math.max(Theme.touch, implicitHeight)
            stones: root.side.stones || 0
            limit: root.words.stonesLimit || ""
            income: root.words.stonesIncome || ""
        }
    }
    Label {
        visible: text !== ""
        text: root.words.fields || ""
        soft: true
    }
    Flow {
        width: parent.width
        spacing: 6
        Repeater {
            model: root.side.fields || []
            FieldChip {
                required property var modelData
                colour: modelData.colour
                grain: modelData.grain
                upgraded: (modelData.upgrades || 0) > 0
                dry: modelData.watered ? !modelData.watered[root.flood] : modelData.colour > root.flood
                may: modelData.may || false
                spoken: modelData.title || ""
                onTapped: root.fieldTapped(modelData.card)
                onHeld: root.fieldHeld(modelData.card)
            }
        }
        Repeater {
            model: root.side.quarries || []
            CardChip {
                required property var modelData
                card: modelData.card
                spoken: modelData.title || (root.words.quarry || "%1").replace("%1", modelData.stones)
                onTapped: root.cardHeld(card)
                onHeld: root.cardHeld(card)
            }
        }
    }
    Label {
        visible: text !== "" && cards.count > 0
        text: root.words.cards || ""
        soft: true
    }
    Flow {
        width: parent.width
        spacing: 6
        Repeater {
            id: cards
            model: (root.side.always || []).concat(root.side.whenever || [])
            CardChip {
                required property var modelData
                card: modelData.card
                may: modelData.playable || false
                spoken: modelData.title || ""
                onTapped: root.cardTapped(card)
                onHeld: root.cardHeld(card)
            }
        }
    }
}
