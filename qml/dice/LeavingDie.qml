import QtQuick
import Architects.Ui

// A die that leaves the tray: it pales into the sand and is gone.
Die {
    id: root
    property real from: 0                   // how pale it was
    objectName: "leavingDie"
    loose: true
    shadow: false
    Accessible.ignored: true

    ParallelAnimation {
        running: true
        onStopped: root.destroy()
        NumberAnimation { target: root; property: "pale"; from: root.from; to: 1; duration: Theme.ms(200); easing.type: Easing.InQuad }
        NumberAnimation { target: root; property: "opacity"; from: 1; to: 0; duration: Theme.ms(220); easing.type: Easing.InCubic }
    }
}
