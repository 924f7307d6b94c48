import QtQuick

// Every touch is noticed here first and goes on to what lies below: what is pressed there keeps it to itself. Lay it over the whole table.
Item {
    id: root
    property bool byFinger: false           // a fingertip hides what is below it, a mouse does not
    signal touched()

    function touch(finger: bool): void {
        byFinger = finger
        touched()
    }

    PointHandler {
        acceptedDevices: PointerDevice.TouchScreen
        onActiveChanged: if (active) root.touch(true)
    }
    Item {                                  // of two handlers on one item only one hears a press
        anchors.fill: parent
        PointHandler {
            acceptedDevices: PointerDevice.AllDevices & ~PointerDevice.TouchScreen
            onActiveChanged: if (active) root.touch(false)
        }
    }
}
