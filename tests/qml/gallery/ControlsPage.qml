import QtQuick
import Architects.Ui

// Everything that can be pressed, switched, chosen or written into.
Item {
    TopBar {
        id: bar
        width: parent.width
        title: "Settings"
        IconButton { glyph: "sun"; text: "Day or night"; onClicked: Theme.night = !Theme.night }
        IconButton { glyph: "more"; text: "More" }
    }
    ScrollPage {
        anchors.fill: parent
        anchors.topMargin: bar.height
        Panel {
            width: parent.width
            height: rows.implicitHeight + 12
            Column {
                id: rows
                x: 14
                y: 6
                width: parent.width - 28
                ToggleRow { width: parent.width; glyph: "sound"; text: "Sound"; note: "Stone on stone"; checked: true }
                Divider { width: parent.width }
                ToggleRow { width: parent.width; glyph: "haptics"; text: "Haptics" }
                Divider { width: parent.width }
                SettingRow { width: parent.width; glyph: "language"; text: "Language"; value: "English" }
                Divider { width: parent.width }
                SettingRow { width: parent.width; glyph: "trash"; text: "Delete all matches"; danger: true; leads: false }
            }
        }
        SegmentedChoice { width: parent.width; label: "Ground"; options: [{ text: "Day", glyph: "sun" }, { text: "Night", glyph: "moon" }, { text: "As the phone", glyph: "gear" }]; current: 2; onChosen: i => current = i }
        SegmentedChoice { width: parent.width; label: "Animation"; options: ["Off", "Normal", "Fast"]; current: 1; onChosen: i => current = i }
        ChoiceRow { width: parent.width; text: "Imhotep"; note: "Third Architect, plans four turns ahead"; seat: 1; chosen: true }
        ChoiceRow { width: parent.width; text: "A friend, on this phone"; glyph: "table" }
        TextEntry { width: parent.width; label: "Your name"; text: "Nefer"; note: "Shown to friends" }
        TextEntry { width: parent.width; label: "Code of the match"; placeholderText: "six letters"; error: "No match has this code." }
        StepTrail { width: parent.width; steps: ["Pawn", "Tile", "Draw"]; current: 1 }
        Flow {
            width: parent.width
            spacing: 12
            GoldButton { text: "Continue" }
            GoldButton { text: "Watch again"; quiet: true }
            GoldButton { text: "Build"; note: "3 workers"; gain: "+6"; glyph: "pyramid" }
            GoldButton { text: "Give up"; danger: true }
            GoldButton { text: "Give up"; danger: true; quiet: true }
            GoldButton { text: "Not yet"; enabled: false }
        }
    }
}
