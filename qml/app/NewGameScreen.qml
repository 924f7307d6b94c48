import QtQuick
import Architects.Screens
import Architects.Ui
import Architects.Model

// Everything there is to say before a match: which game, who plays, and what few care about out of the way.
AppScreen {
    id: root
    property string game: App.games.length > 0 ? App.games[0].id : ""
    property bool settled: false            // who comes here has chosen it already
    property bool together: false
    property bool wayChosen: false          // alone or around one phone: who comes here has said so
    property bool preset: false             // and all the rest as well: what was chosen last is not asked for
    property list<int> rivals: [1]          // levels of the Architects one plays against alone; a level may come twice
    property list<int> guests: []           // those who join people around one phone
    property var names: [App.settings.playerName, ""]
    property int wanted: Math.max(2, names.length)  // people around the phone; a game may seat fewer
    property string seed
    property alias moreOpen: more.open
    property var chosenOptions: ({})
    readonly property appGame info: Words.game(root.game)
    property bool bySoloRules: true         // where a game has rules of its own for one
    readonly property bool hasSoloRules: [...info.options].some(option => option.seats > 0)
    readonly property bool solo: hasSoloRules && bySoloRules && !together
    readonly property bool mixed: info.maxSeats > 2 && !solo     // Architects in any number
    readonly property list<int> architects: !together ? mixed ? rivals : [rivals[0]] : mixed ? guests : []
    readonly property int people: Math.max(info.minSeats, Math.min(info.maxSeats - (together ? architects.length : 0), wanted))
    readonly property int room: info.maxSeats - (together ? people : 1)     // seats for Architects
    readonly property list<gameOption> freeOptions: [...App.choicesOf(game, together)]
    readonly property bool ready: App.isSeed(seed)
    readonly property var ways: [{ text: qsTr("Alone"), glyph: "solo" }, { text: qsTr("One phone"), glyph: "table" }, { text: qsTr("Friends"), glyph: "friends" }]
    title: qsTr("New game")

    function nameAt(seat: int): string { return (names[seat] || "").trim() }
    function setName(seat: int, name: string): void {
        const changed = [...names]
        changed[seat] = name
        names = changed
    }
    function leave(seat: int): void {
        names = [...names].filter((name, i) => i !== seat)
        wanted = people - 1
    }
    function players(): var {
        const persons = Array.from({ length: together ? people : 1 }, (unused, seat) => ({ kind: "person", name: nameAt(seat) }))
        return persons.concat(Array.from(architects).map(level => ({ kind: "bot", level: level })))
    }
    // Alone somebody must stay to play against.
    function sit(levels: var): void {
        if (together)
            guests = levels
        else if (levels.length > 0)
            rivals = levels
    }
    function another(level: int): void { sit([...architects].concat([level]).sort()) }
    function seat(level: int): void {
        const at = [...architects].indexOf(level)
        if (!mixed)
            sit([level])
        else if (at < 0)
            another(level)
        else
            sit([...architects].filter((one, i) => i !== at))
    }
    function recall(): void {
        last.recall()
        together = wayChosen ? together : last.together
        rivals = last.rivals
        guests = last.guests
        names = last.names
        wanted = Math.max(2, names.length)
        bySoloRules = last.bySoloRules
        chosenOptions = JSON.parse(last.options)
        nameFields.fill()
    }
    // An option that asks for seats is no free choice: it belongs to the rules for one, and its values to the Architects.
    function options(): var {
        const own = [...info.options].filter(option => option.seats > 0 && solo)
        return own.reduce((all, option) => Object.assign(all, { [option.name]: option.values[architects[0]].value }), Words.stillOffered([...freeOptions], chosenOptions))
    }
    function statement(): string {
        const names = Words.together(Array.from(architects).map(level => Words.architect(level).name))
        if (!together)
            return qsTr("%1, against %2").arg(info.name).arg(names)
        const around = [qsTr("%1, one phone for both"), qsTr("%1, one phone for three"), qsTr("%1, one phone for four")][people - 2].arg(info.name)
        return architects.length > 0 ? qsTr("%1, with %2").arg(around).arg(names) : around
    }
    function start(): void {
        App.settings.playerName = nameAt(0)
        last.together = together
        last.rivals = rivals
        last.guests = guests
        last.names = names
        last.bySoloRules = bySoloRules
        last.options = JSON.stringify(chosenOptions)
        last.keep()
        if (App.startMatch({ game: game, players: players(), options: options(), seed: seed }))
            swap("table", { table: App.table })
    }

    Component.onCompleted: if (!preset) recall()
    LastSetup {
        id: last
        game: root.game
    }

    Timer {                                 // once what was folded away has been laid out
        id: unfolded
        interval: 40
        onTriggered: page.scrollBy(more.mapToItem(page, 0, 0).y - 12)
    }
    Timer {                                 // once there is a field for one more: what was pressed has moved down
        id: grown
        interval: 40
        onTriggered: page.follow(page.focused)
    }
    ScrollPage {
        id: page
        covered: true
        focus: true
        anchors.fill: parent
        anchors.bottomMargin: foot.height
        spacing: 20

        GameChoice {
            width: parent.width
            game: root.game
            settled: root.settled
            onChosen: game => {
                root.game = game
                root.recall()
            }
            onLearn: if (App.learn(root.game)) root.swap("table", { table: App.table })
            onRules: root.go("rulesPage", { page: GameScreens.of(root.game).rules })
        }
        SegmentedChoice {
            width: parent.width
            label: qsTr("Players")
            options: Online.available ? root.ways : root.ways.slice(0, 2)
            current: root.together ? 1 : 0
            onChosen: index => {
                if (index === 2)
                    root.swap("farNew", { game: root.game, settled: root.settled })
                else
                    root.together = index === 1
                root.wayChosen = true
            }
        }
        SegmentedChoice {
            objectName: "soloRules"
            visible: root.hasSoloRules && !root.together
            width: parent.width
            label: qsTr("How the Architects play")
            options: [qsTr("By the solo rules"), qsTr("As players, like you")]
            current: root.bySoloRules ? 0 : 1
            onChosen: index => root.bySoloRules = index === 0
        }
        NameFields {
            id: nameFields
            width: parent.width
            names: root.names
            together: root.together
            people: root.people
            fewest: root.info.minSeats
            most: root.info.maxSeats - (root.together ? root.architects.length : 0)
            note: GameScreens.of(root.game).secret
            onNamed: (seat, name) => root.setName(seat, name)
            onAdded: {
                root.wanted = root.people + 1
                grown.start()
            }
            onRemoved: seat => root.leave(seat)
        }
        ArchitectChoice {
            visible: !root.together || root.mixed && root.room > 0
            width: parent.width
            game: root.game
            levels: root.architects
            bySoloRules: root.solo
            several: root.mixed
            title: root.together ? qsTr("Architects at the table") : root.mixed ? qsTr("Your rivals") : qsTr("Your rival")
            note: root.together ? qsTr("They take the seats that are left, if you like.") : root.mixed ? qsTr("Each that you choose takes a seat.") : ""
            full: root.architects.length >= root.room
            onChosen: level => root.seat(level)
            onAnother: level => root.another(level)
        }
        MoreChoices {
            id: more
            width: parent.width
            onOpenChanged: if (open) unfolded.start()
            options: root.freeOptions
            values: root.chosenOptions
            seed: root.seed
            seedError: root.ready ? "" : qsTr("At most 64 characters.")
            onPicked: (name, value) => root.chosenOptions = Object.assign({}, root.chosenOptions, { [name]: value })
            onSeeded: text => root.seed = text
        }
    }
    Item {
        id: foot
        width: parent.width
        height: start.implicitHeight + 24 + Theme.safeBottom
        anchors.bottom: parent.bottom
        Rectangle {
            anchors.fill: parent
            color: Theme.mix(Theme.page, Theme.card, 0.4)
        }
        Divider { width: parent.width }
        GoldButton {
            id: start
            y: 12
            width: Math.min(Theme.columnWidth, parent.width - 2 * Theme.margin)
            anchors.horizontalCenter: parent.horizontalCenter
            enabled: root.ready
            text: qsTr("Begin")
            note: root.statement()
            onClicked: root.start()
        }
    }
}
