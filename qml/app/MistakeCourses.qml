import QtQuick
import Architects.Model

// How it went, and how it could have gone: one of the two is looked at.
Column {
    id: root
    required property ReviewModel review
    required property int index             // which of the mistakes
    required property reviewMistake mistake
    property int lines: 2
    readonly property bool opened: review.mistake === index
    spacing: 6

    function look(better: bool): void {
        if (!opened)
            review.openMistake(index)
        review.choose(better)
    }

    CourseRow {
        objectName: "asPlayed" + root.index
        width: parent.width
        text: qsTr("As played")
        move: root.mistake.played
        chance: root.mistake.playedChance
        chosen: root.opened && !root.review.better
        lines: root.lines
        onClicked: root.look(false)
    }
    CourseRow {
        objectName: "better" + root.index
        width: parent.width
        text: qsTr("Better")
        move: root.mistake.better
        chance: root.mistake.betterChance
        better: true
        chosen: root.opened && root.review.better
        lines: root.lines
        onClicked: root.look(true)
    }
}
