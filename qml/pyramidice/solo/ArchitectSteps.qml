pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// What he does, one step below the other.
Column {
    id: root
    property list<pyramidiceStep> rows
    property pyramidiceStep noStep
    property int told: 0
    spacing: 4
    Accessible.role: Accessible.List
    Accessible.name: qsTr("His turn, step by step")

    Repeater {
        model: root.rows.length             // by number: a step that comes later leaves the others as they are
        delegate: Column {
            id: entry
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
                step: entry.index < root.rows.length ? root.rows[entry.index] : root.noStep
                told: entry.index < root.told
                current: entry.index === root.told - 1
            }
        }
    }
}
