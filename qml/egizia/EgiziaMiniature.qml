import QtQuick
import Architects.Model

// The monuments of an open match, small: only where the work stands.
Item {
    id: root
    property TableModel table
    readonly property EgiziaModel position: table ? table.board as EgiziaModel : null
    property egiziaMonuments nothing
    readonly property egiziaMonuments built: position ? position.monuments : nothing
    readonly property real unit: Math.min(width / 200, height / 128)
    Accessible.ignored: true
    enabled: false

    MonumentObelisk {
        x: (root.width - 200 * root.unit) / 2 + 6 * root.unit
        y: root.height - height - 6 * root.unit
        width: 22 * root.unit
        height: 116 * root.unit
        squares: root.built.obelisk
        interactive: false
    }
    MonumentPyramid {
        x: (root.width - 200 * root.unit) / 2 + 44 * root.unit
        y: root.height - height - 6 * root.unit
        width: 140 * root.unit
        height: 112 * root.unit
        squares: root.built.pyramid
        interactive: false
    }
}
