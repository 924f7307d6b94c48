import QtQuick
import Architects.Ui
import "AnimalArt.js" as Art

// One animal of the wall, told by its outline before its colour: 0 camel, 1 mule, 2 snake, 3 hippopotamus, 4 crocodile, 5 ibis, 6 cat.
// It keeps its shape in any box.
Picture {
    id: root
    property int kind: 0
    property bool facesLeft: false
    property real size: 48                  // its width, if it is given no box
    property bool dimmed: false             // steps back a little
    property bool faded: false              // steps back far
    property color ground: "transparent"    // a field behind it
    implicitWidth: size
    implicitHeight: size * 0.75
    mirrored: facesLeft
    opacity: faded ? 0.4 : dimmed ? 0.68 : 1
    svg: kind >= 0 && kind < 7 ? Art.svg(kind, Theme.night, Math.min(width, height / 0.75) < 37, ground.a > 0 ? String(ground) : "") : ""
}
