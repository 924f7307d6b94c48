import QtQuick

// A sign with an optional word below it; never smaller than a fingertip. `text` is always its spoken name.
Pressable {
    id: root
    property string glyph
    property bool wordShown: false
    property color color: Theme.ink
    property bool framed: false             // stands on its own stone, e.g. over a board
    property real glyphSize: 24

    implicitWidth: Math.max(Theme.touch, wordShown ? natural.advanceWidth + 12 : 0)
    implicitHeight: Math.max(Theme.touch, wordShown ? glyphSize + word.implicitHeight + 14 : 0)

    TextMetrics {
        id: natural
        text: root.text
        font.family: Theme.body
        font.pixelSize: Theme.label
    }
    background: Item {
        SurfaceFace {
            visible: root.framed
            anchors.fill: parent
        }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: Theme.tint(Theme.goldFill, root.down ? 0.28 : root.hovered && root.enabled ? 0.12 : 0)
        }
        FocusRing {
            shown: root.visualFocus
            gap: -1
        }
    }
    Item {
        anchors.fill: parent
        Glyph {
            name: root.glyph
            size: root.glyphSize
            color: root.enabled ? root.color : Theme.mix(Theme.page, Theme.inkSoft, 0.45)
            x: (parent.width - width) / 2
            y: root.wordShown ? (parent.height - height - word.implicitHeight - 4) / 2 : (parent.height - height) / 2
        }
        Label {
            id: word
            visible: root.wordShown
            text: root.text
            decorative: true
            soft: true
            color: root.enabled ? Theme.inkSoft : Theme.mix(Theme.page, Theme.inkSoft, 0.6)
            wrapMode: Text.NoWrap
            x: 2
            width: parent.width - 4
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit        // beside other tools there may be less room than a language needs
            minimumPixelSize: 9
            y: (parent.height + root.glyphSize - implicitHeight + 4) / 2
        }
    }
}
