import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model
import Architects.Platform

// How things move, sound and feel.
Section {
    id: root
    title: qsTr("Motion and sound")

    RowFace {
        width: parent.width
        glyph: "speed"
        text: qsTr("Animations")
    }
    SegmentedChoice {
        width: parent.width
        label: qsTr("Animations")
        options: [qsTr("Off"), qsTr("Normal"), qsTr("Fast")]
        current: App.settings.animationSpeed
        onChosen: index => App.settings.animationSpeed = index
    }
    ToggleRow {
        width: parent.width
        glyph: "hide"
        text: qsTr("Reduce motion")
        note: qsTr("Pieces appear in their new place at once")
        checked: App.settings.reduceMotion
        onToggled: App.settings.reduceMotion = checked
    }
    Divider { width: parent.width }
    ToggleRow {
        width: parent.width
        glyph: App.settings.sound ? "sound" : "mute"
        text: qsTr("Sound")
        checked: App.settings.sound
        onToggled: App.settings.sound = checked
    }
    Divider { width: parent.width }
    ToggleRow {
        width: parent.width
        glyph: "haptics"
        text: qsTr("Vibration")
        note: Platform.canVibrate ? qsTr("A short tap when a piece is set down") : qsTr("This device cannot vibrate")
        enabled: Platform.canVibrate
        checked: App.settings.haptics && Platform.canVibrate
        onToggled: App.settings.haptics = checked
    }
}
