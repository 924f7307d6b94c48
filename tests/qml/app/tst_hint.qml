import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Table
import Architects.Luxor
import Architects.Visit

// What Architects do at the tables of all games besides playing: they advise who asks, keep a seat for who leaves, and say when they think.
Item {
    width: 390
    height: 844

    Visit {
        id: visit
        name: "Hint"
        readonly property HintModel hint: App.table ? App.table.hint : null

        function cleanup(): void {
            app.width = 390
            app.height = 844
            leave()
        }
        function person(name: string): var { return { kind: "person", name: name } }
        function bot(level: int): var { return { kind: "bot", level: level } }
        function sitDown(game: string, players: var): void {
            verify(App.startMatch({ game: game, players: players, seed: "hint" }))
            app.current.go("table", { table: App.table })
            tryVerify(() => App.table.yourTurn || App.table.handOverTo >= 0 || App.table.thinking)
            takeDevice()
        }
        function takeDevice(): void {
            if (App.table.handOverTo >= 0)
                App.table.takeDevice()
            wait(60)
        }
        function named(name: string): Item {
            const found = seen().filter(item => item.objectName === name)
            return found.length > 0 ? found[found.length - 1] : null
        }
        function touch(name: string): void {
            tryVerify(() => named(name) !== null, 3000, "there is no " + name)
            let item = named(name), at = item.mapToItem(null, 0, 0)
            for (let i = 0; i < 50; ++i) {              // a sheet slides in
                wait(20)
                const now = item.mapToItem(null, 0, 0)
                if (now.x === at.x && now.y === at.y)
                    break
                at = now
            }
            verify(item.enabled, name + " can be touched")
            const finger = touchEvent(item)
            finger.press(1, item, item.width / 2, item.height / 2).commit()
            finger.release(1, item, item.width / 2, item.height / 2).commit()
            wait(20)
        }
        function ask(): void {
            touch("ask")
            tryVerify(() => hint.there, 20000)
            wait(150)                                   // the card settles beside what it speaks of
        }
        function rects(): var { return AdvisedPlaces.rectsIn(app.contentItem) }
        function cardLiesBeside(): bool {
            const card = named("hintCard"), p = card.mapToItem(app.contentItem, 0, 0)
            return rects().every(r => p.x + card.width <= r.x || r.x + r.width <= p.x || p.y + card.height <= r.y || r.y + r.height <= p.y)
        }

        function test_theMoveIsShownOnTheBoardSaidAndPlayed_data(): var {
            return [{ tag: "kheops" }, { tag: "luxor" }, { tag: "pyramidice" }, { tag: "egizia" }, { tag: "egizia, tablet", game: "egizia", w: 1180, h: 820 }]
        }
        function test_theMoveIsShownOnTheBoardSaidAndPlayed(data: var): void {
            app.width = data.w || 390
            app.height = data.h || 844
            sitDown(data.game || data.tag, [person("Nefer"), person("Ani")])
            for (let step = 0; step < 3; ++step) {
                takeDevice()
                compare(rects().length, 0)
                ask()
                verify(rects().length > 0, "nothing is marked for: " + hint.words)
                for (const r of rects())
                    verify(r.width > 0 && r.x >= -8 && r.y >= -8 && r.x + r.width <= app.width + 8 && r.y + r.height <= app.height + 8, "seen: " + r)
                verify(cardLiesBeside(), hint.words)
                compare(named("hintWords").text, hint.words)
                compare(named("hintWhy").text, hint.why)
                const before = App.table.plyCount
                touch("playHint")
                tryVerify(() => App.table.plyCount > before)
                compare(hint.there, false)
                tryVerify(() => named("hintCard") === null)
            }
        }
        function test_aThoughtCanBeStopped(): void {
            sitDown("egizia", [person("Nefer"), person("Ani")])
            const before = App.table.plyCount
            hint.ask()
            touch("stopHint")
            compare(hint.asking, false)
            tryVerify(() => named("hintCard") === null)
            compare(rects().length, 0)
            compare(App.table.plyCount, before)
        }
        function test_closedItLeavesEverythingAsItWas(): void {
            sitDown("luxor", [person("Nefer"), bot(1)])
            tryVerify(() => App.table.yourTurn, 20000)
            const before = App.table.plyCount
            ask()
            touch("closeHint")
            compare(rects().length, 0)
            compare(App.table.plyCount, before)
            verify(named("hanging") === null, "the card is back in the hand")
            verify(named("ask").enabled, "and one may ask again")
        }
        function test_itIsGoneOnceSomethingElseIsPlayed(): void {
            sitDown("kheops", [person("Nefer"), person("Ani")])
            ask()
            const board = App.table.board as KheopsModel, choice = [...board.pawnChoices].find(one => one.cells.length > 0)
            verify(board.placePawn(choice.kind, choice.cells[0]))
            compare(rects().length, 0)
            tryVerify(() => named("hintCard") === null)
        }
        function test_whoChoosesSomethingElseIsNotHeldUp(): void {
            app.width = 1180                            // the hand lies below the card
            app.height = 820
            sitDown("luxor", [person("Nefer"), person("Ani")])
            ask()
            const board = App.table.board as LuxorModel, other = Array.from(board.hand).find(one => one.card !== board.advised.card.card)
            const r = (named("hand") as HandCards).cardRect(other.card), finger = touchEvent(app.contentItem)
            finger.press(1, app.contentItem, r.x + r.width / 2, r.y + r.height / 2).commit()
            finger.release(1, app.contentItem, r.x + r.width / 2, r.y + r.height / 2).commit()
            tryVerify(() => !hint.there)
            compare(rects().length, 0)
            touch("drop")                               // the own card, over the shaft that he advised
            tryVerify(() => Array.from(board.cards).length === 1)
        }
        function test_byKeysAlone(): void {
            sitDown("pyramidice", [person("Nefer"), person("Ani")])
            keyClick(Qt.Key_H)
            tryVerify(() => hint.there, 20000)
            keyClick(Qt.Key_Escape)
            compare(hint.there, false)
            compare(app.depth, 2, "and the table is still there")
            keyClick(Qt.Key_H)
            tryVerify(() => hint.there, 20000)
            const before = App.table.plyCount
            keyClick(Qt.Key_Return)
            tryVerify(() => App.table.plyCount > before)
        }
        function test_theMenuAsksToo(): void {
            sitDown("luxor", [person("Nefer"), person("Ani")])
            touch("menu")
            touch("menuAsk")
            tryVerify(() => hint.there, 20000)
        }
        function test_aSeatIsLeftToAnArchitectAndTakenBack_data(): var { return [{ tag: "kheops" }, { tag: "luxor" }, { tag: "pyramidice" }, { tag: "egizia" }] }
        function test_aSeatIsLeftToAnArchitectAndTakenBack(data: var): void {
            sitDown(data.tag, [person("Nefer"), person("Ani")])
            const seat = App.table.viewer, who = App.table.seats[seat].name
            touch("menu")
            touch("menuSeats")
            touch("leave" + seat)
            touch("keeper1")
            compare(App.table.seats[seat].kind, "person")          // it is asked once more
            verify((named("accept") as GoldButton).danger, "it looks like no way on")
            press("Play on")
            compare(App.table.seats[seat].name, who)
            touch("menu")
            touch("menuSeats")
            touch("leave" + seat)
            touch("keeper1")
            press("Leave him the seat")
            compare(App.table.seats[seat].name, "Snefru for " + who)
            tryVerify(() => App.table.yourTurn && App.table.viewer === 1 - seat, 20000)
            touch("menu")
            touch("menuSeats")
            touch("back" + seat)
            compare(App.table.seats[seat].name, who)
            compare(App.table.seats[seat].kind, "person")
        }
        function test_whoPlaysAloneMayWatchAnArchitectInstead(): void {
            sitDown("kheops", [person(""), bot(1)])
            tryVerify(() => App.table.yourTurn, 20000)
            touch("menu")
            touch("menuSeats")
            touch("keeper2")
            verify(says("Shall Hemiunu play for you?"))
            press("Leave him the seat")
            compare(App.table.seats[0].name, "Hemiunu for you")
            const before = App.table.plyCount
            tryVerify(() => App.table.plyCount > before, 20000)
            touch("menu")
            touch("menuSeats")
            touch("back0")
            compare(App.table.seats[0].name, "You")
            tryVerify(() => App.table.yourTurn, 20000)
        }
        function test_theNextMatchIsForTheSamePeopleAlsoIfAnArchitectKeptASeat_data(): var {
            return [{ tag: "alone", game: "luxor", players: [person(""), bot(2)], seat: 0, names: ["You", "Hemiunu"] },
                    { tag: "together", game: "kheops", players: [person("Nefer"), person("Ani")], seat: 1, names: ["Nefer", "Ani"] }]
        }
        function test_theNextMatchIsForTheSamePeopleAlsoIfAnArchitectKeptASeat(data: var): void {
            sitDown(data.game, data.players)
            verify(App.table.takeOver(data.seat, 1))
            if (data.seat === 1)
                verify(App.table.takeOver(0, 1))
            tryVerify(() => App.table.over, 120000)
            const before = App.table.matchId
            tryVerify(() => button("Play again") !== null, 20000)
            press("Play again")
            tryVerify(() => App.table !== null && App.table.matchId !== before)
            compare(Array.from(App.table.seats).map(seat => seat.name), data.names)
        }
        function test_anArchitectWhoTakesHisTimeSaysSo(): void {
            sitDown("luxor", [bot(4), bot(4)])      // where he thinks longest
            const mark = findChild(app.contentItem, "thinkingMark") as ThinkingMark
            mark.patience = 1
            tryVerify(() => mark.shown && named("thinking") !== null, 20000)
            verify(/^Imhotep( II)? is thinking$/.test(named("thinking").text))
            tryVerify(() => mark.percent > 0, 20000)
        }
    }
}
