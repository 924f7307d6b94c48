pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Luxor
import Architects.Model
import "Scenes.js" as Scenes

// Some shafts of the wall, or all of it: a card that falls with the pairs it makes, or a line that a curse names. See Scenes.js.
Row {
    id: root
    property string wall
    property string falls
    property bool above: false              // the card is still in the air
    property bool whole: false              // eight shafts of ten rows
    property bool sphinx: false
    property string line
    property int curse: -1
    property real availableWidth: 320

    property luxorCard noCard
    readonly property luxorCard fallen: falls !== "" ? Object.assign(Scenes.fallen(wall, falls), { fresh: true }) : noCard
    readonly property list<luxorPair> pairs: falls !== "" && !above ? Scenes.pairsOf(wall, falls, sphinx) : []
    readonly property list<int> lineCells: Scenes.cellsOf(line)
    readonly property list<int> lit: [...pairs].reduce((all, pair) => all.concat([pair.fresh, pair.old]), [...lineCells])
    readonly property list<luxorCard> cards: falls !== "" ? [...Scenes.cardsOf(wall), fallen] : Scenes.cardsOf(wall)
    readonly property int shafts: whole ? 8 : [...cards].reduce((most, card) => Math.max(most, card.shaft + 1), 0)
    readonly property int rows: whole ? 10 : 2 * [...cards].reduce((most, card) => Math.max(most, card.place + 1), 0)
    readonly property real cellWidth: Math.floor(Math.min(whole ? 48 : 66, (availableWidth - 4 - (curse >= 0 ? card.width + spacing : 0)) / shafts))
    readonly property real cellHeight: Math.round(cellWidth * 0.73)
    readonly property real air: above ? cellHeight * 1.5 : 0        // room for the card in the air
    spacing: 14

    function middle(cell: int): point {
        return Qt.point(2 + (Math.floor(cell / 10) + 0.5) * cellWidth, air + (rows - cell % 10 - 0.5) * cellHeight)
    }

    CurseCard {
        id: card
        visible: root.curse >= 0
        enabled: false                      // to look at, not to touch
        size: 56
        animals: root.curse >= 0 ? Scenes.curses[root.curse] : []
        anchors.verticalCenter: parent.verticalCenter
    }
    Item {
        id: stage
        width: root.shafts * root.cellWidth + 4
        height: root.air + root.rows * root.cellHeight + 8
        Rectangle {
            y: root.air
            width: stage.width
            height: root.rows * root.cellHeight
            color: LuxorPaint.hollow
        }
        Repeater {
            model: root.shafts + 1
            Rectangle {
                required property int index
                x: 2 + index * root.cellWidth - 0.5
                y: root.air
                width: 1
                height: root.rows * root.cellHeight
                color: LuxorPaint.groove
            }
        }
        Rectangle {
            y: stage.height - height
            width: stage.width
            height: 8
            color: LuxorPaint.ledge
            border.width: 1
            border.color: LuxorPaint.stonePen
        }
        Repeater {
            model: root.cards
            WallCard {
                required property luxorCard modelData
                readonly property int lower: 10 * modelData.shaft + 2 * modelData.place
                readonly property bool fresh: modelData.fresh
                face: modelData
                cellWidth: root.cellWidth
                cellHeight: root.cellHeight
                x: 2 + modelData.shaft * root.cellWidth
                y: root.air + (root.rows - 2 * modelData.place - 2) * root.cellHeight
                ghost: fresh && root.above
                faded: !fresh && root.lit.length > 0
                glowBottom: [...root.lit].includes(lower)
                glowTop: [...root.lit].includes(lower + 1)
                edge: fresh ? Theme.goldLine : LuxorPaint.cardEdge
                edgeWidth: fresh ? 2.5 : 1
            }
        }
        WallCard {
            visible: root.above
            face: root.fallen
            held: true
            cellWidth: root.cellWidth
            cellHeight: root.cellHeight
            x: 2 + root.fallen.shaft * root.cellWidth
            rotation: -3
            edge: Theme.goldLine
            edgeWidth: 2.5
        }
        Repeater {
            model: root.lineCells
            Rectangle {                     // the animals of the line, framed and not crossed out
                required property int modelData
                readonly property point at: root.middle(modelData)
                x: at.x - width / 2
                y: at.y - height / 2
                width: root.cellWidth - 4
                height: root.cellHeight - 3
                radius: 5
                color: "transparent"
                border.width: 2.5
                border.color: Theme.goldLine
            }
        }
        WallMarks {
            anchors.fill: parent
            pairs: root.pairs
            edge: 2
            head: root.air + (root.rows - 10) * root.cellHeight
            cellWidth: root.cellWidth
            cellHeight: root.cellHeight
        }
    }
}
