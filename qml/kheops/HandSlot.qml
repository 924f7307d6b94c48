import QtQuick
import QtQuick.Shapes
import Architects.Ui
import Architects.Model
import "KheopsGeo.js" as Geo

// One place of the hand: the tile, its name, and the button that turns it once it is chosen.
PieceSlot {
    id: root
    property int slot: -1                   // which place of the hand
    property kheopsHandTile tile            // none when the place is empty
    property real side: 92
    property bool faceDown: false
    property bool playable: true
    what: "tile"
    which: slot
    size: side
    ready: playable
    readonly property bool filled: tile.name !== ""
    centre: Qt.point(picture.x + side / 2, picture.y + side * 0.57735)
    signal turnAsked()

    implicitWidth: side + 18
    implicitHeight: side * 0.8660254 + word.implicitHeight + 12
    text: tile.name
    enabled: filled && !faceDown
    Keys.onPressed: event => {
        if (event.key === Qt.Key_R && root.chosen) {
            root.turnAsked()
            event.accepted = true
        }
    }
    Accessible.name: !filled ? qsTr("Empty place") : faceDown ? qsTr("Hidden tile") : tile.spoken || tile.name
    Shows {
        piece: root.slot < 0 || root.away ? "" : "hand." + root.slot
        value: root.filled && !root.faceDown ? root.tile.tile : "-"
    }
    background: FocusRing {
        shown: root.visualFocus
        gap: 0
    }
    Item {
        anchors.fill: parent
        Item {
            id: picture
            x: (root.width - root.side) / 2
            y: 4
            TileBack {
                visible: root.filled && root.faceDown
                side: root.side
            }
            KheopsTile {
                id: face
                visible: root.filled && !root.faceDown
                side: root.side
                openings: root.tile.openings
                room: root.tile.room
                symbol: root.tile.symbol
                edge: Theme.goldLine
                edgeWidth: root.chosen && !root.away ? 3 : 0
            }
            Drawing {                         // steps back under a veil: a translucent tile would show its own layers
                visible: face.visible && (root.away || !root.playable)
                ShapePath {
                    strokeColor: "transparent"
                    fillColor: Theme.tint(Theme.card, root.away ? 0.8 : 0.5)
                    PathSvg { path: Geo.triangle(Geo.frame(0, 0, root.side + 3, true), 0) }
                }
                x: -1.5
                y: -1.7
            }
            Drawing {                         // the empty place
                visible: !root.filled || root.away
                ShapePath {
                    strokeColor: root.away ? Theme.goldLine : Theme.line
                    strokeWidth: 1.5
                    strokeStyle: ShapePath.DashLine
                    dashPattern: [3, 3]
                    joinStyle: ShapePath.RoundJoin
                    fillColor: Theme.tint(Theme.goldFill, root.away ? 0.1 : 0)
                    PathSvg { path: Geo.triangle(Geo.frame(0, 0, root.side, true), 0) }
                }
            }
        }
        Label {
            id: word
            text: root.faceDown ? "" : root.text
            decorative: true
            soft: true
            color: root.chosen || root.away ? Theme.goldText : Theme.inkSoft
            font.weight: root.chosen ? Font.DemiBold : Font.Normal
            x: -4
            width: root.width + 8
            wrapMode: Text.WordWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(size * 0.8)
            horizontalAlignment: Text.AlignHCenter
            y: root.side * 0.8660254 + 8
        }
        IconButton {
            visible: root.chosen && !root.away && !root.faceDown && root.tile.turns !== 1
            glyph: "turn"
            text: qsTr("Turn tile")
            color: Theme.goldText
            anchors.right: parent.right
            anchors.rightMargin: -10
            y: -8
            onClicked: root.turnAsked()
        }
    }
    function spin(thirds: int): void { face.spin(thirds) }
}
