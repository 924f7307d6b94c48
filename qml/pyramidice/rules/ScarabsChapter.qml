import QtQml
import Architects.Ui

// A page for each scarab.
RuleChapter {
    title: qsTr("Each scarab")
    folded: true

    ScarabPage {
        scarab: 1
        rulings: ["R47"]
        notes: [qsTr("A die of the Triad may pay for it."),
                qsTr("The god serves you within its own limits, and Ptah makes it ready like those you have."),
                qsTr("The loan ends when the card leaves the row. If you pray to it, it is yours; if it was used, it stays used."),
                qsTr("It is not counted at upkeep or at the end, and Aton cannot discard it. Anubis does help at the upkeep of that turn."),
                qsTr("Bes, Hapy, Hathor and the gods of the Ennead bring nothing this way.")]
        related: ["pyramidice/gods", "pyramidice/row", "pyramidice/god-ptah", "pyramidice/god-anubis"]
    }
    ScarabPage {
        scarab: 2
        rulings: ["R43"]
        notes: [qsTr("It counts each time you go from seven resources to eight, in the turns of others too."),
                qsTr("On a full board a further resource brings nothing. With seven resources a Stone die and a Cat bring 2 Fame once; then one resource must go."),
                qsTr("If you spend a resource and fill the space again later, you gain it again.")]
        related: ["pyramidice/overflow", "pyramidice/tile-4"]
    }
    ScarabPage {
        scarab: 3
        rulings: ["R44", "R45"]
        notes: [qsTr("You are asked after each build, when all its Fame has been gained and before the builder goes on. You may copy each build once, in as many builds as you can pay for."),
                qsTr("A 5 on the ground of Cheops: the builder discards 2 Workers and gains 5. You may discard 3 Workers and gain 5."),
                qsTr("You gain all the Fame of the build, with what Serket, Thoth and Jasper added, or nothing."),
                qsTr("You pay with Workers only: Bastet does not help out of turn. Your own gods add nothing, and no die is placed: it is no build of yours.")]
        related: ["pyramidice/build", "pyramidice/god-thoth", "pyramidice/god-serket"]
    }
    ScarabPage {
        scarab: 4
        rulings: ["R46"]
        notes: [qsTr("You pay what the tile costs, as usual."),
                qsTr("Nothing is laid in front of you, so your own tiles do not grow in number."),
                qsTr("For its holder a tile that lies face down still counts as one of three. It is turned up when it goes back; until then it cannot be used again."),
                qsTr("Your own tiles cannot be used this way.")]
        related: ["pyramidice/tiles", "pyramidice/rest"]
    }
    ScarabPage {
        scarab: 5
        notes: [qsTr("Hathor counts as one god like any other. Gods that were discarded or only lent do not count.")]
        related: ["pyramidice/scoring", "pyramidice/ennead"]
    }
    ScarabPage {
        scarab: 6
        notes: [qsTr("Workers, Cats and Stone dice all fill a space. A full board is worth 12 Fame.")]
        related: ["pyramidice/scoring", "pyramidice/overflow"]
    }
    ScarabPage {
        scarab: 7
        rulings: ["R48"]
        notes: [qsTr("The Golden Cat is no resource: it fills no space, pays for nothing, and counts neither at upkeep nor in a tie. Bastet does not change it."),
                qsTr("It turns a die like any Cat: between 1 and 6, and not a die of the Triad."),
                qsTr("If nobody has this scarab, the Golden Cat is out of the game.")]
        related: ["pyramidice/cats"]
    }
    ScarabPage {
        scarab: 8
        notes: [qsTr("A god that a Rest tile gives you is not paid for, and brings no Cat."),
                qsTr("The Cat can turn a die at once.")]
        related: ["pyramidice/pray", "pyramidice/tile-3"]
    }
    ScarabPage {
        scarab: 9
        notes: [qsTr("No more than there are in the quarry: what is not there cannot be taken."),
                qsTr("So one die is yours even without a Worker. With Bastet your Cats count too.")]
        related: ["pyramidice/work", "pyramidice/god-bastet"]
    }
    ScarabPage {
        scarab: 10
        notes: [qsTr("You say for which build. It helps only where at least 2 Workers are asked for."),
                qsTr("Thoth counts, and the Pearl Scarab asks for, the Workers that were really discarded.")]
        related: ["pyramidice/build", "pyramidice/god-seshat", "pyramidice/god-thoth"]
    }
    ScarabPage {
        scarab: 11
        notes: [qsTr("That is everywhere but on the ground of Cheops: its upper levels, all of Chephren, and Mykerinos."),
                qsTr("What Serket and Thoth add comes on top. The Pearl Scarab copies it too.")]
        related: ["pyramidice/build", "pyramidice/god-serket"]
    }
    ScarabPage {
        scarab: 12
        notes: [qsTr("The tile you have just taken is one of the three."),
                qsTr("With Hapy no tile is taken, so none go back and this brings nothing. The same is true of a tile used through the Emerald Scarab.")]
        related: ["pyramidice/rest", "pyramidice/overflow", "pyramidice/god-hapy"]
    }
}
