pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// The chapters of a lesson, to go to any of them, and the ways out.
Sheet {
    id: root
    required property LessonModel lesson
    required property TableModel table
    signal leave()
    title: qsTr("Lesson: %1").arg(table.gameName)
    spacing: 2

    function away(then: var): void {
        close()
        then()
    }

    Repeater {
        model: root.lesson.chapters
        delegate: SettingRow {
            required property string modelData
            required property int index
            objectName: "lessonChapter" + index
            width: parent ? parent.width : 0
            glyph: index === root.lesson.chapter ? "play" : index < root.lesson.chapter ? "check" : "next"
            leads: false
            text: modelData
            onClicked: root.away(() => App.learnChapter(root.table.game, index))
        }
    }
    Divider { width: parent.width }
    SettingRow {
        objectName: "lessonSkip"
        visible: !root.lesson.lastChapter
        width: parent.width
        glyph: "last"
        leads: false
        text: qsTr("Skip this chapter")
        onClicked: root.away(root.lesson.skipChapter)
    }
    SettingRow {
        objectName: "lessonLeave"
        width: parent.width
        glyph: "back"
        leads: false
        text: qsTr("Leave the lesson for now")
        note: qsTr("It goes on exactly here.")
        onClicked: root.away(root.leave)
    }
    SettingRow {
        objectName: "lessonEnd"
        width: parent.width
        glyph: "flag"
        leads: false
        text: qsTr("Play on without the scribe")
        note: qsTr("The match goes on against Snefru.")
        onClicked: root.away(root.lesson.finish)
    }
}
