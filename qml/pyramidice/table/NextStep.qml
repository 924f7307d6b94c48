pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Pyramidice

// The next step: gold, the only one on the screen, with its price below and its Fame at the right. `plain` makes it the other of two.
Pressable {
    id: root
    property string sign                    // one of this game's, or
    property string glyph                   // a common one
    property string note
    property int fame: 0
    property bool plain: false
    property bool advised: false            // by the Architect
    property bool tight: false
    property bool wordy: false              // the note may take two lines
    readonly property color inkColor: !enabled ? Theme.inkSoft : plain ? Theme.ink : Theme.inkOnGold
    readonly property color fill: plain ? (enabled ? Theme.card : Theme.mix(Theme.card, Theme.board, 0.6)) : enabled ? Theme.goldFill : Theme.mix(Theme.board, Theme.page, 0.4)
    readonly property real signSize: tight ? 22 : 26
    readonly property bool led: (sign !== "" || glyph !== "") && (width >= 138 || fame === 0)      // there is room for the sign
    implicitWidth: 146
    implicitHeight: Math.max(tight ? 52 : 60, words.implicitHeight + 12)
    Accessible.description: fame > 0 ? qsTr("%1, %n Fame", "", fame).arg(note) : note

    background: Item {
        SurfaceFace {
            anchors.fill: parent
            color: root.down ? Qt.darker(root.fill, 1.08) : root.fill
            edge: root.plain ? Theme.line : root.enabled ? Qt.darker(root.fill, 1.3) : Theme.line
            raised: root.enabled
        }
        Rectangle {
            visible: root.enabled && !root.plain && !root.down
            x: Theme.radius
            y: 1.5
            width: parent.width - 2 * x
            height: 1
            color: Theme.tint(Theme.gleam, 0.6)
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
            id: drawn
            visible: root.sign !== "" && root.led
            sign: root.sign
            size: root.signSize
            color: root.inkColor
            x: 8
            anchors.verticalCenter: parent.verticalCenter
        }
        Glyph {
            visible: root.sign === "" && root.led
            name: root.glyph || "check"
            size: root.signSize
            color: root.inkColor
            x: 10
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words
            x: root.led ? 13 + root.signSize : 12
            width: (gain.visible ? gain.x - 4 : root.width - 8) - x
            anchors.verticalCenter: parent.verticalCenter
            Label {
                text: root.text
                decorative: true
                display: true
                size: Math.min(Theme.heading, 26)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11
                wrapMode: Text.NoWrap
                width: parent.width
                color: root.inkColor
                horizontalAlignment: root.led || gain.visible ? Text.AlignLeft : Text.AlignHCenter
            }
            Label {
                visible: root.note !== ""
                text: root.note
                decorative: true
                size: Math.min(Theme.label, 18)
                width: parent.width
                wrapMode: root.wordy ? Text.Wrap : Text.NoWrap
                maximumLineCount: 2
                fontSizeMode: root.wordy ? Text.FixedSize : Text.HorizontalFit
                minimumPixelSize: 9
                elide: root.wordy ? Text.ElideRight : Text.ElideNone
                color: root.inkColor
                horizontalAlignment: root.led || gain.visible ? Text.AlignLeft : Text.AlignHCenter
            }
        }
        Row {
            id: gain
            visible: root.fame > 0
            x: root.width - width - 8
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
            Label {
                text: "+" + root.fame
                decorative: true
                size: Math.min(Theme.heading, 26)
                font.weight: Font.DemiBold
                color: root.inkColor
                wrapMode: Text.NoWrap
            }
            FameStar {
                size: 14
                color: root.inkColor
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}
