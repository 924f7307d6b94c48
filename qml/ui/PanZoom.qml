import QtQuick

// A window on something larger: pinch, wheel or double tap to zoom, drag to move, never out of bounds.
// Its content has the size of the window at zoom 1. A piece being dragged wins: clear `interactive` while one is in the air.
FocusScope {
    id: root
    default property alias content: holder.data
    readonly property alias contentItem: holder
    property real minimumFactor: 1
    property real maximumFactor: 3
    property real tapFactor: 2              // where a double tap leads
    property bool interactive: true
    property bool twisting: false           // something lies here that two fingers can turn
    readonly property bool zoomed: factor > minimumFactor * 1.01
    property real factor: 1
    // The part of the content that is to be seen. The software renderer draws a Shape unclipped that lies wholly outside it: hide those.
    readonly property rect sight: Qt.rect(-holder.x / factor, -holder.y / factor, width / factor, height / factor)
    signal twisted(int thirds)

    function clampX(x: real, f: real): real { return Math.min(0, Math.max(width * (1 - f), x)) }
    function clampY(y: real, f: real): real { return Math.min(0, Math.max(height * (1 - f), y)) }
    // Brings the content's point (cx, cy) under the window's point (px, py) at factor f.
    function place(cx: real, cy: real, px: real, py: real, f: real, gently: bool): void {
        const to = Math.max(minimumFactor, Math.min(maximumFactor, f))
        const x = clampX(px - cx * to, to), y = clampY(py - cy * to, to)
        glide.stop()
        if (gently && Theme.motion > 0) {
            toFactor.to = to
            toX.to = x
            toY.to = y
            glide.start()
        } else {
            factor = to
            holder.x = x
            holder.y = y
        }
    }
    function zoomAt(px: real, py: real, f: real, gently: bool): void {
        place((px - holder.x) / factor, (py - holder.y) / factor, px, py, f, gently)
    }
    // A double tap on the content's point (cx, cy): closer to it, or back.
    function toggleAt(cx: real, cy: real): void {
        if (zoomed)
            reset()
        else
            zoomAt(cx * factor + holder.x, cy * factor + holder.y, tapFactor, true)
    }
    function zoomIn(): void { zoomAt(width / 2, height / 2, factor * 1.5, true) }
    function zoomOut(): void { zoomAt(width / 2, height / 2, factor / 1.5, true) }
    function reset(): void { zoomAt(width / 2, height / 2, minimumFactor, true) }
    // Moves as little as needed to show a rectangle of the content.
    function reveal(x: real, y: real, w: real, h: real): void {
        if (!zoomed)
            return
        const left = x * factor + holder.x, top = y * factor + holder.y
        const dx = left < 0 ? -left : Math.min(0, width - left - w * factor)
        const dy = top < 0 ? -top : Math.min(0, height - top - h * factor)
        holder.x = clampX(holder.x + dx, factor)
        holder.y = clampY(holder.y + dy, factor)
    }

    clip: zoomed
    onWidthChanged: holder.x = clampX(holder.x, factor)
    onHeightChanged: holder.y = clampY(holder.y, factor)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
            root.zoomIn()
        else if (event.key === Qt.Key_Minus)
            root.zoomOut()
        else if (event.key === Qt.Key_0)
            root.reset()
        else
            return
        event.accepted = true
    }

    ParallelAnimation {
        id: glide
        NumberAnimation { id: toFactor; target: root; property: "factor"; duration: Theme.ms(220); easing.type: Easing.OutCubic }
        NumberAnimation { id: toX; target: holder; property: "x"; duration: Theme.ms(220); easing.type: Easing.OutCubic }
        NumberAnimation { id: toY; target: holder; property: "y"; duration: Theme.ms(220); easing.type: Easing.OutCubic }
    }
    MouseArea {                             // beside the content; what lies on it calls toggleAt itself
        anchors.fill: parent
        enabled: root.interactive
        onDoubleClicked: mouse => root.toggleAt((mouse.x - holder.x) / root.factor, (mouse.y - holder.y) / root.factor)
    }
    Item {
        id: holder
        width: root.width
        height: root.height
        scale: root.factor
        transformOrigin: Item.TopLeft
    }
    DragHandler {
        property point from
        enabled: root.interactive && root.zoomed
        target: null
        snapMode: DragHandler.NoSnap
        onActiveChanged: {
            glide.stop()
            from = Qt.point(holder.x, holder.y)
        }
        onActiveTranslationChanged: if (active) {
            holder.x = root.clampX(from.x + activeTranslation.x, root.factor)
            holder.y = root.clampY(from.y + activeTranslation.y, root.factor)
        }
    }
    PinchHandler {
        id: pinch
        property real fromFactor: 1
        property point held
        property real turned: 0                 // the angle that was last taken as a third
        property bool fresh: false              // it is active before it knows its angle
        property bool zooming: false            // with something to turn, the gesture decides: apart, or round
        property bool twisting: false
        enabled: root.interactive
        target: null
        onActiveChanged: {
            fresh = active
            zooming = !root.twisting
            twisting = false
            fromFactor = root.factor
            held = Qt.point((centroid.position.x - holder.x) / root.factor, (centroid.position.y - holder.y) / root.factor)
        }
        onUpdated: {
            if (fresh)
                turned = rotation
            fresh = false
            if (!zooming && Math.abs(rotation - turned) >= 45) {        // a wrist's turn of 45 degrees is a third of a tile's
                const way = rotation > turned ? 1 : -1
                turned += 45 * way
                root.twisted(way)
                twisting = true
            }
            if (!twisting && Math.abs(activeScale - 1) > 0.25)
                zooming = true
            if (zooming)
                root.place(held.x, held.y, centroid.position.x, centroid.position.y, fromFactor * activeScale, false)
        }
    }
    WheelHandler {
        enabled: root.interactive
        onWheel: event => root.zoomAt(event.x, event.y, root.factor * Math.pow(1.0016, event.angleDelta.y), false)
    }
}
