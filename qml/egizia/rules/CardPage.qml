import QtQml
import Architects.Ui
import Architects.Model

// The page of a Nile card: what the card says comes from the book of cards, its fine points from whoever lists it.
RulePage {
    id: root
    property int card: 1
    property bool twin: false               // another card has the same name
    property list<string> notes: []
    property list<string> related: []
    property var figures: []                // a table of values: [[words, figure]]
    readonly property egiziaCardWords info: EgiziaBook.cards[card - 1]

    function family(kind: string): var {
        if (kind === "field")
            return ["egizia/fields"]
        if (kind === "quarry")
            return ["egizia/stones"]
        return [kind === "now" ? "egizia/at-once" : "egizia/" + kind]
    }
    function dryNotes(colour: int): var {
        return colour === 0 ? [] : colour === 1 ? [qsTr("It is dry while the flood is low. A card that improves a field makes it green.")]
                                                : [qsTr("It is dry unless the flood is high. A card that improves a field makes it yellow, both such cards make it green.")]
    }
    function familyNotes(kind: string): var {
        if (kind === "field")
            return [...dryNotes(info.colour), qsTr("Sphinx cards that compare fields ask for the colour that is printed, not for the flood.")]
        if (kind === "quarry")
            return [qsTr("Nobody can have more than 25 stones: what comes beyond that is lost.")]
        return []
    }
    pageId: info.page
    title: (info.kind === "field" || info.kind === "quarry" ? info.title + " " + info.amount : info.title) + (twin ? " · " + info.code : "")
    summary: info.text
    sign: ({ picture: "qrc:/qt/qml/Architects/Egizia/RuleCardSign.qml", values: { card: card } })
    more: [...family(info.kind), ...related]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Egizia/RuleCards.qml", values: { cards: [card], large: true },
          caption: info.rounds + (info.copies > 1 ? " · " + qsTr("%n such card(s)", "", info.copies) : "") },
        { text: "<b>" + info.kindTitle + ".</b> " + info.text },
        { text: info.when },
        { points: [...familyNotes(info.kind), ...notes] }
    ].concat(figures.length > 0 ? [{ sum: figures, total: "" }] : [])
}
