import QtQuick
import Architects.Ui
import Architects.Pyramidice

// A kind of piece to take or to give.
PieceButton {
    id: root
    property string kind: "W"
    property int count: 1                   // so many come at once
    readonly property string name: Book.pieces(kind, count)
    implicitWidth: 100
    implicitHeight: Math.max(60, 40 + word.implicitHeight)
    spoken: name
    may: true

    SurfaceFace {
        anchors.fill: parent
        color: root.down ? Theme.mix(Theme.card, Theme.goldFill, 0.2) : Theme.card
    }
    Halo {
        may: root.may
        chosen: root.chosen
        radius: Theme.radius
    }
    PyramidPiece {
        kind: root.kind
        size: 32
        x: (root.width - size) / 2
        y: 4
        ground: Theme.card
    }
    Label {
        id: word
        text: root.name
        decorative: true
        size: Math.min(Theme.label, 18)
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        horizontalAlignment: Text.AlignHCenter
        width: root.width - 8
        x: 4
        y: 37
    }
}
