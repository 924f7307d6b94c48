pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// The six numbers of the Rest tiles: which lie there, and which are gone.
Row {
    id: root
    property list<pyramidiceTile> tiles     // tile 0 is gone
    property int rolled: 0                  // the number he rolled
    readonly property real each: (width - 5 * spacing) / 6
    spacing: 4
    Accessible.role: Accessible.StaticText
    Accessible.name: [...tiles].map(one => one.tile > 0 ? qsTr("tile %1 is there").arg(one.number) : qsTr("tile %1 is gone").arg(one.number)).join(", ")

    Repeater {
        model: root.tiles
        delegate: Item {
            id: one
            required property pyramidiceTile modelData
            readonly property bool there: modelData.tile > 0
            width: root.each
            height: 34
            SurfaceFace {
                anchors.fill: parent
                radius: 4
                color: one.there ? Theme.card : "transparent"
                raised: one.there
                edge: root.rolled === one.modelData.number ? Theme.goldLine : Theme.line
                edgeWidth: root.rolled === one.modelData.number ? 2 : 1
            }
            Label {
                text: one.modelData.number
                decorative: true
                display: true
                font.pixelSize: 17
                color: one.there ? Theme.ink : Theme.mix(Theme.inkSoft, Theme.page, 0.35)
                anchors.centerIn: parent
            }
            Rectangle {         // struck out: it is with somebody
                visible: !one.there
                anchors.centerIn: parent
                width: parent.height * 0.9
                height: 1.5
                rotation: -52
                color: Theme.mix(Theme.inkSoft, Theme.page, 0.3)
            }
        }
    }
}
