import QtQuick
import Architects.Ui                    // for what is written in C++

// A control that has just come to mean something else takes no press for a moment: the finger was meant for what stood there before.
// Lay it inside the control, and ask `deaf` before anything else that presses it.
Item {
    id: root
    property string meaning                 // what a press does; a text that only counts does not change it
    readonly property int layers: Theme.layers
    readonly property bool deaf: moment.running
    anchors.fill: parent
    z: 10
    onMeaningChanged: moment.listen()
    onVisibleChanged: if (visible) moment.listen()
    onLayersChanged: moment.listen()        // a sheet has gone from above it, or come with it
    Component.onCompleted: {
        moment.known = true
        if (LastInput.pressedWithin(Theme.deafFor))
            moment.listen()                 // a press has brought it: a second one was meant for what stood there before
    }

    Timer {
        id: moment
        property bool known: false          // it stands there, and does not only just come to be
        function listen(): void { if (known && Theme.deafFor > 0) restart() }
        interval: Theme.deafFor
    }
    MouseArea {
        anchors.fill: parent
        visible: root.deaf || pressed       // a finger that came too early is kept: nobody else gets it when the moment is over
        preventStealing: true
    }
}
