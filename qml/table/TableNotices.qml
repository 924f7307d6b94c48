import QtQuick
import Architects.Ui

// Short sentences over the panel: what was refused and by which rule, and what was asked about.
Item {
    id: root
    property rect place                     // where the sentence of the turn stands
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
        y: root.place.y + Math.max(-8, (root.place.height - height) / 2)
        onLinkActivated: root.openRules(page)
    }
    Toast {
        id: about
        property string page
        objectName: "about"
        width: refusal.width
        x: refusal.x
        y: root.place.y + Math.max(-8, (root.place.height - height) / 2)
        onLinkActivated: root.openRules(page)
    }
}
