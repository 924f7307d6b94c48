import QtQuick
import Architects.Ui

// The next step after a match, and the ways of looking back, on a foot that covers what scrolls below it.
Item {
    id: root
    property color ground: Theme.page
    property string again
    property bool diceShown: false          // the game has dice to look back at
    readonly property bool worded: width > 372 * Theme.zoom
    readonly property real start: Math.max(Theme.margin, (width - 760) / 2)     // no wider than a hand reaches
    signal newMatch()
    signal watchAgain()
    signal dice()
    implicitHeight: next.height + 24 + Theme.safeBottom

    Rectangle {
        anchors.fill: parent
        color: root.ground
    }
    Divider { width: parent.width }
    GoldButton {
        id: next
        objectName: "newMatch"
        x: root.start
        y: 12
        width: review.x - x - 8
        height: Math.max(60, review.implicitHeight)
        glyph: root.worded ? "turn" : ""
        text: root.again
        onClicked: root.newMatch()
    }
    IconButton {
        id: review
        objectName: "watchAgain"
        x: (root.diceShown ? rolls.x - 8 : root.width - root.start) - width
        y: next.y
        width: Math.max(root.worded ? 84 : 60, implicitWidth)
        height: next.height
        framed: true
        wordShown: root.worded
        glyph: "play"
        text: qsTr("Watch again")
        onClicked: root.watchAgain()
    }
    IconButton {
        id: rolls
        objectName: "dice"
        visible: root.diceShown
        x: root.width - width - root.start
        y: next.y
        width: Math.max(60, implicitWidth)
        height: next.height
        framed: true
        wordShown: root.worded
        glyph: "die"
        text: qsTr("Dice")
        onClicked: root.dice()
    }
}
