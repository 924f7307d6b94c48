pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model

// The four Great Architects, from the mildest to the master. Where a game gives each a power of his own, that is what sets them apart.
Column {
    id: root
    property list<int> levels: [2]          // those who are chosen
    property bool several: false            // any number of them
    property bool full: false               // no seat is left for another
    property string title: qsTr("Your rival")
    property string note
    property string game
    property bool bySoloRules: false        // which may give each of them a power
    readonly property GameEntry entry: GameScreens.of(game)
    readonly property bool rivalsDiffer: bySoloRules && entry.rivalsDiffer
    readonly property appFigures figures: App.statistics(game)
    signal chosen(int level)
    signal another(int level)               // one more of this level
    spacing: 10

    function record(level: int): string {
        const met = [...figures.versus].find(one => one.level === level)
        if (!rivalsDiffer)
            return ""
        return met ? qsTr("Won: %1 of %n match(es)", "", met.played).arg(met.won) : qsTr("Not met yet")
    }

    Label {
        text: root.title
        display: true
        size: Theme.heading
        width: parent.width
    }
    Label {
        visible: root.note !== ""
        text: root.note
        soft: true
        width: parent.width
    }
    Repeater {
        model: App.architects
        delegate: ArchitectRow {
            required property appArchitect modelData
            width: root.width
            text: qsTr("%1 · %2", "an Architect, how hard he is to beat").arg(modelData.name).arg(modelData.difficulty)
            architect: modelData.name
            note: root.rivalsDiffer ? root.entry.rivalPower(modelData.level) : modelData.character
            record: root.record(modelData.level)
            count: [...root.levels].filter(level => level === modelData.level).length
            several: root.several
            full: root.full
            enabled: chosen || !root.several || !root.full
            level: modelData.level
            onClicked: root.chosen(modelData.level)
            onAnother: root.another(modelData.level)
        }
    }
}
