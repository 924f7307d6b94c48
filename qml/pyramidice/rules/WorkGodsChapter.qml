import QtQml
import Architects.Ui

// The gods that are used once in a Work turn.
RuleChapter {
    title: qsTr("Gods used once a Work turn")
    folded: true

    GodPage {
        god: 14
        notes: [qsTr("The die must be one that you rolled this turn and have not used. The die of the Triad cannot be set."),
                qsTr("If you roll the die again, what he did is lost.")]
        related: ["pyramidice/god-mut", "pyramidice/dice"]
    }
    GodPage {
        god: 16
        rulings: ["R38"]
        notes: [qsTr("Any other god of yours will do, whether used or only just won."),
                qsTr("The Ennead goes as a whole, for 4 Fame all the same."),
                qsTr("He cannot discard himself, nor a god that Amethyst lends."),
                qsTr("What a discarded god did for you always, it does no longer from that moment on.")]
        related: ["pyramidice/upkeep", "pyramidice/ennead"]
    }
    GodPage {
        god: 21
        notes: [qsTr("He asks for nothing, not even a die. With Ptah he gives it twice.")]
        related: ["pyramidice/god-bes", "pyramidice/god-ptah"]
    }
    GodPage {
        god: 22
        notes: [qsTr("The Cats go first, so a full board is no hindrance."),
                qsTr("The Worker adds no die this turn, but can build at once."),
                qsTr("With Bastet Workers may stand for the Cats.")]
        related: ["pyramidice/god-montu", "pyramidice/god-neith", "pyramidice/god-bastet"]
    }
    GodPage {
        god: 24
        notes: [qsTr("With Bastet any two resources will do, as long as each is a Worker or a Cat.")]
        related: ["pyramidice/god-sekhmet", "pyramidice/god-bastet"]
    }
    GodPage {
        god: 25
        notes: [qsTr("Her reroll is apart from the free one: use both, in any order."),
                qsTr("It takes any of your unused dice. Changes that Cats made to them are lost."),
                qsTr("Ptah makes her ready again.")]
        related: ["pyramidice/reroll", "pyramidice/god-ptah"]
    }
    GodPage {
        god: 26
        rulings: ["R36"]
        notes: [qsTr("Any two dice will do, and one of them may be lent by the Triad."),
                qsTr("The new die comes on top and needs no Worker. It may be rolled again like the others."),
                qsTr("She cannot be used when the supply of Stone dice is empty."),
                qsTr("The die may be the last one: then the end begins.")]
        related: ["pyramidice/supplies", "pyramidice/god-khepri", "pyramidice/end"]
    }
    GodPage {
        god: 27
        notes: [qsTr("Any two dice will do, and one of them may be lent by the Triad."),
                qsTr("The Worker adds no die this turn, but can build at once.")]
        related: ["pyramidice/god-sopdet", "pyramidice/god-sobek"]
    }
    GodPage {
        god: 28
        notes: [qsTr("The Workers go first, so a full board is no hindrance."),
                qsTr("With Bastet Cats may stand for the Workers.")]
        related: ["pyramidice/god-heka", "pyramidice/god-ra", "pyramidice/god-bastet"]
    }
    GodPage {
        god: 29
        notes: [qsTr("The die must be one that you rolled this turn and have not used."),
                qsTr("If you roll the die again, what she did is lost.")]
        related: ["pyramidice/god-amon", "pyramidice/dice"]
    }
    GodPage {
        god: 30
        notes: [qsTr("With Bastet a Worker may stand for the Cat.")]
        related: ["pyramidice/god-ra", "pyramidice/god-heka", "pyramidice/god-bastet"]
    }
    GodPage {
        god: 31
        rulings: ["R37"]
        notes: [qsTr("He makes ready what is used once in a Work turn, but never himself: he works once a Work turn, whether he is yours or lent."),
                qsTr("He does nothing for Bes and Hapy, for scarabs, nor for the free reroll."),
                qsTr("A die of the Triad may pay for him, and its god is made ready with the others."),
                qsTr("A god that Amethyst lends is made ready too.")]
        related: ["pyramidice/triad", "pyramidice/god-maat", "pyramidice/god-heh"]
    }
    GodPage {
        god: 32
        notes: [qsTr("With Bastet a Cat may stand for the Worker.")]
        related: ["pyramidice/god-neith", "pyramidice/god-montu", "pyramidice/god-bastet"]
    }
    GodPage {
        god: 33
        notes: [qsTr("Any Stone die that you rolled and have not used will do, whatever it shows. It goes to the quarry, not to a pyramid."),
                qsTr("A die of the Triad is no Stone die."),
                qsTr("With Bastet any two resources will do, as long as each is a Worker or a Cat.")]
        related: ["pyramidice/god-khonsu", "pyramidice/god-bastet"]
    }
    GodPage {
        god: 36
        notes: [qsTr("Any two dice will do, and one of them may be lent by the Triad.")]
        related: ["pyramidice/fame", "pyramidice/god-min"]
    }
    GodPage {
        god: 37
        notes: [qsTr("Any die will do, also one that the Triad lends."),
                qsTr("The Cat can turn a die at once.")]
        related: ["pyramidice/cats", "pyramidice/god-min"]
    }
}
