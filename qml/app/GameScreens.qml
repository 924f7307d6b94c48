pragma Singleton
import QtQuick
import Architects.Model

// What the app has for each game: its table, its result, its picture and its words. A new game is one more entry here.
QtObject {
    id: root
    readonly property var all: ({
        egizia: {
            table: "qrc:/qt/qml/Architects/Egizia/EgiziaTable.qml",
            result: "qrc:/qt/qml/Architects/Egizia/EgiziaResult.qml",
            review: "qrc:/qt/qml/Architects/Egizia/EgiziaReview.qml",
            miniature: "qrc:/qt/qml/Architects/App/EgiziaMiniature.qml",
            art: "qrc:/assets/art/egizia.svg",
            rules: "egizia/overview",
            facts: qsTr("2 to 4 players · ships"),
            pitch: qsTr("Send ships down the Nile, feed your workers, build what outlasts them."),
            length: qsTr("Five rounds, about 60 minutes"),
            secret: qsTr("The phone changes hands each turn; your Sphinx cards stay hidden until you take it. The first player is drawn at random."),
            rivalPower: null,
            dice: false
        },
        kheops: {
            table: "qrc:/qt/qml/Architects/Kheops/KheopsTable.qml",
            result: "qrc:/qt/qml/Architects/Kheops/KheopsResult.qml",
            review: "qrc:/qt/qml/Architects/Kheops/KheopsReview.qml",
            miniature: "qrc:/qt/qml/Architects/App/KheopsMiniature.qml",
            art: "qrc:/assets/art/kheops.svg",
            rules: "kheops/overview",
            facts: qsTr("2 players · tile duel"),
            pitch: qsTr("Fill one pyramid with your rival and own its hidden networks."),
            length: qsTr("15 turns each, about 20 minutes"),
            secret: qsTr("The phone changes hands each turn; your tiles stay hidden until you take it. The first player is drawn at random."),
            rivalPower: null,
            dice: false
        },
        luxor: {
            table: "qrc:/qt/qml/Architects/Luxor/LuxorTable.qml",
            result: "qrc:/qt/qml/Architects/Luxor/LuxorResult.qml",
            review: "qrc:/qt/qml/Architects/Luxor/LuxorReview.qml",
            miniature: "qrc:/qt/qml/Architects/App/LuxorMiniature.qml",
            art: "qrc:/assets/art/luxor.svg",
            rules: "luxor/overview",
            facts: qsTr("2 to 4 players · cards"),
            pitch: qsTr("Drop animals into the wall, make pairs and open the sarcophagi at the pillars."),
            length: qsTr("40 cards, about 30 minutes"),
            secret: qsTr("The phone changes hands each turn; your cards, your pharaoh card and your mummies stay hidden until you take it. The first player is drawn at random."),
            rivalPower: null,
            dice: false
        },
        pyramidice: {
            table: "qrc:/qt/qml/Architects/Pyramidice/PyramidiceTable.qml",
            result: "qrc:/qt/qml/Architects/Pyramidice/PyramidiceResult.qml",
            review: "qrc:/qt/qml/Architects/Pyramidice/PyramidiceReview.qml",
            miniature: "qrc:/qt/qml/Architects/App/PyramidiceMiniature.qml",
            art: "qrc:/assets/art/pyramidice.svg",
            rules: "pyramidice/overview",
            facts: qsTr("1 to 4 players · dice"),
            pitch: qsTr("Roll dice, win the favour of the gods and raise the pyramids."),
            length: qsTr("About 30 minutes, an hour for four"),
            secret: qsTr("The phone changes hands each turn; your project stays hidden until you take it. The first player is drawn at random."),
            rivalPower: level => PyramidiceBook.rival(level).power,    // alone one plays against what this Architect can do
            dice: true                                                  // has dice to be looked at in the history
        }
    })

    function of(game: string): var { return root.all[game] || ({}) }
}
