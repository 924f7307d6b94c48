import QtQml
import Architects.Ui

// One player against a Great Architect, who follows rules of his own.
RuleChapter {
    title: qsTr("Alone")

    RulePage {
        pageId: "pyramidice/solo"
        rulings: ["R54", "R55", "R56", "R57", "R58", "R59", "R60", "R61", "R62", "R63", "R64", "R65"]
        title: qsTr("Against a Great Architect")
        summary: qsTr("How he plays, step by step")
        more: ["pyramidice/snefru", "pyramidice/hemiunu", "pyramidice/amenhotep", "pyramidice/imhotep", "pyramidice/end", "pyramidice/ties"]
        blocks: [
            { text: qsTr("Alone you play by the rules for two, without a scarab. Your rival is one of four Great Architects, and you begin. All projects lie open: one is yours, two are his, or three if he is Amenhotep. Both begin with 5 Fame; he has no resources and needs none.") },
            { text: qsTr("The six Rest tiles lie on numbered spaces: 1, 2, 3 in the upper row, 4, 5, 6 in the lower.") },
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleTileNumbers.qml", values: { tiles: [2, 7, 0, 9, 0, 5], rolled: 4 },
              caption: qsTr("The spaces 3 and 5 are empty. He rolls a 4: a tile lies there, and he takes it. With a 3 or a 5 he would build.") },
            { head: qsTr("His turn") },
            { steps: [
                qsTr("<b>God.</b> He takes the god of the row that is worth the most Fame at the end. A god of the Ennead comes before all others. Among equals he takes the rightmost. His gods have no power and need no upkeep."),
                qsTr("<b>Die.</b> He takes a Stone die from the quarry, or from the supply if there is none, and rolls it."),
                qsTr("<b>Tile.</b> If a tile lies on the space of that number, he takes it to his first free space and gains the Fame of that space. The tile does nothing else, and the die goes to the quarry. After his third tile all three go back, to free spaces that you choose, and the rightmost god is discarded."),
                qsTr("<b>Build.</b> If that space is empty, he builds the die instead, without Workers, and gains its value, what the level adds, and what his power adds."),
                qsTr("<b>Row.</b> The row of gods slides to the right and is filled up to three.")
            ] },
            { head: qsTr("Where he builds") },
            { points: [
                qsTr("If the die makes a pair of his projects with a neighbour somewhere, he builds there. Of several such spaces he takes the first: the lowest level, then the top row, then the left. More than one pair at once makes no difference."),
                qsTr("Otherwise he builds on the lowest level that is not full, on the first free space in the same order.")
            ] },
            { head: qsTr("A turn of Imhotep") },
            { steps: [
                qsTr("The row shows Ra, Maat and Isis. He takes Isis, for she is of the Ennead."),
                qsTr("The quarry holds no Stone die. He takes one from the supply and rolls a 5."),
                qsTr("Space 5 is empty, so he builds. His projects are Giza and Abusir, and Giza wants 2–5. A 2 stands on the ground with a free space beside it: there he builds.")
            ] },
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RulePyramid.qml", values: { stones: [4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0], goesTo: 3, goesValue: 5 },
              caption: qsTr("Not on the first free space, at the top right, but beside the 2. Of its free neighbours the one on the left comes first.") },
            { sum: [[qsTr("The value of the die"), "5"], [qsTr("The ground of Cheops"), "0"], [qsTr("Imhotep's power"), "+3"]], total: "8" },
            { head: qsTr("The end") },
            { points: [
                qsTr("If you bring the end about, he has one turn and you the last. If he does, you have one turn and he the last."),
                qsTr("After that, if no god is in the row he takes none; if there is no Stone die anywhere he takes the tile with the lowest number, without a die."),
                qsTr("His gods, his Ennead and all his projects count. With equal Fame he wins."),
                qsTr("The feast gives him no Cat.")
            ] },
            { text: qsTr("When your own three tiles go back, you choose their spaces too.") }
        ]
    }
    RivalPage {
        level: 1
        notes: [qsTr("The easiest of the four, and the one to begin with.")]
    }
    RivalPage {
        level: 2
        notes: [qsTr("A tile on the number he rolls keeps him from building. Think of that when you choose where tiles go back.")]
    }
    RivalPage {
        level: 3
        notes: [qsTr("He has three projects where the others have two: half of all there are."),
                qsTr("Several pairs in one build still bring him 1 Fame more, not several.")]
    }
    RivalPage {
        level: 4
        notes: [qsTr("The strongest. Even a 1 on the ground brings him 4 Fame.")]
    }
}
