import QtQuick
import Architects.Ui

// The seconds left to find a curse, as a number and a shrinking line.
Item {
    id: root
    property int seconds: 30                // 0: nobody counts
    property bool running: false
    property int remaining: seconds
    readonly property bool hurried: remaining <= 5
    signal over()
    visible: running && seconds > 0
    implicitHeight: words.implicitHeight + 8
    onRunningChanged: remaining = seconds
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("%n second(s) left", "", remaining)

    Timer {
        interval: 1000
        repeat: true
        running: root.running && root.seconds > 0
        onTriggered: {
            root.remaining -= 1
            if (root.remaining <= 0)
                root.over()
        }
    }
    Label {
        id: words
        text: root.remaining
        decorative: true
        font.weight: Font.DemiBold
        color: root.hurried ? Theme.warn : Theme.ink
        width: Theme.label * 2
        horizontalAlignment: Text.AlignRight
        anchors.verticalCenter: parent.verticalCenter
    }
    Rectangle {
        x: words.width + 8
        width: parent.width - x
        height: 6
        radius: 3
        color: Theme.recess
        anchors.verticalCenter: parent.verticalCenter
        Rectangle {
            width: parent.width * Math.max(0, root.remaining) / Math.max(1, root.seconds)
            height: parent.height
            radius: 3
            color: root.hurried ? Theme.warnFill : Theme.goldFill
        }
    }
}
