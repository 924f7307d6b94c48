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
    property string news                    // something that whoever passes it on should know
    property bool mayTakeBack: table.canUndo
    property string note: qsTr("What is secret stays hidden until then.")
    signal leave()
    visible: next >= 0 && !table.picturing      // whoever moved sees what came of it
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

    Keys.enabled: visible
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab && event.key !== Qt.Key_Back     // not for the table below
    Announced {
        text: title.text
        when: root.visible
    }
    FrontLayer {
        front: root
        open: root.visible
    }
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
            objectName: "handOverNews"
            visible: root.news !== ""
            text: root.news
            size: Theme.text
            font.weight: Font.DemiBold
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
            visible: root.mayTakeBack
            quiet: true
            glyph: "undo"
            text: qsTr("Take the last move back")
            width: parent.width
            onClicked: root.table.undo()
        }
    }
    IconButton {                            // the match waits as it is
        objectName: "leaveHandOver"
        x: Theme.safeLeft + 8
        y: Theme.safeTop + 8
        glyph: "back"
        text: qsTr("Leave the table")
        onClicked: root.leave()
    }
}
