pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Luxor

// Mummies in their open sarcophagi: every value with how often it occurs, a line for each number of eyes; or those that somebody found.
Grid {
    id: root
    property list<int> found: []            // values; empty: all there are
    property int given: -1                  // which of them changes hands
    property real availableWidth: 320
    readonly property var every: [{ value: 3, count: 4 }, { value: 4, count: 3 }, null, { value: 5, count: 4 }, { value: 6, count: 3 }, null,
                                  { value: 7, count: 3 }, { value: 8, count: 2 }, { value: 10, count: 2 }]
    readonly property var shown: found.length > 0 ? [...found].map(value => ({ value: value, count: 0 })) : every
    readonly property real chest: Math.min(96, (availableWidth - 2 * columnSpacing) / 3)
    columns: Math.min(3, shown.length, found.length === 4 ? 2 : 3)
    columnSpacing: 14
    rowSpacing: found.length > 0 ? 14 : 6

    function eyesOf(value: int): int { return value < 5 ? 1 : value < 7 ? 2 : 3 }

    Repeater {
        model: root.shown
        Item {
            id: one
            required property var modelData
            required property int index
            readonly property bool gone: index === root.given
            width: root.chest
            height: count.y + (count.visible ? count.implicitHeight : 0)
            Rectangle {
                visible: one.gone
                anchors.fill: parent
                anchors.margins: -6
                radius: Theme.radius
                color: Theme.tint(Theme.goldFill, 0.2)
                border.width: 2
                border.color: Theme.goldLine
            }
            Sarcophagus {
                id: mummy
                visible: one.modelData !== null
                eyes: one.modelData ? root.eyesOf(one.modelData.value) : 1
                value: one.modelData ? one.modelData.value : 0
                open: true
                size: root.chest
                y: height
            }
            Label {
                id: count
                visible: one.modelData !== null && one.modelData.count > 0
                text: one.modelData ? "× " + one.modelData.count : ""
                soft: true
                y: mummy.height * 2.3        // the disc with the value hangs over the lid
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
