pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Luxor

// The four ways in which two animals of a kind can look, each with its badge and a word.
Grid {
    id: root
    property list<string> words: []
    property real availableWidth: 320
    readonly property real half: 66
    readonly property real cell: Math.min((availableWidth - columnSpacing * (columns - 1)) / columns, 190)
    readonly property var ways: [{ animal: 0, left: [false, false] }, { animal: 3, left: [true, true] },
                                 { animal: 6, left: [false, true] }, { animal: 4, left: [true, false] }]
    columns: availableWidth >= 680 ? 4 : 2
    columnSpacing: 10
    rowSpacing: 14
    Repeater {
        model: root.ways
        Column {
            id: way
            required property var modelData
            required property int index
            width: root.cell
            spacing: 6
            Item {
                width: 2 * root.half
                height: 54
                anchors.horizontalCenter: parent.horizontalCenter
                Repeater {
                    model: 2
                    Rectangle {
                        id: place
                        required property int index
                        x: index * root.half
                        width: root.half - 2
                        height: 54
                        radius: 4
                        color: Theme.mix(Theme.card, Theme.goldFill, Theme.night ? 0.34 : 0.5)
                        border.width: 1
                        border.color: LuxorPaint.cardEdge
                        Animal {
                            anchors.fill: parent
                            anchors.margins: 7
                            kind: way.modelData.animal
                            facesLeft: way.modelData.left[place.index]
                        }
                    }
                }
                PairBadge {
                    size: 24
                    same: way.modelData.left[0] === way.modelData.left[1]
                    toLeft: way.modelData.left[0] && way.modelData.left[1]
                    anchors.centerIn: parent
                }
            }
            Label {
                text: root.words[way.index] || ""
                soft: true
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
