import QtQuick
import Architects.Ui
import Architects.Model

// The player's own seat: the medallion, the name, and the pawns still to be played.
Item {
    id: root
    required property KheopsPlay play
    required property KheopsSeen seen
    property int player: 0
    property string name
    property kheopsSide nobody
    readonly property kheopsSide side: player < seen.sides.length ? seen.sides[player] : nobody
    readonly property alias supply: supply
    implicitHeight: supply.implicitHeight

    function pawnIn(item: Item): point { return supply.mapToItem(item, 24, supply.height / 2) }

    SeatBadge {
        id: badge
        seat: root.player
        size: 48
        active: root.seen.activeSeat === root.player
        anchors.verticalCenter: parent.verticalCenter
        Accessible.name: root.name
        Shows {
            piece: "active." + root.player
            value: badge.active ? 1 : 0
        }
    }
    Column {
        x: 58
        width: supply.x - x - 4
        visible: width >= 60
        anchors.verticalCenter: parent.verticalCenter
        Label {
            text: root.name
            display: true
            size: Theme.heading
            width: parent.width
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        Label {
            text: qsTr("%n pawn(s) left", "", root.side.pawns)
            soft: true
            width: parent.width
            visible: implicitWidth <= width
            wrapMode: Text.NoWrap
            Shows {
                piece: "pawns." + root.player
                value: root.side.pawns
            }
        }
    }
    PawnSupply {
        id: supply
        objectName: "supply"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        seat: root.player
        kinds: root.side.choices
        chosen: root.play.pawn
        onKindTapped: kind => root.play.choosePawn(kind)
        hand: root.play.hand
        onKindHeld: kind => root.play.ruleAsked(root.play.board.pageOfPawn(kind))
        onRefused: kind => root.play.choosePawn(kind)
    }
}
