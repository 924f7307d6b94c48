pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Pyramidice

// One of the quieter actions: a sign and a word on its own stone. Off, it can still be pressed, to say why.
Pressable {
    id: root
    property string sign
    property string glyph
    property int scarab: 0                  // a scarab of this kind instead of a sign
    property bool on: false                 // a switch that is on
    property bool off: false
    property bool wordShown: true
    property bool advised: false            // by the Architect
    readonly property color inkColor: off ? Theme.mix(Theme.card, Theme.inkSoft, 0.55) : Theme.ink
    implicitWidth: 49
    implicitHeight: 60
    Accessible.name: off ? qsTr("%1, not now").arg(text) : text

    background: Item {
        SurfaceFace {
            anchors.fill: parent
            color: root.down ? Theme.mix(Theme.card, Theme.goldFill, 0.2) : root.off ? Theme.mix(Theme.card, Theme.board, 0.6) : Theme.card
            raised: !root.off
        }
        Halo {
            chosen: root.on
            radius: Theme.radius
        }
        FocusRing { shown: root.visualFocus }
    }
    Repeater {
        model: root.advised ? 1 : 0
        AdvisedRing {
            on: true
            z: 4
            width: root.width
            height: root.height
        }
    }
    Item {
        anchors.fill: parent
        Sign {
            visible: root.sign !== ""
            sign: root.sign
            size: 22
            color: root.inkColor
            x: (root.width - width) / 2
            y: word.visible ? (root.height - height - word.implicitHeight - 3) / 2 : (root.height - height) / 2
        }
        Glyph {
            visible: root.sign === "" && root.scarab === 0
            name: root.glyph || "check"
            size: 22
            color: root.inkColor
            x: (root.width - width) / 2
            y: word.visible ? (root.height - height - word.implicitHeight - 3) / 2 : (root.height - height) / 2
        }
        ScarabSign {
            visible: root.scarab > 0
            scarab: Math.max(1, root.scarab)
            size: 26
            x: (root.width - width) / 2
            y: word.visible ? (root.height - height - word.implicitHeight - 1) / 2 : (root.height - height) / 2
        }
        Label {
            id: word
            visible: root.wordShown
            text: root.text
            decorative: true
            size: Math.min(Theme.label, 12)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            lineHeight: 0.85
            horizontalAlignment: Text.AlignHCenter
            color: root.inkColor
            x: 2
            width: root.width - 4
            y: (root.height + 22 - implicitHeight + 3) / 2
        }
    }
}
