import QtQuick
import Architects.Ui
import "PieceArt.js" as PieceArt

// A die as a printed sign: 1 to 6, or 0 for any value. A stone die is sand-coloured and has a double edge.
Rectangle {
    id: root
    property int value: 1
    property bool stone: false
    property real size: 22
    readonly property color edge: stone ? "#7A5C32" : Theme.night ? "#8A7F6C" : "#6B5A45"
    implicitWidth: size
    implicitHeight: size
    width: size
    height: size
    radius: size * 0.2
    color: stone ? Pigment.stone : Theme.night ? "#F3EAD8" : "#FFFDF7"
    border.width: stone ? Math.max(1.5, size * 0.09) : Math.max(1, size * 0.06)
    border.color: edge

    Rectangle {
        visible: root.stone
        anchors.fill: parent
        anchors.margins: root.size * 0.13
        radius: root.size * 0.1
        color: "transparent"
        border.width: 0.8
        border.color: Theme.tint(root.edge, 0.55)
    }
    Ink {
        visible: root.value > 0
        unit: root.size / 24
        fill: Pigment.pip
        d: PieceArt.pips(Math.max(0, Math.min(6, root.value)), root.stone ? 5 : 6)
    }
    Sign {
        visible: root.value === 0
        anchors.centerIn: parent
        sign: "any"
        size: root.size * 0.78
        color: Pigment.pip
        bold: 0.85
    }
}
