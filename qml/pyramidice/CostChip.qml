import QtQuick
import Architects.Ui

// One part of a price: dN a die of that value, d* any die, sN a stone die of that value, W a worker, C a cat.
// A gold bar below says that it can be paid now.
Item {
    id: root
    property string code: "d1"
    property bool met: false
    property real size: 22
    readonly property string kind: code.charAt(0)
    readonly property bool isDie: kind === "d" || kind === "s"
    implicitWidth: size
    implicitHeight: size + 8

    DieFace {
        visible: root.isDie
        size: root.size
        value: root.isDie ? Number(root.code.charAt(1)) || 0 : 0
        stone: root.kind === "s"
    }
    PieceSign {
        visible: !root.isDie
        kind: root.kind
        size: root.size * 1.06
        x: (root.size - size) / 2
        y: x
    }
    Rectangle {
        width: root.size * (root.met ? 0.64 : 0)
        height: 3
        radius: 1.5
        color: Theme.goldLine
        visible: width > 0
        x: (root.size - width) / 2
        y: root.size + 4
        Behavior on width { NumberAnimation { duration: Theme.motion } }
    }
}
