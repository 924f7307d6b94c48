pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// What most people never touch: the game's own options and the seed. Folded away until asked for.
Column {
    id: root
    property list<gameOption> options: []
    property var values: ({})               // name -> value
    property string seed
    property string seedError
    property bool open: false
    property bool seedShown: true           // with friends far away the server draws
    signal picked(string name, string value)
    signal seeded(string text)
    spacing: 10

    function valueOf(option: gameOption): string { return values[option.name] || option.values[0].value }

    SettingRow {
        width: parent.width
        glyph: root.open ? "up" : "down"
        leads: false
        text: qsTr("More choices")
        note: !root.seedShown ? qsTr("Options of the game") : root.options.length > 0 ? qsTr("Options of the game, and the seed of the draw") : qsTr("The seed of the draw")
        Accessible.checkable: true
        Accessible.checked: root.open
        onClicked: root.open = !root.open
    }
    Repeater {
        model: root.open ? root.options : []
        delegate: Column {
            id: option
            required property gameOption modelData
            width: root.width
            spacing: 10
            Label {
                text: option.modelData.title
                display: true
                size: Theme.heading
                width: parent.width
            }
            Repeater {
                model: option.modelData.values
                delegate: ChoiceRow {
                    required property optionValue modelData
                    width: option.width
                    text: modelData.meaning
                    chosen: root.valueOf(option.modelData) === modelData.value
                    onClicked: root.picked(option.modelData.name, modelData.value)
                }
            }
        }
    }
    Label {
        visible: root.open && root.seedShown
        text: qsTr("The draw")
        display: true
        size: Theme.heading
        width: parent.width
    }
    TextEntry {
        id: entry
        visible: root.open && root.seedShown
        width: parent.width
        label: qsTr("Seed")
        placeholderText: qsTr("By chance")
        maximumLength: 64
        note: qsTr("Leave it empty for a new draw each time. The same word gives the same draws and rolls in the same order: share it, and a friend meets the very same match.")
        error: root.seedError
        inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
        onEdited: root.seeded(text)
        Component.onCompleted: text = root.seed
    }
}
