pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// A page of rules laid out: text, points, pictures, sums, and the pages that belong to it.
Column {
    id: root
    property string page
    readonly property RulePage content: RulesLibrary.find(page)
    readonly property var place: RulesLibrary.placeOf(page)
    signal openPage(string page)
    spacing: 14

    Repeater {
        model: root.content ? root.content.blocks : []
        delegate: RuleBlock {
            required property var modelData
            width: root.width
            block: modelData
        }
    }
    ReadOn {
        visible: root.place !== null
        width: parent.width
        place: root.place
        onOpenPage: page => root.openPage(page)
    }
    Column {
        visible: root.content !== null && root.content.more.length > 0
        width: parent.width
        topPadding: 6
        Label {
            text: qsTr("See also")
            soft: true
            font.weight: Font.DemiBold
            bottomPadding: 2
        }
        Repeater {
            model: root.content ? root.content.more : []
            delegate: Column {
                id: link
                required property string modelData
                readonly property RulePage target: RulesLibrary.find(modelData)
                width: root.width
                Divider { width: parent.width }
                SettingRow {
                    width: parent.width
                    text: link.target ? link.target.title : ""
                    note: link.target ? link.target.summary : ""
                    onClicked: root.openPage(link.modelData)
                }
            }
        }
    }
}
