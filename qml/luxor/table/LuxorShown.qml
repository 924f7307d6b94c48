import QtQuick
import Architects.Model

// What the table shows of the player's intentions: where the card would lie, its pairs, what they do at the pillars, and one sentence for it.
QtObject {
    id: root
    required property LuxorPlay play
    readonly property LuxorModel board: play.board
    property LuxorSeen seen: null
    property bool picturing: false          // something that happened is being shown: nothing is asked yet
    property int mover: -1                  // who did that
    readonly property string asked: picturing && seen ? seen.prompt : board.prompt
    readonly property int phase: picturing && seen ? seen.phase : play.phase
    readonly property bool aiming: play.legal
    readonly property bool refused: play.preview.known && !play.preview.legal       // held over a shaft that takes nothing more
    readonly property luxorCard ghost: aiming ? play.preview.card : play.noCard
    readonly property list<luxorPair> pairs: aiming ? play.preview.pairs : []
    readonly property list<luxorEffect> effects: play.current.effects
    readonly property bool choosing: play.asking && play.plan < 0                   // every way is looked at
    // The pillars that something happens to; while one has to choose, all that the choice is about.
    readonly property list<int> pillars: choosing ? play.preview.pillars : play.current.pillars
    readonly property luxorPlan coming: choosing ? play.noPlan : play.current       // what pillars would have more than they have
    readonly property string sentence: say()
    readonly property string hint: advise()

    function say(): string {
        if (refused)
            return play.preview.reason
        if (choosing)
            return qsTr("This can be done in more ways than one. Which?")
        if (aiming)
            return pairs.length === 0 ? qsTr("No pair here: nothing happens at the pillars.") : ""
        if (picturing && mover >= 0 && mover !== play.table.viewer)
            return play.side(mover).name
        if (picturing)
            return phase === LuxorPhase.Drop ? qsTr("Your turn") : asked
        if (play.dropping)
            return play.card < 0 ? qsTr("Your turn") : play.air ? qsTr("Hold it over a shaft.") : qsTr("Into which shaft?")
        if (play.racing)
            return race()
        if (play.phase === LuxorPhase.Search)
            return !play.searching ? asked : play.line.length === 3 ? qsTr("Are these the three?") : qsTr("Draw a line over three places.")
        return asked
    }
    function race(): string {
        if (!play.searching)
            return qsTr("Lay the phone where everybody can see it.")
        if (play.racer < 0)
            return qsTr("Who sees the three animals in a line?")
        return play.line.length === 3 ? qsTr("Are these the three, %1?").arg(play.side(play.racer).name) : qsTr("%1, draw the line.").arg(play.side(play.racer).name)
    }
    // How it is done, in fewer words each step.
    function advise(): string {
        if (picturing)
            return ""
        if (play.dropping && !play.air)
            return play.card < 0 ? asked : play.shaft < 0 ? qsTr("Tap a shaft, or drag the card there.") : ""
        if (play.phase === LuxorPhase.Search && !play.searching)
            return qsTr("They lie side by side, in any order, whichever way they look.")
        return ""
    }
}
