pragma Singleton
import QtQuick

// What the app has for each game: its table, its result, its picture and its words. A new game is one more entry here.
QtObject {
    id: root
    readonly property var all: ({
        kheops: {
            table: "qrc:/qt/qml/Architects/Kheops/KheopsTable.qml",
            result: "qrc:/qt/qml/Architects/Kheops/KheopsResult.qml",
            miniature: "qrc:/qt/qml/Architects/App/KheopsMiniature.qml",
            art: "qrc:/assets/art/kheops.svg",
            rules: "kheops/overview",
            facts: qsTr("2 players · tile duel"),
            pitch: qsTr("Fill the pyramid together, own its hidden networks."),
            length: qsTr("15 turns each, about 20 minutes")
        }
    })

    function of(game: string): var { return root.all[game] || ({}) }
}
