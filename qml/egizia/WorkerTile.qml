import QtQuick
import Architects.Ui

// A gang with its strength, to be looked at or to be sent to build: chosen is gold, used is turned down until the next round.
PieceButton {
    id: root
    property int worker: 0
    property int strength: 1
    property int gain: 0                    // strength that would come
    property bool used: false
    property bool framed: false             // as a tile that can be chosen
    property real size: 44                  // height of the figure
    implicitWidth: row.implicitWidth + (framed ? 16 : 4)
    implicitHeight: Math.max(Theme.touch, row.implicitHeight + (framed ? 10 : 2))
    ringRadius: 6

    Rectangle {
        visible: root.framed
        anchors.fill: parent
        radius: 6
        color: root.chosen ? Theme.mix(Theme.card, Theme.goldFill, Theme.night ? 0.22 : 0.36) : "transparent"
        border.width: root.chosen || root.may ? 0 : 1
        border.color: Theme.line
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: 3
        Worker {
            kind: root.worker
            size: root.size
            opacity: root.used ? 0.38 : 1
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            text: root.strength
            decorative: true
            display: true
            soft: root.used
            size: Math.round(Math.min(30, root.size / 2 * Math.min(1.25, Theme.zoom)))
            wrapMode: Text.NoWrap
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            visible: root.gain > 0
            text: "+" + root.gain
            decorative: true
            size: Theme.label
            font.weight: Font.DemiBold
            color: Theme.goldText
            wrapMode: Text.NoWrap
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Rectangle {                             // turned down until the next round
        visible: root.used
        width: 16
        height: 16
        radius: 8
        x: row.x + root.size * 0.42
        y: row.y + row.height - 17
        color: Theme.card
        border.width: 1
        border.color: Theme.inkSoft
        Glyph {
            anchors.centerIn: parent
            name: "check"
            size: 10
            color: Theme.inkSoft
        }
    }
    Halo {
        visible: root.framed
        may: root.may && !root.chosen
        chosen: root.chosen
        radius: 6
    }
}
