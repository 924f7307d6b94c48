import QtQuick
import Architects.Model
import Architects.Visit

// Matches that are over: kept, watched again, passed on, taken in.
Item {
    width: 390
    height: 844

    Visit {
        id: visit
        name: "History"

        function takeIn(): void {
            App.importMatch(Guide.samples[0])
            compare(App.finishedMatches.count, 1)
        }
        function test_anEmptyHistoryLeadsToAGame(): void {
            press("History")
            verify(says("No match has been finished yet"))
            press("New game")
            verify(says("Your rival"))
        }
        function test_aFinishedMatchIsWatchedFromItsBeginning(): void {
            takeIn()
            press("History")
            press("You won")
            compare(app.depth, 3)
            verify(!App.table.live && App.table.ply < App.table.plyCount)
            const before = App.table.ply
            press("One step on")
            verify(App.table.ply > before)
            press("To the end")
            compare(App.table.ply, App.table.plyCount)
            press("To the result")
            compare(app.depth, 3)
            verify(says("You are the Great Architect"))
            keyClick(Qt.Key_Escape)
            tryCompare(app, "depth", 2)
            verify(App.table === null)
        }
        function test_watchingAgainFromTheResultLeadsBackToIt(): void {
            takeIn()
            press("History")
            press("More about this match")
            press("See the score")
            compare(app.depth, 3)
            press("Watch again")
            compare(app.depth, 4)
            press("To the result")
            compare(app.depth, 3)
            verify(App.table.live, "the result shows the end, not where one stopped watching")
        }
        function test_aMatchIsSharedAndTakenInAgain(): void {
            takeIn()
            const text = App.exportMatch(App.finishedMatches.latest)
            press("History")
            press("More about this match")
            press("Copy as text")
            compare(Guide.clipboard(), text)
            press("More about this match")
            press("Remove")
            press("Remove")
            compare(App.finishedMatches.count, 0)
            press("Import a match")
            press("Paste")
            press("Import")
            compare(App.finishedMatches.count, 1)
        }
        function test_whatCannotBeReadIsSaidWhereItStands(): void {
            App.copyText("a shopping list")
            press("History")
            press("Import a match")
            press("Paste")
            press("Import")
            verify(says("This is not a match that can be read.") || seen().some(item => (item.text || "").startsWith("Line ")))
            compare(App.finishedMatches.count, 0)
            keyClick(Qt.Key_Escape)
        }
        function test_theNextMatchIsAgainstTheSameRival(): void {
            takeIn()
            press("History")
            press("More about this match")
            press("See the score")
            press("Play again")
            tryVerify(() => App.table !== null && !App.table.over)
            compare(App.table.seats[1].name, "Hemiunu")
        }
    }
}
