pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// Six letters, each cut into a stone of its own. A screen reader spells them.
Item {
    id: root
    property string code
    property real largest: 56
    readonly property real cell: Math.min(largest, (width - 5 * 6) / 6)
    implicitHeight: cell * 1.22
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("The code: %1").arg(code.split("").join(", "))

    Row {
        spacing: 6
        anchors.horizontalCenter: parent.horizontalCenter
        Repeater {
            model: root.code.length
            delegate: Item {
                id: stone
                required property int index
                width: root.cell
                height: root.cell * 1.22
                SurfaceFace {
                    anchors.fill: parent
                    color: Theme.mix(Theme.card, Theme.goldFill, Theme.night ? 0.1 : 0.14)
                    edge: Theme.goldLine
                }
                Label {
                    text: root.code.charAt(stone.index)
                    decorative: true
                    display: true
                    font.pixelSize: Math.round(root.cell * 0.68)
                    anchors.centerIn: parent
                }
            }
        }
    }
}
