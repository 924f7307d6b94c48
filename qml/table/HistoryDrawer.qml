pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Architects.Ui
import Architects.Model

// What happened, line by line. A line shows the board as it was; the way back is always there.
TableDrawer {
    id: root
    required property TableModel table
    readonly property int row: table.history.rowOf(table.ply)
    title: qsTr("History")

    ListView {
        id: list
        objectName: "historyList"
        anchors.fill: parent
        anchors.bottomMargin: now.visible ? now.height + 20 : Theme.safeBottom
        model: root.visible ? root.table.history : null     // nothing is made for a list nobody sees
        onModelChanged: if (model) positionViewAtIndex(root.row, ListView.End)      // the newest first; older ones are above it
        currentIndex: root.row
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        activeFocusOnTab: true
        delegate: T.AbstractButton {
            id: line
            required property int ply
            required property int seat
            required property int index
            required text
            readonly property bool current: index === root.row
            objectName: "line" + index
            width: list.width
            height: Math.max(Theme.touch, words.implicitHeight + 14)
            onClicked: root.table.ply = line.ply
            Accessible.role: Accessible.Button
            Accessible.name: seat >= 0 ? Labelled.text(root.table.seats[seat].name, words.text) : words.text
            Accessible.selectable: true
            Accessible.selected: current
            Accessible.onPressAction: line.clicked()
            background: Rectangle {
                color: Theme.tint(Theme.goldFill, line.current ? 0.24 : line.down ? 0.16 : 0)
                Rectangle {
                    visible: line.current
                    width: 3
                    height: parent.height
                    color: Theme.goldLine
                }
                FocusRing {
                    shown: line.visualFocus
                    gap: -2
                }
            }
            Item {
                anchors.fill: parent
                SeatBadge {
                    visible: line.seat >= 0
                    seat: Math.max(0, line.seat)
                    size: 28
                    decorative: true
                    x: Theme.margin
                    anchors.verticalCenter: parent.verticalCenter
                }
                Label {
                    id: words
                    text: line.text
                    decorative: true
                    soft: line.seat < 0
                    size: Theme.label + 1
                    x: Theme.margin + 40
                    width: parent.width - x - Theme.margin
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
        }
    }
    GoldButton {
        id: now
        objectName: "backToNow"
        visible: !root.table.live
        text: qsTr("Back to the match")
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 10 + Theme.safeBottom
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        onClicked: root.table.showLive()
    }
}
