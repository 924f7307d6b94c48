import QtQuick
import QtTest
import Architects.Model
import Architects.Pyramidice
import Architects.Ui
import Architects.Visit

// The end of a match: the sheet, the pyramids taken apart, and the ways on.
Item {
    id: place
    width: 390
    height: 844

    Component {
        id: screen
        PyramidiceResult {}
    }
    TestCase {
        name: "PyramidiceResult"
        when: windowShown
        property PyramidiceResult result
        property var asked: []
        readonly property PyramidiceModel board: App.table ? App.table.board as PyramidiceModel : null

        function init(): void {
            failOnWarning(/.?/)
            App.settings.sound = false
            Theme.animationSpeed = 0
            Theme.wide = false
            asked = []
        }
        function cleanup(): void {
            if (result)
                result.destroy()
            result = null
            wait(0)
            App.closeTable()
            while (App.finishedMatches.count > 0)
                App.removeMatch(App.finishedMatches.latest)
        }
        function open(sample: int): void {
            verify(App.openMatch(App.importMatch(Guide.pyramids[sample])))
            verify(App.table.over)
            result = screen.createObject(place, { table: App.table, width: place.width, height: place.height })
            result.leave.connect(() => asked = asked.concat(["leave"]))
            result.newMatch.connect(() => asked = asked.concat(["newMatch"]))
            result.watchAgain.connect(() => asked = asked.concat(["watchAgain"]))
            result.openDice.connect(() => asked = asked.concat(["dice"]))
            waitForRendering(place)
        }
        function texts(item: var): var {
            return Array.from(item.children).reduce((all, one) => all.concat(texts(one)), item.visible && item.text !== undefined ? [String(item.text)] : [])
        }
        function press(name: string): void {
            const item = findChild(result, name)
            verify(item, name)
            item.forceActiveFocus(Qt.TabFocusReason)
            mouseClick(item, item.width / 2, item.height / 2)
            wait(30)
        }

        function test_theSheetTellsEveryLineAndTheTotals_data(): var { return [{ tag: "alone", sample: 0, seats: 2 }, { tag: "three", sample: 1, seats: 3 }] }
        function test_theSheetTellsEveryLineAndTheTotals(data: var): void {
            open(data.sample)
            const said = texts(findChild(result, "sheet")), lines = Array.from(board.score)
            compare(App.table.seats.length, data.seats)
            for (const line of lines)
                verify(said.includes(line.text), line.text)
            for (let seat = 0; seat < data.seats; ++seat) {
                compare(lines.reduce((sum, line) => sum + line.points[seat], 0), App.table.totals[seat])
                verify(said.includes(String(App.table.totals[seat])))
                verify(said.includes(App.table.seats[seat].name))
            }
        }
        function test_whoWonIsSaidWhenAllIsTold(): void {
            Theme.animationSpeed = 1
            open(0)
            verify(!result.complete)
            compare(findChild(result, "title").text, "The final scoring")
            result.skip()
            verify(findChild(result, "title").text !== "The final scoring")
        }
        function test_theTitleSaysWhoWonAndByHowMuch_data(): var { return [{ tag: "alone", sample: 0 }, { tag: "three", sample: 1 }, { tag: "Snefru", sample: 2 }] }
        function test_theTitleSaysWhoWonAndByHowMuch(data: var): void {
            open(data.sample)
            const sorted = Array.from(App.table.totals).sort((a, b) => b - a), margin = sorted[0] - sorted[1]
            const title = findChild(result, "title").text
            compare(App.table.winners.length, 1)
            verify(title.includes(String(margin)), title)
            const winner = App.table.seats[App.table.winners[0]], people = Array.from(App.table.seats).filter(seat => seat.kind === "person")
            if (people.length > 1 || winner.kind === "bot")
                verify(title.includes(winner.name), title)
            else
                verify(title.startsWith("Victory"), title)
        }
        function test_linesAreToldOneAfterTheOtherAndATapSkips(): void {
            Theme.animationSpeed = 1
            open(1)
            verify(!result.complete)
            tryVerify(() => result.revealed > 0, 3000)
            mouseClick(result, 200, 420)
            verify(result.complete)
        }
        function test_aProjectThatIsPressedIsSeenAlone(): void {
            open(1)
            compare(result.score.projects.length, 3)
            press("project1")
            verify(findChild(result, "project1").lit)
            verify(findChild(result, "project0").dimmed && findChild(result, "project2").dimmed)
            press("project1")
            verify(!findChild(result, "project0").dimmed)
        }
        function test_theSealsAreThePairsThatWereCounted(): void {
            open(1)
            const line = Array.from(board.score).pop()
            for (const project of result.score.projects)
                compare(2 * project.pairs, line.points[project.seat])
        }
        function test_aloneTheRecordAgainstTheArchitectIsShown(): void {
            open(0)
            const record = findChild(result, "record")
            verify(record.visible)
            compare(record.played, 1)
            compare(record.won, App.table.winners[0] === 0 ? 1 : 0)
        }
        function test_amongPeopleThereIsNoRecord(): void {
            open(1)
            verify(!findChild(result, "record").visible)
        }
        function test_everyWayOnIsAsked(): void {
            open(0)
            press("newMatch")
            press("watchAgain")
            press("dice")
            press("leave")
            compare(asked, ["newMatch", "watchAgain", "dice", "leave"])
        }
        function test_theMatchIsShared(): void {
            open(0)
            press("share")
            compare(Guide.clipboard(), App.exportMatch(App.table.matchId))
        }
    }
}
