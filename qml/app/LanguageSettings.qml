import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model

// The language of the app; each calls itself by its own name.
Section {
    id: root
    readonly property var names: ({ en: "English", it: "Italiano", es: "Español", fr: "Français", de: "Deutsch" })
    readonly property list<string> codes: Array.of("").concat(Array.from(App.settings.languages))
    title: qsTr("Language")
    Item {
        width: 1
        height: 8
    }
    SegmentedChoice {
        width: parent.width
        label: qsTr("Language")
        options: [...root.codes].map(code => code === "" ? qsTr("System") : root.names[code])
        current: Math.max(0, [...root.codes].indexOf(App.settings.language))
        onChosen: index => App.settings.language = root.codes[index]
    }
    Item {
        width: 1
        height: 8
    }
}
