import QtQuick
import Architects.Ui

// A heading and a stone below it that holds rows.
Column {
    id: root
    property string title
    property real padding: 16
    default property alias rows: holder.data
    spacing: 8
    Label {
        visible: root.title !== ""
        text: root.title
        display: true
        size: Theme.heading
        width: parent.width
    }
    Panel {
        width: parent.width
        implicitHeight: holder.implicitHeight + 12
        radius: Theme.radiusLarge
        Column {
            id: holder
            x: root.padding
            y: 6
            width: parent.width - 2 * x
        }
    }
}
