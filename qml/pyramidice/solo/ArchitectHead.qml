import QtQuick
import Architects.Pyramidice
import Architects.Ui
import "StelaArt.js" as StelaArt

// The Great Architect: his stela, his name as it is written and as it was, his level, his Fame and what he can do. Pressed, it opens his board.
PieceButton {
    id: root
    property int level: 1
    property string name
    property int fame: 0
    property bool compact: false            // on a low screen
    property real stelaSize: compact ? 96 : 152
    readonly property string power: Book.rival(level).power
    spoken: qsTr("%1, Great Architect, %n Fame. %2", "", fame).arg(name).arg(power)
    implicitHeight: Math.max(stela.height, words.implicitHeight)

    Stela {
        id: stela
        size: root.stelaSize
        architect: root.level
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        id: words
        x: stela.width + 14
        width: root.width - x
        spacing: root.compact ? 2 : 5
        anchors.verticalCenter: parent.verticalCenter
        Label {
            visible: !root.compact
            text: qsTr("Great Architect")
            decorative: true
            soft: true
        }
        Label {
            text: root.name
            decorative: true
            display: true
            size: Theme.title
            width: parent.width - 52            // keeps clear of the button in the corner
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 18
        }
        Text {
            visible: !root.compact
            height: 28
            text: StelaArt.written(root.level)
            color: Theme.inkSoft
            font.family: Theme.hieroglyphs
            font.pixelSize: 24
            font.letterSpacing: 4
            renderType: Text.QtRendering
            style: Text.Outline             // half a pixel more ink
            styleColor: Theme.tint(Theme.inkSoft, 0.4)
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
        Item {
            width: parent.width
            implicitHeight: Math.max(eyes.height, tally.height)
            LevelEyes {
                id: eyes
                level: root.level
                anchors.verticalCenter: parent.verticalCenter
            }
            Tally {
                id: tally
                text: root.fame
                textSize: Theme.heading + 2
                x: parent.width - width - (root.compact ? 56 : 0)
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Label {
            text: root.power
            decorative: true
            width: parent.width
            size: Theme.label + 1
            lineHeight: 1.05
        }
    }
}
