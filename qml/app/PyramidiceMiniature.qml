pragma ComponentBehavior: Bound
import QtQuick
import Architects.Pyramidice
import Architects.Model

// The pyramids of an open match, small: only where the work stands. The great one in front, the others behind its shoulders.
Item {
    id: root
    property TableModel table
    readonly property PyramidiceModel position: table ? table.board as PyramidiceModel : null
    readonly property var pyramids: position ? Array.from(position.pyramids) : []
    readonly property real cube: Math.min(width / (pyramids.length > 1 ? 7.4 : 5.6), height / 5.4)
    Accessible.ignored: true

    Repeater {
        model: root.pyramids
        delegate: PyramidElevation {
            required property var modelData
            required property int index
            pyramid: modelData.pyramid
            values: Array.from(modelData.values)
            cube: root.cube
            x: index === 0 ? (root.pyramids.length > 1 ? 0 : (root.width - width) / 2) : root.width - width
            y: index === 2 ? root.height * 0.05 : (root.height - height) * (root.pyramids.length > 1 && index > 0 ? 0.92 : 0.72)
        }
    }
}
