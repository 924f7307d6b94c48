import QtQuick
import Architects.App
import Architects.Model
import Architects.Visit

// Egizia from the first screen on: the shelf, who plays, the two rules of the revision, and the end looked at again.
Item {
    width: 390
    height: 844

    Visit {
        id: visit
        name: "EgiziaWays"
        readonly property string oneCard: "Everybody starts with a Sphinx card, as in the revision of 2010."
        readonly property string afterPlacing: "The player who may take a card that nobody took does so before the workers are fed, as in the revision of 2010."

        function board(): EgiziaModel { return App.table.board as EgiziaModel }
        function matchOf(sample: int): string {
            const id = App.importMatch(Guide.rivers[sample])
            verify(id !== "")
            return id
        }
        function kinds(): var { return Array.from(App.table.seats).map(seat => seat.kind) }
        function options(): var { return Array.from(App.table.options).map(option => option.value) }

        function test_fourGamesStandTwoByTwo_data(): var { return [{ tag: "phone", w: 390, h: 844 }, { tag: "tablet", w: 1180, h: 820 }] }
        function test_fourGamesStandTwoByTwo(data: var): void {
            app.width = data.w
            app.height = data.h
            wait(60)
            const cards = Array.from(App.games).map(game => button(game.name)), places = cards.map(card => card.mapToItem(app.contentItem, 0, 0))
            compare(cards.length, 4)
            compare(places[0].y, places[1].y)
            compare(places[2].y, places[3].y)
            verify(places[2].y >= places[0].y + cards[0].height)
            for (const [i, place] of places.entries())
                verify(place.x >= 0 && place.x + cards[i].width <= app.width)
        }
        function test_aloneOneToThreeArchitectsSitDown(): void {
            press("Egizia")
            verify(says("Egizia, against Snefru"))
            press("Snefru · Easy")
            verify(says("Egizia, against Snefru"), "somebody must stay")
            press("Imhotep · Expert")
            press("Hemiunu · Medium")
            verify(says("Egizia, against Snefru, Hemiunu and Imhotep"))
            press("Begin")
            tryVerify(() => App.table !== null)
            compare(kinds(), ["person", "bot", "bot", "bot"])
            compare(options(), ["none", "round-end"])
            compare(board().round, 1)
        }
        function test_theRevisionIsChosenRuleByRule(): void {
            press("Egizia")
            press("More choices")
            verify(says("Sphinx cards at the start") && says("Cards left on the Nile"))
            press(oneCard)
            press("Begin")
            tryVerify(() => App.table !== null)
            compare(options(), ["one", "round-end"])
            compare(Array.from(board().sides).map(side => side.riddles), [1, 1])
        }
        function test_theOtherRuleOfTheRevisionIsChosenByItself(): void {
            press("Egizia")
            press("More choices")
            press(afterPlacing)
            press("Begin")
            tryVerify(() => App.table !== null)
            compare(options(), ["none", "after-placing"])
            compare(Array.from(board().sides).map(side => side.riddles), [0, 0])
        }
        function test_howItIsPlayedIsOneTapAway(): void {
            press("Egizia")
            press("How it is played")
            tryVerify(() => says("The Nile in a minute"))
        }
        function test_anOpenMatchIsSeenSmallAndGoneOnWith(): void {
            const id = matchOf(9)
            App.openMatch(id)
            App.closeTable()
            verify(says("Continue") && says("Egizia"))
            press("Continue")
            compare(App.table.matchId, id)
            compare(board().phase, EgiziaPhase.Sail)
        }
        function test_everySampleStandsWhereItShould_data(): var {
            return [{ tag: "three at sea", sample: 3, seats: 3, phase: EgiziaPhase.Sail }, { tag: "the end of a round", sample: 4, seats: 4, phase: EgiziaPhase.Close },
                    { tag: "Sphinx cards", sample: 5, seats: 4, phase: EgiziaPhase.Keep }, { tag: "hunger", sample: 6, seats: 3, phase: EgiziaPhase.Feed },
                    { tag: "Amarna", sample: 7, seats: 3, phase: EgiziaPhase.Build, site: 1 }, { tag: "Giza", sample: 8, seats: 4, phase: EgiziaPhase.Build, site: 2 },
                    { tag: "at sea", sample: 9, seats: 4, phase: EgiziaPhase.Sail }]
        }
        function test_everySampleStandsWhereItShould(data: var): void {
            verify(App.openMatch(matchOf(data.sample)))
            App.table.takeDevice()
            compare(App.table.seats.length, data.seats)
            compare(board().phase, data.phase)
            verify(board().round >= 3)
            if (data.site !== undefined)
                compare(board().site, data.site)
        }
        function test_whatTheTableSaysLeadsToAPage_data(): var { return Array.from([3, 4, 5, 6, 7, 8, 9]).map(sample => ({ tag: "sample " + sample, sample: sample })) }
        function test_whatTheTableSaysLeadsToAPage(data: var): void {
            verify(App.openMatch(matchOf(data.sample)))
            App.table.takeDevice()
            const pages = Array.from([board().phasePage]).concat(Array.from(board().stages).map(stage => stage.page), Array.from(board().river).map(bend => bend.page),
                                                     Array.from(board().river).map(bend => bend.refusalPage || "egizia/river"), Array.from(board().hand).map(card => card.page))
            for (const side of Array.from(board().sides))
                pages.push(...Array.from(side.always).concat(Array.from(side.whenever)).map(card => card.page))
            for (const page of pages)
                verify(RulesLibrary.find(page), page)
        }
        function test_anEndLookedAtAgainIsThereAtOnce(): void {
            matchOf(0)
            press("History")
            press("More about this match")
            App.settings.animationSpeed = 1
            press("See the score")
            verify(!says("The final scoring"))
            tryVerify(() => seen().some(item => item.objectName === "title" && item.text.includes("by")))
        }
        function test_theNextMatchHasTheSamePlayers(): void {
            matchOf(1)
            press("History")
            press("More about this match")
            press("See the score")
            const before = App.table.matchId
            press("Play again")
            tryVerify(() => App.table !== null && App.table.matchId !== before)
            compare(App.table.seats[2].name, "Tia")
            compare(kinds(), ["person", "person", "person", "bot"])
        }
    }
}
