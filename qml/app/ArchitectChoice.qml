pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// The four Great Architects, from the mildest to the master.
Column {
    id: root
    property int level: 2
    signal chosen(int level)
    spacing: 10

    Label {
        text: qsTr("Your rival")
        display: true
        size: Theme.heading
        width: parent.width
    }
    Repeater {
        model: App.architects
        delegate: ArchitectRow {
            required property var modelData
            width: root.width
            text: modelData.name
            note: modelData.character
            chosen: root.level === modelData.level
            level: modelData.level
            onClicked: root.chosen(modelData.level)
        }
    }
}
