pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Kheops
import Architects.Model

// The signs of the tiles, one to a line: the sign, its name, what it does, how many tiles bear it.
Column {
    id: root
    property list<kheopsFigure> signs: []   // symbol, name, text, count
    property real availableWidth: 320
    width: availableWidth
    spacing: 0
    Repeater {
        model: root.signs
        delegate: Item {
            id: one
            required property kheopsFigure modelData
            required property int index
            width: root.width
            implicitHeight: Math.max(52, words.implicitHeight + 16)
            Divider {
                visible: one.index > 0
                width: parent.width
            }
            TileSign {
                symbol: one.modelData.symbol
                size: 28
                x: 4
                color: warns ? Theme.warn : Theme.ink
                anchors.verticalCenter: parent.verticalCenter
            }
            Column {
                id: words
                x: 46
                width: parent.width - x - count.width - 10
                anchors.verticalCenter: parent.verticalCenter
                Label {
                    text: one.modelData.name
                    size: Theme.label + 1
                    font.weight: Font.DemiBold
                    width: parent.width
                }
                Label {
                    text: one.modelData.text
                    soft: true
                    width: parent.width
                }
            }
            Label {
                id: count
                text: "× " + one.modelData.count
                display: true
                size: Theme.text
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                Accessible.name: qsTr("%n tile(s)", "", one.modelData.count)
            }
        }
    }
}
