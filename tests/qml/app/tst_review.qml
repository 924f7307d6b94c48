import QtQuick
import Architects.Law
import Architects.Model
import Architects.Ui
import Architects.Visit

// A finished match looked at again in each of the games: by finger along the curve, step by step, and into both ways of a mistake.
Item {
    width: 390
    height: 844

    Visit {
        id: visit
        name: "Review"
        readonly property ReviewModel review: App.table ? App.table.review : null
        readonly property var now: review ? review.now : ({})

        function part(name: string): var { return seen().find(item => item.objectName === name) || null }
        function tap(name: string): void {
            tryVerify(() => part(name) !== null, 3000, "there is no " + name)
            const item = part(name), touch = touchEvent(item)
            touch.press(0, item, item.width / 2, item.height / 2).commit()
            wait(10)
            touch.release(0, item, item.width / 2, item.height / 2).commit()
            wait(30)
        }
        // From the result, as soon as it has been worked out.
        function open(match: string): void {
            App.importMatch(match)
            press("History")
            press("More about this match")
            press("See the score")
            press("Review")
            compare(app.depth, 4)
            tryVerify(() => review.done, 120000)
        }
        function drag(from: real, to: real): void {
            const curve = part("curve"), touch = touchEvent(curve), y = curve.height / 2
            const at = share => curve.plotX + curve.plotWidth * share
            touch.press(0, curve, at(from), y).commit()
            for (let i = 1; i <= 8; ++i) {
                wait(10)
                touch.move(0, curve, at(from + (to - from) * i / 8), y).commit()
            }
            touch.release(0, curve, at(to), y).commit()
            wait(20)
        }

        // What the board shows is the position that the curve, the words and the steps speak of.
        function restsAsItIs(): void {
            Law.begin()
            Law.watch(part("reviewBoard"), App.table)
            tryVerify(() => Law.atRest(), 5000)
            Law.compare()
            compare(Law.broken.join("\n"), "")
            verify(Law.comparisons > 0)
            Law.stop()
        }
        function fingertips(): void {
            for (const item of seen().filter(one => one.clicked !== undefined && one.text))
                verify(item.height >= Theme.touch && item.width >= Theme.touch, item.text + " is large enough: " + item.width + " x " + item.height)
        }
        function test_everyGame_data(): var {
            return [{ tag: "Kheops", game: "kheops", match: () => Guide.samples[0] }, { tag: "Pyramidice for three", game: "pyramidice", match: () => Guide.pyramids[1] },
                    { tag: "Luxor for four", game: "luxor", match: () => Guide.temples[1] }, { tag: "Egizia for four", game: "egizia", match: () => Guide.rivers[1] }]
        }
        function test_everyGame(data: var): void {
            open(data.match())
            compare(App.table.game, data.game)
            compare(review.known, review.moveCount)
            tryVerify(() => part("reviewBoard").item !== null)

            drag(0.95, 0.5)
            verify(Math.abs(review.at - review.moveCount / 2) <= 1, "the cursor follows the finger")
            restsAsItIs()
            const middle = review.at, ply = App.table.ply
            compare(part("reviewWords").text, now.text)
            tap("stepOn")
            compare(review.at, middle + 1)
            verify(App.table.ply > ply)
            restsAsItIs()
            tap("stepBack")
            compare(App.table.ply, ply)
            restsAsItIs()
            keyClick(Qt.Key_Left)
            compare(review.at, middle - 1)

            const mistakes = Array.from(review.mistakes)
            for (let i = 0; i < mistakes.length; ++i)
                walk(i, mistakes[i])
            keyClick(Qt.Key_Escape)
            tryCompare(app, "depth", 3)
            verify(App.table.live, "the result shows the end")
        }
        // Both ways on from a mistake, to their ends and back.
        function walk(index: int, mistake: var): void {
            tap("mistake" + index)
            compare(review.mistake, index)
            compare(review.step, 0)
            restsAsItIs()
            if (App.table.game === "kheops")
                fingertips()
            const before = App.table.ply
            tap("stepOn")
            verify(mistake.better.startsWith(now.text))
            tap("asPlayed" + index)
            verify(!review.better)
            compare(part("reviewWords").text, mistake.played)
            tap("better" + index)
            verify(mistake.better.startsWith(part("reviewWords").text))
            while (review.step < review.stepCount)
                tap("stepOn")
            restsAsItIs()
            verify(!part("stepOn").enabled)
            keyClick(Qt.Key_Home)
            compare(App.table.ply, before)
            keyClick(Qt.Key_Escape)
            compare(review.mistake, -1)
            compare(review.at, mistake.number)
            restsAsItIs()
        }

        function test_itIsReachedFromTheHistoryAndGoesOnWhereItWas(): void {
            App.importMatch(Guide.samples[1])
            press("History")
            press("More about this match")
            press("Review")
            compare(app.depth, 3)
            tryVerify(() => says(review.progress) || review.done)
            tryVerify(() => review.known > 0, 20000)
            const match = App.table.matchId
            press("Back")
            tryCompare(app, "depth", 2)
            verify(App.table === null)
            press("More about this match")
            press("Review")
            compare(App.table.matchId, match)
            verify(review.known > 0)
        }
        function test_besideTheBoardTheCardsShowBothWays(): void {
            app.width = 1180
            app.height = 820
            App.settings.theme = "night"
            open(Guide.samples[0])
            verify(review.mistakes.length > 0)
            fingertips()
            const reached = new Set()
            for (let i = 0; i < 20; ++i) {
                keyClick(Qt.Key_Tab)
                reached.add(app.activeFocusItem.objectName)
            }
            for (const name of ["curve", "mistake0", "asPlayed0", "better0", "stepBack"])
                verify(reached.has(name), name + " is reached by Tab")
            press("Better")
            compare(review.step, 1)
            verify(review.better)
            keyClick(Qt.Key_1)
            compare(review.step, 0)
            App.settings.textScale = 1.6
            wait(50)
            verify(part("reviewBoard").height > 100)
        }
    }
}
