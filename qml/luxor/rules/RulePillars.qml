pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Luxor

// Pillars side by side with a word below; an arrow leads from how it was to how it became.
Row {
    id: root
    property var pillars: []                // {animal, scarabs, seat (-1), closed: sarcophagi left, word}
    property bool leads: false
    property int side: 1                    // how many pillars stand on each side of the arrow
    property bool large: false
    property real availableWidth: 320
    readonly property real arrow: leads ? 44 : 0
    readonly property real gap: pillars.length > 4 ? 0 : 8
    readonly property real cell: Math.min(large ? 96 : 72, (availableWidth - arrow - gap * (pillars.length - 1)) / Math.max(1, pillars.length))
    // a word of its own needs more room than a pillar
    readonly property bool worded: !leads && pillars.some(one => one.word !== undefined)
    readonly property real room: worded ? Math.max(cell, Math.min(Theme.label * 8, (availableWidth - gap) / pillars.length)) : cell
    spacing: gap
    Repeater {
        model: root.pillars
        Row {
            id: one
            required property var modelData
            required property int index
            readonly property bool afterwards: root.leads && index === root.side
            Item {
                visible: one.afterwards
                width: root.arrow
                height: column.height
                Glyph {
                    name: "next"
                    size: 22
                    bold: 1.3
                    color: Theme.goldText
                    anchors.centerIn: parent
                }
            }
            Column {
                width: root.room
                spacing: 6
                Pillar {
                    id: column
                    width: root.cell
                    anchors.horizontalCenter: parent.horizontalCenter
                    height: width * 134 / 54
                    animal: one.modelData.animal
                    scarabs: one.modelData.scarabs || 0
                    seat: one.modelData.seat === undefined ? -1 : one.modelData.seat
                    sarcophagi: [1, 2, 3].slice(3 - one.modelData.closed)
                    enabled: false              // to look at, not to touch
                }
                Label {
                    visible: one.modelData.word !== undefined
                    text: one.modelData.word || ""
                    soft: true
                    // of two pillars that belong together the first bears the word for both
                    width: parent.width * (root.side === 2 ? 2 : 1) + (root.side === 2 ? root.gap : 0)
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
    }
}
