pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// The player's tiles on their own stone: tap to choose, drag out to play.
Panel {
    id: root
    property list<kheopsHandTile> tiles: [] // by their places
    property list<string> unseen: []        // those on their way here
    property kheopsHandTile noTile
    property int count: 3                   // places
    property int chosen: -1
    property bool faceDown: false           // handed over, not yet looked at
    property bool playable: true            // false while it is not the tile's turn
    property PieceHand hand: PieceHand {}   // takes a tile that is dragged
    readonly property int dragged: hand.what === "tile" ? hand.which : -1       // the place whose tile is in the air
    property int absent: -1                 // the place whose tile lies elsewhere, but not for good
    property real tileSide: Math.min(92, (width - 24 - 18 * count) / count)
    signal slotTapped(int slot)
    signal slotHeld(int slot)
    signal turnAsked(int slot)
    radius: Theme.radiusLarge
    implicitWidth: 366
    implicitHeight: row.implicitHeight + 18
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your tiles")

    function spin(slot: int, thirds: int): void {
        const item = slots.itemAt(slot) as HandSlot
        if (item)
            item.spin(thirds)
    }

    function tileAt(slot: int): kheopsHandTile {
        const there = slot < tiles.length && ![...unseen].includes(tiles[slot].tile)
        return there ? tiles[slot] : noTile
    }
    function focusFirst(): void {
        const item = slots.itemAt(Math.max(0, [...tiles].findIndex(one => one.name !== "")))
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
    }

    Row {
        id: row
        objectName: "slots"
        anchors.horizontalCenter: parent.horizontalCenter
        y: 9
        spacing: Math.max(0, (root.width - 24 - root.count * (root.tileSide + 18)) / Math.max(1, root.count))
        Repeater {
            id: slots
            model: root.count
            delegate: HandSlot {
                id: slot
                required property int index
                slot: index
                tile: root.tileAt(index)
                side: root.tileSide
                chosen: root.chosen === index
                hand: root.hand
                away: root.dragged === index || root.absent === index
                faceDown: root.faceDown
                playable: root.playable
                onClicked: root.slotTapped(index)
                onPressAndHold: root.slotHeld(index)
                onTurnAsked: root.turnAsked(index)
                onLiftRefused: root.slotTapped(index)       // says why not
            }
        }
    }
}
