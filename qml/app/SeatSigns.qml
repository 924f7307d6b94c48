pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Ui

// Colour is never the only sign: the four seats as they are always shown.
Section {
    id: root
    title: qsTr("Signs of the players")
    Item {
        width: 1
        height: 8
    }
    Grid {
        id: grid
        width: parent.width
        columns: width < 300 * Theme.zoom ? 2 : 4
        rowSpacing: 10
        Repeater {
            model: 4
            delegate: Column {
                id: one
                required property int index
                width: grid.width / grid.columns
                spacing: 4
                SeatBadge {
                    seat: one.index
                    size: 44
                    decorative: true
                    anchors.horizontalCenter: parent.horizontalCenter
                }
                Label {
                    text: Theme.seatName(one.index)
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
    }
    Label {
        width: parent.width
        topPadding: 10
        bottomPadding: 8
        soft: true
        text: qsTr("Every colour has a sign of its own, everywhere and always, so that no one needs to tell colours apart.")
    }
}
