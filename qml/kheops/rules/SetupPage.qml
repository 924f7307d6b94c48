import QtQml
import Architects.Ui

// What lies there before anybody has moved.
RulePage {
    pageId: "kheops/setup"
    title: qsTr("Before the first turn")
    summary: qsTr("The base, the hands, the pawns")
    more: ["kheops/turn", "kheops/pawns", "kheops/tiles"]
    blocks: [
        { text: qsTr("The fifty tiles are shuffled. Nineteen of them lie open from the start, each turned at random: the thirteen of the bottom row and the six upright places of the second row.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleBase.qml", values: {},
          caption: qsTr("The base: nineteen tiles lie open, thirty places wait.") },
        { text: qsTr("Each player draws <b>three tiles</b> and keeps them secret. Twenty-five remain in the pile; one of the fifty will never be placed.") },
        { head: qsTr("The pawns") },
        { text: qsTr("Lot decides who begins. Both players have seventeen pawns.") },
        { points: [
            qsTr("The player who begins leads the <b>Pharaoh</b>: fourteen Workers, a Mummy, a Priest and the Pharaoh."),
            qsTr("The player who moves last has fifteen Workers, a Mummy and a Priest.")
        ] }
    ]
}
