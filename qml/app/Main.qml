import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model
import Architects.Platform

// The window: one stack of screens, and what may lie over any of them.
Window {
    id: root
    // Every screen by the name that go() uses.
    readonly property var screens: ({
        home: "HomeScreen.qml", newGame: "NewGameScreen.qml", table: "TableScreen.qml", result: "ResultScreen.qml",
        history: "HistoryScreen.qml", review: "ReviewScreen.qml", dice: "DiceScreen.qml", settings: "SettingsScreen.qml", about: "AboutScreen.qml",
        rules: "RulesScreen.qml", rulesPage: "RulesPageScreen.qml",
        online: far("MatchesScreen"), farNew: far("NewMatchScreen"), invite: far("InviteScreen"), join: far("JoinScreen"),
        friends: far("FriendsScreen"), account: far("AccountScreen"), takeOnline: far("TakeOnlineScreen")
    })
    readonly property alias depth: stack.depth
    readonly property alias stack: stack
    readonly property alias rulesSheet: rulesSheet
    readonly property AppScreen current: stack.currentItem as AppScreen
    // Somebody thinks about a move: the screen does not go dark meanwhile.
    readonly property bool playing: current !== null && current.keepsTable && App.table !== null && !App.table.over
    onPlayingChanged: Platform.keepAwake(playing)
    // Back leads somewhere within the app.
    readonly property bool leadsBack: depth > 1 || Theme.layers > 0
    onLeadsBackChanged: Platform.holdBack(leadsBack)

    width: 390
    height: 844
    minimumWidth: 320
    minimumHeight: 480
    visible: true
    title: qsTr("Great Architects")
    color: Theme.page

    function far(screen: string): string { return "qrc:/qt/qml/Architects/Online/" + screen + ".qml" }

    Binding { target: Theme; property: "night"; value: App.settings.night }
    Binding { target: Theme; property: "textScale"; value: App.settings.textScale * Platform.textScale }
    Binding { target: Theme; property: "animationSpeed"; value: App.settings.animationSpeed }
    Binding { target: Theme; property: "reduceMotion"; value: App.settings.reduceMotion || Platform.reduceMotion }
    Binding { target: Theme; property: "safeTop"; value: Platform.safeTop }
    Binding { target: Theme; property: "safeBottom"; value: Platform.safeBottom }
    Binding { target: Theme; property: "safeLeft"; value: Platform.safeLeft }
    Binding { target: Theme; property: "safeRight"; value: Platform.safeRight }
    Binding { target: Theme; property: "wide"; value: root.width > root.height && root.width >= 560 }

    AnnouncerVoice {}
    ScreenStack {
        id: stack
        anchors.fill: parent
        screens: root.screens
        focus: true
        onSaid: sentence => toast.show(sentence, "")
        onRulesAsked: page => rulesSheet.show(page)
        onFinished: root.close()
        onLeftFarTable: wayToCall.offer()
    }
    Toast {
        id: toast
        width: Math.min(440, parent.width - 2 * Theme.margin)
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.safeBottom + 84     // above the buttons that stand at the foot of a screen
    }
    RulesSheet { id: rulesSheet }
    NotificationSheet { id: wayToCall }
    Sheet {
        id: notice
        title: qsTr("A word about your matches")
        onClosed: App.dismissNotice()
        Component.onCompleted: if (App.notice !== "") open()
        Label {
            width: parent.width
            text: App.notice
            size: Theme.text
            lineHeight: 1.25
        }
        GoldButton {
            width: parent.width
            text: qsTr("Understood")
            onClicked: notice.close()
        }
    }
    Connections {
        target: Online
        function onFailed(what: string, sentence: string): void {
            if (!root.current || !root.current.hearsFailures)
                toast.show(sentence, "")
        }
        function onMoveLost(match: string, sentence: string): void {
            if (!App.table || App.table.matchId !== match)      // that table tells it itself
                toast.show(qsTr("A move could not be played. %1").arg(sentence), "")
        }
        function onMatchAsked(match: string): void { stack.openFar(match) }
        function onCodeAsked(code: string): void {
            stack.home()
            stack.go("join", { code: code })
        }
    }
    Connections {
        target: App
        function onFailed(sentence: string): void {
            if (!root.current || !root.current.hearsFailures)
                toast.show(sentence, "")
        }
    }
}
