import QtQuick
import Architects.Model
import Architects.Table

// What is said of the seats and the supplies, as it has been shown.
TableSeen {
    required property PyramidiceModel board
    property string prompt
    property list<pyramidiceSide> sides
    property int deck: 0
    property int stones: 0
    property bool ending: false
    property int turnsLeft: 0
    property pyramidiceSide noSide
    property pyramidiceGod noGod

    function side(seat: int): pyramidiceSide { return [...sides].find(one => one.seat === seat) || noSide }
    function godOf(seat: int, god: int): pyramidiceGod { return [...side(seat).gods].find(one => one.god === god) || noGod }
    Component.onCompleted: catchUp()
    onCaughtUp: {
        sides = board.sides
        deck = board.deck
        stones = board.stoneSupply
        ending = board.ending
        turnsLeft = board.turnsLeft
        prompt = board.prompt
    }
}
