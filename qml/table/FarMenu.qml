pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// What the menu of a table has besides when friends far away sit at it, or could.
Column {
    id: root
    required property TableModel table
    required property FarTable host
    readonly property FarMatch match: host.far
    readonly property bool local: Online.available && !match.far && !table.over && Array.from(table.seats).filter(one => one.kind === "person").length > 1
    readonly property bool oneDevice: Array.from(table.options).some(option => option.oneDevice)
    signal chosen(var then)                 // the menu goes, then this is done
    visible: match.running || local
    spacing: 2

    SettingRow {
        objectName: "menuFar"
        visible: root.local
        width: parent.width
        glyph: "friends"
        text: qsTr("Play on online with a friend")
        enabled: !root.oneDevice
        note: root.oneDevice ? qsTr("Not this one: its options need everybody around one phone.") : qsTr("The match moves online as it stands.")
        onClicked: root.chosen(() => root.host.takeOnline())
    }
    Divider {
        visible: root.local
        width: parent.width
    }
    SettingRow {
        objectName: "menuTakeBack"
        visible: root.match.deputised
        width: parent.width
        glyph: "solo"
        leads: false
        text: qsTr("Take your seat back")
        onClicked: root.chosen(() => Online.takeSeatBack(root.table.matchId))
    }
    SettingRow {
        objectName: "menuDecide"
        visible: root.match.running && root.match.late
        width: parent.width
        glyph: "clock"
        text: qsTr("Time is up: decide")
        onClicked: root.chosen(() => root.host.decide())
    }
    Repeater {
        model: root.match.deserted
        delegate: SettingRow {
            required property onlineSeat modelData
            width: root.width
            glyph: "pyramid"
            text: qsTr("Fill the empty seat")
            onClicked: root.chosen(() => root.host.replace(modelData.index))
        }
    }
    SettingRow {
        objectName: "menuAnswer"
        visible: root.match.running && root.match.asked
        width: parent.width
        glyph: "hand"
        text: qsTr("Answer the proposal")
        onClicked: root.chosen(() => root.host.answer())
    }
    SettingRow {
        objectName: "menuDraw"
        visible: root.match.running && !root.match.proposed
        width: parent.width
        glyph: "hand"
        text: qsTr("Propose a draw")
        onClicked: root.chosen(() => root.host.propose("draw"))
    }
    SettingRow {
        objectName: "menuCancel"
        visible: root.match.running && !root.match.proposed
        width: parent.width
        glyph: "close"
        text: qsTr("Propose to cancel")
        onClicked: root.chosen(() => root.host.propose("cancel"))
    }
    Repeater {
        model: root.match.running ? root.match.others : []
        delegate: SettingRow {
            required property onlineSeat modelData
            objectName: "menuPerson" + modelData.index
            width: root.width
            glyph: "solo"
            text: modelData.name
            note: qsTr("Add friend, block, report")
            onClicked: root.chosen(() => root.host.person(modelData))
        }
    }
    SettingRow {
        objectName: "menuResign"
        visible: root.match.running
        width: parent.width
        glyph: "flag"
        danger: true
        leads: false
        text: qsTr("Give up")
        onClicked: root.chosen(() => root.host.resign())
    }
    Divider {
        visible: root.match.running
        width: parent.width
    }
}
