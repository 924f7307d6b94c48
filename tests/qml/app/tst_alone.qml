import QtQuick
import Architects.Model
import Architects.Visit

// What one person alone may do with a match: undo what was answered, give it up, begin it again; and what is offered for the next one.
Item {
    width: 390
    height: 844

    Visit {
        id: visit
        name: "Alone"

        function board(): KheopsModel { return App.table.board as KheopsModel }
        function tiles(): var { return [...board().cells].map(cell => cell.tile) }
        // Plays a turn of Kheops by the core's own choice, until it is answered.
        function playTurn(): void {
            tryVerify(() => App.table.yourTurn, 20000)
            const before = App.table.plyCount
            while (App.table.yourTurn && App.table.plyCount < before + 12)
                verify(Guide.playSome(App.table))
            tryVerify(() => App.table.yourTurn && !App.table.thinking, 20000)
        }
        function sitDown(): void {
            startAgainstArchitect()
            playTurn()
        }

        function test_aMoveIsUndoneAlsoAfterTheAnswer(): void {
            sitDown()
            const before = App.table.plyCount
            verify(!App.table.canUndo && App.table.canRewind)
            press("Undo")
            verify(says("Undo your last move?"))
            press("Play on")
            compare(App.table.plyCount, before)
            verify(!App.table.practice)
            press("Undo")
            press("Undo it")
            tryVerify(() => App.table.plyCount < before && App.table.yourTurn)
            verify(App.table.practice)
        }
        function test_inPracticeUndoDoesNotAskAgain(): void {
            sitDown()
            playTurn()
            press("Undo")
            press("Undo it")
            tryVerify(() => App.table.practice)
            while (App.table.canUndo)
                press("Undo")
            verify(App.table.canRewind)
            const before = App.table.plyCount
            press("Undo")
            compare(says("Undo your last move?"), false)
            verify(App.table.plyCount < before)
        }
        function test_whoGivesUpHasLost(): void {
            sitDown()
            press("Menu")
            press("Give up")
            press("Play on")
            verify(!App.table.over)
            press("Menu")
            press("Give up")
            tryVerify(() => says("Give up?"))
            press("Give up")
            tryVerify(() => says("You gave up"), 20000)
            compare(App.statistics("kheops").played, 1)
            compare(App.statistics("kheops").won, 0)
            keyClick(Qt.Key_Escape)
            tryCompare(app, "depth", 1)
            press("History")
            verify(seen().some(item => item.text !== undefined && String(item.text).includes("Given up")), "the history says so")
            verify(says("Snefru won"))
            press("More about this match")
            press("See the score")
            verify(says("You gave up"), "it is still so when it is looked at again")
        }
        function test_theSameMatchBeginsAgain_data(): var { return [{ tag: "With other luck", same: false }, { tag: "With the same luck", same: true }] }
        function test_theSameMatchBeginsAgain(data: var): void {
            startAgainstArchitect()
            const first = App.table.matchId, start = tiles()
            playTurn()
            press("Menu")
            press("Begin again")
            press(data.tag)
            tryVerify(() => App.table !== null && App.table.matchId !== first)
            const anew = tiles()
            verify(start.some(tile => tile !== ""), "the base lies there")
            compare(start.every((tile, i) => tile === "" || anew[i] === "" || tile === anew[i]), data.same)
            compare(App.table.practice, data.same)
            compare(App.table.seats[1].name, "Snefru")
            compare(App.openMatches.count, 1, "the first one has ended")
        }
        function test_severalPeopleFindNeitherOfItInTheMenu(): void {
            press("One phone")
            press("Begin")
            press(seen().filter(item => /^I am /.test(item.text || ""))[0].text)
            press("Menu")
            verify(button("Leave the table") !== null)
            verify(button("Give up") === null && button("Begin again") === null)
        }
        function test_beforeTheFirstWinTheMildestArchitectIsOffered(): void {
            press("Kheops")
            verify(says("Kheops, against Snefru"))
            keyClick(Qt.Key_Escape)
            tryCompare(app, "depth", 1)
        }
        function test_whatWasChosenLastIsOfferedAgain(): void {
            press("Kheops")
            press("Amenhotep · Hard")
            press("More choices")
            press("Like a Mummy: played at any time, may take a Worker's place; can be swapped, and his tile turned.")
            press("Begin")
            tryVerify(() => App.table !== null)
            keyClick(Qt.Key_Escape)
            tryCompare(app, "depth", 1)
            press("Kheops")
            verify(says("Kheops, against Amenhotep"))
            press("Begin")
            tryVerify(() => App.table !== null)
            verify(App.table.options[0].meaning.startsWith("Like a Mummy"))
            keyClick(Qt.Key_Escape)
            tryCompare(app, "depth", 1)
            press("Luxor")
            verify(says("Luxor, against Snefru"), "each game remembers its own")
            keyClick(Qt.Key_Escape)
        }
        function test_whatWasKeptAndCannotBeReadIsForgotten(): void {
            App.settings.keepSetup("kheops", "{ torn")
            press("Kheops")
            verify(says("Kheops, against Snefru"))
            press("Begin")
            tryVerify(() => App.table !== null)
        }
        function test_twoRivalsOfOneLevelSitDown(): void {
            press("Egizia")
            press("One more Snefru")
            verify(says("Egizia, against Snefru and Snefru"))
            press("Begin")
            tryVerify(() => App.table !== null)
            compare(Array.from(App.table.seats).map(seat => seat.name), ["You", "Snefru", "Snefru II"])
        }
        function test_oneOfTwoAlikeGetsUpAgain(): void {
            press("Egizia")
            press("One more Snefru")
            press("Snefru · Easy")
            verify(says("Egizia, against Snefru"))
            keyClick(Qt.Key_Escape)
        }
    }
}
