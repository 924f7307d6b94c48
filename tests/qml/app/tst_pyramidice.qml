import QtQuick
import Architects.Model
import Architects.Visit

// Pyramidice from the first screen on: alone, around one phone, over, and looked at again.
Item {
    width: 390
    height: 844

    Visit {
        id: visit
        name: "PyramidiceWays"

        function board(): PyramidiceModel { return App.table.board as PyramidiceModel }
        function matchOf(sample: int): string {
            const id = App.importMatch(Guide.pyramids[sample])
            verify(id !== "")
            return id
        }

        function test_aMatchAloneIsAgainstTheChosenArchitect_data(): var {
            return [{ tag: "Snefru", level: 1, hard: "Easy" }, { tag: "Hemiunu", level: 2, hard: "Medium" }, { tag: "Amenhotep", level: 3, hard: "Hard" }, { tag: "Imhotep", level: 4, hard: "Expert" }]
        }
        function test_aMatchAloneIsAgainstTheChosenArchitect(data: var): void {
            press("Pyramidice")
            press(data.tag + " · " + data.hard)
            verify(says("Pyramidice, against " + data.tag))
            verify(says(PyramidiceBook.rival(data.level).power), "what sets him apart is said")
            press("Begin")
            tryVerify(() => App.table !== null)
            compare(App.table.game, "pyramidice")
            compare(App.table.seats[1].name, data.tag)
            verify(board().solo)
            compare(board().rivalLevel, data.level)
            compare(app.depth, 2)
        }
        function test_architectsSitDownAsPlayersToo(): void {
            press("Pyramidice")
            press("As players, like you")
            press("Imhotep · Expert")
            verify(says("Pyramidice, against Snefru and Imhotep"))
            press("Begin")
            tryVerify(() => App.table !== null)
            compare(Array.from(App.table.seats).slice(1).map(seat => seat.name), ["Snefru", "Imhotep"])
            verify(!board().solo)
        }
        function test_anArchitectJoinsPeopleAroundOnePhone(): void {
            press("Pyramidice")
            press("One phone")
            press("Amenhotep · Hard")
            verify(says("Pyramidice, one phone for both, with Amenhotep"))
            press("Begin")
            tryVerify(() => App.table !== null)
            compare(App.table.seats.length, 3)
            compare(App.table.seats[2].name, "Amenhotep")
        }
        function test_threeSitDownAroundOnePhone(): void {
            press("Pyramidice")
            press("One phone")
            press("Add a player")
            verify(says("Pyramidice, one phone for three"))
            write(field("Player 1"), "Nefer")
            write(field("Player 2"), "Ani")
            write(field("Player 3"), "Tia")
            press("Begin")
            tryVerify(() => App.table !== null)
            compare(Array.from(App.table.seats).map(seat => seat.name), ["Nefer", "Ani", "Tia"])
            verify(!board().solo)
        }
        function test_whoLeavesTakesTheNameAlong(): void {
            press("Pyramidice")
            press("One phone")
            press("Add a player")
            press("Add a player")
            verify(says("Pyramidice, one phone for four"))
            verify(button("Add a player") === null, "there are four seats")
            write(field("Player 2"), "Ani")
            write(field("Player 3"), "Tia")
            press("Remove player 2")
            compare(field("Player 2").text, "Tia")
            verify(says("Pyramidice, one phone for three"))
            press("Remove player 3")
            verify(button("Remove player 1") === null, "two must stay")
        }
        function test_theArchitectIsNoFreeOption(): void {
            press("Pyramidice")
            press("More choices")
            verify(says("The draw"))
            verify(!says("The Great Architect"))
        }
        function test_kheopsStaysAGameForTwo(): void {
            press("Pyramidice")
            press("One phone")
            press("Add a player")
            press("Another game")
            press("Kheops")
            verify(says("Kheops, one phone for both"))
            verify(button("Add a player") === null)
            press("More choices")
            verify(seen().some(item => (item.text || "").includes("Pharaoh")), "its own option is still offered")
        }
        function test_theRecordIsSaidBesideEachArchitect(): void {
            matchOf(0)
            press("Pyramidice")
            verify(says("Not met yet"))
            verify(seen().some(item => /^Won: [01] of 1 match/.test(item.text || "")))
        }
        function test_anOpenMatchIsSeenSmallAndGoneOnWith(): void {
            const id = matchOf(4)
            App.openMatch(id)
            App.closeTable()
            verify(says("Continue"))
            press("Continue")
            compare(App.table.matchId, id)
        }
        function test_theArchitectsTurnIsToldOverTheTable(): void {
            verify(App.openMatch(matchOf(4)))
            App.closeTable()
            press("Continue")
            compare(board().phase, PyramidicePhase.Begin)
            const before = JSON.stringify(board().rivalSteps)
            verify(board().rest())
            const tile = Array.from(board().tiles).find(one => one.may && one.tile > 6)
            verify(board().takeTile(tile.tile, "", -1))
            while (board().phase === PyramidicePhase.Discard)
                verify(board().discard(board().discards[0]))
            const next = () => button("Your turn") || button("Place the tiles")
            tryVerify(() => next() && next().enabled, 10000)
            verify(JSON.stringify(board().rivalSteps) !== before, "it is his new turn")
            press(next().text)
            tryVerify(() => !says("His projects"))
        }
        function test_theResultLeadsToTheDiceAndBack(): void {
            matchOf(0)
            press("History")
            press("More about this match")
            press("See the score")
            compare(app.depth, 3)
            press("Dice")
            compare(app.depth, 4)
            verify(says("Stone dice") && says("All matches"))
            keyClick(Qt.Key_Escape)
            tryCompare(app, "depth", 3)
            verify(App.table !== null)
            const before = App.table.matchId
            press("Play again")
            tryVerify(() => App.table !== null && App.table.matchId !== before)
            compare(App.table.seats[1].name, "Imhotep")
        }
        function test_theDiceAreFoundInTheHistory(): void {
            matchOf(1)
            press("History")
            press("What the dice gave")
            verify(says("Prayer dice"))
            verify(!says("This match"), "all matches together")
            keyClick(Qt.Key_Escape)
            tryCompare(app, "depth", 2)
            press("More about this match")
            press("What the dice gave")
            verify(says("This match"))
            keyClick(Qt.Key_Escape)
            tryVerify(() => App.table === null)
        }
        function test_aFinishedMatchOfThreeNamesThemAll(): void {
            matchOf(1)
            press("History")
            for (const name of ["Nefer", "Ani", "Tia"])
                verify(says(name), name)
        }
    }
}
