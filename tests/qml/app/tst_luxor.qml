import QtQuick
import Architects.Model
import Architects.Visit

// Luxor from the first screen on: the shelf, who plays, what can be chosen, and the end looked at again.
Item {
    width: 390
    height: 844

    Visit {
        id: visit
        name: "LuxorWays"
        readonly property string race: "Curses lie in the pile; all search at once, and the first to find wins."
        readonly property string turns: "Curses lie in the pile; the search for one passes on with the turn."

        function board(): LuxorModel { return App.table.board as LuxorModel }
        function matchOf(sample: int): string {
            const id = App.importMatch(Guide.temples[sample])
            verify(id !== "")
            return id
        }
        function kinds(): var { return Array.from(App.table.seats).map(seat => seat.kind) }

        function test_allGamesStandOnTheShelf_data(): var { return [{ tag: "phone", w: 390, h: 844 }, { tag: "tablet", w: 1180, h: 820 }] }
        function test_allGamesStandOnTheShelf(data: var): void {
            app.width = data.w
            app.height = data.h
            wait(60)
            const cards = App.games.map(game => button(game.name))
            compare(cards[1].height, cards[0].height, "side by side they are as high as the one that needs most")
            compare(App.games.map(game => game.id).includes("luxor"), true)
            for (const card of cards) {
                verify(card !== null)
                const left = card.mapToItem(app.contentItem, 0, 0).x
                verify(left >= 0 && left + card.width <= app.width)
            }
        }
        function test_aloneOneToThreeArchitectsSitDown(): void {
            press("Luxor")
            verify(says("Luxor, against Snefru"))
            press("Snefru · Easy")
            verify(says("Luxor, against Snefru"), "somebody must stay")
            press("Imhotep · Expert")
            press("Hemiunu · Medium")
            verify(says("Luxor, against Snefru, Hemiunu and Imhotep"))
            verify(!button("Amenhotep · Hard").enabled, "there are four seats")
            press("Begin")
            tryVerify(() => App.table !== null)
            compare(kinds(), ["person", "bot", "bot", "bot"])
            compare(Array.from(App.table.seats).slice(1).map(seat => seat.name), ["Snefru", "Hemiunu", "Imhotep"])
        }
        function test_aroundOnePhoneArchitectsTakeTheSeatsThatAreLeft(): void {
            press("Luxor")
            press("One phone")
            press("Imhotep · Expert")
            verify(says("Luxor, one phone for both, with Imhotep"))
            press("Add a player")
            verify(says("Luxor, one phone for three, with Imhotep"))
            verify(button("Add a player") === null, "no seat is left")
            verify(!button("Snefru · Easy").enabled)
            press("Begin")
            tryVerify(() => App.table !== null)
            compare(kinds(), ["person", "person", "person", "bot"])
        }
        function test_variantsAreChosenAndPlayed(): void {
            press("Luxor")
            press("More choices")
            verify(says("The Curse of the Pharaoh") && says("The Eyes of the Sphinx"))
            press(turns)
            press("Animals pair at any distance, once in each row, shaft and diagonal.")
            press("Begin")
            tryVerify(() => App.table !== null)
            verify(board().curses)
            verify(board().sphinx)
        }
        function test_theRaceIsForPeopleAroundOnePhone(): void {
            press("Luxor")
            press("More choices")
            verify(button(turns) !== null)
            verify(button(race) === null, "alone there is nobody to race against")
            press("One phone")
            press(race)
            press("Begin")
            tryVerify(() => App.table !== null)
            verify(App.table.options[0].oneDevice)
        }
        function test_whoGoesOnAloneLeavesTheRaceBehind(): void {
            press("Luxor")
            press("One phone")
            press("More choices")
            press(race)
            press("Alone")
            verify(button(race) === null)
            press("Begin")
            tryVerify(() => App.table !== null)
            compare(App.table.options[0].value, "none")
        }
        function test_anOpenMatchIsSeenSmallAndGoneOnWith(): void {
            const id = matchOf(7)
            App.openMatch(id)
            App.closeTable()
            verify(says("Continue") && says("Luxor"))
            press("Continue")
            compare(App.table.matchId, id)
        }
        function test_anEndLookedAtAgainIsThereAtOnce(): void {
            matchOf(0)
            press("History")
            press("More about this match")
            App.settings.animationSpeed = 1
            press("See the score")
            verify(!says("The sarcophagi are opened"))
            tryVerify(() => seen().some(item => item.objectName === "title" && item.text.includes("by")))
        }
        function test_theNextMatchHasTheSamePlayersAndOptions(): void {
            matchOf(1)
            press("History")
            press("More about this match")
            press("See the score")
            const before = App.table.matchId
            press("Play again")
            tryVerify(() => App.table !== null && App.table.matchId !== before)
            compare(kinds(), ["person", "person", "person", "bot"])
            compare(App.table.seats[2].name, "Tia")
            verify(board().curses)
        }
    }
}
