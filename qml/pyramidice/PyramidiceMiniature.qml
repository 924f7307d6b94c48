pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model

// The pyramids of an open match, small: only where the work stands. The great one in front, the others behind its shoulders.
Item {
    id: root
    property TableModel table
    readonly property PyramidiceModel position: table ? table.board as PyramidiceModel : null
    readonly property list<pyramidicePyramid> pyramids: position ? position.pyramids : []
    readonly property bool several: pyramids.length > 1
    readonly property real cube: Math.min(width / (several ? 8.4 : 5.6), height / 5.2)
    Accessible.ignored: true

    Repeater {
        model: root.pyramids
        delegate: PyramidElevation {
            required property pyramidicePyramid modelData
            required property int index
            pyramid: modelData.pyramid
            values: modelData.values
            cube: root.cube
            x: index === 0 ? (root.several ? 0 : (root.width - width) / 2) : index === 1 ? root.width - width : root.width - width * 1.3
            y: index === 0 ? (root.height - height) * (root.several ? 0.12 : 0.6) : index === 1 ? root.height - height : root.height * 0.04
        }
    }
}
