pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model

// The games there are, two by two; one that is left over gets the whole width.
Column {
    id: root
    property bool primary: false
    property bool tall: false
    readonly property int paired: grid.columns === 1 && App.games.length > 1 ? App.games.length : App.games.length - App.games.length % 2
    readonly property list<appGame> pairs: [...App.games].slice(0, paired)
    readonly property list<appGame> leftOver: [...App.games].slice(paired)
    // The first game that can be learnt by playing and was not yet.
    property appGame none
    readonly property appGame unlearnt: [...App.games].find(one => App.lesson.exists(one.id) && !learnt(one.id)) ?? none
    property int told: 0                    // how often what was learnt has changed
    signal chosen(string game)
    signal learn(string game)
    spacing: 12

    function learnt(game: string): bool { return told >= 0 && App.lesson.learnt(game) }

    Connections {
        target: App.lesson
        function onFinished(): void { ++root.told }
    }

    Label {
        text: qsTr("New game")
        display: true
        size: Theme.heading
    }
    WayButton {
        objectName: "learn"
        visible: root.primary && root.unlearnt.id !== ""     // who has a match to go on with finds it under New game
        width: parent.width
        glyph: "speech"
        text: root.unlearnt.id !== "" ? qsTr("Learn %1 in five minutes").arg(root.unlearnt.name) : ""
        note: root.unlearnt.id !== "" && App.lesson.begun(root.unlearnt.id) ? qsTr("The scribe goes on where you left.") : qsTr("A scribe shows you, move by move, at the real table.")
        onClicked: root.learn(root.unlearnt.id)
    }
    Grid {
        id: grid
        visible: root.paired > 0
        property real tallest: 0            // all as high as the one that needs most
        function measure(): void { tallest = Array.from({ length: games.count }, (unused, i) => games.itemAt(i)).reduce((most, card) => Math.max(most, card ? card.implicitHeight : 0), 0) }
        width: parent.width
        columns: App.games.length === 1 || width < 300 ? 1 : 2
        spacing: 12
        Repeater {
            id: games
            model: root.pairs
            delegate: GameCard {
                required property appGame modelData
                width: grid.columns === 1 ? grid.width : (grid.width - 12) / 2
                height: Math.max(implicitHeight, grid.tallest)
                onImplicitHeightChanged: grid.measure()
                text: modelData.name
                art: GameScreens.of(modelData.id).art
                facts: GameScreens.of(modelData.id).facts
                onClicked: root.chosen(modelData.id)
            }
        }
    }
    Repeater {
        model: root.leftOver
        delegate: ShelfCard {
            required property appGame modelData
            width: root.width
            primary: root.primary && App.games.length === 1
            tall: root.tall && App.games.length === 1
            text: modelData.name
            art: GameScreens.of(modelData.id).art
            facts: GameScreens.of(modelData.id).facts
            pitch: GameScreens.of(modelData.id).pitch
            length: GameScreens.of(modelData.id).length
            onClicked: root.chosen(modelData.id)
        }
    }
}
