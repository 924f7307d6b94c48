pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// Many pages of rules close together, by name.
Grid {
    id: root
    property var pages: []                  // RulePage
    signal openPage(string page)
    columns: Math.max(1, Math.floor(width / (Theme.text * 9)))
    Repeater {
        model: root.pages
        delegate: PageTile {
            required property var modelData
            width: root.width / root.columns
            text: modelData.title
            note: modelData.summary
            sign: modelData.sign
            onClicked: root.openPage(modelData.pageId)
        }
    }
}
