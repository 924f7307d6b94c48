import QtQuick
import Architects.Ui

// A page of rules over whatever one is doing: read it, follow it, close it, go on.
Sheet {
    id: root
    property var trail: []                  // pages one came by
    property string page
    maximumWidth: 560
    title: body.content ? body.content.title : qsTr("Rules")

    function turnTo(wanted: string): void {
        page = wanted
        flickable.contentY = 0
        forceActiveFocus()                  // the link that led here is gone
    }
    function show(wanted: string): void {
        trail = []
        turnTo(RulesLibrary.find(wanted) ? wanted : RulesLibrary.books[RulesLibrary.bookOf(wanted)].pages[0].pageId)
        open()
    }

    TextLink {
        visible: root.trail.length > 0
        text: visible ? qsTr("Back to: %1").arg(RulesLibrary.find(root.trail[root.trail.length - 1]).title) : ""
        onClicked: {
            const before = root.trail[root.trail.length - 1]
            root.trail = root.trail.slice(0, -1)
            root.turnTo(before)
        }
    }
    RuleBody {
        id: body
        width: parent.width
        page: root.page
        onOpenPage: page => {
            root.trail = root.trail.concat([root.page])
            root.turnTo(page)
        }
    }
}
