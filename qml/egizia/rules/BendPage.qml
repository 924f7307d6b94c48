import QtQml
import Architects.Ui
import Architects.Model

// The page of a bend: what a ship does there comes from the book of cards, its fine points from whoever lists it.
RulePage {
    id: root
    property int bend: 1
    property list<string> notes: []
    property list<string> related: []
    readonly property egiziaBendWords info: EgiziaBook.bends[bend - 1]
    readonly property string above: bend > 1 ? EgiziaBook.bends[bend - 2].name : ""
    readonly property string below: bend < 20 ? EgiziaBook.bends[bend].name : ""

    function topics(kind: string): var {
        return kind === "card" ? ["egizia/cards", "egizia/stage-1"] : kind === "camp" ? ["egizia/camps"] : ["egizia/sites", "egizia/building", "egizia/reserve"]
    }
    function lies(): string {
        if (above === "")
            return qsTr("The first bend of the Nile; below it lies %1.").arg(below)
        return below === "" ? qsTr("The last bend of the Nile; above it lies %1.").arg(above) : qsTr("Bend %1 of the Nile, between %2 and %3.").arg(bend).arg(above).arg(below)
    }
    pageId: info.page
    title: info.name
    summary: info.text
    sign: ({ picture: "qrc:/qt/qml/Architects/Egizia/RuleBendSign.qml", values: { bend: bend } })
    more: [...topics(info.kind), ...related, "egizia/river"]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Egizia/RuleRiver.qml", values: { first: Math.max(1, bend - 1), last: Math.min(20, bend + 1), lit: bend }, caption: lies() },
        { text: info.text },
        { points: (info.kind === "card" ? [qsTr("In every round another Nile card lies here. The player who places a ship here takes it.")] : []).concat([...notes]) }
    ]
}
