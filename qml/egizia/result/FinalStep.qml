import QtQuick
import Architects.Egizia
import Architects.Model
import Architects.Ui

// One thing that is counted at the end: stones, tombs, or a Sphinx card that is turned up, and what it brings.
Item {
    id: root
    property egiziaEnding entry
    property bool shown: false              // it has been told
    property real size: 56
    property real figure: 22
    readonly property bool riddle: entry.what === "riddle"
    readonly property bool worded: width >= 150
    readonly property bool faceUp: riddle && card.shownFace
    readonly property real start: worded ? 14 : (width - size - figure * 2.1) / 2
    implicitHeight: Math.max(riddle ? card.height : 34, words.implicitHeight)

    SphinxCard {
        id: card
        visible: root.riddle
        x: root.start + (root.size - width) / 2
        riddle: root.riddle ? root.entry.riddle : 0
        hidden: !root.shown
        size: root.size
        enabled: false                      // to look at, not to touch
    }
    Sign {
        visible: !root.riddle
        name: root.entry.what === "stones" ? "stone" : "tombs"
        size: Math.min(28, root.size)
        opacity: root.shown ? 1 : 0.35
        x: root.start + (root.size - width) / 2
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        id: words
        x: root.start + root.size + (root.worded ? 10 : 4)
        width: root.width - x - 4
        anchors.verticalCenter: parent.verticalCenter
        opacity: root.shown ? 1 : 0
        Behavior on opacity { NumberAnimation { duration: Theme.motion } }
        Label {
            text: (root.entry.points < 0 ? "−" : "+") + Math.abs(root.entry.points)
            decorative: true
            soft: root.entry.points === 0
            size: root.figure
            font.weight: Font.DemiBold
            wrapMode: Text.NoWrap
        }
        Label {
            visible: root.worded
            text: root.entry.title
            decorative: true
            soft: true
            size: Math.min(Theme.label - 2, 16)
            width: parent.width
            elide: Text.ElideRight
            maximumLineCount: 3
        }
    }
}
