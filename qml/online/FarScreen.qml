import QtQuick
import Architects.Screens
import Architects.Model
import Architects.Ui

// A page about friends far away. Who comes for the first time is asked for a name before anything else.
AppScreen {
    id: root
    readonly property bool known: Online.signedIn && Online.name !== "" && !Online.accountGone
    property bool asksName: true            // nothing here makes sense without one
    property alias page: page
    property alias foot: holder.data
    default property alias parts: page.content
    hearsFailures: asksName && !known

    // The first screen of this kind is where the server comes in; who plays alone never gets here.
    Component.onCompleted: {
        if (!Online.open()) {
            say(qsTr("This phone lacks what playing with friends online needs."))
            leaving.start()
        }
    }
    Timer {
        id: leaving
        interval: 0                         // a screen cannot go while it comes
        onTriggered: root.back()
    }
    // Where a match leads to, whatever stage it is in.
    function openFar(match: onlineMatch): void {
        if (match.stage === "open" || match.stage === "invited")
            go("invite", { match: match.id })
        else if (match.stage === "cancelled")
            say(qsTr("This match was cancelled."))
        else if (App.openMatch(match.id))
            match.stage === "finished" ? go("result", { table: App.table, fresh: match.news > 0 }) : go("table", { table: App.table })
    }

    ScrollPage {
        id: page
        visible: !welcome.visible
        covered: true
        focus: true
        anchors.fill: parent
        anchors.bottomMargin: foot.visible ? foot.height : 0
        spacing: 18
    }
    Item {
        id: foot
        visible: holder.children.length > 0 && !welcome.visible
        width: parent.width
        height: holder.childrenRect.height + 24 + Theme.safeBottom
        anchors.bottom: parent.bottom
        Rectangle {
            anchors.fill: parent
            color: Theme.mix(Theme.page, Theme.card, 0.4)
        }
        Divider { width: parent.width }
        Item {
            id: holder
            width: parent.width
        }
    }
    WelcomePane {
        id: welcome
        visible: root.asksName && !root.known
        anchors.fill: parent
        onAccountAsked: root.go("account", {})
    }
}
