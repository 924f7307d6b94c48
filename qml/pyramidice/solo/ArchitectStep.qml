import QtQuick
import Architects.Model
import Architects.Pyramidice
import Architects.Ui

// One step of his turn, with the thing it was done with: the god that came, the die that rolled, the tile, the Fame of a build.
StepRow {
    id: root
    property pyramidiceStep step
    property bool told: false
    readonly property real k: Math.min(1.25, Theme.zoom)
    text: step.text
    done: told
    opacity: told ? 1 : 0
    Behavior on opacity { NumberAnimation { duration: Theme.ms(220) } }
    Accessible.ignored: !told

    GodToken {
        visible: root.step.what === PyramidiceAct.RivalGod
        god: Math.max(1, root.step.god)
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
        visible: root.step.what === PyramidiceAct.RivalDie
        x: 2
        y: 1
        value: Math.max(1, root.step.value)
        thrown: root.told
    }
    RestTile {
        visible: root.step.what === PyramidiceAct.RivalTile
        tile: Math.max(1, root.step.tile)
        size: 54
        enabled: false
        x: root.told ? 4 : -70
        y: 3
        Behavior on x { NumberAnimation { duration: Theme.ms(380); easing.type: Easing.OutCubic } }
    }
    Column {
        visible: root.step.what === PyramidiceAct.RivalBuild
        anchors.centerIn: parent
        Row {
            spacing: 2
            anchors.horizontalCenter: parent.horizontalCenter
            Label {
                text: "+" + root.step.fame
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
            text: root.step.sum
            decorative: true
            soft: true
            anchors.horizontalCenter: parent.horizontalCenter
        }
    }
}
