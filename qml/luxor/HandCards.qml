pragma ComponentBehavior: Bound
import QtQuick

// The cards of a hand side by side. Points in signals are scene positions; cards go by their number.
Item {
    id: root
    property var cards: []                  // {card, top, topLeft, bottom, bottomLeft, name, spoken}
    property int count: 3                   // places
    property int chosen: -1                 // a card
    property int dragged: -1                // the card in the air; set it back to -1 when it has landed
    property bool playable: true
    property bool faceDown: false
    property string spoken                  // what the group is called
    property string placeName               // what an empty place, or a back, is called
    property real spacing: 8
    property real cardWidth: Math.max(44, Math.min(64, (width - spacing * (count - 1)) / Math.max(1, count)))
    signal tapped(int card)
    signal held(int card)
    signal dragStarted(int card, point from, real size, point finger)
    signal dragMoved(point finger)
    signal dragEnded(point finger)
    signal dragCanceled()
    implicitWidth: count * 58 + (count - 1) * spacing
    implicitHeight: cardWidth * 1.48 + 8
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken
    Accessible.ignored: spoken === ""

    function slotOf(card: int): int { return cards.findIndex(one => one && one.card === card) }
    // Where a card lies, in the scene; of a card that is not here, the first place.
    function cardRect(card: int): rect {
        const item = slots.itemAt(Math.max(0, slotOf(card))) as HandCard
        return item ? item.mapToItem(null, (item.width - cardWidth) / 2, 8, cardWidth, cardWidth * 1.48) : Qt.rect(0, 0, 0, 0)
    }
    function focusFirst(): void {
        const item = slots.itemAt(0)
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: root.spacing
        Repeater {
            id: slots
            model: root.count
            HandCard {
                id: slot
                required property int index
                readonly property int number: card ? card.card : -1
                slot: index
                card: root.cards[index] || null
                cardWidth: root.cardWidth
                chosen: card !== null && root.chosen === number
                away: card !== null && root.dragged === number
                faceDown: root.faceDown
                playable: root.playable
                placeName: root.placeName
                onClicked: root.tapped(number)
                onPressAndHold: root.held(number)
                onLiftStarted: at => {
                    const from = slot.mapToItem(null, slot.centre.x, slot.centre.y)
                    root.dragged = number
                    root.dragStarted(number, from, root.cardWidth, at)
                }
                onLiftMoved: at => root.dragMoved(at)
                onLiftEnded: at => root.dragEnded(at)
                onLiftCanceled: root.dragCanceled()
                onLiftRefused: root.tapped(number)          // says why not
            }
        }
    }
}
