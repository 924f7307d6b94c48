pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Pyramidice

// Where there is room for it: the own scarab in words, the project and the Rest tiles.
Column {
    id: root
    property var side: ({})
    property bool solo: false
    readonly property var words: side.scarab > 0 ? Book.scarab(side.scarab) : ({})
    readonly property var tiles: Array.from(side.tiles || [])
    readonly property var projects: Array.from(side.projects || [])
    signal ruleAsked(string page)
    spacing: 14

    ScarabCard {
        visible: root.side.scarab > 0
        width: parent.width
        scarab: Math.max(1, root.side.scarab || 1)
        name: root.words.fullName || ""
        power: visible ? root.words.when + ": " + root.words.power : ""
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
                readonly property var entry: root.tiles[index] || null
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
                    visible: place.entry !== null
                    size: 66
                    tile: place.entry ? place.entry.tile : 1
                    faceDown: place.entry ? place.entry.faceDown : false
                    spoken: visible ? Book.tile(tile).name : ""
                    onTapped: root.ruleAsked(Book.tile(tile).page)
                    onHeld: root.ruleAsked(Book.tile(tile).page)
                }
            }
        }
    }
}
