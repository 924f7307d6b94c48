import QtQml
import Architects.Ui

// A page for each bend of the river.
RuleChapter {
    title: qsTr("Each bend of the Nile")
    folded: true

    BendPage {
        bend: 1
        notes: [qsTr("The first card of a round is laid here. The player who begins here has the whole river before them.")]
    }
    BendPage {
        bend: 2
        notes: [qsTr("Both steps must be made. A step on the last square of a track brings its reward once more."),
                qsTr("With the card that lets a camp work twice it is two steps on each track.")]
        related: ["egizia/tracks", "egizia/n34"]
    }
    BendPage { bend: 3 }
    BendPage {
        bend: 4
        notes: [qsTr("These two grow stronger whether you want it or not, and want more grain in this very round.")]
        related: ["egizia/workers"]
    }
    BendPage { bend: 5 }
    BendPage {
        bend: 6
        notes: [qsTr("Of the three sites this one builds first: here the choice of workers is still free.")]
        related: ["egizia/sphinx", "egizia/n09", "egizia/n32"]
    }
    BendPage { bend: 7 }
    BendPage {
        bend: 8
        notes: [qsTr("The strength must be taken, the flood may be left as it is."),
                qsTr("With the card that lets a camp work twice it is 2 strength and up to two steps of the flood.")]
        related: ["egizia/flood", "egizia/workers", "egizia/n34"]
    }
    BendPage { bend: 9 }
    BendPage {
        bend: 10
        notes: [qsTr("These two grow stronger whether you want it or not, and want more grain in this very round.")]
        related: ["egizia/workers"]
    }
    BendPage { bend: 11 }
    BendPage {
        bend: 12
        notes: [qsTr("After each action here your marker goes one step on a track: quarry or market, as you choose."),
                qsTr("Here you may build on the obelisk and take tombs in one action.")]
        related: ["egizia/obelisk", "egizia/tombs", "egizia/tracks"]
    }
    BendPage { bend: 13 }
    BendPage {
        bend: 14
        notes: [qsTr("These two grow stronger whether you want it or not, and want more grain in this very round.")]
        related: ["egizia/workers"]
    }
    BendPage { bend: 15 }
    BendPage {
        bend: 16
        notes: [qsTr("Any of the four can be chosen, the foreman too, if not at 9 already."),
                qsTr("With the card that lets a camp work twice it is four stones, and 2 strength, for the same worker or for two.")]
        related: ["egizia/workers", "egizia/stones", "egizia/n34"]
    }
    BendPage { bend: 17 }
    BendPage {
        bend: 18
        notes: [qsTr("Here you may build on the pyramid and on the temple in one action."),
                qsTr("It is the last site to build: keep a worker, and stones.")]
        related: ["egizia/pyramid", "egizia/temple"]
    }
    BendPage { bend: 19 }
    BendPage {
        bend: 20
        notes: [qsTr("It works as Passalon does, but only for one ship and only once: the cards for a taken camp and for working twice do not reach here."),
                qsTr("Below Heliopolis there is nothing more. After it you can only pass, unless you may go upstream.")]
        related: ["egizia/flood", "egizia/workers", "egizia/n26"]
    }
}
