import QtQuick
import Architects.Model

// The board of a match that is looked at again: nothing can be done here but look. A game gives its stage, its pictures and what they need.
Item {
    id: root
    required property TableModel table
    required property ReviewModel review
    required property TablePlay play
    required property TableSeen seen
    required property TablePictures pictures
    property var placeOf: seat => null      // where a seat is shown: an item
    readonly property reviewMove now: review.now
    readonly property bool banded: height >= 540            // there is room for what everybody had, above the board
    readonly property real boardTop: banded ? band.y + band.height + 6 : 0
    property alias band: band.data

    signal moved()                          // there is another position
    signal arrived()                        // and all that hangs on it has changed

    function again(): void { pace.again() }
    function itemOf(seat: int): Item { return itemIn(placeOf, seat) }
    function itemIn(places: var, seat: int): Item { return places(seat) }

    Item {
        id: band
        visible: root.banded
        enabled: false
        z: 1
        x: 12
        y: 8
        width: root.width - 24
        height: childrenRect.height
    }
    Binding { target: root.play; property: "watching"; value: true }
    Binding { target: root.seen; property: "watching"; value: true }
    TablePace {
        id: pace
        play: root.play
        seen: root.seen
        pictures: root.pictures
        onMoved: {
            root.pictures.finish()          // of the position before
            root.moved()
        }
        onArrived: root.arrived()
    }
}
