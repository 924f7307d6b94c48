pragma ComponentBehavior: Bound
import QtQuick

// The face of a cut stone: hairline edge, drawn shade to the lower right. Background of panels, sheets and cards.
Item {
    id: root
    property color color: Theme.card
    property color edge: Theme.night ? Theme.line : Theme.mix(Theme.line, Theme.card, 0.4)
    property real edgeWidth: 1
    property real radius: Theme.radius
    property bool raised: true

    Repeater {
        model: root.raised ? 5 : 0
        Rectangle {
            required property int index
            x: 1 - index * 0.4
            y: 1.5 + index * 1.1
            width: root.width + index * 0.8
            height: root.height
            radius: root.radius + index
            color: Theme.tint(Theme.shadow, Theme.night ? 0.12 : 0.045)
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: root.radius
        color: root.color
        border.width: root.edgeWidth
        border.color: root.edge
    }
}
