pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Pyramidice

// Where there is room for it: the own scarab in words, the project and the Rest tiles.
Column {
    id: root
    property pyramidiceSide side
    property bool solo: false
    readonly property pyramidiceScarabText words: Book.scarab(side.scarab)
    readonly property list<pyramidiceTile> tiles: side.tiles
    readonly property list<int> projects: side.projects
    property pyramidiceTile noTile
    signal ruleAsked(string page)
    spacing: 14

    ScarabCard {
        visible: root.side.scarab > 0
        width: parent.width
        scarab: Math.max(1, root.side.scarab)
        name: root.words.fullName
        power: visible ? root.words.when + ". " + root.words.power : ""
        onTapped: root.ruleAsked(root.words.page)
        onHeld: root.ruleAsked(root.words.page)
    }
    Row {
        spacing: 12
        Repeater {
            model: root.projects
            delegate: Item {
                id: plan
                required property int modelData
                width: 80
                height: 104
                ProjectPeek {
                    visible: !root.solo
                    anchors.fill: parent
                    project: plan.modelData
                    spoken: Book.project(plan.modelData).text
                }
                ProjectCard {
                    visible: root.solo
                    anchors.fill: parent
                    project: plan.modelData
                    spoken: Book.project(plan.modelData).text
                    onTapped: root.ruleAsked(Book.project(plan.modelData).page)
                }
            }
        }
        Repeater {
            model: 3
            delegate: Item {
                id: place
                required property int index
                readonly property pyramidiceTile entry: index < root.tiles.length ? root.tiles[index] : root.noTile
                width: 66
                height: 66
                y: 19
                Rectangle {
                    anchors.fill: parent
                    radius: 6
                    color: Theme.tint(Theme.recess, 0.5)
                    border.width: 1
                    border.color: Theme.tint(Theme.line, 0.7)
                }
                RestTile {
                    visible: place.entry.tile > 0
                    size: 66
                    tile: Math.max(1, place.entry.tile)
                    faceDown: place.entry.faceDown
                    spoken: visible ? Book.tile(tile).name : ""
                    onTapped: root.ruleAsked(Book.tile(tile).page)
                    onHeld: root.ruleAsked(Book.tile(tile).page)
                }
            }
        }
    }
}
