pragma ComponentBehavior: Bound
import QtQuick

// The next step (gold fill, one on a screen) or a quieter one beside it. Says its price below and its gain at the right.
Pressable {
    id: root
    property bool quiet: false
    property bool danger: false             // carnelian: something is lost for good
    property bool advised: false            // by the Architect
    property string glyph
    property string note
    property string gain
    readonly property color inkColor: !enabled ? Theme.inkSoft : danger && !quiet ? Theme.inkOnWarn
                                    : danger ? Theme.warn : quiet ? Theme.ink : Theme.inkOnGold
    readonly property color fill: !enabled ? Theme.mix(Theme.board, Theme.page, 0.4) : danger ? Theme.warnFill : Theme.goldFill

    implicitWidth: Math.max(132, row.implicitWidth + 32)
    implicitHeight: Math.max(note ? 60 : Theme.touch, row.implicitHeight + 16)
    Accessible.description: note && gain ? note + ", " + gain : note + gain

    background: Rectangle {
        radius: Theme.radius
        color: root.quiet ? (root.down ? Theme.tint(Theme.goldFill, 0.22) : "transparent")
                          : root.down ? Qt.darker(root.fill, 1.08) : root.hovered && root.enabled ? Qt.lighter(root.fill, 1.04) : root.fill
        border.width: root.quiet ? 1.5 : 1
        border.color: !root.enabled ? Theme.line : root.danger ? Theme.warnFill : root.quiet ? Theme.goldLine : Qt.darker(root.fill, 1.18)
        Rectangle {
            visible: !root.quiet && root.enabled && !root.down
            x: parent.radius
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
        Row {
            id: row
            anchors.centerIn: parent
            spacing: 10
            Glyph {
                visible: root.glyph !== ""
                name: root.glyph
                size: Theme.subtitle
                color: root.inkColor
                anchors.verticalCenter: parent.verticalCenter
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                Label {
                    text: root.text
                    decorative: true
                    size: Theme.text
                    font.weight: Font.DemiBold
                    color: root.inkColor
                    width: Math.min(implicitWidth, root.width - 24)
                    horizontalAlignment: root.note ? Text.AlignLeft : Text.AlignHCenter
                }
                Label {
                    visible: root.note !== ""
                    text: root.note
                    decorative: true
                    color: root.inkColor
                    width: Math.min(implicitWidth, root.width - 24)
                }
            }
            Label {
                visible: root.gain !== ""
                text: root.gain
                decorative: true
                size: Theme.heading
                font.weight: Font.Bold
                color: root.inkColor
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
}
