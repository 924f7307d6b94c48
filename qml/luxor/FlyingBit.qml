import QtQuick
import Architects.Ui

// One small thing on its way: a scarab that walks, a researcher that hops, a sarcophagus that is carried off. Goes away once it is there.
Item {
    id: root
    property string what: "scarab"          // scarab, researcher, sarcophagus
    property int seat: 0
    property int eyes: 1
    property real size: 14
    property point from
    property point to
    property real bow: 0                    // how far its way bends aside
    property real along: 0
    property int time: 420
    signal arrived()
    readonly property real dx: to.x - from.x
    readonly property real dy: to.y - from.y
    readonly property real far: Math.max(1, Math.hypot(dx, dy))
    readonly property real aside: Math.sin(along * Math.PI) * bow
    readonly property bool hops: what === "researcher"
    x: from.x + dx * along + (hops ? 0 : -dy / far * aside)
    y: from.y + dy * along - (hops ? aside : -dx / far * aside)

    function start(): void { way.start() }
    function finish(): void { way.complete() }

    NumberAnimation {
        id: way
        target: root
        property: "along"
        from: 0
        to: 1
        duration: Theme.ms(root.time)
        easing.type: root.hops ? Easing.InOutQuad : Easing.InOutCubic
        onFinished: root.arrived()
    }
    Scarab {
        visible: root.what === "scarab"
        size: root.size
        x: -width / 2
        y: -height / 2
        step: Math.floor(root.along * root.far / 5) % 2
        rotation: Math.atan2(root.dx, -root.dy) * 180 / Math.PI + Math.atan2(Math.cos(root.along * Math.PI) * Math.PI * root.bow, root.far) * 180 / Math.PI
    }
    Researcher {
        visible: root.hops
        seat: root.seat
        size: root.size
        x: -width / 2
        y: -height / 2
    }
    Sarcophagus {
        visible: root.what === "sarcophagus"
        eyes: root.eyes
        size: root.size
        x: -width / 2
        y: -height / 2
    }
}
