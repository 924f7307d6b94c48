import QtQml
import Architects.Ui

// What ankhs are worth.
RulePage {
    pageId: "kheops/ankh"
    rulings: ["K20"]
    title: qsTr("The ankh")
    summary: qsTr("Counts by the square")
    more: ["kheops/curse", "kheops/closed", "kheops/scoring"]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleTiles.qml", values: { tiles: [{ room: true, openings: 3, symbol: "AN" }, { room: false, openings: 7, symbol: "AN" }] },
          caption: qsTr("There are six ankhs: three rooms and three corridors.") },
        { text: qsTr("At the end each player counts the ankh tiles on which pawns of theirs stand, in the whole pyramid, and scores that number <b>times itself</b>.") },
        { sum: [[qsTr("One ankh"), "1"], [qsTr("Two"), "4"], [qsTr("Three"), "9"], [qsTr("Four"), "16"], [qsTr("Five"), "25"], [qsTr("Six"), "36"]], total: "" },
        { points: [
            qsTr("It does not matter who owns the network. An ankh tile alone counts as well."),
            qsTr("Ankhs in a cursed network do not count."),
            qsTr("They are never doubled. The Pharaoh, like any pawn, holds one.")
        ] }
    ]
}
