import QtQml
import Architects.Ui

// What lies there before anybody has moved.
RulePage {
    pageId: "kheops/setup"
    rulings: ["K1", "K2", "K22"]
    title: qsTr("Before the first turn")
    summary: qsTr("The base, the hands, the pawns")
    more: ["kheops/turn", "kheops/pawns", "kheops/tiles", "kheops/secrets"]
    blocks: [
        { text: qsTr("The pyramid has seven rows of 13, 11, 9, 7, 5, 3 and 1 places. The fifty tiles are shuffled. Nineteen of them lie open from the start, each turned at random: the thirteen of the bottom row and the six places of the second row that point upwards.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleBase.qml", values: {},
          caption: qsTr("The base: nineteen tiles lie open, thirty places wait.") },
        { text: qsTr("Each player draws <b>three tiles</b>. Twenty-five tiles remain in the pile; one of the fifty will never be placed.") },
        { head: qsTr("The pawns") },
        { text: qsTr("The first player is drawn at random. Both have seventeen pawns but only fifteen turns, so at least two pawns stay unplayed: nobody has to play the Priest.") },
        { points: [
            qsTr("The player who begins has the <b>Pharaoh</b>: fourteen Workers, a Mummy, a Priest and the Pharaoh."),
            qsTr("The player who moves last has fifteen Workers, a Mummy and a Priest, and the last word: the last tile of the match.")
        ] }
    ]
}
