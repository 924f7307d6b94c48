import QtQml
import Architects.Ui

// Rooms, corridors and every sign there is.
RulePage {
    pageId: "kheops/tiles"
    title: qsTr("What is on the tiles")
    summary: qsTr("Rooms, corridors and their signs")
    more: ["kheops/sarcophagi", "kheops/ankh", "kheops/double", "kheops/curse", "kheops/forbidden", "kheops/rotate", "kheops/swap", "kheops/move"]
    blocks: [
        { text: qsTr("Half of the fifty tiles are <b>rooms</b>, wide chambers worth a point each in their network. The other half are <b>corridors</b>, narrow passages that are worth no points, but connect the rooms.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleTiles.qml", values: { tiles: [{ room: true, openings: 1, word: qsTr("Room, one opening") }, { room: true, openings: 7, word: qsTr("Room, three openings") }, { room: false, openings: 5, word: qsTr("Corridor, two openings") }] },
          caption: qsTr("A tile has one, two or three openings.") },
        { text: qsTr("A tile bears one sign at most. Twelve tiles, four of them rooms, bear none.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleSigns.qml", values: { signs: [
            { symbol: "SA", count: 6, name: qsTr("Sarcophagus"), text: qsTr("Enriches its network. Two of each colour.") },
            { symbol: "AN", count: 6, name: qsTr("Ankh"), text: qsTr("Scores for the player whose pawn stands here; more ankhs score more.") },
            { symbol: "X2", count: 4, name: qsTr("Counts double"), text: qsTr("A pawn here counts as two.") },
            { symbol: "CU", count: 2, name: qsTr("Curse"), text: qsTr("Makes its network worth nothing.") },
            { symbol: "FB", count: 3, name: qsTr("Forbidden"), text: qsTr("No pawn may stand here.") },
            { symbol: "RC", count: 5, name: qsTr("Turn a corridor"), text: qsTr("Power: turn any corridor.") },
            { symbol: "RR", count: 5, name: qsTr("Turn a room"), text: qsTr("Power: turn any room.") },
            { symbol: "SW", count: 3, name: qsTr("Swap pawns"), text: qsTr("Power: your pawn and a rival's change places.") },
            { symbol: "MV", count: 4, name: qsTr("Move a pawn"), text: qsTr("Power: another pawn of yours goes elsewhere.") }] },
          caption: qsTr("The signs, and how many tiles bear each in this app.") }
    ]
}
