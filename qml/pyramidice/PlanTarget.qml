import QtQuick
import Architects.Ui

// Where a die may be built: what it brings and how many workers it takes. The whole cell can be touched, the drawing may be smaller.
PieceButton {
    id: root
    property int fame: 0
    property int workers: -1                // -1: not said
    property bool upper: false
    property real cell: 50
    property bool stepBack: false           // another one is chosen
    property bool bare: false               // its ghost stands here
    readonly property real inset: (width - cell) / 2 + (upper ? cell * 0.13 : 3)
    readonly property int letters: Math.round(cell * (upper ? 0.27 : 0.3))

    Item {
        visible: !root.bare
        anchors.fill: parent
        anchors.margins: root.inset
        opacity: root.stepBack ? 0.6 : 1
        Rectangle {
            anchors.fill: parent
            radius: 5
            color: Theme.tint(Theme.night ? Pigment.hollow : Theme.card, root.upper ? 0.92 : 0.55)
        }
        Halo {
            may: true
            chosen: root.chosen
        }
        Column {
            anchors.centerIn: parent
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: 1
                Label {
                    text: "+" + root.fame
                    decorative: true
                    font.pixelSize: root.letters
                    font.weight: Font.DemiBold
                    wrapMode: Text.NoWrap
                }
                FameStar {
                    size: root.letters * 0.8
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
            Row {
                visible: root.workers >= 0
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: 1
                Label {
                    text: "−" + root.workers
                    decorative: true
                    soft: true
                    font.pixelSize: Math.round(root.letters * 0.78)
                    wrapMode: Text.NoWrap
                }
                PieceSign {
                    kind: "W"
                    size: root.letters * 0.86
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
