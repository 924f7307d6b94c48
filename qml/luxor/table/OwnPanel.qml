import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Luxor
import Architects.Model

// Everything below the wall (beside it, on a wide screen): the hand, what is the player's own secret, one sentence, the next step. A curse,
// a choice between ways and the way through a match take its place.
Item {
    id: root
    required property LuxorPlay play
    required property LuxorShown shown
    required property LuxorSeen seen
    readonly property TableModel table: play.table
    property string told
    property bool busy: false               // what happened is being shown
    property bool replaying: false
    property bool noticed: false            // another sentence has taken the place of the prompt
    property bool wide: false
    property int seconds: 30
    property real room: 200                 // how high it may be
    readonly property bool lookingBack: replaying || !table.live
    readonly property string special: lookingBack ? "replay" : busy ? "" : play.racing ? "race" : play.phase === LuxorPhase.Search ? "search" : play.phase === LuxorPhase.Victim ? "victim" : play.asking ? "plan" : ""
    readonly property real gap: 8
    readonly property bool tall: wide && room > 430 * Theme.zoom                    // one below the other
    readonly property bool beside: !tall && width * 0.48 - 16 >= 140 * Theme.zoom   // the sentence beside the hand; large letters go above it
    readonly property real promptRoom: Math.min(Theme.label * (tall ? 11 : 5.6), room * 0.42)
    readonly property real most: room - Theme.touch - 8 - gap - (beside ? 0 : promptRoom + gap) - (tall ? actions.implicitHeight + gap : 0)
    readonly property real cardWidth: Math.max(38, Math.min(tall ? 124 : 92, ((tall ? width : Math.min(300, width * 0.52)) - 2 * gap) / 3, most / 1.48))
    readonly property real handWidth: 3 * cardWidth + 2 * gap
    readonly property real rest: cardWidth * 1.48 + 8 + gap + Theme.touch               // hand and secrets
    readonly property real specialHeight: tall ? Math.min(height, 400) : height
    readonly property alias hand: hand
    readonly property alias things: things
    readonly property rect promptPlace: special === "" ? Qt.rect(prompt.x, usual.y + prompt.y, prompt.width, prompt.height) : Qt.rect(0, 0, width, 64)
    signal secondsChosen(int seconds)
    implicitHeight: Math.min(room, Math.max(rest + (beside ? 0 : promptRoom + gap) + (tall ? actions.implicitHeight + gap : 0),
                                            special === "search" ? search.implicitHeight : special === "victim" ? victim.implicitHeight
                                          : special === "race" ? race.implicitHeight : special === "plan" ? 236 : 0))

    // Where a card of the hand lies, or will lie, in the scene.
    function placeOf(card: int): rect {
        const width = hand.cardWidth, p = hand.mapToItem(null, Math.max(0, play.slotOf(card)) * (width + hand.spacing), 8)
        return Qt.rect(p.x, p.y, width, width * 1.48)
    }
    // Where the keyboard goes on.
    function focusStep(): void {
        if (special === "plan")
            plans.focusFirst()
        else if (special === "search")
            search.focusFirst()
        else if (special === "victim")
            victim.focusFirst()
        else if (special === "race")
            race.focusFirst()
        else if (play.ready)
            actions.focusFirst()
        else
            hand.focusFirst()
    }

    Item {
        id: usual
        y: root.tall ? Math.max(0, (parent.height - root.implicitHeight) * 0.4) : 0
        width: parent.width
        height: parent.height - y
        visible: root.special === ""
        PanelPrompt {
            id: prompt
            opacity: root.noticed ? 0 : 1
            x: root.beside ? root.handWidth + 16 : 0
            width: parent.width - x
            height: root.beside ? root.rest - actions.height - root.gap : root.promptRoom
            play: root.play
            shown: root.shown
            told: root.told
            busy: root.busy
            large: root.tall
        }
        HandCards {
            id: hand
            objectName: "hand"
            y: root.beside ? -4 : prompt.height + root.gap - 4
            width: root.handWidth
            height: implicitHeight
            spacing: root.gap
            cardWidth: root.cardWidth
            spoken: qsTr("Your cards")
            cards: root.play.places
            unseen: root.seen.unseen
            chosen: root.play.card
            playable: root.shown.phase === LuxorPhase.Drop
            onTapped: card => root.play.chooseCard(card)
            hand: root.play.hand
            absent: root.play.air || root.play.shaft >= 0 ? root.play.card : -1
            onHeld: root.play.ruleAsked("luxor/cards")
        }
        OwnThings {
            id: things
            y: hand.y + hand.height + root.gap
            width: root.beside || root.tall ? (root.tall ? parent.width : root.handWidth + 8) : parent.width
            height: implicitHeight
            play: root.play
            seen: root.seen
        }
        PanelActions {
            id: actions
            x: root.tall ? 0 : root.handWidth + 16
            y: root.tall ? things.y + things.height + root.gap : root.beside ? root.rest - height : hand.y + hand.height - height
            width: parent.width - x
            height: implicitHeight
            play: root.play
            wordsShown: width > 66 * 3 * Theme.zoom
        }
    }
    PlanChoice {
        id: plans
        objectName: "plans"
        visible: root.special === "plan"
        width: parent.width
        height: root.specialHeight
        play: root.play
        onCanceled: root.play.letGo()
    }
    SearchPanel {
        id: search
        visible: root.special === "search"
        width: parent.width
        height: root.specialHeight
        play: root.play
        shown: root.shown
        seconds: root.seconds
        onSecondsChosen: seconds => root.secondsChosen(seconds)
    }
    VictimPanel {
        id: victim
        visible: root.special === "victim"
        width: parent.width
        height: root.specialHeight
        play: root.play
        shown: root.shown
    }
    RacePanel {
        id: race
        visible: root.special === "race"
        width: parent.width
        height: root.specialHeight
        play: root.play
        shown: root.shown
        seconds: root.seconds
    }
    PeekFace {
        objectName: "peekFace"
        visible: things.peek.open
        width: Math.min(380, parent.width)
        height: implicitHeight
        x: (parent.width - width) / 2
        y: root.wide ? Math.max(-96, usual.y + things.y - 8 - height) : -12 - height       // above the finger
        play: root.play
        tombs: visible ? things.tombs : []
    }
    TableReplay {
        visible: root.special === "replay"
        anchors.fill: parent
        table: root.table
        replaying: root.replaying
        onEnded: root.play.replayEnded()
    }
}
