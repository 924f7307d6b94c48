pragma ComponentBehavior: Bound
import QtQuick
import Architects.Egizia
import Architects.Model
import Architects.Ui

// What the workers eat, and below it what the fields give at this flood: dry fields are faded.
Column {
    id: root
    property list<int> strengths: []
    property list<egiziaField> fields: []
    property int flood: 1
    property real availableWidth: 320
    readonly property int need: [...strengths].reduce((sum, one) => sum + one, 0)
    readonly property int supply: [...fields].reduce((sum, field) => sum + (field.colour <= flood ? field.grain : 0), 0)
    readonly property real line: Math.min(availableWidth, 340)
    spacing: 10

    component Sum: Row {
        id: sum
        property string sign
        property int value: 0
        property bool poor: false
        spacing: 4
        Label {
            text: "="
            size: Theme.text
            soft: true
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            text: sum.value
            display: true
            size: Math.min(Theme.subtitle, 34)
            color: sum.poor ? Theme.warn : Theme.ink
            anchors.verticalCenter: parent.verticalCenter
        }
        Sign {
            name: sum.sign
            size: 24
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Item {
        width: root.line
        height: 52
        Row {
            spacing: 4
            anchors.verticalCenter: parent.verticalCenter
            Repeater {
                model: root.strengths
                WorkerTile {
                    required property int modelData
                    required property int index
                    worker: index
                    strength: modelData
                    size: 36
                    enabled: false
                }
            }
        }
        Sum {
            sign: "strength"
            value: root.need
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Item {
        width: root.line
        height: 52
        Row {
            spacing: 6
            anchors.verticalCenter: parent.verticalCenter
            Repeater {
                model: root.fields
                FieldChip {
                    required property egiziaField modelData
                    colour: modelData.colour
                    grain: modelData.grain
                    dry: modelData.colour > root.flood
                    enabled: false
                }
            }
        }
        Sum {
            sign: "grain"
            value: root.supply
            poor: root.supply < root.need
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
