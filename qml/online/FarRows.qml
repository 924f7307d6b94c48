pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model

// Matches of one kind under their heading. An invitation is answered where it stands.
Section {
    id: root
    property list<onlineMatch> matches: []
    property bool invitations: false
    property int few: 8
    property bool all: false
    signal chosen(onlineMatch match)
    signal accepted(onlineMatch match)
    signal declined(onlineMatch match)
    visible: matches.length > 0

    Repeater {
        model: root.all ? root.matches : [...root.matches].slice(0, root.few)
        delegate: Column {
            id: entry
            required property onlineMatch modelData
            required property int index
            width: parent ? parent.width : 0
            Divider {
                visible: entry.index > 0
                width: parent.width
            }
            FarRow {
                width: parent.width
                match: entry.modelData
                onClicked: root.chosen(entry.modelData)
            }
            Row {
                visible: root.invitations
                width: parent.width
                height: visible ? yes.height + 10 : 0
                spacing: 12
                GoldButton {
                    id: no
                    quiet: true
                    text: qsTr("Decline")
                    width: (parent.width - 12) / 2
                    onClicked: root.declined(entry.modelData)
                }
                GoldButton {
                    id: yes
                    quiet: true
                    glyph: "check"
                    text: qsTr("Join")
                    width: (parent.width - 12) / 2
                    onClicked: root.accepted(entry.modelData)
                }
            }
        }
    }
    SettingRow {
        visible: !root.all && root.matches.length > root.few
        width: parent.width
        leads: false
        text: qsTr("Show all %n matches", "", root.matches.length)
        onClicked: root.all = true
    }
}
