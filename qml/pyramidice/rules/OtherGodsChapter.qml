import QtQml
import Architects.Ui

// The gods that act always or often, those of the Rest turn, and the one that does nothing.
RuleChapter {
    title: qsTr("Gods that act otherwise")
    folded: true

    GodPage {
        god: 15
        notes: [qsTr("He is one of the gods that have to be kept."),
                qsTr("If you lose him, by Aton for one, his help ends at once."),
                qsTr("Lent by the Amethyst Scarab he helps at the upkeep of that turn, without being counted.")]
        related: ["pyramidice/upkeep", "pyramidice/god-aton", "pyramidice/scarab-amethyst"]
    }
    GodPage {
        god: 17
        rulings: ["R39"]
        notes: [qsTr("If she is with you when you begin to work, you take a die for each Worker and each Cat. Won in the middle of the turn she adds no dice."),
                qsTr("Each payment and each turn of a die may use either resource. “1 Worker and 1 Cat” is then any two of them."),
                qsTr("A Cat that is spent on a build counts for Thoth."),
                qsTr("A gained Worker stays a Worker, and a spent Cat goes back as a Cat."),
                qsTr("She does nothing at upkeep and nothing for the Pearl Scarab, and the Golden Cat is no resource.")]
        related: ["pyramidice/cats", "pyramidice/payments", "pyramidice/god-thoth"]
    }
    GodPage {
        god: 34
        rulings: ["R32"]
        notes: [qsTr("That is the second and third level of Cheops and the top of Chephren."),
                qsTr("Dice on the ground of Chephren and on Mykerinos rest on no other dice, however much they bring.")]
        related: ["pyramidice/build", "pyramidice/scarab-jasper", "pyramidice/scarab-pearl"]
    }
    GodPage {
        god: 35
        rulings: ["R33"]
        notes: [qsTr("On the ground of Cheops a 1, 2 or 3 is built without any Worker."),
                qsTr("Thoth gives nothing for Workers that she saves. Carnelian never brings a build below 1 Worker.")]
        related: ["pyramidice/build", "pyramidice/god-thoth", "pyramidice/scarab-carnelian"]
    }
    GodPage {
        god: 38
        notes: [qsTr("Only Workers that are really discarded count: a build that takes none brings nothing more."),
                qsTr("With Bastet the Cats that are discarded to build count too."),
                qsTr("It holds for your own builds in your own turn, not for what the Pearl Scarab copies.")]
        related: ["pyramidice/build", "pyramidice/god-seshat", "pyramidice/god-bastet", "pyramidice/scarab-pearl"]
    }
    GodPage {
        god: 23
        rulings: ["R35"]
        notes: [qsTr("The three dice may be of both kinds, and may include one of the Triad."),
                qsTr("A Worker or a Cat goes to your board. A Stone die comes from the supply, is rolled at once and may be used this turn, for another three too."),
                qsTr("If the supply of Stone dice is empty, take a Worker or a Cat. The last Stone die brings the end."),
                qsTr("A Worker adds no die this turn.")]
        related: ["pyramidice/triad", "pyramidice/supplies", "pyramidice/god-mertseger", "pyramidice/end"]
    }
    GodPage {
        god: 18
        notes: [qsTr("He is used before the tile is taken, or before Hapy, who ends the turn. You may rest if the Fame he brings is enough to pay for a tile."),
                qsTr("If a Rest tile brings him to you, he is of use from your next Rest turn on."),
                qsTr("Ptah does nothing for him, and lent by the Amethyst Scarab he brings nothing.")]
        related: ["pyramidice/god-hapy", "pyramidice/god-heh"]
    }
    GodPage {
        god: 19
        notes: [qsTr("You take no tile, so none of your tiles go back in that turn."),
                qsTr("The resource goes first, so a full board is no hindrance. Each of the three must be of another kind than that resource; they may be equal to each other."),
                qsTr("With Hapy you may rest even if you can pay for no tile."),
                qsTr("Bes may be used in the same turn, but before Hapy: with Hapy the turn ends."),
                qsTr("If a Rest tile brings Hapy to you, the power is yours from your next Rest turn on."),
                qsTr("Ptah does nothing for Hapy, and lent by the Amethyst Scarab Hapy brings nothing.")]
        related: ["pyramidice/god-bes", "pyramidice/tile-1", "pyramidice/stall"]
    }
    GodPage {
        god: 20
        notes: [qsTr("She is not of the Ennead: at upkeep she counts as one god like any other."),
                qsTr("Lent by the Amethyst Scarab she brings nothing.")]
        related: ["pyramidice/scoring", "pyramidice/upkeep"]
    }
}
