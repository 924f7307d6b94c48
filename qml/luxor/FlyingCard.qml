import QtQuick
import Architects.Ui
import Architects.Model

// The card in the air. Lay it over the whole screen; points are in its own coordinates, and are centres. Over the wall it is dropped:
// it straightens above its shaft, falls faster and faster, and bounces a little.
FlyingPiece {
    id: root
    property luxorCard face
    property bool faceDown: false
    property real cellWidth: 56
    property real cellHeight: 40
    property bool aimed: false              // there is a shaft below
    property var afterwards: null           // what is called once it has come to rest
    property real lean: held ? -3 : 0
    lift: cellHeight * 1.6
    Behavior on lean { NumberAnimation { duration: Theme.ms(120) } }

    function dropTo(slot: rect, done: var): void {
        afterwards = done || null
        held = false
        const to = Qt.point(slot.x + slot.width / 2, slot.y + slot.height / 2), size = slot.width / cellWidth
        if (Theme.motion <= 0 || spotY >= to.y) {
            settleAt(to, size)
            return
        }
        fall.stop()
        acrossX.to = to.x
        acrossScale.to = size
        down.to = to.y
        down.duration = Theme.ms(Math.round(140 + 14 * Math.sqrt(to.y - spotY)))
        bounce.to = to.y - Math.min(7, (to.y - spotY) * 0.035)
        rest.to = to.y
        flying = true
        fall.start()
    }
    // A card that moves by itself: to the mouth of its shaft first.
    function flyAndDrop(from: point, fromScale: real, mouth: point, slot: rect, done: var): void {
        afterwards = null
        drop.slot = slot
        drop.done = done || null
        drop.waits = Theme.motion > 0
        if (!drop.waits) {
            dropTo(slot, done)
            return
        }
        fly(from, fromScale, mouth, slot.width / cellWidth)
    }
    // The picture catches up at once.
    function finishAll(): void {
        if (drop.waits)
            afterwards = drop.done
        drop.waits = false
        if (fall.running)
            fall.complete()
        else
            finish()
    }
    onHeldChanged: if (held) fall.stop()
    onSettled: {
        if (drop.waits) {
            drop.waits = false
            dropTo(drop.slot, drop.done)
            return
        }
        const call = afterwards
        afterwards = null
        if (call)
            call()
    }

    QtObject {
        id: drop
        property bool waits: false
        property rect slot
        property var done: null
    }
    SequentialAnimation {
        id: fall
        onFinished: root.land()
        ParallelAnimation {
            NumberAnimation { id: acrossX; target: root; property: "spotX"; duration: Theme.ms(110); easing.type: Easing.OutCubic }
            NumberAnimation { id: acrossScale; target: root; property: "grow"; duration: Theme.ms(110); easing.type: Easing.OutCubic }
        }
        NumberAnimation { id: down; target: root; property: "spotY"; easing.type: Easing.InQuad }
        NumberAnimation { id: bounce; target: root; property: "spotY"; duration: Theme.ms(55); easing.type: Easing.OutQuad }
        NumberAnimation { id: rest; target: root; property: "spotY"; duration: Theme.ms(55); easing.type: Easing.InQuad }
    }
    WallCard {
        x: -width / 2
        y: -height / 2
        rotation: root.lean
        face: root.face
        back: root.faceDown
        cellWidth: root.cellWidth
        cellHeight: root.cellHeight
        held: true
        edge: Theme.goldLine
        edgeWidth: 2.5
    }
}
