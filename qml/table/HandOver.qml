import QtQuick
import Architects.Ui
import Architects.Model

// The device goes to the other player: nothing secret is on the screen until that one says so.
FocusScope {
    id: root
    required property TableModel table
    readonly property int next: table.handOverTo
    property int shown: 0                   // the last one asked, while it fades
    property string name
    property string note: qsTr("What is secret stays hidden until then.")
    visible: next >= 0
    onNextChanged: ask()
    Component.onCompleted: ask()

    function ask(): void {
        if (next < 0)
            return
        shown = next
        name = table.seats[next].name
        go.forceActiveFocus(Qt.OtherFocusReason)
    }
    Accessible.role: Accessible.Dialog
    Accessible.name: title.text

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onWheel: wheel => wheel.accepted = true
    }
    PageGround { anchors.fill: parent }
    Horizon {
        anchors.fill: parent
        anchors.bottomMargin: parent.height * 0.3
        sunX: width / 2
        sunY: height * 0.5
        sunRadius: Math.min(width * 0.3, height * 0.24)
        pyramids: false
    }
    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 48, 420)
        spacing: 18
        SeatBadge {
            seat: root.shown
            size: 108
            active: true
            decorative: true
            anchors.horizontalCenter: parent.horizontalCenter
        }
        Label {
            id: title
            text: qsTr("Pass the phone to %1").arg(root.name)
            display: true
            size: Theme.title
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
        }
        Label {
            text: root.note
            soft: true
            size: Theme.text
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
        }
        Item {
            width: 1
            height: 8
        }
        GoldButton {
            id: go
            objectName: "takeDevice"
            text: qsTr("I am %1").arg(root.name)
            width: parent.width
            height: 56
            onClicked: root.table.takeDevice()
        }
        GoldButton {
            objectName: "takeBack"
            visible: root.table.canUndo
            quiet: true
            glyph: "undo"
            text: qsTr("Take the last move back")
            width: parent.width
            onClicked: root.table.undo()
        }
    }
}
