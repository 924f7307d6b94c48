import QtQuick
import Architects.Ui
import Architects.Luxor

// Something is turned up before the players' eyes, for a moment: a mummy for who found it, a curse for all.
Item {
    id: root
    property string what                    // "mummy", "curse" or nothing
    property int eyes: 1
    property int value: 0
    property list<int> animals: []
    property string text
    readonly property bool shown: what !== ""
    property bool open: false
    visible: opacity > 0
    opacity: shown ? 1 : 0
    scale: shown ? 1 : 0.9
    width: Math.min(250, 200 * Math.max(1, Theme.zoom * 0.8))
    height: column.implicitHeight + 32
    onShownChanged: open = shown
    Behavior on opacity { NumberAnimation { duration: Theme.ms(140) } }
    Behavior on scale { NumberAnimation { duration: Theme.ms(180); easing.type: Easing.OutBack } }

    SurfaceFace {
        anchors.fill: parent
        radius: Theme.radiusLarge
        edge: Theme.goldLine
        edgeWidth: 2
    }
    Column {
        id: column
        y: 18
        width: parent.width
        spacing: 12
        Item {
            visible: root.what !== "curse"
            width: parent.width
            height: 74
            Sarcophagus {
                size: 150
                anchors.horizontalCenter: parent.horizontalCenter
                y: 34
                eyes: root.eyes
                value: root.value
                open: root.open
            }
        }
        CurseCard {
            visible: root.what === "curse"
            enabled: false
            size: 74
            anchors.horizontalCenter: parent.horizontalCenter
            animals: root.animals
        }
        Label {
            x: 14
            width: parent.width - 28
            text: root.text
            decorative: true                // the prompt says it too
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
