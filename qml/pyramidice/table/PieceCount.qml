import QtQuick
import Architects.Ui
import Architects.Pyramidice

// All pieces of a kind in one space, where eight would not fit: the piece and how many.
PieceButton {
    id: root
    property string kind: "W"
    property int count: 0
    property int seat: 0
    property int paying: 0
    implicitWidth: 54
    implicitHeight: 48
    chosen: paying > 0
    enabled: count > 0
    spoken: Book.pieces(kind, count)

    Shows {
        piece: "seat." + root.seat + "." + root.kind
        value: String(root.count)
    }
    Rectangle {
        anchors.fill: parent
        radius: 5
        color: Pigment.space
        border.width: 1
        border.color: Theme.line
    }
    Halo {
        anchors.margins: 1
        may: root.may
        chosen: root.chosen
    }
    PyramidPiece {
        kind: root.kind
        size: 27
        faded: root.count === 0
        ground: Pigment.space
        x: 3
        y: 9
    }
    Label {
        text: root.count
        decorative: true
        size: Math.min(Theme.text, 22)
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
        x: root.width - width - 5
        anchors.verticalCenter: parent.verticalCenter
    }
}
