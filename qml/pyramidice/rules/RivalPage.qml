import QtQml
import Architects.Ui
import Architects.Model

// The page of a Great Architect: his figures come from the book of cards.
RulePage {
    property int level: 1
    property list<string> notes
    readonly property pyramidiceRivalText info: Book.rival(level)

    pageId: info.page
    title: info.name
    summary: info.power
    more: [...PyramidiceBook.rivals].filter(other => other.level !== level).map(other => other.page).concat(["pyramidice/solo"])
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleStela.qml", values: { architect: level }, caption: qsTr("Great Architect of level %1").arg(level) },
        { text: "<b>" + qsTr("His power.") + "</b> " + info.power },
        { sum: [[qsTr("Open projects, which all pay him"), String(info.projects)], [qsTr("Fame of his spaces for tiles"), [...info.restFame].join(" · ")]], total: "" },
        { points: [...notes] }
    ]
}
