pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Pyramidice
import Architects.Ui

// What I have, in one line, while he plays.
Item {
    id: root
    property pyramidiceSide side
    readonly property string pieces: "W".repeat(side.workers) + "C".repeat(side.cats) + "S".repeat(side.stones)
    readonly property real pieceSize: Math.min(32, (width - words.x - words.width - 16) / Math.max(7, pieces.length) - 3)
    implicitHeight: Math.max(44, words.implicitHeight)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, Fame: %2, Workers: %3, Cats: %4, Stone dice: %5").arg(side.name).arg(side.fame).arg(side.workers).arg(side.cats).arg(side.stones)

    SeatBadge {
        id: seal
        seat: Math.max(0, root.side.seat)
        size: 42
        decorative: true
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        id: words
        x: seal.width + 8
        width: Math.min(96, Math.max(name.implicitWidth, tally.width))
        anchors.verticalCenter: parent.verticalCenter
        Label {
            id: name
            text: root.side.name
            decorative: true
            display: true
            size: Math.min(Theme.text + 1, 22)
            width: parent.width
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        Tally {
            id: tally
            text: root.side.fame
            textSize: Math.min(Theme.text, 22)
        }
    }
    Row {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 3
        Repeater {
            model: root.pieces.length
            delegate: PyramidPiece {
                required property int index
                kind: root.pieces.charAt(index)
                size: root.pieceSize
            }
        }
    }
}
