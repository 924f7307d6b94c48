import QtQml
import Architects.Ui

// The three gods that lend a die.
RuleChapter {
    title: qsTr("Gods of the Triad")

    RulePage {
        pageId: "pyramidice/triad"
        rulings: ["R34"]
        title: qsTr("The Triad")
        summary: qsTr("Three gods that lend a die")
        more: ["pyramidice/god-khnum", "pyramidice/god-satis", "pyramidice/god-anuket", "pyramidice/payments", "pyramidice/god-ptah"]
        blocks: [
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleGods.qml", values: { gods: [11, 12, 13] }, caption: "" },
            { text: qsTr("Once in your Work turn each of them lends you a <b>Prayer die that nobody rolls</b>. You choose one of its two values:") },
            { sum: [[Book.god(11).name, "1 · 4"], [Book.god(12).name, "2 · 5"], [Book.god(13).name, "3 · 6"]], total: "" },
            { points: [
                qsTr("You use the die while you pay for an action, and it is gone with that action. It needs no Worker and does not come from the quarry."),
                qsTr("It pays for whatever a Prayer die of that value could: the price of a god, replacing a god, two dice for 1 Fame, Khepri, Mertseger, Min, Ptah, Sobek, Sopdet and the Amethyst Scarab."),
                qsTr("It is no Stone die: it is never built, and never pays where a Stone die is asked for."),
                qsTr("Cats, the Golden Cat and Amon cannot change it, and no reroll can."),
                qsTr("Several of them may help with the same payment.")
            ] }
        ]
    }
    GodPage {
        god: 11
        related: ["pyramidice/god-satis", "pyramidice/god-anuket"]
    }
    GodPage {
        god: 12
        related: ["pyramidice/god-khnum", "pyramidice/god-anuket"]
    }
    GodPage {
        god: 13
        related: ["pyramidice/god-khnum", "pyramidice/god-satis"]
    }
}
