pragma ComponentBehavior: Bound
import QtQuick
import Architects.Dice
import Architects.Ui

// Every face of both kinds, and all a die can say about itself.
Item {
    id: root
    TopBar {
        id: bar
        width: parent.width
        title: "Dice"
    }
    ScrollPage {
        anchors.fill: parent
        anchors.topMargin: bar.height
        maximumWidth: 1100
        Flow {
            width: parent.width
            spacing: 14
            DiceTray {
                id: tray
                width: 168
                height: 174
                armed: true
                nudging: true
                rolling: [1, 2, 3, 4, 5]
                dice: Array.from({ length: 5 }, (_, k) => k + 1).map(i => ({ id: i, prayer: i > 3, value: i, selected: i === 1, may: i === 2, spoken: "Die " + i }))
                onFlicked: (vx, vy) => roll(rolling.map(i => ({ id: i, value: 1 + (i * 5 + values++) % 6 })), vx, vy)
                property int values: 0
            }
            DiceTray {
                width: 168
                height: 174
                choosing: true
                dice: Array.from({ length: 14 }, (_, i) => ({ id: i, prayer: i > 6, value: i < 4 ? 0 : i % 6 + 1, used: i === 5 || i === 9, spoken: "Die " + i }))
            }
        }
        Flow {
            width: parent.width
            spacing: 8
            Repeater {
                model: 12
                delegate: Die {
                    required property int index
                    value: index % 6 + 1
                    prayer: index > 5
                    angle: [-20, 12, -38, 28, -6, 44][index % 6]
                }
            }
        }
        Flow {
            width: parent.width
            spacing: 8
            Die { value: 4; angle: -14; selected: true }
            Die { value: 5; angle: 9; may: true }
            Die { value: 6; angle: 20; faded: true }
            Die { value: 3; angle: -24; virtual: true }
            Die { value: 3; angle: -30; prayer: true; selected: true }
            Die { value: 2; angle: 30; prayer: true; may: true }
            Die { value: 6; angle: -20; prayer: true; faded: true }
            Die { value: 4; angle: 16; prayer: true; virtual: true }
        }
        Flow {
            width: parent.width
            spacing: 8
            Die { value: 1; tilt: 16; size: 34 }
            Die { value: 6; tilt: 16; size: 34; selected: true }
            Die { value: 5; tilt: 16; size: 24 }
            Die { width: 100; height: 100; value: 5; angle: -24; size: 76 }
            Die { width: 100; height: 100; value: 3; angle: 30; size: 76; prayer: true }
        }
        Flow {
            width: parent.width
            spacing: 14
            Repeater {
                model: [4, 12, 20, 28, 36, 90]
                delegate: DiceMoment {
                    required property int modelData
                    frame: modelData
                }
            }
        }
    }
}
