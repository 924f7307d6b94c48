import QtQuick
import QtTest
import Architects.Model
import Architects.Pyramidice
import Architects.Ui
import Architects.Visit

// What the dice gave: the numbers are those of the log, nothing else.
Item {
    id: place
    width: 390
    height: 844

    Component {
        id: screen
        DicePage {}
    }
    TestCase {
        name: "DicePage"
        when: windowShown
        property DicePage page
        readonly property PyramidiceModel board: App.table ? App.table.board as PyramidiceModel : null

        function init(): void {
            failOnWarning(/.?/)
            Theme.animationSpeed = 0
        }
        function cleanup(): void {
            if (page)
                page.destroy()
            page = null
            wait(0)
            App.closeTable()
            while (App.finishedMatches.count > 0)
                App.removeMatch(App.finishedMatches.latest)
        }
        function show(values: var): void {
            page = screen.createObject(place, Object.assign({ width: place.width }, values))
            waitForRendering(place)
        }
        // Counted by hand from the match as people read it.
        function counted(id: string): var {
            const faces = { s: [0, 0, 0, 0, 0, 0], p: [0, 0, 0, 0, 0, 0] }
            for (const line of App.exportMatch(id).split("\n")) {
                const roll = line.match(/ roll ([sp])((?: [1-6])+)$/)
                if (roll)
                    roll[2].trim().split(" ").forEach(value => ++faces[roll[1]][value - 1])
            }
            return faces
        }
        function faces(name: string): var { return Array.from(findChild(page, name).faces) }

        function test_theNumbersAreThoseOfTheLog(): void {
            const id = App.importMatch(Guide.pyramids[0])
            verify(App.openMatch(id))
            show({ match: board.rolls, all: App.diceStatistics("pyramidice"), seed: App.table.seed })
            const expected = counted(id)
            verify(expected.s.reduce((sum, n) => sum + n, 0) > 10)
            compare(faces("stone"), expected.s)
            compare(faces("prayer"), expected.p)
            verify(findChild(page, "seed").visible)
        }
        function test_allMatchesAddUp(): void {
            const one = counted(App.importMatch(Guide.pyramids[0])), two = counted(App.importMatch(Guide.pyramids[1]))
            App.importMatch(Guide.samples[0])           // a game without dice counts for nothing
            show({ all: App.diceStatistics("pyramidice") })
            compare(faces("stone"), one.s.map((n, i) => n + two.s[i]))
            compare(faces("prayer"), one.p.map((n, i) => n + two.p[i]))
            compare(page.all.matches, 2)
            compare(App.diceStatistics("kheops")["matches"], 0)
        }
        function test_withoutDiceItSaysSo(): void {
            show({ all: App.diceStatistics("pyramidice") })
            verify(findChild(page, "empty").visible)
            verify(!findChild(page, "stone").visible)
        }
        function test_theVerdictIsWhatTheNumbersSay_data(): var {
            return [{ tag: "few", faces: [1, 2, 0, 1, 0, 0], begins: "Too few" }, { tag: "even", faces: [20, 20, 20, 20, 20, 20], begins: "As even" },
                    { tag: "usual", faces: [24, 14, 21, 20, 13, 28], begins: "Nothing unusual: fair dice differ this much in about 1 of 7 " },
                    { tag: "odd", faces: [34, 14, 21, 20, 10, 21], begins: "Remarkable" }, { tag: "loaded", faces: [60, 5, 5, 5, 5, 5], begins: "Almost unbelievable" }]
        }
        function test_theVerdictIsWhatTheNumbersSay(data: var): void {
            show({ all: { stone: data.faces, prayer: [0, 0, 0, 0, 0, 0], matches: 1, rolls: 9 } })
            const verdict = findChild(page, "stone").verdict()
            verify(verdict.startsWith(data.begins), verdict)
        }
        function test_oneMatchAndAllAreAChoice(): void {
            verify(App.openMatch(App.importMatch(Guide.pyramids[0])))
            App.importMatch(Guide.pyramids[2])
            show({ match: board.rolls, all: App.diceStatistics("pyramidice"), seed: App.table.seed })
            const before = findChild(page, "stone").fairness.dice
            page.everything = true
            verify(findChild(page, "stone").fairness.dice > before)
            verify(!findChild(page, "seed").visible)
        }
    }
}
