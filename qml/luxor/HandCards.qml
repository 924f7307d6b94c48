pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// The cards of a hand side by side. Cards go by their number.
Item {
    id: root
    property list<luxorCard> cards: []      // by their places
    property list<int> unseen: []           // those on their way here
    property luxorCard noCard
    property int count: 3                   // places
    property int chosen: -1                 // a card
    property PieceHand hand: PieceHand {}   // takes a card that is dragged
    property int absent: -1                 // a card that lies elsewhere, but not for good
    readonly property int dragged: hand.what === "card" ? hand.which : absent   // the card that is not in its place
    property bool playable: true
    property bool faceDown: false
    property string spoken                  // what the group is called
    property string placeName               // what an empty place, or a back, is called
    property real spacing: 8
    property real cardWidth: Math.max(44, Math.min(64, (width - spacing * (count - 1)) / Math.max(1, count)))
    signal tapped(int card)
    signal held(int card)
    implicitWidth: count * 58 + (count - 1) * spacing
    implicitHeight: cardWidth * 1.48 + 8
    Accessible.role: Accessible.Grouping
    Accessible.name: spoken
    Accessible.ignored: spoken === ""

    function slotOf(card: int): int {
        for (let slot = 0; slot < cards.length; ++slot)
            if (card >= 0 && cards[slot].card === card)
                return slot
        return -1
    }
    function cardAt(slot: int): luxorCard {
        const there = slot < cards.length && ![...unseen].includes(cards[slot].card)
        return there ? cards[slot] : noCard
    }
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
                readonly property int number: card.card
                slot: index
                card: root.cardAt(index)
                cardWidth: root.cardWidth
                chosen: filled && root.chosen === number
                away: filled && root.dragged === number
                hand: root.hand
                faceDown: root.faceDown
                playable: root.playable
                placeName: root.placeName
                onClicked: root.tapped(number)
                onPressAndHold: root.held(number)
                onLiftRefused: root.tapped(number)          // says why not
            }
        }
    }
}
