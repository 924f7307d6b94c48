pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Luxor

// The player's own mummies, while they are looked at: whose pillar each came from, its eyes, its worth.
Item {
    id: root
    required property LuxorPlay play
    property list<luxorTomb> tombs: []
    readonly property int columns: Math.max(1, Math.min(tombs.length, Math.floor((width - 24) / 96)))
    implicitHeight: flow.implicitHeight + sum.implicitHeight + 36

    SurfaceFace {
        anchors.fill: parent
        radius: Theme.radiusLarge
        edge: Theme.goldLine
        edgeWidth: 2
    }
    Grid {
        id: flow
        x: (parent.width - columns * 96) / 2
        y: 16
        columns: root.columns
        rowSpacing: 10
        Repeater {
            model: root.tombs
            Item {
                id: place
                required property luxorTomb modelData
                width: 96
                height: 76
                Animal {
                    kind: place.modelData.pillar
                    width: 36
                    height: 27
                    anchors.horizontalCenter: parent.horizontalCenter
                }
                Sarcophagus {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 50
                    size: 84
                    eyes: place.modelData.eyes
                    value: place.modelData.value
                    open: root.visible
                }
            }
        }
    }
    Label {
        id: sum
        y: flow.y + flow.implicitHeight + 6
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("%n point(s) so far", "", [...root.tombs].reduce((all, one) => all + one.value, 0))
    }
}
