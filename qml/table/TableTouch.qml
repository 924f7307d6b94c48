import QtQuick

// Every touch is noticed here first and goes on to what lies below: what is pressed there keeps it to itself. Lay it over the whole table.
Item {
    id: root
    property bool byFinger: false           // a fingertip hides what is below it, a mouse does not
    signal touched()

    PointHandler {
        acceptedDevices: PointerDevice.TouchScreen
        onActiveChanged: if (active) root.byFinger = true
    }
    PointHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onActiveChanged: if (active) root.byFinger = false
    }
    PointHandler {
        onActiveChanged: if (active) root.touched()
    }
}
