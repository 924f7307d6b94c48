pragma ComponentBehavior: Bound
import QtQuick
import Architects.Egizia
import Architects.Model

// Nile cards side by side as they lie on the river; as many to a line as fit, the lines of equal length.
Grid {
    id: root
    property list<int> cards: []            // their numbers; -1 and -2 the field and the quarry everybody begins with
    property bool large: false
    property real availableWidth: 320
    readonly property real cell: large ? Math.min(240, availableWidth) : Math.min(150, availableWidth)
    readonly property int most: Math.max(1, Math.min(cards.length, Math.floor((availableWidth + columnSpacing) / (cell + columnSpacing))))
    columns: Math.ceil(cards.length / Math.ceil(cards.length / most))
    columnSpacing: 10
    rowSpacing: 10
    Repeater {
        model: root.cards
        NileCard {
            required property int modelData
            width: root.cell
            height: root.cell * 72 / 150
            card: modelData
            title: modelData > 0 ? EgiziaBook.cards[modelData - 1].title : ""       // nothing for what everybody begins with
        }
    }
}
