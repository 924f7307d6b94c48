import QtQml
import Architects.Ui

// What the Mummy may do.
RulePage {
    pageId: "kheops/mummy"
    rulings: ["K11"]
    title: qsTr("The Mummy")
    summary: qsTr("Takes the place of a Worker")
    more: ["kheops/priest", "kheops/pharaoh", "kheops/swap"]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Kheops/RulePawns.qml", values: { pawns: [{ seat: 0, kind: "M" }, { seat: 1, kind: "M" }] },
          caption: qsTr("Each player has one Mummy.") },
        { text: qsTr("The Mummy may be placed on a free tile like a Worker, or on a tile where an <b>opposing Worker</b> stands. That Worker goes back to the supply of its owner and may be played again.") },
        { picture: "qrc:/qt/qml/Architects/Kheops/RuleScene.qml", values: { tiles: "1,1 R4; 1,2 C6; 1,3 C6 AN 1W; 1,4 R5 0W; 1,5 R6", legal: "1,1; 1,2; 1,3; 1,5" },
          caption: qsTr("The Mummy of lapis may go to any free tile, or drive the Worker of carnelian away.") },
        { points: [
            qsTr("Whichever way it comes, the power of the tile acts."),
            qsTr("It takes the place of Workers only: never of a Priest, a Pharaoh or a Mummy."),
            qsTr("It does so only when it is placed from the supply. Moved or swapped, it takes nobody's place."),
            qsTr("The rival's Mummy cannot touch it, but a swap can.")
        ] },
        { text: qsTr("Once your Mummy has been played, your Priest may follow, and your Pharaoh if you have him. With the option “Like a Mummy” the Pharaoh need not wait, and takes places just as a Mummy does.") }
    ]
}
