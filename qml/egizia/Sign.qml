import QtQuick
import Architects.Ui
import "Signs.js" as Signs

// One of this game's small signs, drawn in `color` and filled with `fill`. Whoever holds it gives it a name.
Picture {
    id: root
    property string name
    property color color: Theme.ink
    property color fill: Theme.tint(Theme.night ? Theme.ink : Theme.card, Theme.night ? 0.13 : 0.4)
    property real size: 24
    property real bold: 1
    implicitWidth: size
    implicitHeight: size
    svg: Signs.svg(name, color, fill, 1.7 * bold * Math.max(0.8, Math.min(1.3, 21.6 / Math.max(1, size))))
}
