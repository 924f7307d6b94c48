import QtQuick
import Architects.Ui

// Short sentences over the panel: what was refused and by which rule, and what was asked about.
Item {
    id: root
    property rect place                     // where the sentence of the turn stands
    property bool above: false              // it stands over that place and covers nothing of it
    signal openRules(string page)

    function yOf(height: real): real { return above ? place.y - height - 6 : place.y + Math.max(-8, (place.height - height) / 2) }
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
        width: Math.min(440, root.place.width - 20)
        x: root.place.x + (root.place.width - width) / 2
        y: root.yOf(height)
        onLinkActivated: root.openRules(page)
    }
    Toast {
        id: about
        property string page
        objectName: "about"
        width: refusal.width
        x: refusal.x
        y: root.yOf(height)
        onLinkActivated: root.openRules(page)
    }
}
