pragma ComponentBehavior: Bound
import QtQuick
import Architects.Dice
import Architects.Ui
import Architects.Pyramidice

// The Great Architects, rivals, a player's board, the evening at Giza and a god opened.
Item {
    id: root
    property int workers: 5
    TopBar {
        id: bar
        width: parent.width
        title: "Giza"
    }
    ScrollPage {
        anchors.fill: parent
        anchors.topMargin: bar.height
        maximumWidth: 760
        Flow {
            width: parent.width
            spacing: 12
            Repeater {
                model: 4
                Stela {
                    required property int index
                    architect: index + 1
                    size: 158
                    spoken: "Great Architect"
                }
            }
            Repeater {
                model: 4
                Stela {
                    required property int index
                    architect: index + 1
                    size: 56
                }
            }
        }
        RivalStrip { width: 310; seat: 1; name: "Nefer"; note: "4 gods"; workers: 3; cats: 1; stones: 1; fame: 27; spoken: "Nefer" }
        Row {
            spacing: 6
            RivalStrip { width: 176; seat: 1; name: "Nefer"; workers: 3; cats: 1; stones: 1; fame: 27; active: true; spoken: "Nefer" }
            RivalStrip { width: 176; seat: 2; name: "Amenemhat"; workers: 0; cats: 4; stones: 2; fame: 108; spoken: "Amenemhat" }
        }
        Row {
            spacing: 6
            Repeater {
                model: 3
                RivalStrip {
                    required property int index
                    width: 115
                    seat: index + 1
                    workers: 3 + index
                    cats: 1
                    stones: 2
                    fame: 27 + index * 41
                    gods: 4
                    active: index === 1
                    spoken: "Rival"
                }
            }
        }
        Row {
            spacing: 16
            ResourceBoard {
                seat: 0
                workers: root.workers
                cats: 2
                payingWorkers: 3
                onSpaceTapped: root.workers = root.workers > 1 ? root.workers - 1 : 5
                spoken: ["Worker", "Cat", "Stone"]
            }
            Column {
                spacing: 10
                ResourceCounts { workers: 4; cats: 2; stones: 1 }
                DeckCount { cards: 21; stones: 9 }
                DeckCount { cards: 3; stones: 1 }
                Tally { text: "31"; textSize: Theme.heading }
            }
        }
        ResourceBoard { workers: 3; cats: 2; stones: 2; may: "CS"; columns: 8; spaceSize: 40; gap: 3; interactive: false }
        StepRow {
            width: Math.min(parent.width, 366)
            number: 1
            done: true
            text: "He takes <b>Osiris</b>: the Ennead comes before any other god."
            GodToken { god: 6; caption: ""; enabled: false; ground: Theme.page }
        }
        StepRow {
            width: Math.min(parent.width, 366)
            number: 2
            current: true
            text: "He takes a stone from the quarry and rolls <b>5</b>."
            Die { value: 5; angle: -14; size: 34 }
        }
        StepRow { width: Math.min(parent.width, 366); number: 3; text: "Tile 5 is gone, so he <b>builds</b> beside the 6." }
        Skyline { width: parent.width }
        GodSheetFace {
            width: Math.min(parent.width, 320)
            god: 17
            costs: [{ code: "d3", met: true }, { code: "C", met: true }]
            use: "Always at work in your Work turn"
            power: "Your workers count as cats, and your cats count as workers."
            costTitle: "Price"
            fameTitle: "End Fame"
            fame: "0"
            note: "Taken now, she adds no dice this turn."
            GoldButton { width: parent.width; text: "Pray to Bastet" }
        }
    }
}
