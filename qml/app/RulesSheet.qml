import QtQuick
import Architects.Screens
import Architects.Ui

// A page of rules over whatever one is doing: read it, follow it, close it, go on.
Sheet {
    id: root
    property var trail: []                  // {page, y}: pages one came by, and how far one had read
    property string page
    maximumWidth: 560
    title: body.content ? body.content.title : qsTr("Rules")

    function turnTo(wanted: string, y: real): void {
        page = wanted
        forceActiveFocus()                  // the link that led here is gone
        flickable.contentY = 0
        place.y = y
        place.restart()
    }
    function show(wanted: string): void {
        trail = []
        turnTo(RulesLibrary.find(wanted) ? wanted : RulesLibrary.books[RulesLibrary.bookOf(wanted)].pages[0].pageId, 0)
        open()
    }

    Timer {                                 // once the page has been laid out, one is where one was
        id: place
        property real y: 0
        interval: 0
        onTriggered: root.scrollBy(y - root.flickable.contentY)
    }
    TextLink {
        objectName: "ruleBack"
        visible: root.trail.length > 0
        text: visible ? qsTr("Back to: %1").arg(RulesLibrary.find(root.trail[root.trail.length - 1].page).title) : ""
        onClicked: {
            const before = root.trail[root.trail.length - 1]
            root.trail = root.trail.slice(0, -1)
            root.turnTo(before.page, before.y)
        }
    }
    RuleBody {
        id: body
        width: parent.width
        page: root.page
        onOpenPage: page => {
            root.trail = root.trail.concat([{ page: root.page, y: root.flickable.contentY }])
            root.turnTo(page, 0)
        }
    }
}
