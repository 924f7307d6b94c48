pragma ComponentBehavior: Bound
import QtQuick
import Architects.Pyramidice

// The six numbered spaces of the Rest tiles in a game against a Great Architect: three above, three below; an empty one shows its number alone.
Grid {
    id: root
    property var tiles: []                  // which tile lies on each space, 0 where none does
    property int rolled: 0                  // the space whose number he rolled
    property real availableWidth: 320
    readonly property real side: Math.min(84, (availableWidth - 2 * columnSpacing) / 3)
    columns: 3
    columnSpacing: 14
    rowSpacing: 14
    topPadding: 6
    Repeater {
        model: root.tiles
        RestTile {
            required property int modelData
            required property int index
            tile: Math.max(1, modelData)
            faceDown: modelData === 0
            dimmed: modelData === 0
            chosen: root.rolled === index + 1
            number: index + 1
            size: root.side
            enabled: false
        }
    }
}
