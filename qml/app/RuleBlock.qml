pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Ui

// One block of a page: whichever of its parts is there is shown.
Column {
    id: root
    property var block: ({})
    spacing: 8

    component Words: Label {
        size: Theme.text
        lineHeight: 1.25
        textFormat: Text.StyledText
        Accessible.name: text.replace(/<[^>]*>/g, "")
    }

    Label {
        visible: text !== ""
        text: root.block.head || ""
        display: true
        size: Theme.heading
        width: parent.width
    }
    Words {
        visible: text !== ""
        text: root.block.text || ""
        width: parent.width
    }
    Repeater {
        model: root.block.points || root.block.steps || []
        delegate: Item {
            id: point
            required property string modelData
            required property int index
            width: root.width
            implicitHeight: words.implicitHeight
            LetterDisc {
                visible: root.block.steps !== undefined
                letter: point.index + 1
                size: Theme.label + 6
                x: -2
                y: 1
            }
            Glyph {
                visible: root.block.steps === undefined
                name: "pyramid"
                size: Theme.label
                bold: 1.4
                color: Theme.goldLine
                y: Theme.text * 0.22
            }
            Words {
                id: words
                x: Theme.label + 12
                width: parent.width - x
                text: point.modelData
            }
        }
    }
    Panel {
        visible: root.block.picture !== undefined
        width: parent.width
        implicitHeight: visible ? figure.height + (caption.text !== "" ? caption.implicitHeight + 44 : 32) : 0
        radius: Theme.radiusLarge
        Loader {
            id: figure
            readonly property string wanted: root.block.picture || ""
            y: 16
            x: (parent.width - width) / 2
            onWantedChanged: if (wanted !== "") setSource(wanted, Object.assign({ availableWidth: root.width - 32 }, root.block.values))
            Binding {
                target: figure.item
                property: "availableWidth"
                value: root.width - 32
                when: figure.item !== null
            }
        }
        Label {
            id: caption
            text: root.block.caption || ""
            soft: true
            x: 16
            y: figure.y + figure.height + 12
            width: parent.width - 32
            horizontalAlignment: Text.AlignHCenter
        }
    }
    RuleSum {
        visible: root.block.sum !== undefined
        width: parent.width
        lines: root.block.sum || []
        total: root.block.total || ""
    }
}
