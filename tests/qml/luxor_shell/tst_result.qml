import QtQuick
import QtTest
import Architects.Model
import Architects.Luxor
import Architects.Testing
import Architects.Ui
import Architects.Visit

// The end of a match of Luxor: what is opened and turned, what it adds up to, what decides, and the ways on.
Item {
    id: place
    width: 390
    height: 844

    Component {
        id: screen
        LuxorResult {}
    }
    TestCase {
        name: "LuxorResult"
        when: windowShown
        property LuxorResult result
        property var asked: []
        readonly property LuxorModel board: App.table ? App.table.board as LuxorModel : null
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
            verify(App.openMatch(App.importMatch(Guide.temples[sample])))
            verify(App.table.over)
            result = screen.createObject(place, { table: App.table, width: place.width, height: place.height })
            result.leave.connect(() => asked = asked.concat(["leave"]))
            result.newMatch.connect(() => asked = asked.concat(["newMatch"]))
            result.watchAgain.connect(() => asked = asked.concat(["watchAgain"]))
            result.openRules.connect(page => asked = asked.concat([page]))
            waitForRendering(place)
        }
        function column(seat: int): var { return findChild(result, "column" + seat) }
        function press(name: string): void {
            const item = findChild(result, name)
            verify(item, name)
            item.forceActiveFocus(Qt.TabFocusReason)
            mouseClick(item, item.width / 2, item.height / 2)
            wait(30)
        }
        function texts(item: var): var {
            return Array.from(item.children).reduce((all, one) => all.concat(texts(one)), item.visible && item.text !== undefined ? [String(item.text)] : [])
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
        function test_everyPointOfTheSheetIsExplained_data(): var { return samples() }
        function test_everyPointOfTheSheetIsExplained(data: var): void {
            open(data.sample)
            for (let seat = 0; seat < data.seats; ++seat) {
                const lines = result.score.linesOf(seat)
                compare(lines.reduce((sum, line) => sum + line.points[seat], 0), App.table.totals[seat])
                compare(lines.length, result.score.tombsOf(seat).length + 1, "each sarcophagus, and the pharaoh card")
                const said = texts(findChild(result, "points" + seat))
                compare(said.filter(text => /^(One eye|Two eyes|Three eyes), pillar: /.test(text)).length, lines.length - 1)
                compare(said.filter(text => text.startsWith("Pharaoh card, ")).length, 1)
            }
        }
        function test_theRevealOpensOneAfterTheOtherThenTurnsTheCards(): void {
            Theme.animationSpeed = 20
            open(alone)
            verify(!result.complete)
            const tombs = result.score.tombs, cards = result.score.pharaohs
            let before = result.revealed
            while (!result.complete) {
                for (const seat of [0, 1])
                    compare(column(seat).points, result.score.pointsAfter(seat, result.revealed))
                compare(column(0).turned, result.revealed > tombs.length + cards.findIndex(card => card.seat === 0))
                tryVerify(() => result.revealed > before, 5000)
                before = result.revealed
            }
            compare(result.revealed, tombs.length + cards.length)
            compare(column(0).points, App.table.totals[0])
        }
        function test_whatIsStillClosedIsNotTold(): void {
            Theme.animationSpeed = 1
            open(four)
            verify(!result.complete)
            compare(findChild(result, "title").text, "The sarcophagi are opened")
            verify(!findChild(result, "sheet").visible)
            const last = result.score.tombs[result.score.tombs.length - 1]
            verify(!findChild(column(last.seat), "tomb" + last.tomb).open)
            for (const seat of [0, 1, 2, 3])
                verify(findChild(result, "pharaoh" + seat).hidden)
            result.revealed = 9
            wait(Theme.ms(400))
            if (Hall.pictures !== "")
                verify(Hall.take(place, "luxor-reveal"))
        }
        function test_aTapTellsAll_data(): var { return [{ tag: "on the pillars", y: 220 }, { tag: "on a column", y: 400 }] }
        function test_aTapTellsAll(data: var): void {
            Theme.animationSpeed = 1
            open(four)
            tryVerify(() => result.revealed > 0, 3000)
            mouseClick(result, 60, data.y)
            verify(result.complete)
            tryVerify(() => findChild(column(0), "points").text === String(App.table.totals[0]))
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
        function test_equalTotalsAreDecidedAndTheReasonIsSaid(): void {
            open(level)
            compare(App.table.totals[0], App.table.totals[1])
            const tie = findChild(result, "tie")
            verify(tie.visible)
            verify(tie.text.includes(String(App.table.totals[0])), tie.text)
            const score = result.score, counts = [score.tombsOf(0).length, score.tombsOf(1).length], highest = [score.highestOf(0), score.highestOf(1)]
            if (counts[0] !== counts[1])
                verify(tie.text.includes("Most sarcophagi wins: Nefer\u00a0" + counts[0] + ", Ani\u00a0" + counts[1]), tie.text)
            else if (highest[0] !== highest[1])
                verify(tie.text.includes("the most precious mummy decides"), tie.text)
            else
                compare(App.table.winners.length, 2)
        }
        function test_moreSarcophagiThenTheRichestMummyDecideATie(): void {
            open(alone)
            const standing = (name, points, tombs, highest) => ({ name: name, points: points, tombs: tombs, highest: highest })
            const decided = all => result.score.decided(all)
            compare(decided([standing("Nefer", 30, 5, 8), standing("Ani", 29, 6, 10)]), "")
            compare(decided([standing("Nefer", 30, 5, 8), standing("Ani", 30, 6, 7), standing("Tia", 12, 9, 10)]),
                    "Equal points: Nefer and Ani, 30 each. Most sarcophagi wins: Nefer\u00a05, Ani\u00a06.")
            compare(decided([standing("Nefer", 30, 6, 8), standing("Ani", 30, 6, 10), standing("Tia", 30, 5, 10)]),
                    "Equal points: Nefer, Ani and Tia, 30 each. As many sarcophagi, too; the most precious mummy decides: Nefer\u00a08, Ani\u00a010.")
            compare(decided([standing("Nefer", 30, 6, 10), standing("Ani", 30, 6, 10)]),
                    "Equal points: Nefer and Ani, 30 each. As many sarcophagi and as precious a mummy: the victory is shared.")
        }
        function test_withoutATieNothingIsSaidOfOne(): void {
            open(alone)
            verify(App.table.totals[0] !== App.table.totals[1])
            verify(!findChild(result, "tie").visible)
        }
        function test_theFinalWallIsFull(): void {
            open(alone)
            compare(findChild(result, "wall").cards.length, 40)
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
            compare(asked, ["newMatch", "watchAgain", "luxor/scoring", "leave"])
        }
        function test_theMatchIsShared(): void {
            open(alone)
            press("share")
            compare(Guide.clipboard(), App.exportMatch(App.table.matchId))
        }
        function test_whatIsReadOutNamesPointsAndPieces(): void {
            open(four)
            for (let seat = 0; seat < 4; ++seat) {
                const spoken = column(seat).Accessible.name, name = App.table.seats[seat].name
                verify(spoken.startsWith(name + ": " + App.table.totals[seat] + " point"), spoken)
                verify(spoken.includes("pharaoh card"), spoken)
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
                verify(Hall.take(place, "luxor-result-" + data.tag))
        }
    }
}
