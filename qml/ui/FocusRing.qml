import QtQuick

// The gold ring round what the keyboard would act on. Place it inside the control and say when it shows.
Rectangle {
    property bool shown: false
    property real gap: 3
    anchors.fill: parent
    anchors.margins: -gap
    visible: shown
    radius: Theme.radius + gap
    color: "transparent"
    border.width: 2.5
    border.color: Theme.goldLine
    Accessible.ignored: true
}
