import QtQml
import Architects.Ui
import Architects.Model

// The page of a scarab: what the card says comes from the book of cards, its fine points from whoever lists it.
RulePage {
    property int scarab: 1
    property list<string> notes
    property list<string> related
    readonly property pyramidiceScarabText info: Book.scarab(scarab)

    pageId: info.page
    title: info.fullName
    summary: info.power
    sign: ({ picture: "qrc:/qt/qml/Architects/Pyramidice/ScarabSign.qml", values: { scarab: scarab, size: 36 } })
    more: ["pyramidice/scarabs", ...related]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleScarabs.qml", values: { only: scarab }, caption: "" },
        { text: "<b>" + info.when + ".</b> " + info.power },
        { points: [...notes] }
    ]
}
