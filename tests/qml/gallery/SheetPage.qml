import QtQuick
import Architects.Ui

// A question over a page.
Item {
    ControlsPage { anchors.fill: parent }
    ConfirmDialog {
        id: ask
        title: "Leave the match?"
        text: "It is kept as it is. You can go on from the first page whenever you like."
        acceptText: "Leave"
        rejectText: "Stay"
    }
    Timer { running: true; interval: 100; onTriggered: ask.open() }
}
