pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Pyramidice

// All scarabs with their names, or one of them alone and larger.
Flow {
    id: root
    property int only: 0
    property real availableWidth: 320
    readonly property real cell: only > 0 ? 120 : Math.max(74, Math.min(110, Theme.label * 5.7))
    readonly property int perLine: only > 0 ? 1 : Math.max(1, Math.floor((availableWidth + spacing) / (cell + spacing)))
    width: perLine * (cell + spacing) - spacing
    spacing: 8
    Repeater {
        model: [...PyramidiceBook.scarabs].filter(scarab => root.only === 0 || scarab.scarab === root.only)
        delegate: Column {
            id: one
            required property pyramidiceScarabText modelData
            width: root.cell
            spacing: 4
            ScarabSign {
                scarab: one.modelData.scarab
                size: root.only > 0 ? 104 : 50
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
