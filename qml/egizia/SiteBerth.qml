import QtQuick
import Architects.Ui

// One berth of a site: its number while it is free, then a ship. Closed with so few players, it is walled up.
Item {
    id: root
    property int number: 0                  // 0: in reserve
    property int seat: -1                   // -1 free, -2 closed
    property bool may: false
    property bool active: false             // it builds now
    property bool done: false               // it has built, or given up
    property int ghostSeat: -1
    property real size: 32
    implicitWidth: size
    implicitHeight: size

    Rectangle {
        visible: root.seat < 0 && !root.may && root.ghostSeat < 0 && (root.number > 0 || root.seat === -2)
        anchors.fill: parent
        anchors.margins: root.size * 0.05
        radius: width / 2
        color: root.seat === -2 ? Theme.tint(Theme.inkSoft, 0.14) : "transparent"
        border.width: 1
        border.color: root.seat === -2 ? Theme.tint(Theme.inkSoft, 0.35) : Theme.inkSoft
    }
    EmptyPlace {
        visible: root.may && root.ghostSeat < 0
        anchors.fill: parent
        radius: root.size / 2
        color: Theme.goldLine
        lineWidth: 2
        fill: Theme.tint(Theme.goldFill, Theme.night ? 0.2 : 0.25)
    }
    Rectangle {
        visible: root.active || root.ghostSeat >= 0
        anchors.fill: parent
        radius: width / 2
        color: Theme.tint(Theme.goldFill, 0.3)
        border.width: 2
        border.color: Theme.goldLine
    }
    Label {
        visible: root.seat < 0 && root.ghostSeat < 0
        text: root.seat === -2 ? "×" : root.number > 0 ? root.number : "…"
        decorative: true
        soft: !root.may
        font.pixelSize: root.size * 0.42
        anchors.centerIn: parent
    }
    Ship {
        visible: root.seat >= 0 || root.ghostSeat >= 0
        seat: root.seat >= 0 ? root.seat : root.ghostSeat
        size: root.size * (root.active ? 0.86 : 1)
        opacity: root.seat < 0 ? 0.75 : root.done ? 0.45 : 1
        anchors.centerIn: parent
    }
}
