pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import "Positions.js" as Positions

// The history over the table.
Item {
    TablePage { anchors.fill: parent }
    SidePanel {
        id: panel
        title: "History"
        Repeater {
            model: Positions.lines
            delegate: SettingRow {
                required property var modelData
                width: parent.width
                text: "Turn " + (points.length + 4)
                readonly property var points: modelData.points
                note: modelData.text
                leads: false
            }
        }
    }
    Timer { running: true; interval: 100; onTriggered: panel.open() }
}
