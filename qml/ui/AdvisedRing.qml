pragma ComponentBehavior: Bound
import QtQuick

// What the Architect advises: a gold ring with his lamp that breathes, and is still where nothing shall move. Lay it over the piece.
Item {
    id: root
    property bool on: false
    property bool lamp: true                // one of several rings carries it
    property bool round: false
    property real radius: 8
    property real gap: 3                    // between the piece and the ring
    property real breath: 0
    visible: on
    onOnChanged: on ? AdvisedPlaces.light(root) : AdvisedPlaces.quench(root)
    Component.onCompleted: if (on) AdvisedPlaces.light(root)
    Component.onDestruction: AdvisedPlaces.quench(root)
    Accessible.ignored: true

    SequentialAnimation {
        running: root.on && Theme.motion > 0
        loops: Animation.Infinite
        onStopped: root.breath = 0
        NumberAnimation { target: root; property: "breath"; to: 1; duration: 900; easing.type: Easing.InOutSine }
        NumberAnimation { target: root; property: "breath"; to: 0; duration: 900; easing.type: Easing.InOutSine }
    }
    Repeater {                              // most pieces have none, nearly always
        model: root.on ? 1 : 0
        Item {
            width: root.width
            height: root.height
            Rectangle {                     // light around it
                readonly property real out: root.gap + 2 + 4 * root.breath
                anchors.fill: parent
                anchors.margins: -out
                radius: root.round ? width / 2 : root.radius + out
                color: "transparent"
                border.width: 4
                border.color: Theme.tint(Theme.goldFill, 0.5 - 0.3 * root.breath)
            }
            Rectangle {                     // a dark seam, so that gold stands out from gold
                anchors.fill: parent
                anchors.margins: -root.gap - 1
                radius: root.round ? width / 2 : root.radius + root.gap + 1
                color: "transparent"
                border.width: 5
                border.color: Theme.tint(Theme.wall, 0.75)
            }
            Rectangle {
                anchors.fill: parent
                anchors.margins: -root.gap
                radius: root.round ? width / 2 : root.radius + root.gap
                color: Theme.tint(Theme.goldFill, 0.1)
                border.width: 3
                border.color: Theme.goldFill
            }
            Rectangle {
                visible: root.lamp
                x: parent.width - width / 2 - (root.round ? parent.width * 0.12 : 0)
                y: -height / 2 + (root.round ? parent.height * 0.12 : 0)
                width: 24
                height: 24
                radius: 12
                color: Theme.goldFill
                border.width: 1.5
                border.color: Theme.wall
                Glyph {
                    name: "hint"
                    size: 16
                    color: Theme.inkOnGold
                    anchors.centerIn: parent
                }
            }
        }
    }
}
