pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Pyramidice

// All Rest tiles with their names, or one of them alone and larger.
Flow {
    id: root
    property int only: 0
    property real availableWidth: 320
    readonly property real cell: only > 0 ? 112 : Math.max(92, Math.min(120, Theme.label * 6.6))
    readonly property int perLine: only > 0 ? 1 : Math.max(1, Math.floor((availableWidth + spacing) / (cell + spacing)))
    width: perLine * (cell + spacing) - spacing
    spacing: 10
    Repeater {
        model: [...PyramidiceBook.tiles].filter(tile => root.only === 0 || tile.tile === root.only)
        delegate: Column {
            id: one
            required property pyramidiceTileText modelData
            width: root.cell
            spacing: 6
            RestTile {
                tile: one.modelData.tile
                size: root.only > 0 ? 108 : 72
                enabled: false
                anchors.horizontalCenter: parent.horizontalCenter
            }
            Label {
                visible: root.only === 0
                text: one.modelData.name
                soft: true
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
