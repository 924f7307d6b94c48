import QtQuick
import QtTest
import Architects.Model
import Architects.Egizia
import Architects.Testing
import Architects.Ui
import Architects.Visit

// The end of a match of Egizia: what is counted in which order, what it adds up to, what decides, and the ways on.
Item {
    id: place
    width: 390
    height: 844

    Component {
        id: screen
        EgiziaResult {}
    }
    TestCase {
        name: "EgiziaResult"
        when: windowShown
        property EgiziaResult result
        property var asked: []
        readonly property EgiziaModel board: App.table ? App.table.board as EgiziaModel : null
        readonly property int alone: 0
        readonly property int four: 1
        readonly property int level: 2

        function init(): void {
            failOnWarning(/.?/)
            App.settings.sound = false
            Theme.animationSpeed = 0
            Theme.night = false
            Theme.textScale = 1
            place.width = 390
            place.height = 844
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
            verify(App.openMatch(App.importMatch(Guide.rivers[sample])))
            verify(App.table.over)
            result = screen.createObject(place, { table: App.table, width: place.width, height: place.height })
            result.leave.connect(() => asked = asked.concat(["leave"]))
            result.newMatch.connect(() => asked = asked.concat(["newMatch"]))
            result.watchAgain.connect(() => asked = asked.concat(["watchAgain"]))
            result.openRules.connect(page => asked = asked.concat([page]))
            waitForRendering(place)
        }
        function column(seat: int): var { return findChild(result, "column" + seat) }
        function turnedUp(): bool { return Array.from(result.score.ending).every((one, step) => findChild(column(one.seat), "step" + step).faceUp === (one.what === "riddle")) }
        function press(name: string): void {
            const item = findChild(result, name)
            verify(item, name)
            item.forceActiveFocus(Qt.TabFocusReason)
            mouseClick(item, item.width / 2, item.height / 2)
            wait(30)
        }
        function samples(): var { return [{ tag: "alone", sample: alone, seats: 2 }, { tag: "four", sample: four, seats: 4 }, { tag: "level", sample: level, seats: 2 }] }

        function test_everyColumnAddsUpToTheTotal_data(): var { return samples() }
        function test_everyColumnAddsUpToTheTotal(data: var): void {
            open(data.sample)
            compare(App.table.seats.length, data.seats)
            for (let seat = 0; seat < data.seats; ++seat) {
                compare(column(seat).points, App.table.totals[seat])
                compare(findChild(column(seat), "points").text, String(App.table.totals[seat]))
            }
        }
        function test_whatIsToldLeadsFromTheFifthRoundToTheTotal_data(): var { return samples() }
        function test_whatIsToldLeadsFromTheFifthRoundToTheTotal(data: var): void {
            open(data.sample)
            const last = board.rounds[board.rounds.length - 1]
            compare(last.round, 5)
            for (const one of Array.from(last.seats))
                verify(result.score.pointsAfter(one.seat, 0) >= one.after, "what came after the round can only be cards played at its end")
            for (const [step, one] of Array.from(result.score.ending).entries())
                compare(result.score.pointsAfter(one.seat, step + 1), one.total, "step " + step)
        }
        function test_everyPointOfTheSheetIsExplained_data(): var { return samples() }
        function test_everyPointOfTheSheetIsExplained(data: var): void {
            open(data.sample)
            const lines = findChild(result, "sheet").lines
            for (let seat = 0; seat < data.seats; ++seat)
                compare(lines.reduce((sum, line) => sum + line.points[seat], 0), App.table.totals[seat])
            const cards = Array.from(result.score.ending).filter(one => one.what === "riddle")
            for (const card of cards)
                verify(lines.some(line => line.text.includes(card.title)), card.title)
        }
        function test_whoIsInFrontCountsFirstAndEverybodyInOneGo(): void {
            open(four)
            const seats = Array.from(result.score.ending).map(one => one.seat)
            const order = seats.filter((seat, i) => i === 0 || seats[i - 1] !== seat)
            compare(new Set(order).size, order.length, "nobody counts in two goes")
            const tiles = Array.from(board.rounds[board.rounds.length - 1].seats).map(one => one.seat).reverse()
            compare(order, tiles.filter(seat => order.includes(seat)), "the highest turn tile first")
        }
        function test_theRevealTellsOneAfterTheOther(): void {
            Theme.animationSpeed = 20
            open(alone)
            verify(!result.complete)
            let before = result.revealed
            while (!result.complete) {
                for (const seat of [0, 1])
                    compare(column(seat).points, result.score.pointsAfter(seat, result.revealed))
                tryVerify(() => result.revealed > before, 5000)
                before = result.revealed
            }
            compare(result.revealed, result.score.ending.length)
            compare(column(0).points, App.table.totals[0])
        }
        function test_whatIsStillSecretIsNotTold(): void {
            Theme.animationSpeed = 1
            open(four)
            verify(!result.complete)
            compare(findChild(result, "title").text, "The final scoring")
            verify(!findChild(result, "sheet").visible)
            for (const [step, one] of Array.from(result.score.ending).entries())
                verify(!findChild(column(one.seat), "step" + step).shown)
            result.revealed = 4
            const told = Array.from(result.score.ending).slice(0, 4).map((one, step) => findChild(column(one.seat), "step" + step))
            tryVerify(() => told.every(step => step.faceUp === step.riddle), 3000, "what has been told is turned up")
            wait(Theme.ms(400))
            if (Hall.pictures !== "")
                verify(Hall.take(place, "egizia-reveal"))
        }
        function test_aTapTellsAll_data(): var { return [{ tag: "on the track", y: 180 }, { tag: "on a column", y: 420 }] }
        function test_aTapTellsAll(data: var): void {
            Theme.animationSpeed = 1
            open(four)
            tryVerify(() => result.revealed > 0, 3000)
            mouseClick(result, 60, data.y)
            verify(result.complete)
            tryVerify(() => findChild(column(0), "points").text === String(App.table.totals[0]))
            tryVerify(() => turnedUp(), 3000, "every card that counts is turned up")
        }
        function test_aKeyTellsAll(): void {
            Theme.animationSpeed = 1
            open(four)
            result.forceActiveFocus()
            keyClick(Qt.Key_Space)
            verify(result.complete)
            compare(asked, [], "the key only told the rest")
        }
        function test_withoutMotionTheEndIsThereAtOnce(): void {
            open(four)
            verify(result.complete)
            tryVerify(() => turnedUp(), 3000, "every card that counts is turned up")
        }
        function test_theTitleSaysWhoWon_data(): var { return samples() }
        function test_theTitleSaysWhoWon(data: var): void {
            open(data.sample)
            const title = findChild(result, "title").text, winner = App.table.winners[0]
            const sorted = Array.from(App.table.totals).sort((a, b) => b - a)
            const alone = Array.from(App.table.seats).filter(seat => seat.kind === "person").length === 1
            verify(alone && winner === 0 ? title.startsWith("Victory") : title.includes(App.table.seats[winner].name), title)
            if (sorted[0] > sorted[1])
                verify(title.includes(String(sorted[0] - sorted[1])), title)
        }
        function test_ofEqualTotalsTheOneInFrontWinsAndTheReasonIsSaid(): void {
            open(level)
            compare(App.table.totals[0], App.table.totals[1])
            const tie = findChild(result, "tie"), winner = App.table.seats[App.table.winners[0]].name
            verify(tie.visible)
            compare(App.table.winners.length, 1)
            compare(board.scoreTrack[0].seat, App.table.winners[0])
            verify(tie.text.includes(winner + " came to that square first"), tie.text)
            verify(tie.text.includes(String(App.table.totals[0])), tie.text)
        }
        function test_threeCanBeLevel(): void {
            open(alone)
            const standing = (name, points) => ({ name: name, points: points })
            compare(result.score.decided([standing("Nefer", 60), standing("Ani", 59)]), "")
            compare(result.score.decided([standing("Tia", 60), standing("Nefer", 60), standing("Ani", 60), standing("Bek", 12)]),
                    "Equal points: Tia, Nefer and Ani, 60 each. Tia came to that square first and stands in front.")
        }
        function test_withoutATieNothingIsSaidOfOne(): void {
            open(alone)
            verify(App.table.totals[0] !== App.table.totals[1])
            verify(!findChild(result, "tie").visible)
        }
        function test_theTrackEndsInTheOrderOfTheResult_data(): var { return samples() }
        function test_theTrackEndsInTheOrderOfTheResult(data: var): void {
            open(data.sample)
            const seats = findChild(result, "scoreTrack").seats
            compare(Array.from(seats).map(one => one.seat), Array.from(board.scoreTrack).map(one => one.seat))
            compare(seats[0].seat, App.table.winners[0])
            for (const one of seats)
                compare(one.points, App.table.totals[one.seat])
        }
        function test_whatWasBuiltIsSeen(): void {
            open(four)
            const built = findChild(result, "monuments").monuments
            compare(Array.from([built.obelisk, built.tombs, built.pyramid, built.temple]).map(list => list.length), [12, 12, 21, 12])
            verify(Array.from(built.pyramid).some(square => square.seat >= 0))
        }
        function test_theRecordIsShownToOnePersonOnly(): void {
            open(alone)
            verify(findChild(result, "record").visible)
            compare(findChild(result, "record").met.played, 1)
        }
        function test_amongPeopleThereIsNoRecord(): void {
            open(level)
            verify(!findChild(result, "record").visible)
        }
        function test_everyWayOnIsAsked(): void {
            open(alone)
            press("newMatch")
            press("watchAgain")
            press("rules")
            press("leave")
            compare(asked, ["newMatch", "watchAgain", "egizia/scoring", "leave"])
        }
        function test_theMatchIsShared(): void {
            open(alone)
            press("share")
            compare(Guide.clipboard(), App.exportMatch(App.table.matchId))
        }
        function test_whatIsReadOutNamesPointsAndCards(): void {
            open(four)
            for (let seat = 0; seat < 4; ++seat) {
                const spoken = column(seat).Accessible.name, name = App.table.seats[seat].name
                verify(spoken.startsWith(name + ": " + App.table.totals[seat] + " point"), spoken)
                for (const one of result.score.stepsOf(seat))
                    verify(spoken.includes(one.title + " " + one.points), spoken)
            }
        }
        function test_everythingFitsEverywhere_data(): var {
            const sizes = [["phone", 390, 844], ["small", 320, 568], ["landscape", 844, 390], ["tablet", 1180, 820]], rows = []
            for (const [name, width, height] of sizes)
                for (const night of [false, true])
                    for (const scale of [1, 1.6])
                        for (const sample of [0, 1, 2])
                            rows.push({ tag: [name, night ? "night" : "day", scale, sample].join("-"), width: width, height: height, night: night, scale: scale, sample: sample })
            return rows
        }
        function test_everythingFitsEverywhere(data: var): void {
            Theme.night = data.night
            Theme.textScale = data.scale
            place.width = data.width
            place.height = data.height
            open(data.sample)
            for (let seat = 0; seat < App.table.seats.length; ++seat) {
                const box = column(seat).mapToItem(place, 0, 0)
                verify(box.x >= 0 && box.x + column(seat).width <= place.width + 0.5)
                const points = findChild(column(seat), "points")
                verify(points.contentWidth <= column(seat).width, "the sum fits its column")
            }
            verify(findChild(result, "newMatch").height >= 48)
            if (Hall.pictures !== "")
                verify(Hall.take(place, "egizia-result-" + data.tag))
        }
    }
}
