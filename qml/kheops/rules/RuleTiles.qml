pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Kheops
import Architects.Model

// Tiles side by side with a word below each; as many to a line as fit.
Flow {
    id: root
    property list<kheopsFigure> tiles: []   // room, openings, symbol, word, up
    property real availableWidth: 320
    readonly property int perLine: Math.max(1, Math.min(tiles.length, Math.floor((availableWidth + spacing) / (66 + spacing))))
    readonly property real cell: Math.min(128, (availableWidth - (perLine - 1) * spacing) / perLine)
    readonly property real side: Math.min(80, cell - 4)
    width: perLine * cell + (perLine - 1) * spacing
    spacing: 8
    Repeater {
        model: root.tiles
        delegate: Column {
            id: one
            required property kheopsFigure modelData
            width: root.cell
            spacing: 6
            KheopsTile {
                side: root.side
                up: one.modelData.up
                room: one.modelData.room
                openings: one.modelData.openings
                symbol: one.modelData.symbol
                anchors.horizontalCenter: parent.horizontalCenter
            }
            Label {
                visible: text !== ""
                text: one.modelData.word
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                soft: true
            }
        }
    }
}
