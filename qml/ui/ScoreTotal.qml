pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui                     // what is written in C++ is not known without it

// The double line and the sums under a score sheet; the winner's sum is gold.
Item {
    id: root
    property var totals: []
    property int winner: -1                 // column, -1 for a draw
    property real columnWidth: 54
    property var names: []                  // who the columns are, to be spoken
    property var seats: []                  // and which seats, where the sums are those of the match on the table
    implicitWidth: 340
    implicitHeight: Math.max(Theme.touch, word.implicitHeight + 20)
    Accessible.role: Accessible.StaticText
    Accessible.name: totals.map((t, i) => (names[i] || "") + " " + t).join(", ")

    Rectangle {
        width: parent.width
        height: 1.5
        color: Theme.ink
    }
    Rectangle {
        y: 3.5
        width: parent.width
        height: 1
        color: Theme.ink
    }
    Label {
        id: word
        text: qsTr("Total")
        decorative: true
        display: true
        size: Theme.heading
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: 3
    }
    Row {
        anchors.right: parent.right
        anchors.verticalCenter: word.verticalCenter
        Repeater {
            model: root.totals
            delegate: Label {
                id: sum
                required property var modelData
                required property int index
                Shows {
                    piece: root.seats.length > sum.index ? "total." + root.seats[sum.index] : ""
                    value: sum.text
                }
                width: root.columnWidth
                horizontalAlignment: Text.AlignRight
                text: modelData
                decorative: true
                display: true
                size: Theme.subtitle
                color: index === root.winner ? Theme.goldText : Theme.ink
            }
        }
    }
}
