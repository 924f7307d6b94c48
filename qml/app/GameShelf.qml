pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// The games there are. One alone gets the whole shelf; several stand two by two.
Column {
    id: root
    property bool primary: false
    property bool tall: false
    signal chosen(string game)
    spacing: 8

    Label {
        text: qsTr("New game")
        display: true
        size: Theme.heading
    }
    Grid {
        id: grid
        property real tallest: 0            // all as high as the one that needs most
        function measure(): void { tallest = Array.from({ length: games.count }, (unused, i) => games.itemAt(i)).reduce((most, card) => Math.max(most, card ? card.implicitHeight : 0), 0) }
        readonly property bool single: App.games.length === 1
        width: parent.width
        columns: single || width < 300 ? 1 : 2
        spacing: 12
        Repeater {
            id: games
            model: grid.single ? [] : App.games
            delegate: GameCard {
                required property var modelData
                width: grid.columns === 1 ? grid.width : (grid.width - 12) / 2
                height: Math.max(implicitHeight, grid.tallest)
                onImplicitHeightChanged: grid.measure()
                text: modelData.name
                art: GameScreens.of(modelData.id).art
                facts: GameScreens.of(modelData.id).facts
                onClicked: root.chosen(modelData.id)
            }
        }
        Repeater {
            model: grid.single ? App.games : []
            delegate: ShelfCard {
                required property var modelData
                width: grid.width
                primary: root.primary
                tall: root.tall
                text: modelData.name
                art: GameScreens.of(modelData.id).art
                facts: GameScreens.of(modelData.id).facts
                pitch: GameScreens.of(modelData.id).pitch
                length: GameScreens.of(modelData.id).length
                onClicked: root.chosen(modelData.id)
            }
        }
    }
}
