import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Pyramidice

// The player's own sheet: name and Fame, the eight spaces, the gods. Where there is little room the pieces are counted instead.
Item {
    id: root
    required property PyramidicePlay play
    required property PyramidiceShown shown
    property int player: 0
    property bool tight: false
    readonly property pyramidiceSide side: play.seen.side(player)
    readonly property real spaceSize: Math.max(40, Math.min(48, (width * 0.5 - 12) / 4))
    readonly property alias peeking: things.peeking
    readonly property alias fame: fame
    implicitHeight: tight ? 48 + 6 + gods.implicitHeight : head.height + spaces.height + 4

    function godPlace(): Item { return gods }

    Item {
        id: head
        width: root.tight ? 112 : spaces.width
        height: root.tight ? 48 : 46
        PieceButton {
            id: who
            objectName: "ownSeat"
            width: Math.max(Theme.touch, fame.x - 6)
            height: parent.height
            spoken: qsTr("%1, your whole board").arg(root.play.table.seats[root.player].name)
            onTapped: root.play.seatAsked(root.player)
            SeatBadge {
                id: badge
                seat: root.player
                size: 38
                active: root.side.onTurn
                decorative: true
                anchors.verticalCenter: parent.verticalCenter
                Shows {
                    piece: "seat." + root.player + ".turn"
                    value: badge.active ? "1" : "0"
                }
            }
            Label {
                visible: !root.tight && width > 30
                text: root.play.table.seats[root.player].name
                decorative: true
                display: true
                size: Math.min(Theme.heading, 26)
                x: badge.width + 8
                width: parent.width - x
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        FameCount {
            id: fame
            objectName: "ownFame"
            fame: root.side.fame
            seat: root.player
            x: parent.width - width
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    OwnGods {
        id: gods
        x: root.tight ? 0 : spaces.width + 12
        y: root.tight ? 54 : head.height + 2
        width: root.tight ? things.x - 8 : root.width - x
        height: implicitHeight
        captions: !root.tight
        play: root.play
        side: root.side
        onOpened: god => root.play.godAsked(god)
        onHeld: god => root.play.ruleAsked(Book.god(god).page)
    }
    Rectangle {                             // covers what is scrolled out of the gods
        x: root.tight ? things.x - 6 : -8
        y: gods.y - 2
        width: root.tight ? root.width - x + 14 : spaces.width + 16
        height: gods.height + 4
        color: Theme.board
    }
    ResourceBoard {
        id: spaces
        objectName: "spaces"
        visible: !root.tight
        y: head.height + 2
        spaceSize: root.spaceSize
        gap: 4
        width: implicitWidth
        height: implicitHeight
        seat: root.player
        workers: root.side.workers
        cats: root.side.cats
        stones: root.side.stones
        may: root.shown.pieces
        advised: root.play.advises(PyramidiceAct.Give) ? root.play.advised.piece : ""
        payingWorkers: root.shown.paying
        spoken: [Book.pieces("W", 1), Book.pieces("C", 1), Book.pieces("S", 1)]
        onSpaceTapped: kind => root.play.givePiece(kind)
        onHeld: root.play.ruleAsked("pyramidice/overflow")
        Shows { piece: "seat." + root.player + ".W"; value: String(spaces.workers) }
        Shows { piece: "seat." + root.player + ".C"; value: String(spaces.cats) }
        Shows { piece: "seat." + root.player + ".S"; value: String(spaces.stones) }
    }
    Row {
        visible: root.tight
        x: head.width + 10
        spacing: 4
        PieceCount {
            kind: "W"
            seat: root.player
            count: root.side.workers
            may: root.shown.pieces.indexOf("W") >= 0
            paying: root.shown.paying
            onTapped: root.play.givePiece("W")
            onHeld: root.play.ruleAsked("pyramidice/overflow")
        }
        PieceCount {
            kind: "C"
            seat: root.player
            count: root.side.cats
            may: root.shown.pieces.indexOf("C") >= 0
            onTapped: root.play.givePiece("C")
            onHeld: root.play.ruleAsked("pyramidice/overflow")
        }
        PieceCount {
            kind: "S"
            seat: root.player
            count: root.side.stones
            may: root.shown.pieces.indexOf("S") >= 0
            onTapped: root.play.givePiece("S")
            onHeld: root.play.ruleAsked("pyramidice/overflow")
        }
    }
    OwnThings {
        id: things
        x: root.width - width
        y: root.tight ? 48 + 6 + (58 - height) / 2 : 0
        play: root.play
        side: root.side
        onSeatAsked: root.play.seatAsked(root.player)
    }
}
