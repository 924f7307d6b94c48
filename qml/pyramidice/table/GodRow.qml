pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Pyramidice

// The three gods that can be prayed to. A die held over one aims at it.
Item {
    id: root
    required property PyramidicePlay play
    required property PyramidiceShown shown
    property real room: 160                 // how high it may be
    readonly property real gap: 8
    readonly property real wanted: (width - 2 * gap) / 3
    // The card's height is 118 parts of 116 of its width, and the name.
    readonly property real cardWidth: Math.max(80, Math.min(wanted, 190, (room - Theme.label * 1.75 - 16) / 118 * 116))
    signal opened(int slot)
    signal held(int slot)
    implicitHeight: first.implicitHeight

    function slotAt(scenePoint: point): int {
        for (let i = 0; i < 3; ++i) {
            const card = cards.itemAt(i), p = card.mapFromItem(null, scenePoint.x, scenePoint.y)
            if (p.x >= -4 && p.y >= -4 && p.x <= card.width + 4 && p.y <= card.height + 4 && root.play.row[i].god > 0)
                return i + 1
        }
        return 0
    }
    function placeOf(slot: int): Item { return cards.itemAt(slot - 1) }
    function speak(one: pyramidiceSlot): string {
        const words = Book.god(one.god)
        return qsTr("%1, costs %2").arg(words.name).arg(words.costSpoken) + (one.may ? ", " + qsTr("you can pay it") : one.reason !== "" ? ", " + one.reason : "")
    }

    GodCard {                               // for the measure of all
        id: first
        visible: false
        width: root.cardWidth
    }
    Repeater {
        id: cards
        model: 3
        delegate: Item {
            id: place
            required property int index
            readonly property pyramidiceSlot entry: root.play.row[index]
            readonly property bool lit: [...root.shown.slots].indexOf(index + 1) >= 0
            width: root.cardWidth
            height: root.height
            x: (root.width - 3 * root.cardWidth) / 2 + (index - 1) * Math.min(root.gap * 2, (root.width - 3 * root.cardWidth) / 2) + index * root.cardWidth
            Rectangle {
                visible: place.entry.god === 0
                anchors.fill: parent
                radius: 5
                color: Theme.tint(Theme.recess, 0.4)
                border.width: 1
                border.color: Theme.tint(Theme.line, 0.6)
            }
            Shows {
                piece: "row." + (place.index + 1)
                value: String(card.visible ? card.god : 0)
            }
            GodCard {
                id: card
                objectName: "slot" + (place.index + 1)
                visible: place.entry.god > 0
                anchors.fill: parent
                god: Math.max(1, place.entry.god)
                costs: place.entry.costs
                badge: place.entry.badge > 0 ? "+" + place.entry.badge : ""
                may: place.lit
                advised: root.play.advisesSlot(place.index + 1)
                chosen: root.play.aim.slot === place.index + 1 && !root.shown.refused || root.shown.next.what === "pray" && root.shown.next.slot === place.index + 1
                dimmed: root.play.rerolling !== "" || root.shown.acting && root.play.picked.length > 0 && !place.lit
                spoken: place.entry.god > 0 ? root.speak(place.entry) : ""
                onTapped: root.opened(place.index + 1)
                onHeld: root.held(place.index + 1)
                Shows {
                    piece: "row." + (place.index + 1) + ".price"
                    value: [...card.costs].map(cost => cost.code + (cost.met ? "+" : "")).join(" ")
                }
            }
        }
    }
}
