import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Luxor
import Architects.Model
import Architects.LuxorHall
import Architects.Testing

// What the table keeps and tells: secrets, seats, history, score, rules under a held finger, the way out, and the pictures of what happened.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Table"
        place: place

        // Someone's turn who has a sarcophagus.
        function rich(seed: string): void { reach(people(2), seed, {}, () => board.phase === LuxorPhase.Drop && own().tombs.length > 1) }
        function own(): var { return board.sides[table.viewer] }
        function pictures(): LuxorPictures { return child("pictures") as LuxorPictures }

        function test_nothing_secret_while_the_phone_changes_hands(): void {
            two("secret", {})
            compare(child("handOver").visible, true)
            compare(Array.from(hand().cards).filter(one => one.card >= 0).length, 0)
            compare(child("pharaoh").visible, false)
            touch("takeDevice")
            compare(child("handOver").visible, false)
            compare(Array.from(hand().cards).filter(one => one.card >= 0).length, 3)
            compare(child("pharaoh").visible, true)
            touchCard(board.hand[0].card)
            touchShaft(0)
            touch("drop")
            compare(child("handOver").visible, true)
            compare(Array.from(hand().cards).filter(one => one.card >= 0).length, 0)
            compare(child("pharaoh").visible, false)
        }
        function test_a_mummy_is_seen_only_while_it_is_held(): void {
            rich("mummy")
            const item = child("mummies") as MummyPeek, face = child("peekFace") as PeekFace, at = middle(item), touch = touchEvent(screen)
            compare(face.visible, false)
            compare(item.mummies.length, own().tombs.length)
            touch.press(1, screen, at.x, at.y).commit()
            tryCompare(face, "visible", true)
            compare(face.tombs[0].value, own().tombs[0].value)
            verify(face.tombs[0].value >= 3)
            touch.release(1, screen, at.x, at.y).commit()
            tryCompare(face, "visible", false)
            compare(face.tombs.length, 0)
            item.forceActiveFocus(Qt.TabFocusReason)
            keyPress(Qt.Key_Space)
            tryCompare(face, "visible", true)
            keyRelease(Qt.Key_Space)
            tryCompare(face, "visible", false)
            const closed = Reader.name(item)
            verify(Reader.press(item))
            verify(Reader.name(item) !== closed)
            verify(Reader.name(item).indexOf(String(own().tombs[0].value)) >= 0)
            verify(Reader.press(item))
            compare(Reader.name(item), closed)
        }
        function test_a_seat_opens_and_a_rivals_mummies_stay_closed(): void {
            rich("seats")
            const rival = 1 - table.viewer
            touch("seat" + rival)
            const sheet = child("seatSheet") as SeatSheet
            compare(sheet.opened, true)
            compare(sheet.own, false)
            compare(sheet.tombs.length, board.sides[rival].tombs.length)
            for (const tomb of sheet.tombs)
                compare(tomb.value, 0)
            sheet.close()
            tryCompare(sheet, "visible", false)
            touch("seat" + table.viewer)
            compare(sheet.own, true)
            compare((child("tomb0") as TombRow).tomb.value, own().tombs[0].value)
        }
        function test_a_held_finger_opens_the_rules(): void {
            rich("rules")
            const card = board.cards[0], animals = ["camel", "mule", "snake", "hippo", "crocodile", "ibis", "cat"]
            hold(cellPoint(10 * card.shaft), () => rules.length > 0)
            compare(rules[0], "luxor/" + animals[card.bottom])
            rules = []
            hold(middle(screen.stage.pillarRow.pillarOf(3)), () => rules.length > 0)
            compare(rules[0], "luxor/hippo")
            rules = []
            hold(middle(child("slab")), () => rules.length > 0)
            compare(rules[0], "luxor/scarabs")
            rules = []
            hold(handPoint(board.hand[0].card), () => rules.length > 0)
            compare(rules[0], "luxor/cards")
            compare(hand().chosen, -1)                  // and nothing was chosen by it
            rules = []
            hold(middle(child("pharaoh")), () => rules.length > 0)
            compare(rules[0], "luxor/pharaoh")
        }
        function test_history_shows_the_past_and_leads_back(): void {
            rich("history")
            const now = board.cards.length
            touch("history")
            const list = child("historyList") as ListView
            list.positionViewAtIndex(3, ListView.Beginning)
            tryVerify(() => findChild(screen, "line3") !== null)
            touch("line3")
            compare(table.live, false)
            verify(board.cards.length < now)
            tryCompare(wall().cards, "length", board.cards.length)
            touch("backToNow")
            compare(table.live, true)
            tryCompare(wall().cards, "length", now)
        }
        function test_the_score_is_what_the_player_knows(): void {
            rich("score")
            touch("score")
            const drawer = child("scoreDrawer") as ScoreDrawer
            compare(drawer.open, true)
            compare(drawer.totals[table.viewer], own().points)
            touch("closescoreDrawer")
            compare(drawer.open, false)
        }
        function test_the_menu_leads_out(): void {
            start("menu")
            touch("menu")
            touch("menuRules")
            compare(rules[0], "luxor/overview")
            touch("menu")
            touch("menuLeave")
            compare(leaves, 1)
        }
        function test_a_replay_walks_through_the_match(): void {
            begin(people(2), "replay", {})
            playUntil(() => table.over)
            show()
            tryCompare(sitting, "results", 1)
            screen.replaying = true
            table.ply = table.history.plyOf(0)
            wait(0)
            compare(child("hand").visible, false)
            const bar = child("replay") as ReplayBar
            compare(bar.sentence, table.history.textOf(table.ply))
            for (let i = 0; i < 6; ++i) {
                const next = bar.nextStop()
                touch("replayNext")                 // by finger: nothing may lie over the buttons
                compare(table.ply, next)
            }
            touch("replayBack")
            tryCompare(wall().cards, "length", board.cards.length)
            touch("replayPlay")
            compare(bar.playing, true)
            touch("replayPlay")
            touch("endReplay")
            compare(results, 2)
        }

        // With movement: the position is final at once, the picture follows it step by step.
        function test_the_picture_catches_up_with_what_happened(): void {
            Theme.animationSpeed = 1
            reach([person("Nefer"), bot(1)], "pictures", {}, () => board.phase === LuxorPhase.Drop && drops().some(one => one.view.legal && one.view.pairs.length > 1))
            const one = drops().filter(drop => drop.view.legal && drop.view.plans.length === 1).sort((a, b) => b.view.pairs.length - a.view.pairs.length)[0], before = board.cards.length
            touchCard(one.card)
            touchShaft(one.shaft)
            touch("drop")
            verify(board.cards.length > before)
            compare(wall().cards.length, before)        // it is still falling
            compare(pictures().busy, true)
            tryVerify(() => wall().cards.length > before, 5000)
            tryVerify(() => pictures().pair !== null, 5000)
            tryVerify(() => !pictures().busy && table.yourTurn, 30000)
            compare(wall().cards.length, board.cards.length)
            compare((screen.seen as LuxorSeen).slab, board.slab)
            compare(JSON.stringify((screen.seen as LuxorSeen).pillars), JSON.stringify(Array.from(board.pillars)))
        }
        function test_who_opens_a_sarcophagus_looks_into_it_before_the_phone_goes_on(): void {
            Theme.animationSpeed = 2
            const opens = one => one.view.legal && one.view.plans.length === 1 && Array.from(one.view.plans[0].effects).some(effect => effect.opensFor === table.viewer)
            reach(people(2), "opens", {}, () => board.phase === LuxorPhase.Drop && drops().some(opens))
            const one = drops().find(opens), reveal = child("reveal") as Reveal
            touchCard(one.card)
            touchShaft(one.shaft)
            touch("drop")
            tryCompare(reveal, "what", "mummy", 20000)
            verify(reveal.value >= 3)
            compare(child("handOver").visible, false)
            tryCompare(child("handOver"), "visible", true, 20000)
            compare(reveal.what, "")
        }
        function test_a_tap_shows_the_end_at_once(): void {
            Theme.animationSpeed = 1
            start("skip")
            touchCard(board.hand[0].card)
            touchShaft(2)
            touch("drop")
            compare(pictures().busy, true)
            compare(child("handOver").visible, false)   // what came of it is seen first
            touchAt(Qt.point(12, 30))
            compare(pictures().busy, false)
            compare(wall().cards.length, 1)
            compare(child("handOver").visible, true)
        }
    }
}
