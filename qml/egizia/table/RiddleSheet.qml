import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Egizia

// A Sphinx card opened large: what it asks for and what it would bring now.
Sheet {
    id: root
    property egiziaRiddle riddle
    signal ruleAsked(string page)
    title: qsTr("Sphinx card")

    function show(which: egiziaRiddle): void {
        riddle = which
        open()
    }
    SphinxCardLarge {
        width: Math.min(parent.width, 440)
        anchors.horizontalCenter: parent.horizontalCenter
        riddle: Math.max(1, root.riddle.riddle)
        title: root.riddle.title
        text: root.riddle.text
        note: root.riddle.worth < 0 ? "" : qsTr("As things stand: %n point(s)", "", root.riddle.worth)
    }
    SettingRow {
        width: parent.width
        glyph: "rules"
        text: qsTr("This card in the rules")
        onClicked: root.ruleAsked(root.riddle.page !== "" ? root.riddle.page : "egizia/sphinx")
    }
}
