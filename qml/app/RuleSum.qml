pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// A worked sum or a table of values: words at the left, a figure at the right.
Panel {
    id: root
    property var lines: []                  // [[words, figure]]
    property string total
    radius: Theme.radiusLarge
    implicitHeight: visible ? column.implicitHeight + 12 : 0

    Column {
        id: column
        x: 16
        y: 6
        width: parent.width - 32
        Repeater {
            model: root.lines
            delegate: Item {
                id: line
                required property var modelData
                required property int index
                width: column.width
                implicitHeight: Math.max(words.implicitHeight, figure.implicitHeight) + 14
                Accessible.role: Accessible.StaticText
                Accessible.name: Labelled.text(modelData[0], modelData[1])
                Divider {
                    visible: line.index > 0
                    width: parent.width
                }
                Label {
                    id: words
                    text: line.modelData[0]
                    decorative: true
                    size: Theme.label + 1
                    width: parent.width - figure.width - 16
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label {
                    id: figure
                    text: line.modelData[1]
                    decorative: true
                    size: Theme.text
                    font.weight: Font.DemiBold
                    width: Math.min(implicitWidth, line.width * 0.58)      // where it is words, the others need room too
                    horizontalAlignment: Text.AlignRight
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
        Column {
            visible: root.total !== ""
            width: parent.width
            Rectangle {
                width: parent.width
                height: 2
                color: Theme.ink
            }
            Item {
                width: parent.width
                implicitHeight: sum.implicitHeight + 16
                Label {
                    text: qsTr("Total")
                    display: true
                    size: Theme.heading
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label {
                    id: sum
                    text: root.total
                    display: true
                    size: Theme.subtitle
                    color: Theme.goldText
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
}
