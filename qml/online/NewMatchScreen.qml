import QtQuick
import Architects.Screens
import Architects.Model
import Architects.Ui

// A match with friends: which game, how many, who sits where, how long a turn may take.
FarScreen {
    id: root
    property string game: App.games.length > 0 ? App.games[0].id : ""
    property bool settled: false            // who comes here has chosen it already
    property string friend                  // the first to be asked
    property int wanted: 2
    property int clock: 3
    property var plan: friend !== "" ? ({ 1: { uid: friend } }) : ({})
    property var chosenOptions: ({})
    property bool asked: false
    readonly property appGame info: Words.game(game)
    readonly property int fewest: Math.max(2, info.minSeats)
    readonly property int seats: Math.max(fewest, Math.min(info.maxSeats, wanted))
    readonly property list<gameOption> freeOptions: [...App.choicesOf(game, false)]
    title: qsTr("New match with friends")

    function take(game: string): void {
        root.game = game
        chosenOptions = {}
    }
    function settle(): void {               // seats that are gone
        const next = {}
        for (let i = 1; i < seats; ++i)
            if (plan[i])
                next[i] = plan[i]
        plan = next
    }
    function statement(): string {
        const days = clock === 0 ? qsTr("no time limit") : qsTr("%n day(s) for a turn", "", clock)
        return qsTr("%1 for %2, %3").arg(info.name).arg(seats).arg(days)
    }
    function create(): void {
        asked = true
        Online.createMatch({ game: game, seats: seats, options: chosenOptions, clock: clock, seat: 0,
                             invite: people.invited(), architects: people.levels() })
    }
    onSeatsChanged: settle()

    Connections {
        target: Online
        enabled: root.asked
        function onSucceeded(what: string, match: string): void {
            if (what !== "create")
                return
            root.asked = false
            root.swap("invite", { match: match })
        }
        function onFailed(what: string): void { if (what === "create") root.asked = false }
    }

    GameChoice {
        width: parent.width
        game: root.game
        settled: root.settled
        onChosen: game => root.take(game)
        onRules: root.go("rulesPage", { page: GameScreens.of(root.game).rules })
    }
    Column {
        visible: root.info.maxSeats > root.fewest
        width: parent.width
        spacing: 8
        Label {
            text: qsTr("Number of players")
            display: true
            size: Theme.heading
            width: parent.width
        }
        SegmentedChoice {
            width: parent.width
            label: qsTr("Number of players")
            options: Array.from({ length: root.info.maxSeats - root.fewest + 1 }, (unused, i) => String(root.fewest + i))
            current: root.seats - root.fewest
            onChosen: index => root.wanted = root.fewest + index
        }
    }
    SeatPlan {
        id: people
        width: parent.width
        title: qsTr("Seats")
        seats: root.seats
        plan: root.plan
        architects: root.seats > 2          // with two there would be no friend left
        onChanged: plan => root.plan = plan
    }
    ClockChoice {
        width: parent.width
        days: root.clock
        onChosen: days => root.clock = days
    }
    MoreChoices {
        visible: root.freeOptions.length > 0
        width: parent.width
        seedShown: false
        options: root.freeOptions
        values: root.chosenOptions
        onPicked: (name, value) => root.chosenOptions = Object.assign({}, root.chosenOptions, { [name]: value })
    }
    foot: FootButton {
        objectName: "create"
        enabled: people.hasPeople && !root.asked
        text: qsTr("Create the match")
        note: people.hasPeople ? root.statement() : qsTr("Leave a seat to a friend")
        onClicked: root.create()
    }
}
