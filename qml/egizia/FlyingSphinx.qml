import QtQuick
import Architects.Ui

// A Sphinx card in the air. Lay it over the whole screen; points are in its own coordinates, and are centres.
FlyingPiece {
    id: root
    property int riddle: 0
    property string title
    property bool faceDown: false
    property real size: 100
    lift: size * 0.4
    SphinxCard {
        x: -width / 2
        y: -height / 2
        riddle: root.riddle
        title: root.title
        hidden: root.faceDown
        size: root.size
        rotation: root.held ? -3 : 0
        enabled: false
    }
}
