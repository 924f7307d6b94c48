import QtQuick
import Architects.Ui
import Architects.Model

// Alone, around one phone, with friends far away; and the places where nothing is at stake.
Column {
    id: root
    signal play(bool together)
    signal playFar()
    signal visit(string screen)
    spacing: 8

    Label {
        text: qsTr("Ways to play")
        display: true
        size: Theme.heading
    }
    WayGrid {
        width: parent.width
        ways: [{ glyph: "solo", text: qsTr("Alone"), act: () => root.play(false) }, { glyph: "table", text: qsTr("One phone"), act: () => root.play(true) }]
    }
    WayButton {
        visible: Online.available
        width: parent.width
        glyph: "friends"
        text: qsTr("With friends")
        note: qsTr("A move whenever it suits you, each on their own phone")
        badge: Online.yourTurns
        onClicked: root.playFar()
    }
    Item {
        width: 1
        height: 6
    }
    WayGrid {
        width: parent.width
        ways: [{ glyph: "rules", text: qsTr("Rules"), act: () => root.visit("rules") }, { glyph: "history", text: qsTr("History"), act: () => root.visit("history") }]
    }
}
