import QtQuick
import Architects.Screens
import Architects.Ui

// One page of rules, full size. Links lead on in the same place; Back leads the way one came.
AppScreen {
    id: root
    property string page
    title: body.content ? body.content.title : qsTr("Rules")
    trailing: IconButton {
        glyph: "list"
        text: qsTr("All rules")
        onClicked: root.go("rules", { book: RulesLibrary.bookOf(root.page) })
    }

    ScrollPage {
        id: scroll
        covered: true
        focus: true
        anchors.fill: parent
        RuleBody {
            id: body
            width: parent.width
            page: root.page
            onOpenPage: page => root.go("rulesPage", { page: page })
        }
    }
}
