import QtQuick
import Architects.Ui
import "Gods.js" as Gods
import "GodArt.js" as GodArt

// The sign of a god: a hieroglyph, or our own drawing in the same hand. God 0 is the whole Ennead.
Item {
    id: root
    property int god: 0
    property real size: 48
    property color color: Theme.ink
    readonly property string art: Gods.art(god)
    readonly property bool drawn: art !== ""
    readonly property real side: Math.min(width, height)
    implicitWidth: size
    implicitHeight: size

    HieroSign {
        visible: !root.drawn
        anchors.fill: parent
        sign: Gods.sign(root.god)
        color: root.color
        firm: root.side < 90
    }
    Glyph {
        visible: root.drawn
        anchors.centerIn: parent
        size: root.side
        color: root.color
        drawing: root.drawn ? GodArt.all[root.art] : null
        bold: root.side < 40 ? 0.64 : root.side < 90 ? 0.5 : 0.36
    }
}
