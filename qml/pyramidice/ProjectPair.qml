import QtQuick
import Architects.Ui

// Two values that stand side by side: small dice joined by a bar. Lit when such a pair has just been made.
Item {
    id: root
    property int a: 1
    property int b: 1
    property real size: 19
    property bool lit: false
    implicitWidth: size * 2.6
    implicitHeight: size + 2

    Rectangle {
        anchors.fill: parent
        anchors.margins: -2.5
        radius: 5
        visible: opacity > 0
        opacity: root.lit ? 1 : 0
        color: Theme.tint(Theme.goldFill, 0.35)
        border.width: 1.5
        border.color: Theme.goldLine
        Behavior on opacity { NumberAnimation { duration: Theme.motion } }
    }
    Rectangle {
        x: root.size
        y: root.height / 2 - 1
        width: root.width - 2 * root.size
        height: 2
        color: Theme.inkSoft
    }
    DieFace {
        y: 1
        size: root.size
        value: root.a
    }
    DieFace {
        x: root.width - root.size
        y: 1
        size: root.size
        value: root.b
    }
}
