pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// What he does, one step below the other.
Column {
    id: root
    property var rows: []
    property int told: 0
    spacing: 4
    Accessible.role: Accessible.List
    Accessible.name: qsTr("His turn, step by step")

    Repeater {
        model: root.rows
        delegate: Column {
            id: entry
            required property var modelData
            required property int index
            width: root.width
            spacing: 4
            Divider {
                visible: entry.index > 0
                opacity: root.told > entry.index && root.told - 1 !== entry.index && root.told - 1 !== entry.index - 1 ? 1 : 0
                width: parent.width
            }
            ArchitectStep {
                width: parent.width
                number: entry.index + 1
                step: entry.modelData
                told: entry.index < root.told
                current: entry.index === root.told - 1
            }
        }
    }
}
