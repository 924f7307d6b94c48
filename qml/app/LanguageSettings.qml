import QtQuick
import Architects.Ui
import Architects.Model

// The language of the app; each calls itself by its own name.
Section {
    id: root
    readonly property list<string> codes: ["", "en", "it", "es"]
    title: qsTr("Language")
    Item {
        width: 1
        height: 8
    }
    SegmentedChoice {
        width: parent.width
        label: qsTr("Language")
        options: [qsTr("System"), "English", "Italiano", "Español"]
        current: Math.max(0, root.codes.indexOf(App.settings.language))
        onChosen: index => App.settings.language = root.codes[index]
    }
    Item {
        width: 1
        height: 8
    }
}
