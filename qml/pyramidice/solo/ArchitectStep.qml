import QtQuick
import Architects.Pyramidice
import Architects.Ui

// One step of his turn, with the thing it was done with: the god that came, the die that rolled, the tile, the Fame of a build.
StepRow {
    id: root
    property var step: ({ what: "", text: "", fame: 0, sum: "" })
    property bool told: false
    readonly property real k: Math.min(1.25, Theme.zoom)
    text: step.text || ""
    done: told
    opacity: told ? 1 : 0
    Behavior on opacity { NumberAnimation { duration: Theme.ms(220) } }
    Accessible.ignored: !told

    GodToken {
        visible: root.step.what === "god"
        god: root.step.god || 1
        caption: ""
        enabled: false
        ground: Theme.page
        x: (62 - width) / 2
        y: root.told ? 2 : -46              // it comes down from the row of the gods
        scale: root.told ? 1 : 1.35
        Behavior on y { NumberAnimation { duration: Theme.ms(420); easing.type: Easing.OutCubic } }
        Behavior on scale { NumberAnimation { duration: Theme.ms(420); easing.type: Easing.OutCubic } }
    }
    RollingDie {
        visible: root.step.what === "die"
        x: 2
        y: 1
        value: root.step.value || 1
        thrown: root.told
    }
    RestTile {
        visible: root.step.what === "tile"
        tile: root.step.tile || 1
        size: 54
        enabled: false
        x: root.told ? 4 : -70
        y: 3
        Behavior on x { NumberAnimation { duration: Theme.ms(380); easing.type: Easing.OutCubic } }
    }
    Column {
        visible: root.step.what === "build"
        anchors.centerIn: parent
        Row {
            spacing: 2
            anchors.horizontalCenter: parent.horizontalCenter
            Label {
                text: "+" + (root.step.fame || 0)
                decorative: true
                font.pixelSize: Math.round(20 * root.k)
                font.weight: Font.DemiBold
            }
            PieceSign {
                kind: "F"
                size: 17 * root.k
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Label {
            visible: text !== ""
            text: root.step.sum || ""
            decorative: true
            soft: true
            anchors.horizontalCenter: parent.horizontalCenter
        }
    }
}
