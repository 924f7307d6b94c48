pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// What was wrong with somebody: one of a few reasons, no free words.
Sheet {
    id: root
    property string name
    signal chosen(string reason)
    title: qsTr("Report %1").arg(name)
    spacing: 10

    Label {
        width: parent.width
        soft: true
        text: qsTr("We see the match and the name, nothing else. %1 does not learn who reported it.").arg(root.name)
    }
    Repeater {
        model: [{ reason: "name", text: qsTr("The name is offensive") }, { reason: "stalling", text: qsTr("Lets the time run on purpose") },
                { reason: "cheating", text: qsTr("Something is not right with the moves") }, { reason: "other", text: qsTr("Something else") }]
        delegate: SettingRow {
            required property var modelData
            width: parent ? parent.width : 0
            glyph: "flag"
            leads: false
            text: modelData.text
            onClicked: {
                root.close()
                root.chosen(modelData.reason)
            }
        }
    }
}
