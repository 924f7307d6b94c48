import QtQuick
import Architects.Ui
import Architects.Egizia

// A Sphinx card opened large: what it asks for and what it would bring now.
Sheet {
    id: root
    property var riddle: ({})
    signal ruleAsked(string page)
    title: qsTr("Sphinx card")

    function show(which: var): void {
        riddle = which
        open()
    }
    SphinxCardLarge {
        width: Math.min(parent.width, 440)
        anchors.horizontalCenter: parent.horizontalCenter
        riddle: root.riddle.riddle || 1
        title: root.riddle.title || ""
        text: root.riddle.text || ""
        note: root.riddle.worth === undefined ? "" : qsTr("As things stand: %n point(s)", "", root.riddle.worth)
    }
    SettingRow {
        width: parent.width
        glyph: "rules"
        text: qsTr("This card in the rules")
        onClicked: root.ruleAsked(root.riddle.page || "egizia/sphinx")
    }
}
