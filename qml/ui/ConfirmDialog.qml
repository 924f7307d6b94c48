import QtQuick
import Architects.Ui                    // for what is written in C++

// One question, two answers. The way on is gold, or carnelian when something is lost for good: then it stands above the way back, which takes the
// foot of the screen, where the way on was; and it never comes under the finger that has asked.
Sheet {
    id: root
    property string text
    property string acceptText: qsTr("Yes")
    property string rejectText: qsTr("Cancel")
    property bool danger: false
    property bool decided: false
    property real finger: -1                // height at which the finger was that asked; -1: it was none
    signal accepted()
    signal rejected()
    maximumWidth: 440
    spacing: 20
    onAboutToShow: {
        decided = false
        finger = LastInput.keys ? -1 : LastInput.pressedAt().y
    }
    onClosed: if (!decided) rejected()

    Label {
        width: parent.width
        text: root.text
        size: Theme.text
        lineHeight: 1.25
    }
    Item {
        id: answers
        readonly property bool stacked: root.danger || yes.implicitWidth > (width - 12) / 2 || no.implicitWidth > (width - 12) / 2
        readonly property real row: Math.max(yes.implicitHeight, no.implicitHeight)
        // In the middle of the upper one, once all stands in its place.
        readonly property real upper: (root.docked ? root.height : (root.height + root.face.height) / 2) - root.face.foot - 12 - row * 1.5
        readonly property real away: Math.abs(root.finger - upper)
        readonly property bool pressed: root.finger >= 0 && away < row / 2 + Theme.touch / 2 && away < Math.abs(root.finger - upper - row - 12)
        readonly property bool lossAbove: root.danger && !pressed
        width: parent.width
        implicitHeight: stacked ? 2 * row + 12 : row
        GoldButton {
            id: no
            quiet: true
            text: root.rejectText
            y: answers.stacked && answers.lossAbove ? answers.row + 12 : 0
            width: answers.stacked ? answers.width : (answers.width - 12) / 2
            height: answers.row
            onClicked: root.close()
        }
        GoldButton {
            id: yes
            objectName: "accept"
            danger: root.danger
            text: root.acceptText
            x: answers.stacked ? 0 : no.width + 12
            y: answers.stacked && !answers.lossAbove ? answers.row + 12 : 0
            width: no.width
            height: answers.row
            onClicked: {
                root.decided = true
                root.close()
                root.accepted()
            }
        }
    }
}
