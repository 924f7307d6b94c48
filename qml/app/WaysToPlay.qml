import QtQuick
import Architects.Ui

// Alone or around one phone; and the places where nothing is at stake.
Column {
    id: root
    signal play(bool together)
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
    Item {
        width: 1
        height: 6
    }
    WayGrid {
        width: parent.width
        ways: [{ glyph: "rules", text: qsTr("Rules"), act: () => root.visit("rules") }, { glyph: "history", text: qsTr("History"), act: () => root.visit("history") }]
    }
}
