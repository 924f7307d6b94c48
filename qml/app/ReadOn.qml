import QtQuick
import Architects.Ui

// Where a page stands in the reading order, with the way to the next page and back to the one before.
Column {
    id: root
    property var place: null                // {place, count, before, after}
    signal openPage(string page)
    spacing: 6

    Label {
        objectName: "readingPlace"
        text: root.place ? qsTr("%1 of %2").arg(root.place.place).arg(root.place.count) : ""
        soft: true
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
    }
    Row {
        width: parent.width
        spacing: 10
        GoldButton {
            objectName: "readBefore"
            enabled: root.place !== null && root.place.before !== ""
            quiet: true
            text: qsTr("Previous")
            width: (parent.width - parent.spacing) / 2
            onClicked: root.openPage(root.place.before)
        }
        GoldButton {
            objectName: "readAfter"
            enabled: root.place !== null && root.place.after !== ""
            text: qsTr("Next")
            width: (parent.width - parent.spacing) / 2
            onClicked: root.openPage(root.place.after)
        }
    }
}
