pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// All that a seat has: crew and stones, fields, quarries, cards that stay and cards that wait. One's own or a rival's; in a sheet or beside the river.
Column {
    id: root
    property egiziaSide side
    property int flood: 1
    property string stonesLimit             // words come from outside
    property string stonesIncome
    property string fieldsName
    property string quarryName: "%1"        // %1: its stones
    property string cardsName
    readonly property list<egiziaCard> cards: [...side.always, ...side.whenever]
    property bool crewShown: true
    signal workerHeld(int worker)
    signal fieldTapped(int card)
    signal fieldHeld(int card)
    signal cardTapped(int card)
    signal cardHeld(int card)
    spacing: 10

    function numbers(cards: var): string { return cards.map(one => one.card).filter(card => card > 0).join(" ") }
    Shows {
        piece: root.side.seat < 0 ? "" : "seat." + root.side.seat + ".fields"
        value: root.numbers([...root.side.fields])
        printed: true                       // what is drawn is their worth
    }
    Shows {
        piece: root.side.seat < 0 ? "" : "seat." + root.side.seat + ".quarries"
        value: root.numbers([...root.side.quarries])
        printed: true
    }
    Flow {
        visible: root.crewShown
        width: parent.width
        spacing: 6
        Repeater {
            model: RowList { rows: root.side.workers; key: "worker" }
            WorkerTile {
                required property egiziaWorker modelData
                worker: modelData.worker
                strength: modelData.strength
                used: modelData.used
                spoken: modelData.spoken
                onTapped: root.workerHeld(worker)
                onHeld: root.workerHeld(worker)
            }
        }
        Item { width: 4; height: 1 }
        StoneStock {
            height: Math.max(Theme.touch, implicitHeight)
            stones: root.side.stones
            limit: root.stonesLimit
            income: root.stonesIncome
        }
    }
    Label {
        visible: text !== ""
        text: root.fieldsName
        soft: true
    }
    Flow {
        width: parent.width
        spacing: 6
        Repeater {
            model: RowList { rows: root.side.fields; key: "card" }
            FieldChip {
                required property egiziaField modelData
                colour: modelData.colour
                grain: modelData.grain
                upgraded: modelData.upgrades > 0
                dry: modelData.colour > root.flood
                may: modelData.may
                spoken: modelData.title
                onTapped: root.fieldTapped(modelData.card)
                onHeld: root.fieldHeld(modelData.card)
            }
        }
        Repeater {
            model: RowList { rows: root.side.quarries; key: "card" }
            CardChip {
                required property egiziaQuarry modelData
                card: modelData.card
                spoken: modelData.title !== "" ? modelData.title : root.quarryName.replace("%1", modelData.stones)
                onTapped: root.cardHeld(card)
                onHeld: root.cardHeld(card)
            }
        }
    }
    Label {
        visible: text !== "" && root.cards.length > 0
        text: root.cardsName
        soft: true
    }
    Flow {
        width: parent.width
        spacing: 6
        Repeater {
            model: RowList { rows: root.cards; key: "card" }
            CardChip {
                required property egiziaCard modelData
                card: modelData.card
                may: modelData.playable
                spoken: modelData.title
                onTapped: root.cardTapped(card)
                onHeld: root.cardHeld(card)
            }
        }
    }
}
