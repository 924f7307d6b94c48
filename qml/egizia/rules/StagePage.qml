import QtQml
import Architects.Ui
import Architects.Model

// The page of a phase: its name and its sentence come from the book of cards, how it goes from whoever lists it.
RulePage {
    id: root
    property int stage: 1
    property var rest: []
    property list<string> related: []
    readonly property egiziaRoundPhase info: EgiziaBook.stages[stage - 1]
    readonly property list<string> neighbours: [...EgiziaBook.stages].filter(one => Math.abs(one.number - stage) === 1).map(one => one.page)

    pageId: info.page
    title: qsTr("Phase %1: %2").arg(stage).arg(info.title)
    summary: info.text
    more: [...related, ...neighbours]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Egizia/RulePhases.qml", values: { now: stage }, caption: info.text },
        ...rest
    ]
}
