import QtQml
import Architects.Ui
import Architects.Model

// The page of a phase: its name and its sentence come from the book of cards, how it goes from whoever lists it.
RulePage {
    id: root
    property int stage: 1
    property var rest: []
    property var related: []
    readonly property var info: EgiziaBook.language < 0 ? ({}) : EgiziaBook.stage(stage)
    readonly property var neighbours: Array.from([stage - 1, stage + 1]).filter(number => number >= 1 && number <= 7).map(number => EgiziaBook.stage(number).page)

    pageId: info.page
    title: qsTr("Phase %1: %2").arg(stage).arg(info.title)
    summary: info.text
    more: related.concat(neighbours)
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Egizia/RulePhases.qml", values: { now: stage }, caption: info.text }
    ].concat(rest)
}
