pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Model
import Architects.Ui

// A match around one phone goes on with friends far away: which seat is mine, who takes the others.
FarScreen {
    id: root
    property string match
    property string game
    property list<tablePlayer> seats: []    // as the table has them
    property int mine: Math.max(0, [...seats].findIndex(one => one.kind === "person"))
    property int clock: 3
    property var plan: ({})
    property bool asked: false
    readonly property list<tablePlayer> people: [...seats].filter(one => one.kind === "person")
    readonly property var still: [...seats].reduce((all, one) => one.kind === "bot" ? Object.assign(all, { [one.index]: one.level }) : all, {})
    title: qsTr("Play on with friends")

    function create(): void {
        asked = true
        Online.createMatch({ game: game, seats: seats.length, clock: clock, seat: mine, invite: plans.invited(), architects: plans.levels(), localMatch: match })
    }

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

    Label {
        width: parent.width
        size: Theme.text
        lineHeight: 1.25
        text: qsTr("The match moves online as it stands: every move so far is checked by the server and kept. From here on all draws and rolls come from the server, because this phone knows the old seed.")
    }
    Section {
        width: parent.width
        title: qsTr("Which seat is yours?")
        Column {
            width: parent.width
            spacing: 8
            topPadding: 6
            bottomPadding: 6
            Repeater {
                model: root.people
                delegate: ChoiceRow {
                    required property tablePlayer modelData
                    width: parent ? parent.width : 0
                    seat: modelData.index
                    text: modelData.name
                    chosen: root.mine === modelData.index
                    onClicked: {
                        root.mine = modelData.index
                        root.plan = {}
                    }
                }
            }
        }
    }
    SeatPlan {
        id: plans
        width: parent.width
        title: qsTr("Who takes the others")
        seats: root.seats.length
        mine: root.mine
        ownSeat: false                      // is asked above
        plan: root.plan
        names: [...root.seats].map(one => one.name)
        still: root.still
        architects: false
        onChanged: plan => root.plan = plan
    }
    ClockChoice {
        width: parent.width
        days: root.clock
        onChosen: days => root.clock = days
    }
    foot: FootButton {
        enabled: !root.asked
        text: root.asked ? qsTr("One moment…") : qsTr("Take the match online")
        onClicked: root.create()
    }
}
