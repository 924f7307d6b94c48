pragma ComponentBehavior: Bound
import QtQuick

// A player's pawns by kind: tap to choose, drag to place. Points in signals are scene positions.
Row {
    id: root
    property int seat: 0
    property var kinds: []                  // {kind, count, name, playable, reason}
    property string chosen: ""              // kind
    property string dragged: ""             // kind in the air; set it back to "" when it has landed
    property real pawnSize: 38
    signal kindTapped(string kind)
    signal kindHeld(string kind)
    signal refused(string kind, string reason)
    signal dragStarted(string kind, point from, real size, point finger)
    signal dragMoved(point finger)
    signal dragEnded(point finger)
    signal dragCanceled()
    spacing: 4
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your pawns")

    function focusFirst(): void {
        for (let i = 0; i < slots.count; ++i) {
            const slot = slots.itemAt(i) as SupplySlot
            if (slot.ready) {
                slot.forceActiveFocus(Qt.TabFocusReason)
                return
            }
        }
    }

    Repeater {
        id: slots
        model: root.kinds.length            // not the list itself: slots stay, and keep the focus, when a count changes
        delegate: SupplySlot {
            id: slot
            required property int index
            readonly property var modelData: root.kinds[index] || { kind: "W", count: 0, name: "" }
            seat: root.seat
            kind: modelData.kind
            count: modelData.count
            text: modelData.name
            playable: modelData.playable !== false
            reason: modelData.reason || ""
            chosen: root.chosen === kind
            away: root.dragged === kind
            pawnSize: root.pawnSize
            onClicked: {
                if (ready)
                    root.kindTapped(kind)
                else
                    root.refused(kind, reason)
            }
            onPressAndHold: root.kindHeld(kind)
            onLiftStarted: at => {
                root.dragged = kind
                root.dragStarted(kind, slot.mapToItem(null, slot.centre.x, slot.centre.y), root.pawnSize, at)
            }
            onLiftMoved: at => root.dragMoved(at)
            onLiftEnded: at => root.dragEnded(at)
            onLiftCanceled: root.dragCanceled()
            onLiftRefused: root.refused(kind, reason)
        }
    }
}
