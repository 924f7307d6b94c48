pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// All projects side by side; one that is pressed is seen alone in the pyramids.
Grid {
    id: root
    property list<pyramidiceCount> projects
    property int chosen: -1
    columns: Math.max(1, Math.min(projects.length, Math.floor((width + spacing) / (106 * Math.max(1, Theme.zoom * 0.92)))))
    spacing: 10

    Repeater {
        model: root.projects
        delegate: ProjectChip {
            required property pyramidiceCount modelData
            required property int index
            objectName: "project" + index
            width: (root.width - (root.columns - 1) * root.spacing) / root.columns
            text: Book.project(modelData.project).name
            seat: modelData.seat
            pairs: modelData.pairs
            lit: root.chosen === index
            dimmed: root.chosen >= 0 && !lit
            onClicked: root.chosen = lit ? -1 : index
        }
    }
}
