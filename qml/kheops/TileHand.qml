pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// The player's tiles on their own stone: tap to choose, drag out to play. Points in signals are scene positions.
Panel {
    id: root
    property var tiles: []                  // {openings, room, symbol, name, spoken} or null
    property int count: 3                   // places
    property int chosen: -1
    property bool faceDown: false           // handed over, not yet looked at
    property bool playable: true            // false while it is not the tile's turn
    property int dragged: -1                // the place whose tile is in the air; set it back to -1 when it has landed
    property int absent: -1                 // the place whose tile lies elsewhere, but not for good
    property real tileSide: Math.min(92, (width - 24 - 18 * count) / count)
    signal slotTapped(int slot)
    signal slotHeld(int slot)
    signal turnAsked(int slot)
    signal dragStarted(int slot, point from, real side, point finger)
    signal dragMoved(point finger)
    signal dragEnded(point finger)
    signal dragCanceled()
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

    function focusFirst(): void {
        const item = slots.itemAt(Math.max(0, tiles.findIndex(one => one !== null)))
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
                tile: root.tiles[index] || null
                side: root.tileSide
                chosen: root.chosen === index
                away: root.dragged === index || root.absent === index
                faceDown: root.faceDown
                playable: root.playable
                onClicked: root.slotTapped(index)
                onPressAndHold: root.slotHeld(index)
                onTurnAsked: root.turnAsked(index)
                onLiftStarted: at => {
                    const from = slot.mapToItem(null, slot.centre.x, slot.centre.y)
                    root.dragged = index
                    root.dragStarted(index, from, root.tileSide, at)
                }
                onLiftMoved: at => root.dragMoved(at)
                onLiftEnded: at => root.dragEnded(at)
                onLiftCanceled: root.dragCanceled()
                onLiftRefused: root.slotTapped(index)       // says why not
            }
        }
    }
}
