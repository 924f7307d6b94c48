pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Luxor
import Architects.Model
import "LuxorPlay.js" as Play

// A table of Luxor put together from its pieces: drag a card over a shaft, or tap it and then a shaft; the search is behind the bar's
// button. Wide, hand and seats stand beside the wall.
Item {
    id: root
    property int chosen: -1
    property int aimed: -1
    property bool moment: true              // the card of the still: a preview with pairs
    property bool searching: false
    property alias line: wall.line
    property alias lineState: wall.lineState
    property var wallCards: Play.cards()
    property luxorCard noCard               // nothing
    readonly property var hand: [Play.face(0, 3), Play.face(5, 6), Play.face(2, 2)]
    readonly property bool preview: aimed >= 0 && chosen >= 0
    readonly property bool staged: preview && aimed === 4 && chosen === hand[0].card
    readonly property real side: Theme.wide ? 320 : 0
    Component.onCompleted: if (moment) lift.start()

    Timer {                                 // once everything has its place
        id: lift
        interval: 200
        onTriggered: {
            const card = root.hand[0], from = cards.cardRect(card.card), top = wall.shaftRect(4)
            root.chosen = card.card
            root.aimed = 4
            cards.absent = card.card
            air.face = card
            air.pickUp(Qt.point(from.x + from.width / 2, from.y + from.height / 2), 1, Qt.point(top.x + top.width / 2, top.y + air.lift + 30))
        }
    }

    function faceOf(card: int): var { return hand.find(one => one.card === card) }
    function ghostOf(): var { return Object.assign({ shaft: aimed, place: wall.heightOf(aimed) }, faceOf(chosen)) }
    function drop(shaft: int): void {
        if (chosen < 0 || shaft < 0 || wall.heightOf(shaft) > 4)
            return
        const place = wall.heightOf(shaft), face = faceOf(chosen)
        const land = () => {
            root.wallCards = root.wallCards.concat([Object.assign({ shaft: shaft, place: place, fresh: true }, face)])
            cards.absent = -1
            cards.hand.land()
            bits.walk(Qt.point(wall.cellCenter(shaft * 10 + place * 2).x, wall.cellCenter(shaft * 10 + place * 2).y), row.scarabPoint(face.bottom, 2), 16, null)
        }
        aimed = -1
        chosen = -1
        air.face = face
        if (air.held)
            air.dropTo(wall.slotRect(shaft, place), land)
        else {
            const from = cards.cardRect(face.card), top = wall.shaftRect(shaft)
            air.flyAndDrop(Qt.point(from.x + from.width / 2, from.y + from.height / 2), 1, Qt.point(top.x + top.width / 2, top.y), wall.slotRect(shaft, place), land)
        }
    }

    TopBar {
        id: bar
        width: parent.width
        title: "Luxor"
        note: "Card 24 of 40"
        IconButton {
            glyph: "zoom"
            text: "Search"
            onClicked: root.searching = !root.searching
        }
    }
    Row {
        id: seats
        x: 12
        y: bar.height + 2
        spacing: 6
        Repeater {
            model: [[0, 2, 3], [1, 2, 3], [2, 0, 4], [3, 1, 4]]
            SeatChip {
                required property var modelData
                required property int index
                width: (root.width - root.side - 24 - 18) / 4
                seat: modelData[0]
                sarcophagi: modelData[1]
                researchers: modelData[2]
                cards: width > 150 ? 3 : -1
                name: Theme.seatName(seat)
                active: index === 0
                searching: index === 2 && root.searching
                spoken: Theme.seatName(seat)
            }
        }
    }
    PillarRow {
        id: row
        x: 6
        y: seats.y + seats.height + 6
        width: root.width - root.side - 12
        height: Math.min(134 * width / 378, root.height * 0.24)
        pillars: Play.pillars().map(p => root.staged && (p.animal === 0 || p.animal === 3)
            ? Object.assign(p, { glow: true, ghostScarabs: p.animal ? 1 : 2, ghostSeat: p.animal ? -1 : 0 }) : p)
    }
    LuxorWall {
        id: wall
        objectName: "wall"
        y: row.y + row.height
        width: root.width - root.side
        height: Theme.wide ? root.height - y - Theme.safeBottom : Math.min(implicitHeight, root.height - y - cards.height - Theme.safeBottom - 30)
        cards: root.wallCards
        legalShafts: Array.from({ length: 8 }, (one, i) => root.chosen >= 0 && heightOf(i) < 5)
        aimedShaft: root.preview ? root.aimed : -1
        ghost: root.preview && wall.heightOf(root.aimed) < 5 ? root.ghostOf() : root.noCard
        pairs: root.staged ? [{ fresh: 45, old: 35, same: true }, { fresh: 45, old: 56, same: true }, { fresh: 44, old: 54, same: true, left: true }] : []
        dimmed: root.preview
        lastDrop: root.preview ? root.noCard : { shaft: 5, place: 3 }
        searching: root.searching
        shaftName: shaft => "Shaft " + (shaft + 1)
        cellName: cell => "Cell " + cell
        onShaftHovered: shaft => root.aimed = shaft
        onShaftTapped: shaft => root.drop(shaft)
        onLineDrawn: cells => lineState = cells[2] - cells[0] === 2 ? "right" : "wrong"
        onDrawnChanged: if (drawn.length > 0 && drawn.length < 3) lineState = "draw"
    }
    HandCards {
        id: cards
        x: Theme.wide ? root.width - root.side + 24 : 12
        y: Theme.wide ? row.y + 20 : wall.y + wall.height + 12
        width: Theme.wide ? root.side - 48 : 190
        cardWidth: Theme.wide ? 80 : 58
        cards: root.hand
        chosen: root.chosen
        spoken: "Your cards"
        onTapped: card => { root.moment = false; root.chosen = root.chosen === card ? -1 : card; root.aimed = -1 }
        Connections {
            target: cards.hand
            function onLifted(from: point, size: real, at: point): void {
                root.chosen = cards.dragged
                air.face = root.faceOf(cards.dragged)
                air.aimLift = 0
                air.pickUp(from, size / air.cellWidth, at)
            }
            function onMoved(at: point): void {
                air.moveTo(at)
                root.aimed = wall.shaftAt(air.aim)
            }
            function onDropped(at: point): void {
                if (wall.shaftAt(at) >= 0)
                    root.drop(wall.shaftAt(at))
                else
                    air.glideBack()
            }
            function onLetGo(): void { air.glideBack() }
        }
    }
    Row {
        x: cards.x
        y: cards.y + cards.height + 4
        spacing: 10
        PharaohCard {
            animal: 1
            size: 28
            spoken: "Your pharaoh"
            onTapped: hidden = !hidden
        }
        MummyPeek {
            mummies: [{ eyes: 1, value: 3 }, { eyes: 2, value: 6 }]
            spoken: "Your mummies"
            spokenFace: "3 and 6"
        }
    }
    FlyingCard {
        id: air
        anchors.fill: parent
        onReturned: { cards.absent = -1; cards.hand.land(); root.aimed = -1; root.chosen = -1 }
    }
    FlyingBits {
        id: bits
        anchors.fill: parent
    }
}
