pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Pyramidice

// Rest tiles, projects, scarabs, prices and the pieces of a player's board.
Item {
    id: root
    readonly property list<string> stones: ["Amethyst", "Silver", "Pearl", "Emerald", "Quartz", "Obsidian", "Gold", "Lapis lazuli", "Turquoise", "Carnelian", "Jasper", "Malachite"]
    TopBar {
        id: bar
        width: parent.width
        title: "Tiles and stones"
    }
    ScrollPage {
        anchors.fill: parent
        anchors.topMargin: bar.height
        maximumWidth: 1120
        Flow {
            width: parent.width
            spacing: 12
            Repeater {
                model: 12
                RestTile {
                    required property int index
                    tile: index + 1
                    spoken: "Rest tile " + tile
                }
            }
            RestTile { tile: 8; number: 3; may: true; spoken: "Rest tile 8" }
            RestTile { tile: 2; number: 4; chosen: true; spoken: "Rest tile 2" }
            RestTile { tile: 5; dimmed: true; number: 5; spoken: "Rest tile 5" }
            RestTile { tile: 3; faceDown: true; seat: 1; spoken: "Face down" }
            RestTile { tile: 9; seat: 0; size: 64; spoken: "Rest tile 9" }
        }
        Flow {
            width: parent.width
            spacing: 10
            Repeater {
                model: 6
                ProjectCard {
                    required property int index
                    project: index + 1
                    litPair: index === 4 ? 1 : -1
                    seat: index < 4 ? index : -1
                    spoken: "Project " + project
                }
            }
            ProjectCard { hidden: true; seat: 2; spoken: "Face down" }
            ProjectPeek { project: 2; spoken: "Your project" }
            ProjectCard { width: 110; project: 6; litPair: 3; spoken: "Hawara" }
        }
        Flow {
            width: parent.width
            spacing: 10
            Repeater {
                model: 12
                ScarabSign {
                    required property int index
                    scarab: index + 1
                    size: 56
                }
            }
            Repeater {
                model: 12
                ScarabSign {
                    required property int index
                    scarab: index + 1
                    size: 26
                }
            }
        }
        Flow {
            width: parent.width
            spacing: 12
            Repeater {
                model: 12
                ScarabCard {
                    required property int index
                    scarab: index + 1
                    name: root.stones[index]
                    power: "Each time a resource fills your board: 2 Fame."
                    may: index === 0
                    chosen: index === 1
                }
            }
        }
        Row {
            spacing: 12
            Repeater {
                model: ["d1", "d2", "d3", "d4", "d5", "d6", "d*", "s5", "W", "C"]
                CostChip {
                    required property string modelData
                    required property int index
                    code: modelData
                    met: index > 5
                }
            }
        }
        Row {
            spacing: 14
            Repeater {
                model: ["W", "C", "S", "G"]
                PyramidPiece {
                    required property string modelData
                    kind: modelData
                    ground: Theme.page
                }
            }
            Repeater {
                model: ["W", "C", "S", "G"]
                PyramidPiece {
                    required property string modelData
                    kind: modelData
                    faded: true
                    ground: Theme.page
                }
            }
            PyramidPiece { size: 52 }
            PyramidPiece { size: 52; kind: "C" }
        }
    }
}
