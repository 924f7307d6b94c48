import QtQuick
import Architects.Ui

// A sign and a few words: how long there is, what waits, what is new.
Row {
    id: root
    property string glyph
    property string text
    property color color: Theme.inkSoft
    property real most: 400                 // how wide it may be
    spacing: 4
    Accessible.ignored: true
    Glyph {
        id: sign
        name: root.glyph
        size: Theme.label + 1
        color: root.color
        y: (word.implicitHeight / word.lineCount - height) / 2
    }
    Label {
        id: word
        text: root.text
        decorative: true
        color: root.color
        font.weight: Font.Medium
        width: Math.min(implicitWidth, root.most - sign.width - 4)
    }
}
