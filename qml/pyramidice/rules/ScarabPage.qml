import QtQml
import Architects.Ui
import Architects.Model

// The page of a scarab: what the card says comes from the book of cards, its fine points from whoever lists it.
RulePage {
    property int scarab: 1
    property var notes: []
    property var related: []
    readonly property var info: PyramidiceBook.language < 0 ? ({}) : PyramidiceBook.scarab(scarab)

    pageId: info.page
    title: info.fullName
    summary: info.power
    sign: ({ picture: "qrc:/qt/qml/Architects/Pyramidice/ScarabSign.qml", values: { scarab: scarab, size: 36 } })
    more: Array.from(["pyramidice/scarabs"]).concat(related)
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleScarabs.qml", values: { only: scarab }, caption: "" },
        { text: "<b>" + info.when + ".</b> " + info.power },
        { points: notes }
    ]
}
