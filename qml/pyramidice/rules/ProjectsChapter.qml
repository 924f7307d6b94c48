import QtQml
import Architects.Ui

// A page for each project, with a ground of Cheops to count on.
RuleChapter {
    title: qsTr("Each project")
    folded: true

    ProjectPage { project: 1; stones: [1, 6, 2, 5, 3, 5, 4, 4, 1] }
    ProjectPage { project: 2; stones: [6, 2, 5, 1, 3, 4, 3, 2, 5] }
    ProjectPage { project: 3; stones: [3, 6, 1, 2, 4, 5, 4, 2, 6] }
    ProjectPage { project: 4; stones: [4, 6, 3, 1, 2, 5, 2, 4, 3] }
    ProjectPage { project: 5; stones: [5, 6, 1, 2, 3, 4, 3, 1, 4] }
    ProjectPage {
        project: 6
        stones: [2, 2, 2, 5, 1, 3, 5, 4, 3]
        notes: [qsTr("Three equal dice in a row are two pairs, four in a square are four.")]
    }
}
