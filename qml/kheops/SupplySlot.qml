import QtQuick
import Architects.Ui

// One kind of pawn in the supply: the figure and how many are left. Steps back when it may not be played, and says why.
PieceSlot {
    id: root
    property int seat: 0
    property string kind: "W"
    property int count: 0
    property bool playable: true
    property string reason
    property real pawnSize: 38
    what: "pawn"
    which: kind
    size: pawnSize
    centre: Qt.point(figure.x + figure.width / 2, figure.y + figure.height / 2)
    ready: playable && count > 0

    implicitWidth: Math.max(Theme.touch, figure.width + number.implicitWidth + 16)
    implicitHeight: Math.max(56, pawnSize + 16)
    Accessible.name: qsTr("%1, %2 left").arg(text).arg(count)
    Accessible.description: ready ? "" : reason
    Shows {
        piece: "supply." + root.seat + "." + root.kind
        value: root.count
    }
    background: Item {
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: Theme.tint(Theme.goldFill, root.chosen ? 0.22 : root.down && root.ready ? 0.14 : 0)
            border.width: root.chosen ? 2.5 : 0
            border.color: Theme.goldLine
        }
        FocusRing {
            shown: root.visualFocus
            gap: 1
        }
    }
    Item {
        anchors.fill: parent
        KheopsPawn {
            id: figure
            seat: root.seat
            kind: root.kind
            size: root.pawnSize
            dimmed: !root.ready || root.away
            x: 5
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: number
            text: root.count > 0 ? root.count : "–"
            decorative: true
            soft: !root.ready
            size: Theme.text
            font.weight: Font.DemiBold
            x: figure.x + figure.width + 5
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
