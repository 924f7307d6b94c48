import QtQuick

// The foot of a screen: stays while the page above it scrolls, and keeps clear of the phone's own bar.
Rectangle {
    id: root
    default property alias content: row.data
    property alias spacing: row.spacing
    property bool lineShown: true
    readonly property real room: row.width      // what the content may fill
    implicitWidth: 390
    implicitHeight: row.implicitHeight + 24 + Theme.safeBottom
    color: Theme.mix(Theme.page, Theme.board, Theme.night ? 0 : 0.2)

    Divider {
        visible: root.lineShown
        width: parent.width
    }
    Row {
        id: row
        y: 12
        width: Math.min(Theme.columnWidth, root.width - 2 * Theme.margin - Theme.safeLeft - Theme.safeRight)
        x: (root.width - width) / 2
        spacing: 12
    }
}
