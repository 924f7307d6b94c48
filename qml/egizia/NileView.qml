import QtQuick
import Architects.Ui

// A window on the Nile: a finger scrolls it, two bring it closer or show all of it, and it follows a ship that is led to its edge.
FocusScope {
    id: root
    readonly property alias map: nile
    property alias bends: nile.bends
    property alias flood: nile.flood
    property alias seat: nile.seat
    property alias hovered: nile.hovered
    property bool interactive: true
    property real aside: 0                  // at the right, where something else stands: only the sea reaches below it
    readonly property alias sailing: ship
    property real factor: 1                 // 1: as wide as the window
    property real painted: 1                // the factor pictures were last painted for
    readonly property real atOne: nile.implicitHeight / painted
    readonly property real least: Math.min(1, height / Math.max(1, atOne))
    readonly property real most: 2.2
    readonly property real from: flick.contentY / Math.max(1, flick.contentHeight)
    readonly property real to: (flick.contentY + height) / Math.max(1, flick.contentHeight)
    readonly property alias moving: flick.moving
    signal bendTapped(int bend)
    signal bendHeld(int bend)

    // Keeps the map's point under the window's point (px, py).
    function zoomAt(px: real, py: real, to: real): void {
        const f = Math.max(least, Math.min(most, to)), k = f / factor
        const x = flick.contentX + px, y = flick.contentY + py
        factor = f
        settle.restart()
        flick.contentX = within(x * k - px, flick.contentWidth - flick.width)
        flick.contentY = within(y * k - py, flick.contentHeight - flick.height)
    }
    function within(v: real, most: real): real { return Math.max(0, Math.min(Math.max(0, most), v)) }
    function zoomIn(): void { zoomAt(width / 2, height / 2, factor * 1.4) }
    function zoomOut(): void { zoomAt(width / 2, height / 2, factor / 1.4) }
    function showAll(): void { zoomAt(width / 2, height / 2, least) }
    function reset(): void { zoomAt(width / 2, height / 2, 1) }
    // Brings a bend to the middle, or as little as needed into sight.
    function centre(bend: int, gently: bool): void { scrollTo((nile.plan.head + (bend - 0.5) * nile.plan.pitch) * nile.scale - height / 2, gently) }
    // True if it was not in sight yet.
    function reveal(bend: int, gently: bool): bool {
        const top = (nile.plan.head + (bend - 1.2) * nile.plan.pitch) * nile.scale, end = top + 1.4 * nile.plan.pitch * nile.scale
        if (top < flick.contentY)
            scrollTo(top, gently)
        else if (end > flick.contentY + height)
            scrollTo(end - height, gently)
        else
            return false
        return true
    }
    // A ship that sails by itself from a point of the scene to a bend. It is part of the river: it moves with it, and is seen nowhere else.
    function sail(seat: int, from: point, bend: int, done: var): void {
        const p = nile.mapFromItem(null, from.x, from.y), to = nile.mapFromItem(null, nile.dockPoint(bend))
        ship.then = done
        ship.seat = seat
        ship.fly(Qt.point(Math.max(0, Math.min(nile.width, p.x)), p.y), 0.5, to, 46 * nile.unit / ship.size)
    }
    function scrollTo(y: real, gently: bool): void {
        glide.stop()
        const to = within(y, flick.contentHeight - flick.height)
        if (!gently || Theme.motion <= 0) {
            flick.contentY = to
            return
        }
        glide.to = to
        glide.start()
    }
    // The bend below a point of the scene, if it is in sight; 0: none.
    function bendAt(scenePoint: point): int {
        const p = mapFromItem(null, scenePoint.x, scenePoint.y)
        return p.x < 0 || p.y < 0 || p.x > width || p.y > height ? 0 : nile.bendAt(scenePoint)
    }
    // A ship is held at that point of the scene: the river moves on when it comes near an edge.
    function leadTo(scenePoint: point): void {
        const p = mapFromItem(null, scenePoint.x, scenePoint.y), edge = Math.min(64, height * 0.16)
        const speed = p.y < edge ? -(edge - p.y) / edge : p.y > height - edge ? (p.y - height + edge) / edge : 0
        drift.speed = Math.max(-1, Math.min(1, speed))
        if (speed === 0)
            drift.armed = true              // it has come from the panel: only from now on the edge means the edge
        if (speed === 0 || !drift.armed || p.y < -edge || p.y > height + edge) {
            moment.stop()
            drift.running = false
        } else if (!drift.running && !moment.running)
            moment.start()
    }
    function leadEnd(): void {
        moment.stop()
        drift.running = false
        drift.armed = false
    }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
            zoomIn()
        else if (event.key === Qt.Key_Minus)
            zoomOut()
        else if (event.key === Qt.Key_0)
            reset()
        else if (event.key === Qt.Key_PageDown)
            scrollTo(flick.contentY + height * 0.8, true)
        else if (event.key === Qt.Key_PageUp)
            scrollTo(flick.contentY - height * 0.8, true)
        else
            return
        event.accepted = true
    }
    clip: true
    onWidthChanged: flick.contentX = within(flick.contentX, flick.contentWidth - width)
    onHeightChanged: flick.contentY = within(flick.contentY, flick.contentHeight - height)

    NumberAnimation {
        id: glide
        target: flick
        property: "contentY"
        duration: Theme.ms(420)
        easing.type: Easing.InOutCubic
    }
    Timer {
        id: drift
        property real speed: 0              // -1 .. 1
        property bool armed: false          // the ship has been over the river
        interval: 16
        repeat: true
        onTriggered: flick.contentY = root.within(flick.contentY + speed * 11, flick.contentHeight - flick.height)
    }
    Timer {                                 // nobody is led away who only passes by
        id: moment
        interval: 350
        onTriggered: drift.running = true
    }
    Timer {                                 // pictures are painted anew once the fingers have come to rest
        id: settle
        interval: 160
        onTriggered: {
            if (pinch.active)
                restart()
            else
                root.painted = root.factor
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.board
    }
    Flickable {
        id: flick
        anchors.fill: parent
        interactive: root.interactive && !pinch.active
        boundsBehavior: Flickable.StopAtBounds
        contentWidth: Math.max(width, nile.width * nile.scale + root.aside)
        contentHeight: Math.max(height, nile.height * nile.scale)
        onMovementStarted: glide.stop()
        NileMap {
            id: nile
            readonly property real across: root.width - root.aside
            x: (flick.contentWidth - root.aside - width * scale) / 2
            width: Math.max(1, Math.round(across * root.painted))
            unit: Math.max(0.05, Math.min(across / 390, 1.15) * root.painted)
            beyond: root.aside + 1
            scale: root.factor / root.painted
            transformOrigin: Item.TopLeft
            interactive: root.interactive
            focus: true
            onBendTapped: bend => root.bendTapped(bend)
            onBendHeld: bend => root.bendHeld(bend)
            onFocusMoved: bend => root.reveal(bend, true)
            FlyingShip {
                id: ship
                property var then: null
                objectName: "sailingShip"
                anchors.fill: parent
                z: 5
                pace: 520
                onSettled: {
                    const done = then
                    then = null
                    if (done)
                        done()
                }
            }
        }
    }
    PinchHandler {
        id: pinch
        property real began: 1
        enabled: root.interactive
        target: null
        onActiveChanged: began = root.factor
        onUpdated: root.zoomAt(centroid.position.x, centroid.position.y, began * activeScale)
    }
    WheelHandler {
        enabled: root.interactive
        acceptedModifiers: Qt.ControlModifier
        onWheel: event => root.zoomAt(event.x, event.y, root.factor * Math.pow(1.0016, event.angleDelta.y))
    }
}
