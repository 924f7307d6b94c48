import QtQuick
import QtQuick.Shapes
import QtQuick.Templates as T
import Architects.Ui
import "KheopsPlan.js" as Plan

// One place of the hand: the tile, its name, and the button that turns it once it is chosen.
T.AbstractButton {
    id: root
    property var tile: null                 // {openings, room, symbol, name, spoken, turns}, null when the place is empty
    property real side: 92
    property bool chosen: false
    property bool away: false               // in the air
    property bool faceDown: false
    property bool playable: true
    readonly property bool filled: tile !== null
    readonly property point centre: Qt.point(picture.x + side / 2, picture.y + side * 0.57735)
    signal turnAsked()
    signal liftStarted(point at)
    signal liftMoved(point at)
    signal liftEnded(point at)
    signal liftCanceled()
    signal liftRefused()                    // dragged while it may not be played

    implicitWidth: side + 18
    implicitHeight: side * 0.8660254 + word.implicitHeight + 12
    text: filled ? tile.name : ""
    enabled: filled && !faceDown
    activeFocusOnTab: enabled
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_R && root.chosen) {
            root.turnAsked()
            event.accepted = true
        }
    }
    Accessible.role: Accessible.Button
    Accessible.name: !filled ? qsTr("Empty place") : faceDown ? qsTr("Hidden tile") : tile.spoken || tile.name
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.onPressAction: root.clicked()

    property int slot: -1                   // which place of the hand
    PressGuard {}
    Shows {
        piece: root.slot < 0 || root.away ? "" : "hand." + root.slot
        value: root.filled && !root.faceDown ? root.tile.tile || "" : "-"
    }
    // A finger's press is the button's until it moves; then the tile is lifted.
    PieceDrag {
        enabled: root.filled && !root.faceDown
        ready: root.playable
        onLifted: at => root.liftStarted(at)
        onMoved: at => root.liftMoved(at)
        onDropped: at => root.liftEnded(at)
        onLetGo: root.liftCanceled()
        onRefused: root.liftRefused()
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
                openings: root.tile ? root.tile.openings : 7
                room: root.tile ? root.tile.room : true
                symbol: root.tile ? root.tile.symbol : ""
                edge: Theme.goldLine
                edgeWidth: root.chosen && !root.away ? 3 : 0
            }
            Drawing {                         // steps back under a veil: a translucent tile would show its own layers
                visible: face.visible && (root.away || !root.playable)
                ShapePath {
                    strokeColor: "transparent"
                    fillColor: Theme.tint(Theme.card, root.away ? 0.8 : 0.5)
                    PathSvg { path: Plan.tile(root.side + 3, true, 0, true, "", 0).outline }
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
                    PathSvg { path: Plan.tile(root.side, true, 0, true, "", 0).outline }
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
