import QtQml
import Architects.Ui

// What the curse does.
RulePage {
    pageId: "kheops/curse"
    rulings: ["K19"]
    title: qsTr("The curse")
    summary: qsTr("Makes a network worthless")
    more: ["kheops/networks", "kheops/ankh", "kheops/rotate", "kheops/scoring"]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml", values: { tiles: "1,1 R4 0W; 1,2 C6; 1,3 R6 CU 0W; 1,4 R4 1W", lit: "1,1; 1,2; 1,3; 1,4" },
          caption: qsTr("Three rooms, and nobody gets a point for them.") },
        { text: qsTr("A network that holds a curse is worth <b>nothing</b>, whatever else lies in it.") },
        { points: [
            qsTr("Ankhs in it do not count either."),
            qsTr("It still competes for being the longest. If it is, nobody else gets that bonus in its stead."),
            qsTr("A curse may be cut off: turn a tile, and the rest of the network is free of it.")
        ] }
    ]
}
