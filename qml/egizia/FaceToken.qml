import QtQuick
import Architects.Model
import Architects.Ui
import "PieceArt.js" as Art

// One word of a card's picture language: a sign, a worker, a piece of field, a square of a monument, or a figure.
Item {
    id: root
    property egiziaToken token
    property real size: 24
    property color color: Theme.ink
    property color fill: Theme.tint(Theme.night ? Theme.ink : Theme.card, Theme.night ? 0.13 : 0.4)
    readonly property bool spoken: token.text !== ""
    implicitWidth: spoken ? word.implicitWidth : token.worker >= 0 ? size * 0.8 : token.monument !== "" ? size * 1.6
                          : token.field >= 0 ? size * 0.72 : token.sign === "to" ? size * 0.6 : size
    implicitHeight: token.monument !== "" ? size * 1.34 : size * 1.1

    Sign {
        visible: root.token.sign !== ""
        name: root.token.sign
        size: root.token.sign === "to" ? root.size * 0.6 : root.token.sign === "star" ? root.size * 0.84 : root.size
        anchors.centerIn: parent
        color: root.token.sign === "star" ? Theme.goldLine : root.color
        fill: root.token.sign === "stone" ? EgiziaPaint.stone : root.fill
    }
    Worker {
        visible: root.token.worker >= 0
        kind: Math.max(0, root.token.worker)
        size: root.size * 1.16
        anchors.centerIn: parent
    }
    FieldPatch {
        visible: root.token.field >= 0
        kind: Math.max(0, root.token.field)
        width: root.size * 0.72
        height: root.size * 0.86
        dots: true
        dot: Math.max(2.4, root.size * 0.12)
        anchors.centerIn: parent
    }
    Picture {
        visible: root.token.monument !== ""
        width: root.size * 1.6
        height: root.size * 1.34
        anchors.centerIn: parent
        svg: root.token.monument === "" ? ""
             : Art.small(root.token.monument, root.token.whole ? "all" : [...root.token.lit], EgiziaPaint.shaft, Theme.night ? "#8A93A0" : "#6B5A45", Theme.goldFill)
    }
    Label {
        id: word
        visible: root.spoken
        text: root.token.text
        decorative: true
        display: root.token.large
        font.pixelSize: root.size * (root.token.large ? 1.04 : 0.66)
        font.weight: root.token.large ? Font.Normal : Font.DemiBold
        wrapMode: Text.NoWrap
        color: root.color
        anchors.verticalCenter: parent.verticalCenter
    }
}
