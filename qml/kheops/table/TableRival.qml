pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// The other player, on top: who it is, what is in the hand (unseen) and how many pawns are left.
TopBar {
    id: root
    required property TableModel table
    required property KheopsSeen seen
    property int player: 1
    readonly property tablePlayer who: table.seats[player]
    readonly property bool narrow: width < 370 * Theme.zoom
    property kheopsSide nobody
    readonly property kheopsSide side: player < seen.sides.length ? seen.sides[player] : nobody
    readonly property int tiles: side.tiles
    readonly property int pawns: side.pawns
    // Where pieces of this seat come from and go to.
    function pawnIn(item: Item): point { return figure.mapToItem(item, figure.width / 2, figure.height / 2) }
    function tilesIn(item: Item): point { return backs.mapToItem(item, backs.width / 2, backs.height / 2) }
    title: who.name
    note: who.kind === "bot" ? [qsTr("First Architect"), qsTr("Second Architect"), qsTr("Third Architect"), qsTr("Fourth Architect")][who.level - 1] : ""
    seat: player
    seatActive: seen.activeSeat === player
    Shows {
        piece: "active." + root.player
        value: root.seatActive ? 1 : 0
    }

    Label {
        visible: root.narrow
        text: root.tiles
        Shows {
            piece: root.narrow ? "tiles." + root.player : ""
            value: root.tiles
        }
        size: Theme.text
        font.weight: Font.DemiBold
        decorative: true
        rightPadding: 2
        anchors.verticalCenter: parent.verticalCenter
    }
    Item {
        id: backs
        width: root.narrow ? 26 : 26 + 17 * Math.max(0, root.tiles - 1)
        height: 24
        anchors.verticalCenter: parent.verticalCenter
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%n tile(s) in hand", "", root.tiles)
        Shows {
            piece: "tiles." + root.player
            value: root.tiles
        }
        Repeater {
            model: root.narrow ? Math.min(1, root.tiles) : root.tiles
            delegate: TileBack {
                required property int index
                x: index * 17
                side: 26
                up: index % 2 === 0
            }
        }
    }
    Item {
        width: 10
        height: 1
    }
    KheopsPawn {
        id: figure
        seat: root.player
        size: 26
        anchors.verticalCenter: parent.verticalCenter
    }
    Label {
        text: root.pawns
        size: Theme.text
        font.weight: Font.DemiBold
        rightPadding: 10
        anchors.verticalCenter: parent.verticalCenter
        Accessible.name: qsTr("%n pawn(s) left", "", root.pawns)
        Shows {
            piece: "pawns." + root.player
            value: root.pawns
        }
    }
}
