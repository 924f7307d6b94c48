import QtQml
import Architects.Ui
import Architects.Model
import "Pairs.js" as Pairs

// The page of a project: its pairs come from the book of cards.
RulePage {
    property int project: 1
    property list<int> stones               // a ground of Cheops to count on
    property list<string> notes
    readonly property pyramidiceProjectText info: Book.project(project)

    pageId: info.page
    title: info.name
    summary: [...info.pairs].map(pair => pair.a + "–" + pair.b).join(", ")
    more: ["pyramidice/projects", "pyramidice/scoring"]
    blocks: [
        { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleProject.qml", values: { project: project }, caption: "" },
        { text: info.text },
        { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleLevel.qml", values: { stones: [...stones], size: 3, project: project },
          caption: qsTr("An example: this ground is worth %n Fame.", "", 2 * Pairs.seals([...stones], 3, [...info.pairs]).length) },
        { points: [qsTr("Neighbours share a side, not a corner. Every level of every pyramid counts, whoever built it."), ...notes] }
    ]
}
