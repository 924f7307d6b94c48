import QtQuick
import Architects.Ui                    // for what is written in C++

// The gold ring round what the keyboard would act on, for those who use one. Place it inside the control and say when it shows.
Rectangle {
    property bool shown: false
    property real gap: 3
    anchors.fill: parent
    anchors.margins: -gap
    visible: LastInput.keys && shown         // asked first: it has to be there before the first key
    radius: Theme.radius + gap
    color: "transparent"
    border.width: 2.5
    border.color: Theme.goldLine
    Accessible.ignored: true
}
