pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// What the review has found: how far it is, then the three moves that cost most, or that there were none.
// Narrow: only their heads, side by side; else each with both ways the match could go on.
Item {
    id: root
    required property ReviewModel review
    property bool narrow: false
    readonly property list<reviewMistake> mistakes: review.mistakes
    readonly property bool none: review.done && mistakes.length === 0
    readonly property bool terse: narrow && width / Math.max(1, mistakes.length) < 100 * Theme.zoom       // no room for names
    implicitHeight: review.done && !none ? found.implicitHeight : state.implicitHeight

    Column {
        id: state
        visible: !root.review.done || root.none
        width: parent.width
        spacing: 7
        Label {
            objectName: "reviewState"
            text: root.none ? qsTr("Nobody gave anything away: no move could have been much better.") : root.review.progress
            soft: !root.none
            size: root.none ? Theme.text : Theme.label
            width: parent.width
            horizontalAlignment: root.narrow ? Text.AlignHCenter : Text.AlignLeft
        }
        Rectangle {
            visible: !root.review.done
            width: parent.width
            height: 6
            radius: 3
            color: Theme.recess
            Accessible.role: Accessible.ProgressBar
            Accessible.name: root.review.progress
            Rectangle {
                width: Math.max(6, parent.width * root.review.percent / 100)
                height: parent.height
                radius: 3
                color: Theme.goldFill
                Behavior on width { NumberAnimation { duration: Theme.ms(200) } }
            }
        }
    }
    Grid {
        id: found
        visible: root.review.done
        width: parent.width
        columns: root.narrow ? Math.max(1, root.mistakes.length) : 1
        spacing: root.narrow ? 6 : 10
        Repeater {
            model: root.review.done ? root.mistakes : []
            delegate: Column {
                id: one
                required property reviewMistake modelData
                required property int index
                width: (found.width - found.spacing * (found.columns - 1)) / found.columns
                spacing: 4
                MistakeCard {
                    objectName: "mistake" + one.index
                    width: parent.width
                    narrow: root.narrow
                    terse: root.terse
                    index: one.index
                    mistake: one.modelData
                    opened: root.review.mistake === one.index
                    onClicked: opened ? root.review.closeMistake() : root.review.openMistake(one.index)
                }
                MistakeCourses {
                    visible: !root.narrow
                    width: parent.width
                    review: root.review
                    index: one.index
                    mistake: one.modelData
                    lines: 3
                }
            }
        }
    }
}
