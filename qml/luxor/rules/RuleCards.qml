pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Luxor
import "Scenes.js" as Scenes

// Cards side by side, perhaps with a word below each; as many to a line as fit, the lines of equal length.
Grid {
    id: root
    property var cards: []                  // {card: "camel-mule", word, lit: brought out, half: "top" or "bottom": that animal brought out}
    property real availableWidth: 320
    readonly property bool worded: cards.some(one => one.word !== undefined)
    readonly property real cardWidth: cards.length > 4 ? 60 : 70
    readonly property real cell: worded ? Math.max(cardWidth, Theme.label * 6) : cardWidth
    readonly property int most: Math.max(1, Math.min(cards.length, Math.floor((availableWidth + columnSpacing) / (cell + columnSpacing))))
    columns: Math.ceil(cards.length / Math.ceil(cards.length / most))
    columnSpacing: 10
    rowSpacing: 12
    Repeater {
        model: root.cards
        Column {
            id: one
            required property var modelData
            width: root.cell
            spacing: 6
            WallCard {
                face: Scenes.cardOf(one.modelData.card)
                cellWidth: root.cardWidth
                cellHeight: Math.round(root.cardWidth * 0.74)
                glowTop: one.modelData.half === "top"
                glowBottom: one.modelData.half === "bottom"
                edge: one.modelData.lit === true ? Theme.goldLine : LuxorPaint.cardEdge
                edgeWidth: one.modelData.lit === true ? 2.5 : 1
                anchors.horizontalCenter: parent.horizontalCenter
            }
            Label {
                visible: root.worded
                text: one.modelData.word || ""
                soft: true
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }
}
