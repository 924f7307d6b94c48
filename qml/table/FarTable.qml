import QtQuick
import Architects.Ui
import Architects.Model

// What friends far away add to a table: the line that says how things stand, greetings, questions and answers. It lies over the table and takes
// no room of its own but `band`.
Item {
    id: root
    required property TableModel table
    property bool replaying: false
    property real edge: 0                   // where the band stands
    property real bandX: 0
    property real bandWidth: width
    property real greetingRoom: width - 28  // how broad a greeting may be there
    property var placeOf: seat => Qt.point(Theme.margin + 40, edge)      // where a player is shown, in the scene
    readonly property alias far: far
    readonly property real band: line.visible ? line.height : 0
    property int unseen: -1                 // how far the person had seen it; -1: all of it
    property bool watching: false
    property whyNot lost                    // a move that could not be played
    property whyNot nothing
    readonly property int things: unseen < 0 ? 0 : table.history.othersSince(unseen, table.viewer)
    signal openRules(string page)
    signal ended()
    signal takeOnline()

    function openEmotes(): void { emotes.open() }
    function person(who: onlineSeat): void { sheets.person(who) }
    function propose(kind: string): void { sheets.propose(kind) }
    function answer(): void { sheets.answer() }
    function decide(): void { sheets.decide() }
    function resign(): void { sheets.resign() }
    function replace(seat: int): void { sheets.replace(seat) }

    // The live position is there from the beginning; what led to it is offered, never forced.
    function look(): void {
        if (far.running && !replaying && table.history.othersSince(table.newsFrom, table.viewer) > 0)
            unseen = table.history.beforeOthers(table.newsFrom, table.viewer)
        else
            seenAll()
    }
    function seenAll(): void {
        unseen = -1
        watching = false
        if (far.far && far.info.news > 0)
            table.markSeen()
    }
    function watch(): void {
        watching = true
        Watch.asked(table, Math.max(0, unseen))
    }
    function skip(): void {
        table.showLive()
        seenAll()
    }
    function understood(): void {
        lost = nothing
        Online.forgetLostMove(table.matchId)
    }
    function hurried(text: string): string { return far.info.timeLeft !== "" ? qsTr("%1 · time left: %2").arg(text).arg(far.info.timeLeft) : text }
    function waitingWords(): string {
        return Online.connected ? qsTr("Your move is on its way") : qsTr("No network: your move is kept and sent later")
    }
    function proposalWords(): string {
        if (far.proposal.byYou || far.proposal.answered)
            return far.proposal.kind === "draw" ? qsTr("A draw is proposed: waiting for the others") : qsTr("Proposed to cancel the match: waiting for the others")
        return far.proposal.kind === "draw" ? qsTr("%1 proposes a draw").arg(far.proposal.by) : qsTr("%1 proposes to cancel the match").arg(far.proposal.by)
    }
    function action(name: string, text: string, act: var): var { return { name: name, text: text, act: act } }
    function sign(name: string, text: string, glyph: string, act: var): var { return { name: name, text: text, glyph: glyph, act: act } }
    // The one thing the line says: what wants an answer goes before what is only good to know.
    function said(): var {
        if (lost.sentence !== "")
            return { glyph: "warning", color: Theme.warn, text: qsTr("Your move was not played. %1").arg(lost.sentence), actions: (lost.page !== "" ? [action("Rule", qsTr("Rule"), () => openRules(lost.page))] : [])
                     .concat([sign("Dismiss", qsTr("Understood"), "close", understood)]) }
        if (far.asked)
            return { glyph: "hand", color: Theme.goldText, text: proposalWords(), actions: [action("Answer", qsTr("Answer"), answer)] }
        if (unseen >= 0 && watching)
            return { glyph: "play", color: Theme.ink, text: qsTr("Since your last turn"), actions: [action("Skip", qsTr("Skip"), skip)] }
        if (unseen >= 0 && things > 0)
            return { glyph: "star", color: Theme.goldText, text: qsTr("%n event(s)", "", things), actions: [action("Watch", qsTr("Watch"), watch), sign("Seen", qsTr("Not now"), "close", skip)] }
        if (far.deputised)
            return { glyph: "pyramid", color: Theme.ink, text: qsTr("%1 plays for you").arg(far.me.name), actions: [action("TakeBack", qsTr("Take over"), () => Online.takeSeatBack(table.matchId))] }
        if (far.late)
            return { glyph: "warning", color: Theme.warn, text: qsTr("Time is up: %1").arg(far.info.turnText), actions: [action("Decide", qsTr("Decide"), decide)] }
        if (far.info.waiting)
            return { glyph: Online.connected ? "waiting" : "offline", color: Theme.inkSoft, text: waitingWords() }
        if (far.proposed)
            return { glyph: "hand", color: Theme.inkSoft, text: proposalWords() }
        const urgent = far.info.urgent && far.info.yourTurn, mine = far.info.yourTurn
        return { glyph: urgent ? "warning" : mine ? "star" : "clock", color: urgent ? Theme.warn : mine ? Theme.goldText : Theme.inkSoft, text: hurried(far.info.turnText) }
    }

    Component.onCompleted: {
        if (!far.far)
            return
        lost = Online.lostMove(table.matchId)
        look()
    }

    FarMatch {
        id: far
        table: root.table
        onOverChanged: if (over && !root.table.over && !root.replaying) root.ended()
    }
    Connections {
        target: root.table
        enabled: far.far
        function onChanged(): void {
            if (root.watching && root.table.live || root.unseen >= 0 && root.table.canUndo)
                root.seenAll()
            else if (root.unseen < 0 && root.table.live)
                root.seenAll()
        }
    }
    Connections {
        target: Online
        enabled: far.far
        function onMoveLost(match: string, sentence: string, page: string): void {
            if (match === root.table.matchId)
                root.lost = Online.lostMove(match)
        }
    }
    FarBand {
        id: line
        objectName: "farBand"
        visible: far.far && !root.replaying && !far.over
        x: root.bandX
        y: root.edge
        width: root.bandWidth
        news: visible ? root.said() : ({})
        talks: far.running && far.others.length > 0
        onTalk: root.openEmotes()
    }
    FarGreeting {
        id: greeting
        objectName: "farGreeting"
        far: far
        below: root.edge + root.band
        room: root.greetingRoom
        placeOf: root.placeOf
        visible: far.far && !root.replaying
    }
    EmoteSheet {
        id: emotes
        onChosen: emote => Online.sendEmote(root.table.matchId, emote)
    }
    FarSheets {
        id: sheets
        far: far
        matchId: root.table.matchId
    }
}
