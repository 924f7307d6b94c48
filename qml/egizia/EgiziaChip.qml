import QtQuick
import Architects.Table
import Architects.Ui

// A seat in the band of rivals: its sign, its points, its ships at hand. With room it says the name above and shows crew and stones too.
SeatPill {
    id: root
    property int points: 0
    property int ships: 0
    property int stones: -1                 // -1: not shown
    property int tile: 0                    // its place in the order of turns
    property bool passed: false
    readonly property int figure: Math.min(Theme.label + 2, 21)
    readonly property bool tall: figure > 17 && width < 120
    readonly property bool named: name !== "" && width >= 124
    wordsHeight: words.implicitHeight

    SeatBadge {
        seat: root.seat
        size: root.width < 100 ? 29 : 32
        x: 2
        decorative: true
        opacity: root.passed ? 0.55 : 1
        anchors.verticalCenter: parent.verticalCenter
        Rectangle {
            visible: root.tile > 0
            x: 19
            y: 18
            width: 15
            height: 15
            radius: 3
            color: Theme.card
            border.width: 1
            border.color: Theme.inkSoft
            Shows {
                piece: "seat." + root.seat + ".tile"
                value: turn.text
            }
            Label {
                id: turn
                anchors.centerIn: parent
                text: root.tile
                decorative: true
                font.pixelSize: 10
                font.weight: Font.DemiBold
            }
        }
    }
    Column {
        id: words
        x: root.width < 100 ? 34 : 38
        anchors.verticalCenter: parent.verticalCenter
        Label {
            visible: root.named
            text: root.name
            decorative: true
            size: Theme.label
            width: root.width - words.x - 12
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        Grid {
            columns: root.tall ? 1 : 3
            columnSpacing: root.width < 100 ? 3 : 6
            verticalItemAlignment: Grid.AlignVCenter
            Label {
                id: points
                Shows {
                    piece: "seat." + root.seat + ".points"
                    value: points.text
                }
                text: root.points
                decorative: true
                size: root.figure
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
            }
            SignCount {
                id: fleet
                Shows {
                    piece: "seat." + root.seat + ".ships"
                    value: String(fleet.count)
                }
                sign: "ship"
                count: root.ships
                spacing: 1
                size: root.figure - (root.width < 100 ? 4 : 2)
                faded: root.passed
            }
            SignCount {
                id: stones
                Shows {
                    piece: "seat." + root.seat + ".stones"
                    value: String(stones.count)
                }
                visible: root.stones >= 0 && root.width >= 124
                sign: "stone"
                count: root.stones
                size: root.figure - 2
            }
        }
    }
}
