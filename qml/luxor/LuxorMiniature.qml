import QtQuick
import Architects.Model

// The wall of an open match, small: only how high the animals stand.
LuxorWall {
    property TableModel table
    readonly property LuxorModel position: table ? table.board as LuxorModel : null
    cards: position ? position.cards : []
    interactive: false
    head: 8
    foot: 4
    Accessible.ignored: true
}
