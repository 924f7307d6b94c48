pragma ComponentBehavior: Bound
import QtQuick
import Architects.Pyramidice
import Architects.Ui

// Where it happens: the pyramid with the die just built, the tiles by number, his projects with the pair that was completed.
Item {
    id: root
    required property ArchitectShown shown
    readonly property bool stacked: width < 330
    property real room: 2000                // no higher than this
    readonly property real planWidth: stacked ? Math.min(width, 240) : Math.min(width * 0.49, 360, room)
    readonly property list<int> projects: shown.rival.projects
    implicitHeight: stacked ? plan.height + words.implicitHeight + 14 : Math.max(plan.height, words.implicitHeight)

    PyramidPlan {
        id: plan
        cell: root.planWidth / 3.48
        x: root.stacked ? (root.width - width) / 2 : 0
        values: root.shown.values
        fresh: root.shown.build.space
        enabled: false
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Cheops, %n die(dice) built", "", [...root.shown.values].filter(value => value > 0).length)
    }
    Column {
        id: words
        x: root.stacked ? 0 : plan.width + 16
        y: root.stacked ? plan.height + 14 : 0
        width: root.width - x
        spacing: 5
        Label {
            text: qsTr("Rest tiles")
            soft: true
        }
        TileNumbers {
            width: parent.width
            tiles: root.shown.tiles
            rolled: root.shown.rolled
        }
        Label {
            text: qsTr("His projects")
            soft: true
            topPadding: 5
        }
        Row {
            id: cards
            spacing: 6
            readonly property real each: Math.min(root.planWidth > 250 ? 124 : 94, (root.room - 96) / 1.32, (parent.width - spacing * (root.projects.length - 1)) / Math.max(1, root.projects.length))
            Repeater {
                model: root.projects
                delegate: ProjectCard {
                    required property int modelData
                    width: cards.each
                    project: modelData
                    litPair: root.shown.litPair(modelData)
                    enabled: false
                }
            }
        }
    }
}
