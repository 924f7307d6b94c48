import QtQuick
import QtQuick.Templates as T
import Architects.Screens
import Architects.Ui
import Architects.Model

// The way from screen to screen. A new one slides in from the right, an old one gives way; Back and Esc lead back.
T.StackView {
    id: root
    property var screens: ({})
    // How a screen comes in: by itself at once while the app starts, later it slides.
    property int entering: T.StackView.PushTransition
    signal said(string sentence)
    signal rulesAsked(string page)
    signal finished()                           // Back on the first screen
    signal leftFarTable()                       // of a match with friends far away

    function welcome(item: AppScreen): void {
        item.go.connect(root.go)
        item.swap.connect(root.swap)
        item.back.connect(root.back)
        item.say.connect(root.said)
        item.openRules.connect(root.rulesAsked)
        item.forceActiveFocus(Qt.OtherFocusReason)
    }
    function go(screen: string, values: var): void {
        if (screen === "home")
            home()
        else
            welcome(push(Qt.resolvedUrl(screens[screen]), values || {}, entering))
    }
    // In place of the screen that asks: Back leads past it.
    function swap(screen: string, values: var): void {
        welcome(replace(Qt.resolvedUrl(screens[screen]), values || {}, T.StackView.ReplaceTransition))
    }
    function back(): void {
        if (depth <= 1) {
            finished()
            return
        }
        pop(T.StackView.PopTransition)
        arrived()
    }
    function home(): void {
        pop(null, T.StackView.PopTransition)
        arrived()
    }
    // A notification was tapped: the match at its live position.
    function openFar(match: string): void {
        const stage = Online.stageOf(match)
        home()
        if (stage === "open" || stage === "invited")
            go("invite", { match: match })
        else if (stage !== undefined && App.openMatch(match))
            stage === "running" ? go("table", { table: App.table }) : go("result", { table: App.table, fresh: true })
    }
    // The app was ended in the background while this table was open: back to where the person was. The first frame shows it as it was left.
    function resume(match: string): void {
        if (match === "")
            return
        entering = T.StackView.Immediate
        if (Online.stageOf(match) !== "")
            openFar(match)
        else if (App.openMatch(match))
            go("table", { table: App.table })
        entering = T.StackView.PushTransition
    }
    // A table stays open only while a screen shows it.
    function arrived(): void {
        const screen = currentItem as AppScreen, left = App.table && !screen.keepsTable, far = left && App.table.online
        if (left)
            App.closeTable()
        screen.forceActiveFocus(Qt.OtherFocusReason)
        if (far)
            leftFarTable()
    }
    Keys.onEscapePressed: if (depth > 1) back()
    Keys.onBackPressed: back()
    Component.onCompleted: {
        welcome(push(Qt.resolvedUrl(screens.home), {}, T.StackView.Immediate))
        resume(App.takeLeftTable())             // here and not in the window: nobody knows which of the two is completed first
    }

    pushEnter: Transition {
        NumberAnimation { property: "x"; from: root.width * 0.18; to: 0; duration: Theme.ms(220); easing.type: Easing.OutCubic }
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.ms(160) }
    }
    pushExit: Transition {
        PauseAnimation { duration: Theme.ms(220) }
    }
    replaceEnter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.ms(200) }
    }
    replaceExit: Transition {
        PauseAnimation { duration: Theme.ms(200) }
    }
    popEnter: Transition {
        NumberAnimation { property: "x"; from: -root.width * 0.06; to: 0; duration: Theme.ms(200); easing.type: Easing.OutCubic }
    }
    popExit: Transition {
        NumberAnimation { property: "x"; from: 0; to: root.width * 0.18; duration: Theme.ms(180); easing.type: Easing.InCubic }
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.ms(180) }
    }
}
