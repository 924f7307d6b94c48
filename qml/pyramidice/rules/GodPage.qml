import QtQml
import Architects.Ui
import Architects.Model

// The page of a god: what the card says comes from the book of cards, its fine points from whoever lists it.
RulePage {
    id: root
    property int god: 1
    property list<string> notes
    property list<string> related
    readonly property pyramidiceGodText info: Book.god(god)

    function familyNotes(kind: string): var {
        if (kind === "ennead")
            return [qsTr("All your gods of the Ennead lie in one stack, and count as one god for upkeep, for Aton and for the Quartz Scarab.")]
        if (kind === "triad")
            return [qsTr("You use the die while you pay, for anything that a Prayer die of that value could pay for. It is never built."),
                    qsTr("Cats, the Golden Cat and Amon cannot change it, and it cannot be rolled again.")]
        return []
    }
    function family(kind: string): var {
        if (kind === "ennead")
            return ["pyramidice/ennead", "pyramidice/upkeep"]
        if (kind === "triad")
            return ["pyramidice/triad", "pyramidice/payments"]
        return [kind === "rest" ? "pyramidice/rest" : "pyramidice/gods"]
    }
    pageId: info.page
    title: info.name
    summary: info.power
    sign: ({ picture: "qrc:/qt/qml/Architects/Pyramidice/RuleShrine.qml", values: { god: god } })
    more: [...family(info.kind), ...related]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleGods.qml", values: { gods: [god], large: true },
          caption: qsTr("Price: %1").arg(info.costSpoken) },
        { text: "<b>" + info.use + ".</b> " + info.power },
        { text: info.fame },
        { points: [...familyNotes(info.kind), ...notes] }
    ]
}
