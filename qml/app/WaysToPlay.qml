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
    Grid {
        id: grid
        readonly property real cell: columns === 1 ? width : (width - spacing) / 2
        width: parent.width
        columns: width < 280 * Theme.zoom ? 1 : 2
        spacing: 12
        WayButton {
            width: grid.cell
            glyph: "solo"
            text: qsTr("Alone")
            note: qsTr("against an Architect")
            onClicked: root.play(false)
        }
        WayButton {
            width: grid.cell
            glyph: "table"
            text: qsTr("One phone")
            note: qsTr("passed around")
            onClicked: root.play(true)
        }
        WayButton {
            width: grid.cell
            glyph: "rules"
            text: qsTr("Rules")
            onClicked: root.visit("rules")
        }
        WayButton {
            width: grid.cell
            glyph: "history"
            text: qsTr("History")
            onClicked: root.visit("history")
        }
    }
}
