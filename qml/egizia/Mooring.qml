pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// The crest of a bend, 48 x 48: the ships that lie there, and gold where one may come.
Item {
    id: root
    property list<int> ships: []            // seats
    property int ghostSeat: -1
    property bool may: false
    property bool chosen: false
    property real unit: 1
    width: 48 * unit
    height: 48 * unit

    Rectangle {
        visible: root.may || root.chosen
        anchors.centerIn: parent
        width: 58 * root.unit
        height: width
        radius: width / 2
        color: Theme.tint(Theme.goldFill, Theme.night ? 0.26 : 0.34)
    }
    EmptyPlace {
        visible: root.may && !root.chosen
        anchors.fill: parent
        radius: width / 2
        color: Theme.goldLine
        lineWidth: 2.4
        fill: Theme.tint(Theme.card, Theme.night ? 0.25 : 0.45)
    }
    Rectangle {
        visible: root.chosen
        anchors.fill: parent
        anchors.margins: -2 * root.unit
        radius: width / 2
        color: Theme.tint(Theme.card, Theme.night ? 0.4 : 0.56)
        border.width: 2.5
        border.color: Theme.goldLine
    }
    Repeater {
        model: root.ships
        Ship {
            required property int modelData
            required property int index
            seat: modelData
            size: (root.ships.length > 1 ? 38 : 46) * root.unit
            x: (root.width - width) / 2 + (index - (root.ships.length - 1) / 2) * 19 * root.unit
            y: (root.height - height) / 2 + ((index % 2) * 2 - 1) * (root.ships.length > 1 ? 6 : 0) * root.unit
        }
    }
    Ship {
        visible: root.ghostSeat >= 0
        seat: root.ghostSeat
        size: 38 * root.unit
        opacity: 0.8
        anchors.centerIn: parent
    }
}
