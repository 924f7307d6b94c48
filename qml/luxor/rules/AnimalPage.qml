import QtQml
import Architects.Ui
import "Scenes.js" as Scenes

// The page of an animal: its pillar, the cards that show it, the curses that name it.
RulePage {
    id: root
    property int animal: 0
    property string looks                   // what it can be told by

    readonly property list<int> everyAnimal: [0, 1, 2, 3, 4, 5, 6]

    pageId: "luxor/" + Scenes.names[animal]
    sign: ({ picture: "qrc:/qt/qml/Architects/Luxor/RuleSign.qml", values: { animal: animal } })
    more: ["luxor/cards", "luxor/pairs", "luxor/pharaoh", "luxor/curses"]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Luxor/RulePillars.qml", values: { large: true, pillars: [{ animal: animal, closed: 3 }] },
          caption: qsTr("The pillar of this animal: number %1 from the left.").arg(animal + 1) },
        { text: looks },
        { head: qsTr("On top") },
        { picture: "qrc:/qt/qml/Architects/Luxor/RuleCards.qml",
          values: { cards: [...everyAnimal].map(other => ({ card: Scenes.names[animal] + "-" + Scenes.names[other], half: "top" })) },
          caption: qsTr("Seven cards show this animal on top. On four of them it looks right, on three left.") },
        { head: qsTr("Below") },
        { picture: "qrc:/qt/qml/Architects/Luxor/RuleCards.qml",
          values: { cards: [...everyAnimal].map(other => ({ card: Scenes.names[other] + "-" + Scenes.names[animal], half: "bottom" })) },
          caption: qsTr("Seven cards show this animal below. On three of them it looks right, on four left. One card shows it twice, so there are thirteen cards in all.") },
        { head: qsTr("Curses of this animal") },
        { picture: "qrc:/qt/qml/Architects/Luxor/RuleCurses.qml", values: { only: Scenes.cursesOf(animal) },
          caption: qsTr("%n curse(s) name this animal.", "", Scenes.cursesOf(animal).length) }
    ]
}
