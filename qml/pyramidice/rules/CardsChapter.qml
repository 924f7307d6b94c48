import QtQml
import Architects.Ui
import Architects.Model

// The cards that each player has for the whole game.
RuleChapter {
    title: qsTr("Scarabs and projects")

    RulePage {
        pageId: "pyramidice/scarabs"
        rulings: ["R3"]
        title: qsTr("Scarabs")
        summary: qsTr("A power for the whole game")
        more: [...PyramidiceBook.scarabs].map(scarab => scarab.page).concat(["pyramidice/setup", "pyramidice/scoring"])
        blocks: [
            { text: qsTr("Everybody is dealt two scarabs before the first turn and keeps one. It lies open, and its power is its owner's alone, until the end. The player who plays alone against a Great Architect has none.") },
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleScarabs.qml", values: {}, caption: "" }
        ]
    }
    RulePage {
        pageId: "pyramidice/projects"
        title: qsTr("Projects")
        summary: qsTr("Fame for neighbouring dice")
        more: [...PyramidiceBook.projects].map(project => project.page).concat(["pyramidice/scoring", "pyramidice/build"])
        blocks: [
            { text: qsTr("Everybody has one project, secret until the end; when you play alone, all lie open. It names pairs of values. At the end each level of each pyramid is looked at from above, and each two neighbours that show such a pair bring <b>2 Fame</b>.") },
            { picture: "qrc:/qt/qml/Architects/Pyramidice/RuleLevel.qml", values: { stones: [1, 6, 2, 5, 3, 5, 4, 4, 1], size: 3, project: 1 },
              caption: qsTr("Giza wants 1–6, 2–5 and 3–4: three pairs here, 6 Fame.") },
            { points: [
                qsTr("Neighbours share a side. Corners do not count, nor do dice of different levels."),
                qsTr("It does not matter who built them."),
                qsTr("One die may be part of several pairs."),
                qsTr("Each pair of values is on one project only: what scores for you scores for nobody else.")
            ] }
        ]
    }
}
