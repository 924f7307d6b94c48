pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// One seat in the summary of a round: its new tile, what it gained and for what.
Item {
    id: root
    property egiziaRoundSeat line
    implicitHeight: Math.max(52, words.implicitHeight + 12)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, points: %2, in this round: %3. %4. Turn tile %5").arg(line.name).arg(line.after).arg(line.gained).arg(reasons.text).arg(line.tile)

    Rectangle {
        width: 30
        height: 36
        radius: 5
        color: Theme.board
        border.width: 1
        border.color: Theme.line
        anchors.verticalCenter: parent.verticalCenter
        Label {
            anchors.centerIn: parent
            text: root.line.tile
            decorative: true
            display: true
            size: Math.min(26, Theme.heading)
        }
    }
    SeatBadge {
        x: 36
        seat: root.line.seat
        size: 40
        decorative: true
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        id: words
        x: 86
        width: parent.width - x - sum.width - 10
        anchors.verticalCenter: parent.verticalCenter
        Label {
            text: root.line.name
            decorative: true
            size: Theme.text
            width: parent.width
        }
        Label {
            id: reasons
            visible: text !== ""
            text: [...root.line.parts].map(one => one.title + " " + (one.points > 0 ? "+" : "") + one.points).join(", ")
            decorative: true
            soft: true
            width: parent.width
        }
    }
    Column {
        id: sum
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        Label {
            anchors.right: parent.right
            text: (root.line.gained > 0 ? "+" : "") + root.line.gained
            decorative: true
            display: true
            size: Theme.heading
            color: root.line.gained < 0 ? Theme.warn : Theme.ink
        }
        Label {
            anchors.right: parent.right
            text: root.line.after
            decorative: true
            soft: true
        }
    }
    Divider {
        width: parent.width
        anchors.bottom: parent.bottom
    }
}
