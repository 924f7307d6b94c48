import QtQuick
import QtQuick.Shapes
import Architects.Ui
import Architects.Model

// One place of the hand: tap to choose, hold to look closer, drag out to play.
PieceSlot {
    id: root
    property luxorCard card                 // its number is -1 where the place is empty
    property real cardWidth: 58
    property int slot: -1                   // which place of the hand
    property bool faceDown: false
    property bool playable: true
    what: "card"
    which: card.card
    size: cardWidth
    ready: playable
    property string placeName               // said of a place without a card, or of a card's back
    readonly property bool filled: card.top >= 0
    readonly property real cellHeight: cardWidth * 0.74
    centre: Qt.point(width / 2, picture.y + cellHeight)

    implicitWidth: cardWidth
    implicitHeight: cellHeight * 2 + 8
    enabled: filled && !faceDown
    Keys.onMenuPressed: root.pressAndHold()
    Accessible.name: filled && !faceDown ? card.spoken || card.name : placeName
    Accessible.ignored: Accessible.name === ""

    Shows {
        piece: root.slot < 0 || root.away ? "" : "hand." + root.slot
        value: !root.filled || root.faceDown ? "-" : root.card.top + (root.card.topLeft ? "<" : ">") + " " + root.card.bottom + (root.card.bottomLeft ? "<" : ">")
    }
    HoverHandler {
        enabled: root.enabled
        cursorShape: Qt.PointingHandCursor
    }
    Rectangle {                             // the empty place
        visible: !root.filled || root.away
        x: (root.width - root.cardWidth) / 2
        y: 8
        width: root.cardWidth
        height: root.cellHeight * 2
        radius: 5
        color: Theme.tint(Theme.goldFill, root.away ? 0.12 : 0)
        border.width: root.away ? 0 : 1
        border.color: Theme.tint(Theme.line, 0.5)
        Drawing {
            visible: root.away
            anchors.fill: parent
            ShapePath {
                strokeColor: Theme.goldLine
                strokeWidth: 1.5
                strokeStyle: ShapePath.DashLine
                dashPattern: [3, 3]
                fillColor: "transparent"
                PathSvg { path: "M3 0 H" + (root.cardWidth - 3) + " L" + root.cardWidth + " 3 V" + (root.cellHeight * 2 - 3) + " L" + (root.cardWidth - 3) + " " + root.cellHeight * 2 + " H3 L0 " + (root.cellHeight * 2 - 3) + " V3 Z" }
            }
        }
    }
    WallCard {
        id: picture
        visible: root.filled && !root.away
        x: (root.width - root.cardWidth) / 2
        y: root.chosen ? 1 : 8
        face: root.card
        cellWidth: root.cardWidth
        cellHeight: root.cellHeight
        back: root.faceDown
        held: true
        faded: !root.playable
        scale: root.down ? 0.97 : 1
        Behavior on y { NumberAnimation { duration: Theme.ms(120); easing.type: Easing.OutCubic } }
        Halo {
            anchors.margins: 1
            radius: 4
            chosen: root.chosen
        }
        FocusRing {
            shown: root.visualFocus
            radius: 5 + gap
        }
    }
}
