import QtQuick
import Architects.Ui

// Short sentences in the place of the prompt: what was refused and by which rule, and what was asked about. The prompt gives way meanwhile; nothing
// else is covered.
Item {
    id: root
    property rect place                     // where the prompt stands
    readonly property bool open: refusal.visible || about.visible
    signal openRules(string page)

    function refuse(sentence: string, page: string): void {
        about.hide()
        refusal.page = page
        refusal.show(sentence, page !== "" ? qsTr("Rule") : "")
        Feedback.refused()
    }
    function tell(sentence: string, page: string): void {
        about.page = page
        about.show(sentence, qsTr("Rule"))
    }
    // Another position: what was refused in the one before is of no use any more.
    function moveOn(): void { refusal.hide() }
    function hide(): void {
        refusal.hide()
        about.hide()
    }

    RefusalBar {
        id: refusal
        property string page
        objectName: "refusal"
        width: Math.min(440, root.place.width)
        room: Math.min(root.place.height, Theme.touch * 2)
        x: root.place.x + (root.place.width - width) / 2
        y: root.place.y + Math.min(0, root.place.height - height)      // what is below is pressed next
        onLinkActivated: root.openRules(page)
    }
    Toast {
        id: about
        property string page
        objectName: "about"
        width: refusal.width
        room: refusal.room
        x: refusal.x
        y: root.place.y + Math.min(0, root.place.height - height)
        onLinkActivated: root.openRules(page)
    }
}
