import QtQuick
import Architects.Ui
import Architects.Model

// Who did what, in one line of what happened meanwhile.
Item {
    id: root
    property waitedLine line
    implicitHeight: Math.max(badge.height, words.implicitHeight) + 4

    SeatBadge {
        id: badge
        seat: Math.max(0, root.line.seat)
        size: 20
        decorative: true
        anchors.verticalCenter: parent.verticalCenter
    }
    Label {
        id: words
        x: badge.width + 8
        width: parent.width - x
        anchors.verticalCenter: parent.verticalCenter
        text: root.line.text
        decorative: true
    }
}
