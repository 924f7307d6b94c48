import QtQuick
import Architects.Ui

// One player at the end: who it is and the points told so far. What they come from stands below.
Item {
    id: root
    property int seat: 0
    property string name
    property bool winner: false
    property int points: 0
    property real share: 0.4                // how large the points are, of the width
    readonly property real below: head.y + head.height      // where the head ends
    property real counted: points           // runs up to the points
    Behavior on counted { NumberAnimation { duration: Theme.ms(260) } }
    Accessible.role: Accessible.StaticText

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusLarge
        color: root.winner ? Theme.card : Theme.mix(Theme.page, Theme.card, 0.45)
        border.width: root.winner ? 2 : 1
        border.color: root.winner ? Theme.goldLine : Theme.mix(Theme.line, Theme.page, 0.4)
    }
    Column {
        id: head
        y: 10
        width: root.width
        SeatBadge {
            seat: root.seat
            size: 32
            active: root.winner
            decorative: true
            anchors.horizontalCenter: parent.horizontalCenter
        }
        Label {
            text: root.name
            decorative: true
            x: 4
            width: parent.width - 8
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            font.weight: root.winner ? Font.DemiBold : Font.Normal
        }
        Label {
            objectName: "points"
            text: Math.round(root.counted)
            decorative: true
            display: true
            size: Math.min(Theme.hero, root.width * root.share)
            color: root.winner ? Theme.goldText : Theme.ink
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
