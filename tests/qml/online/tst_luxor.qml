import QtQuick
import QtTest
import Architects.Faraway
import Architects.Model
import Architects.Visit

// Luxor with friends far away: everything is offered but the race, which is for people around one device.
Item {
    width: 390
    height: 844

    SignalSpy {
        id: failures
        target: Online
        signalName: "failed"
    }
    Meeting {
        name: "LuxorFarAway"
        readonly property string race: "Curses lie in the pile; all search at once, and the first to find wins."
        readonly property string turns: "Curses lie in the pile; the search for one passes on with the turn."
        readonly property string refusal: "With that option everybody must sit around one device."

        function test_theRaceIsNotOfferedFarAway(): void {
            introduce("Nefer")
            press("New match")
            press("Luxor")
            press("More choices")
            verify(button(race) === null)
            press(turns)
            press("Create the match")
            tryVerify(() => named("code") !== null)
            compare(first(one => one.stage === "open").game, "luxor")
        }
        function test_theServerDoesNotBeginARace(): void {
            introduce("Nefer")
            failures.clear()
            Online.createMatch({ game: "luxor", seats: 2, options: { curse: "race" }, clock: 0, seat: 0, invite: [], architects: {} })
            tryCompare(failures, "count", 1)
            compare(failures.signalArguments[0][1], refusal)
            compare(Online.matches.length, 0)
        }
        function test_theServerDoesNotTakeARaceOver(): void {
            introduce("Nefer")
            const id = App.importMatch(Guide.temples[3])
            failures.clear()
            Online.createMatch({ game: "luxor", seats: 3, clock: 0, seat: 0, invite: [], architects: {}, localMatch: id })
            tryCompare(failures, "count", 1)
            compare(failures.signalArguments[0][1], refusal)
            verify(App.openMatch(id), "it goes on here")
        }
        function test_theMenuOfARaceSaysWhyItStaysHere(): void {
            introduce("Nefer")
            keyClick(Qt.Key_Escape)
            verify(App.openMatch(App.importMatch(Guide.temples[3])))
            App.closeTable()
            press("Continue")
            touch("menu")
            tryVerify(() => named("menuFar") !== null)
            verify(!named("menuFar").enabled)
            hears("Not this one: its options need everybody around one phone.")
        }
    }
}
