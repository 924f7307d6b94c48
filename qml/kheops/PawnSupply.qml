pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// A player's pawns by kind: tap to choose, drag to place.
Row {
    id: root
    property int seat: 0
    property list<kheopsChoice> kinds: []
    property kheopsChoice noKind
    property string chosen: ""              // kind
    property PieceHand hand: PieceHand {}   // takes a pawn that is dragged
    readonly property string dragged: hand.what === "pawn" ? hand.which : ""      // the kind in the air
    property real pawnSize: 38
    signal kindTapped(string kind)
    signal kindHeld(string kind)
    signal refused(string kind, string reason)
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
            readonly property kheopsChoice own: index < root.kinds.length ? root.kinds[index] : root.noKind
            seat: root.seat
            kind: own.kind
            count: own.count
            text: own.name
            playable: reason === ""
            reason: own.reason
            chosen: root.chosen === kind
            away: root.dragged === kind
            hand: root.hand
            pawnSize: root.pawnSize
            onClicked: {
                if (ready)
                    root.kindTapped(kind)
                else
                    root.refused(kind, reason)
            }
            onPressAndHold: root.kindHeld(kind)
            onLiftRefused: root.refused(kind, reason)
        }
    }
}
