import QtQuick
import Architects.Ui

// The next step after a match, and the ways of looking back, on a foot that covers what scrolls below it.
Item {
    id: root
    property color ground: Theme.page
    property string again
    property bool diceShown: false          // the game has dice to look back at
    readonly property bool worded: width > 372 * Theme.zoom
    readonly property bool roomy: width > 470 * Theme.zoom
    readonly property real start: Math.max(Theme.margin, (width - 760) / 2)     // no wider than a hand reaches
    signal newMatch()
    signal watchAgain()
    signal review()
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
        glyph: root.roomy ? "turn" : ""
        text: root.again
        onClicked: root.newMatch()
    }
    IconButton {
        id: review
        objectName: "review"
        x: again.x - width - 8
        y: next.y
        width: Math.max(root.worded ? 76 : 60, implicitWidth)
        height: next.height
        framed: true
        wordShown: root.worded
        glyph: "curve"
        color: Theme.goldText
        text: qsTr("Review")
        onClicked: root.review()
    }
    IconButton {
        id: again
        objectName: "watchAgain"
        x: (root.diceShown ? rolls.x - 8 : root.width - root.start) - width
        y: next.y
        width: Math.max(root.roomy ? 84 : 60, implicitWidth)
        height: next.height
        framed: true
        wordShown: root.roomy
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
        wordShown: root.roomy
        glyph: "die"
        text: qsTr("Dice")
        onClicked: root.dice()
    }
}
