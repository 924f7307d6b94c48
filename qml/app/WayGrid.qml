pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// Two ways side by side; one below the other when the words need the room.
Grid {
    id: root
    property var ways: []                   // {glyph, text, act}
    columns: width < 250 * Theme.zoom ? 1 : 2
    spacing: 12
    Repeater {
        model: root.ways
        delegate: WayButton {
            required property var modelData
            width: root.columns === 1 ? root.width : (root.width - root.spacing) / 2
            glyph: modelData.glyph
            text: modelData.text
            onClicked: modelData.act()
        }
    }
}
