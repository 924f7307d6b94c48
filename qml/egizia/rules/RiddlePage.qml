import QtQml
import Architects.Ui
import Architects.Model

// The page of a Sphinx card: its task comes from the book of cards, its fine points from whoever lists it.
RulePage {
    id: root
    property int riddle: 1
    property bool twin: false               // another card has the same name
    property list<string> notes: []
    property list<string> related: []
    property var figures: []                // a table of values: [[words, figure]]
    readonly property egiziaRiddle info: EgiziaBook.riddles[riddle - 1]

    pageId: info.page
    title: info.title + (twin ? " · " + info.code : "")
    summary: info.text
    sign: ({ picture: "qrc:/qt/qml/Architects/Egizia/RuleRiddleSign.qml", values: { riddle: riddle } })
    more: ["egizia/sphinx", "egizia/scoring", ...related]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Egizia/RuleRiddles.qml", values: { riddles: [riddle], large: true }, caption: "" },
        { text: info.text },
        { points: [...notes, qsTr("It is counted once, in the final scoring. Until then it is secret.")] }
    ].concat(figures.length > 0 ? [{ sum: figures, total: "" }] : [])
}
