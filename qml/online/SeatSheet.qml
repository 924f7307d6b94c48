pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// Who takes this seat: whoever has the code, a friend, an Architect.
Sheet {
    id: root
    property int seat: 1
    property list<onlineFriend> friends: []
    property string uid
    property int level: 0
    property bool architects: true
    signal chosen(var what)
    title: qsTr("Who sits here?")
    spacing: 10

    ChoiceRow {
        width: parent.width
        glyph: "share"
        text: qsTr("Anyone who has the code")
        note: qsTr("Share it by any messenger. Your friend needs nothing but the app.")
        chosen: root.uid === "" && root.level === 0
        onClicked: root.chosen(null)
    }
    Label {
        visible: root.friends.length > 0
        text: qsTr("A friend")
        display: true
        size: Theme.heading
        width: parent.width
    }
    Repeater {
        model: root.friends
        delegate: ChoiceRow {
            required property onlineFriend modelData
            width: parent ? parent.width : 0
            glyph: "solo"
            text: modelData.name
            chosen: root.uid === modelData.uid
            onClicked: root.chosen({ uid: modelData.uid })
        }
    }
    Label {
        visible: root.architects
        text: qsTr("An Architect")
        display: true
        size: Theme.heading
        width: parent.width
    }
    Repeater {
        model: root.architects ? App.architects : []
        delegate: ChoiceRow {
            required property appArchitect modelData
            width: parent ? parent.width : 0
            glyph: "pyramid"
            text: modelData.name
            note: qsTr("Level %1: %2").arg(modelData.level).arg(modelData.character)
            chosen: root.level === modelData.level
            onClicked: root.chosen({ level: modelData.level })
        }
    }
}
