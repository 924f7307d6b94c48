import QtQuick
import Architects.Model
import Architects.Ui

// Between a table's pictures and its match. The match is told while a picture moves, so that the next entry waits for it. Every touch is
// noticed here first and shows the end of what moves; while others' moves are shown it does nothing else, because what stands below may mean
// something else a moment later. Lay it over the whole table.
Item {
    id: root
    required property TableModel table
    property bool busy: false               // a picture moves
    property bool shielding: table.behind   // a touch only skips
    readonly property alias byFinger: touch.byFinger
    signal touched()
    onBusyChanged: table.picturing = busy
    Component.onCompleted: table.picturing = busy
    Component.onDestruction: if (table) table.picturing = false

    Connections {                           // who does not see the picture hears it
        target: root.table
        function onTold(by: int, text: string): void {
            Announcer.say(by >= 0 ? qsTr("%1: %2", "a player, what the player did").arg(root.table.seats[by].name).arg(text) : text)
        }
    }
    TableTouch {
        id: touch
        anchors.fill: parent
        onTouched: root.touched()
    }
    MouseArea {
        objectName: "pictureShield"
        anchors.fill: parent
        enabled: root.shielding || pressed
        visible: enabled
        preventStealing: true
        onPressed: root.touched()
        onWheel: wheel => wheel.accepted = true
    }
}
