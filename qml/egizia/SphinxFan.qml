pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// The cards drawn at the Sphinx, fanned out. One is dragged to one's own side to be kept, or tapped to be chosen.
Item {
    id: root
    property list<egiziaRiddle> cards: []
    property list<int> chosen: []           // riddles
    property list<int> advised: []          // riddles, by the Architect
    property PieceHand hand: PieceHand {}   // takes a card that is dragged
    readonly property int dragged: hand.what === "riddle" ? hand.which : 0      // the riddle in the air
    property bool playable: true
    property real largest: 116
    readonly property int count: cards.length
    // No card lies on another: each says what it asks for. As many rows as let them be largest.
    readonly property int rows: sizeIn(2) > sizeIn(1) ? 2 : 1
    readonly property int columns: Math.ceil(Math.max(1, count) / rows)
    readonly property real size: sizeIn(rows)
    readonly property real step: size * 1.08
    signal tapped(int riddle)
    signal held(int riddle)
    implicitWidth: 358
    implicitHeight: largest * 1.4 + 34

    function sizeIn(lines: int): real { return Math.min(largest, (height - 34) / lines / 1.46, width / Math.ceil(Math.max(1, count) / lines) / 1.1) }
    function cardPoint(riddle: int): point {
        const i = Math.max(0, [...cards].findIndex(one => one.riddle === riddle)), item = list.itemAt(i)
        return item ? item.mapToItem(null, item.width / 2, item.height / 2) : Qt.point(0, 0)
    }
    Repeater {
        id: list
        model: root.cards
        SphinxCard {
            id: card
            required property egiziaRiddle modelData
            required property int index
            readonly property int line: Math.floor(index / root.columns)
            readonly property real off: index % root.columns - (Math.min(root.columns, root.count - line * root.columns) - 1) / 2
            objectName: "riddle" + riddle
            riddle: modelData.riddle
            title: modelData.title
            spoken: modelData.spoken !== "" ? modelData.spoken : title
            size: root.size
            chosen: [...root.chosen].includes(riddle)
            advised: [...root.advised].includes(riddle)
            may: root.playable && !chosen
            opacity: root.dragged === riddle ? 0.25 : 1
            x: root.width / 2 + off * root.step - width / 2
            y: 18 + line * root.size * 1.46 + Math.abs(off) * Math.abs(off) * 2 - (chosen ? 12 : 0)
            rotation: chosen ? 0 : off * 1.6
            z: chosen ? 10 : index
            Behavior on y { NumberAnimation { duration: Theme.ms(140); easing.type: Easing.OutCubic } }
            Behavior on rotation { NumberAnimation { duration: Theme.ms(140) } }
            onTapped: root.tapped(riddle)
            onHeld: root.held(riddle)
            PieceDrag {
                enabled: root.playable
                hand: root.hand
                what: "riddle"
                which: card.riddle
                size: root.size
            }
        }
    }
}
