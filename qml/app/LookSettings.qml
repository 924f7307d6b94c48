import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model

// Day or night, and the size of the text with a line to judge it by.
Section {
    id: root
    readonly property list<string> themes: ["system", "day", "night"]
    readonly property list<real> sizes: [0.85, 1, 1.2, 1.4, 1.6]
    title: qsTr("Appearance")

    function nearestSize(): int {
        let best = 0
        for (let i = 1; i < sizes.length; ++i)
            if (Math.abs(sizes[i] - App.settings.textScale) < Math.abs(sizes[best] - App.settings.textScale))
                best = i
        return best
    }

    RowFace {
        width: parent.width
        glyph: App.settings.night ? "moon" : "sun"
        text: qsTr("Day or night")
    }
    SegmentedChoice {
        width: parent.width
        label: qsTr("Day or night")
        options: [qsTr("System"), { text: qsTr("Day"), glyph: "sun" }, { text: qsTr("Night"), glyph: "moon" }]
        current: Math.max(0, root.themes.indexOf(App.settings.theme))
        onChosen: index => App.settings.theme = root.themes[index]
    }
    RowFace {
        width: parent.width
        glyph: "type"
        text: qsTr("Text size")
    }
    SizeSteps {
        width: parent.width
        count: root.sizes.length
        current: root.nearestSize()
        onChosen: index => App.settings.textScale = root.sizes[index]
    }
    Label {
        width: parent.width
        topPadding: 6
        bottomPadding: 10
        text: qsTr("At this size the texts of the app look like this.")
        soft: true
        Accessible.ignored: true
    }
}
