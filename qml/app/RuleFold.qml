import QtQuick
import Architects.Ui

// A long chapter of a rule book: its name and the number of its pages, and the pages themselves when it is unfolded.
Column {
    id: root
    property alias title: header.text
    property var pages: []
    property bool open: false
    signal toggled()
    signal openPage(string page)

    SettingRow {
        id: header
        width: parent.width
        arrow: root.open ? "up" : "down"
        value: qsTr("%n page(s)", "", root.pages.length)
        onClicked: root.toggled()
        Accessible.description: root.open ? qsTr("unfolded") : qsTr("folded")
    }
    PageGrid {
        width: parent.width
        pages: root.open ? root.pages : []
        onOpenPage: page => root.openPage(page)
    }
}
