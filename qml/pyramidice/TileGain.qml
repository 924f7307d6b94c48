pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// One sign on a Rest tile: a piece, any piece (r), one of another kind (o), one of equal kind (e), a god, a Work turn, Fame paid (F1).
Item {
    id: root
    property string code: "W"
    property real size: 24
    property bool dimmed: false
    readonly property string kind: code.charAt(0)
    readonly property bool free: code === "r" || code === "o" || code === "e"
    readonly property color pen: dimmed ? Theme.mix(Theme.ink, Theme.card, 0.5) : Theme.ink
    implicitWidth: size
    implicitHeight: size
    opacity: dimmed ? 0.55 : 1

    Repeater {
        model: "WCS".indexOf(root.code) >= 0 ? 1 : 0
        PyramidPiece {
            kind: root.kind
            size: root.size
        }
    }
    Repeater {
        model: root.free ? 1 : 0
        Rectangle {     // a place for a piece of your choice: its three kinds, or the mark of other and of equal
            anchors.fill: parent
            anchors.margins: root.size * 0.05
            radius: root.size * 0.2
            color: Theme.mix(Theme.card, Pigment.space, 0.55)
            border.width: 1.2
            border.color: Theme.mix(Pigment.cut, Theme.card, 0.2)
            Sign {
                visible: root.code !== "e"
                x: parent.width * 0.04
                y: parent.height * 0.06
                size: parent.width * 0.5
                sign: "worker"
                color: Pigment.worker
            }
            Sign {
                visible: root.code !== "e"
                x: parent.width * 0.48
                y: parent.height * 0.06
                size: parent.width * 0.5
                sign: "cat"
                color: Pigment.cat
            }
            PieceSign {
                visible: root.code !== "e"
                x: parent.width * 0.25
                y: parent.height * 0.5
                size: parent.width * 0.5
                kind: "S"
            }
            Glyph {
                visible: root.code === "e"
                anchors.centerIn: parent
                size: parent.width * 0.66
                drawing: ({ s: "M4 9 H20 M4 15.6 H20", w: 2.6 })
                color: root.pen
            }
        }
    }
    Repeater {
        model: root.code === "o" ? 1 : 0
        Rectangle {     // of another kind than what was paid
            width: root.size * 0.44
            height: width
            radius: width / 2
            x: root.size * 0.62
            y: root.size * 0.6
            color: Theme.card
            border.width: 1
            border.color: Theme.mix(Pigment.cut, Theme.card, 0.2)
            Glyph {
                anchors.centerIn: parent
                size: parent.width * 0.82
                drawing: ({ s: "M4 9 H20 M4 15.6 H20 M8 21 L16 3.6", w: 2.4 })
                color: root.pen
            }
        }
    }
    Repeater {
        model: root.code === "god" ? 1 : 0
        Naos {
            width: root.size * 0.94
            height: root.size * 1.02
            god: 0
            field: "work"
        }
    }
    Sign {
        visible: root.code === "work"
        sign: "work"
        size: root.size
        color: root.pen
        bold: 0.9
    }
    Row {
        visible: root.kind === "F"
        anchors.centerIn: parent
        spacing: 1
        Label {
            text: root.kind === "F" ? "−" + root.code.charAt(1) : ""
            decorative: true
            color: Theme.warn
            font.pixelSize: Math.round(root.size * 0.62)
            font.weight: Font.Bold
        }
        FameStar {
            size: root.size * 0.56
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
