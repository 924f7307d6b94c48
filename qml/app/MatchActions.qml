import QtQuick
import Architects.Ui
import Architects.Platform

// What can be done with a finished match.
Sheet {
    id: root
    property bool diceShown: false          // the game has dice that can be looked at
    signal watch()
    signal review()
    signal dice()
    signal result()
    signal share()
    signal remove()
    spacing: 0

    SettingRow {
        width: parent.width
        glyph: "replay"
        text: qsTr("Watch again")
        onClicked: { root.close(); root.watch() }
    }
    Divider { width: parent.width }
    SettingRow {
        width: parent.width
        glyph: "curve"
        text: qsTr("Review")
        note: qsTr("Who was ahead, and the costliest moves")
        onClicked: { root.close(); root.review() }
    }
    Divider { width: parent.width }
    SettingRow {
        width: parent.width
        glyph: "list"
        text: qsTr("See the score")
        onClicked: { root.close(); root.result() }
    }
    Divider { width: parent.width }
    SettingRow {
        visible: root.diceShown
        width: parent.width
        glyph: "die"
        text: qsTr("What the dice gave")
        onClicked: { root.close(); root.dice() }
    }
    Divider {
        visible: root.diceShown
        width: parent.width
    }
    SettingRow {
        width: parent.width
        glyph: Platform.canShare ? "share" : "copy"
        leads: false
        text: Platform.canShare ? qsTr("Share as text") : qsTr("Copy as text")
        note: qsTr("The whole match, readable by people and by this app")
        onClicked: { root.close(); root.share() }
    }
    Divider { width: parent.width }
    SettingRow {
        width: parent.width
        glyph: "trash"
        leads: false
        danger: true
        text: qsTr("Remove")
        onClicked: { root.close(); root.remove() }
    }
}
