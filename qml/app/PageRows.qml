pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// Pages of rules as rows to be opened.
Column {
    id: root
    property var pages: []                  // RulePage
    signal openPage(string page)
    Repeater {
        model: root.pages
        delegate: Column {
            id: entry
            required property var modelData
            required property int index
            width: root.width
            Divider {
                visible: entry.index > 0
                width: parent.width
            }
            SettingRow {
                width: parent.width
                text: entry.modelData.title
                note: entry.modelData.summary
                onClicked: root.openPage(entry.modelData.pageId)
            }
        }
    }
}
