pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Pyramidice

// The pyramids from above, from the side and taken apart.
Item {
    id: root
    readonly property var half: [3, 5, 2, 4, 1, 6, 0, 0, 0, 5, 0, 0, 0, 0]
    readonly property var full: [3, 5, 2, 4, 1, 6, 6, 5, 2, 5, 4, 3, 3, 6]
    TopBar {
        id: bar
        width: parent.width
        title: "Pyramids"
    }
    ScrollPage {
        anchors.fill: parent
        anchors.topMargin: bar.height
        maximumWidth: 1120
        spacing: 24
        Flow {
            width: parent.width
            spacing: 24
            topPadding: 8
            leftPadding: 8
            PyramidPlan {
                values: root.half
                targets: [{ space: 6, fame: 4, workers: 2, spoken: "Space 7" }, { space: 7, fame: 4, workers: 2 }, { space: 8, fame: 4, workers: 2 }, { space: 10, fame: 6, workers: 3 }]
            }
            PyramidPlan {
                values: root.half
                targets: [{ space: 6, fame: 4 }, { space: 7, fame: 4 }, { space: 8, fame: 4 }, { space: 10, fame: 6 }]
                chosen: 10
                ghost: 10
                ghostValue: 4
            }
            PyramidPlan { values: [3, 5, 2, 4, 1, 6, 0, 0, 5, 5, 0, 0, 0, 0]; fresh: 8 }
            PyramidPlan { values: root.full }
            PyramidPlan { values: root.full; level: 1 }
            PyramidPlan { values: root.full; level: 2 }
            PyramidPlan { pyramid: 1; values: [2, 3, 1, 6, 0]; targets: [{ space: 4, fame: 8, workers: 4 }] }
            PyramidPlan { pyramid: 2; values: [0]; targets: [{ space: 0, fame: 7, workers: 3 }] }
        }
        Row {
            spacing: 24
            PyramidElevation { values: root.half; fresh: 9 }
            PyramidElevation { values: root.full }
            PyramidElevation { values: [] }
            PyramidElevation { pyramid: 1; values: [2, 3, 1, 6, 0] }
        }
        Flow {
            width: parent.width
            spacing: 24
            PyramidApart {
                values: root.full
                apart: true
                captions: ["Level 1", "Level 2", "Top"]
                seals: [{ a: 1, b: 2, seat: 0 }, { a: 0, b: 3, seat: 0 }, { a: 3, b: 4, seat: 1 }, { a: 4, b: 5, seat: 0 }, { a: 6, b: 7, seat: 1 }, { a: 7, b: 8, seat: 0 }, { a: 7, b: 8, seat: 3 }, { a: 10, b: 12, seat: 0 }, { a: 11, b: 12, seat: 2 }]
            }
            PyramidApart { pyramid: 1; values: [2, 3, 1, 6, 4]; apart: true; captions: ["Level 1", "Top"]; seals: [{ a: 0, b: 1, seat: 1 }] }
            PyramidApart { values: root.full }
        }
    }
}
