import QtQml
import Architects.Ui
import Architects.Model

// The page of a Sphinx card: its task comes from the book of cards, its fine points from whoever lists it.
RulePage {
    id: root
    property int riddle: 1
    property bool twin: false               // another card has the same name
    property var notes: []
    property var related: []
    property var figures: []                // a table of values: [[words, figure]]
    readonly property var info: EgiziaBook.language < 0 ? ({}) : EgiziaBook.riddle(riddle)

    pageId: info.page
    title: info.title + (twin ? " · " + info.code : "")
    summary: info.text
    sign: ({ picture: "qrc:/qt/qml/Architects/Egizia/RuleRiddleSign.qml", values: { riddle: riddle } })
    more: Array.from(["egizia/sphinx", "egizia/scoring"]).concat(related)
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Egizia/RuleRiddles.qml", values: { riddles: [riddle], large: true }, caption: "" },
        { text: info.text },
        { points: notes.concat([qsTr("It is counted once, in the final scoring. Until then it is secret.")]) }
    ].concat(figures.length > 0 ? [{ sum: figures, total: "" }] : [])
}
