pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// Ways out of the table, and what this match was set up with.
Sheet {
    id: root
    required property TableModel table
    required property FarTable far          // friends far away sit here too
    required property TableArchitects architects
    signal rules()
    signal settings()
    signal again(bool sameDraws)            // the same match from its beginning
    signal leave()
    title: table.gameName
    spacing: 2

    function away(then: var): void {
        close()
        then()
    }

    SettingRow {
        objectName: "menuRules"
        width: parent.width
        glyph: "rules"
        text: qsTr("Rules")
        onClicked: root.away(root.rules)
    }
    Divider { width: parent.width }
    SettingRow {
        objectName: "menuSettings"
        width: parent.width
        glyph: "gear"
        text: qsTr("Settings")
        onClicked: root.away(root.settings)
    }
    Divider { width: parent.width }
    SettingRow {
        objectName: "menuAsk"
        visible: root.architects.present
        enabled: root.table.hint.available
        width: parent.width
        glyph: "hint"
        leads: false
        text: qsTr("Ask the Architect")
        note: qsTr("%1 shows what he would do, and says why.").arg(root.table.hint.architect)
        onClicked: root.away(root.architects.ask)
    }
    Divider {
        visible: root.architects.present
        width: parent.width
    }
    SettingRow {
        objectName: "menuSeats"
        visible: root.architects.present
        width: parent.width
        glyph: "pyramid"
        text: qsTr("Leave a seat to an Architect")
        note: qsTr("He plays on until the person is back.")
        onClicked: root.away(root.architects.openSeats)
    }
    Divider {
        visible: root.architects.present
        width: parent.width
    }
    FarMenu {
        width: parent.width
        table: root.table
        host: root.far
        onChosen: then => root.away(then)
    }
    AloneMenu {
        width: parent.width
        visible: root.table.alone && root.architects.present
        table: root.table
        onChosen: then => root.away(then)
        onAgain: sameDraws => root.again(sameDraws)
    }
    SettingRow {
        objectName: "menuLeave"
        width: parent.width
        glyph: "back"
        text: qsTr("Leave the table")
        note: qsTr("The match is kept as it is.")
        onClicked: root.away(root.leave)
    }
    Divider { width: parent.width }
    Item {
        width: parent.width
        height: 8
    }
    Repeater {
        model: root.table.options
        delegate: Label {
            required property var modelData
            width: parent ? parent.width : 0
            soft: true
            text: Labelled.text(modelData.title, modelData.meaning)
        }
    }
    Label {
        width: parent.width
        soft: true
        text: root.far.far.running ? qsTr("Moves that were sent cannot be undone. The server draws; its seed was promised at the start and is shown when the match is over, so that this device can check it.")
            : root.table.over ? qsTr("Seed: %1").arg(root.table.seed)
                              : qsTr("The seed of all draws is fixed. It is shown when the match is over, so that anyone can check it.")
        wrapMode: root.table.over ? Text.WrapAnywhere : Text.Wrap
    }
}
