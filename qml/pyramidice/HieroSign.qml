import QtQuick
import Architects.Ui

// A hieroglyph fitted into its box by its ink, not by the metrics of the font, so that it stands in the middle.
Item {
    id: root
    property string sign
    property color color: Theme.ink
    property bool firm: true                // half a pixel more ink, for small sizes
    readonly property rect ink: metrics.tightBoundingRect
    readonly property real fit: ink.width > 0 && ink.height > 0 ? Math.min(width / ink.width, height / ink.height) : 0

    TextMetrics {
        id: metrics
        font.family: Theme.hieroglyphs
        font.pixelSize: 100
        text: root.sign
    }
    Text {
        text: root.sign
        color: root.color
        font.family: Theme.hieroglyphs
        font.pixelSize: Math.max(1, 100 * root.fit)
        renderType: Text.QtRendering
        style: root.firm ? Text.Outline : Text.Normal
        styleColor: Theme.tint(root.color, 0.45)
        x: (root.width - root.ink.width * root.fit) / 2 - root.ink.x * root.fit
        y: (root.height - root.ink.height * root.fit) / 2 - root.ink.y * root.fit - baselineOffset
        Accessible.ignored: true
    }
}
