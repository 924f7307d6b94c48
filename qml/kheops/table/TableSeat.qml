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
    readonly property var kinds: seen.choices.map(one => ({ kind: one.kind, name: one.name, count: seen.supplies[player][one.kind], reason: one.reason, playable: one.reason === "" }))
    readonly property int remaining: seen.supplies[player].total
    readonly property alias supply: supply
    signal pawnLifted(string kind, point from, real size, point finger)
    signal pawnMoved(point finger)
    signal pawnDropped(point finger)
    signal pawnCanceled()
    signal pawnHeld(string kind)
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
            text: qsTr("%n pawn(s) left", "", root.remaining)
            soft: true
            width: parent.width
            visible: implicitWidth <= width
            wrapMode: Text.NoWrap
            Shows {
                piece: "pawns." + root.player
                value: root.remaining
            }
        }
    }
    PawnSupply {
        id: supply
        objectName: "supply"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        seat: root.player
        kinds: root.kinds
        chosen: root.play.pawn
        onKindTapped: kind => root.play.choosePawn(kind)
        onKindHeld: kind => root.pawnHeld(kind)
        onRefused: kind => root.play.choosePawn(kind)
        onDragStarted: (kind, from, size, finger) => root.pawnLifted(kind, from, size, finger)
        onDragMoved: finger => root.pawnMoved(finger)
        onDragEnded: finger => root.pawnDropped(finger)
        onDragCanceled: root.pawnCanceled()
    }
}
