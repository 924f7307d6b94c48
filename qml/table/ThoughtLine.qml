import QtQuick
import Architects.Ui

// How far a thought has come.
Rectangle {
    id: root
    property int percent: 0
    implicitHeight: 6
    radius: 3
    color: Theme.recess
    Accessible.role: Accessible.ProgressBar
    Accessible.name: qsTr("%1 of 100").arg(percent)
    Rectangle {
        width: parent.width * Math.max(0.02, Math.min(100, root.percent) / 100)
        height: parent.height
        radius: 3
        color: Theme.goldFill
        Behavior on width { NumberAnimation { duration: Theme.ms(120) } }
    }
}
