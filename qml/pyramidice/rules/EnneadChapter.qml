import QtQml
import Architects.Ui

// The ten gods that count together.
RuleChapter {
    title: qsTr("Gods of the Ennead")
    folded: true

    RulePage {
        pageId: "pyramidice/ennead"
        title: qsTr("The Ennead")
        summary: qsTr("Ten gods that count together")
        more: ["pyramidice/upkeep", "pyramidice/scoring", "pyramidice/god-aton", "pyramidice/scarab-quartz"]
        blocks: [
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleGods.qml", values: { gods: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], small: true }, caption: "" },
            { text: qsTr("Atum, Shu, Tefnut, Geb, Nut, Osiris, Seth, Isis, Nephthys and Horus have no power. Those you have lie in one stack, which is worth more with each card:") },
            { sum: [[qsTr("Cards"), qsTr("Fame")], ["1", "0"], ["2", "2"], ["3", "6"], ["4", "12"], ["5", "20"], ["6", "30"], ["7", "42"], ["8", "56"], ["9", "72"], ["10", "90"]], total: "" },
            { points: [
                qsTr("However high, the stack counts as <b>one god</b>: at upkeep, for Aton, for the Quartz Scarab."),
                qsTr("But if it is given up, all of it goes, never a single card."),
                qsTr("Lent by the Amethyst Scarab a god of the Ennead brings nothing."),
                qsTr("A Great Architect takes them before all other gods.")
            ] }
        ]
    }
    GodPage { god: 1 }
    GodPage { god: 2 }
    GodPage { god: 3 }
    GodPage { god: 4 }
    GodPage { god: 5 }
    GodPage {
        god: 6
        notes: [qsTr("No other price asks for a Worker. With Bastet a Cat will do.")]
        related: ["pyramidice/god-bastet"]
    }
    GodPage {
        god: 7
        notes: [qsTr("The 6 must be a Stone die: a Prayer die or a die of the Triad will not do.")]
        related: ["pyramidice/dice"]
    }
    GodPage {
        god: 8
        notes: [qsTr("With Bastet a Worker may stand for the Cat of the price.")]
        related: ["pyramidice/god-bastet"]
    }
    GodPage { god: 9 }
    GodPage { god: 10 }
}
