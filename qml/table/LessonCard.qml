import QtQuick
import Architects.Ui
import Architects.Model

// What the coach says, one or two short sentences at a time, and the ways on and back.
FocusScope {
    id: root
    required property LessonModel lesson
    readonly property bool reading: lesson.waitsFor === "next"
    readonly property bool objecting: lesson.objection !== ""
    signal rule(string page)
    signal more()
    signal next()
    implicitHeight: body.implicitHeight + 20
    Accessible.role: Accessible.AlertMessage
    Accessible.name: objecting ? lesson.objection : lesson.said
    Accessible.description: qsTr("%1, step %2 of %3", "the chapter of a lesson").arg(title.text).arg(lesson.step + 1).arg(lesson.stepCount)

    function takeFocus(): void { (reading ? go : back).forceActiveFocus(Qt.OtherFocusReason) }

    MouseArea { anchors.fill: parent }      // nothing below is touched through it
    SurfaceFace {
        anchors.fill: parent
        edge: Theme.goldLine
        edgeWidth: 1.5
        radius: Theme.radiusLarge
    }
    Column {
        id: body
        x: 12
        y: 10
        width: parent.width - 24
        spacing: 4
        Row {
            width: parent.width
            spacing: 10
            LessonScribe { id: scribe }
            Column {
                width: parent.width - scribe.width - 10
                spacing: 2
                Label {
                    id: title
                    width: parent.width
                    text: root.lesson.chapters[root.lesson.chapter] || ""
                    decorative: true
                    color: Theme.goldText
                    font.weight: Font.DemiBold
                }
                Label {
                    objectName: "lessonWords"
                    width: parent.width
                    text: root.objecting ? root.lesson.objection : root.lesson.said
                    decorative: true
                    size: Theme.text
                    color: root.objecting ? Theme.warn : Theme.ink
                }
            }
        }
        Item {
            width: parent.width
            height: Theme.touch
            IconButton {
                id: back
                objectName: "lessonBack"
                x: -8
                glyph: "back"
                text: qsTr("Back one step")
                enabled: root.lesson.canGoBack
                onClicked: root.lesson.back()
            }
            Label {
                anchors.left: back.right
                anchors.verticalCenter: parent.verticalCenter
                text: (root.lesson.step + 1) + " / " + root.lesson.stepCount
                decorative: true
                soft: true
            }
            Row {
                anchors.right: parent.right
                spacing: 2
                IconButton {
                    objectName: "lessonRule"
                    visible: root.lesson.rule !== ""
                    glyph: "rules"
                    text: qsTr("The rule about this")
                    onClicked: root.rule(root.lesson.rule)
                }
                IconButton {
                    objectName: "lessonMore"
                    glyph: "menu"
                    text: qsTr("Chapters of the lesson")
                    onClicked: root.more()
                }
                GoldButton {
                    id: go
                    objectName: "lessonNext"
                    visible: root.reading
                    meaning: text + root.lesson.step
                    text: qsTr("Go on")
                    onClicked: root.next()
                }
            }
        }
    }
}
