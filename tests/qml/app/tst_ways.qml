import QtQuick
import Architects.Model
import Architects.Pictures
import Architects.Ui
import Architects.Visit

// From screen to screen and back.
Item {
    width: 390
    height: 844

    Component {
        id: tour
        SceneTour {}
    }

    Visit {
        id: visit
        name: "Ways"

        function test_theFirstStartOffersAGame(): void {
            verify(!says("Continue"))
            press("Kheops")
            verify(says("Your rival"))
            keyClick(Qt.Key_Escape)
            compare(app.depth, 1)
        }
        // Who took a game from the shelf is not shown the shelf once more; the others are one tap away.
        function test_newGameDoesNotRepeatTheShelf(): void {
            press("Luxor")
            verify(says("Luxor") && button("Luxor") === null, "the game that was chosen stands there, and is no choice")
            compare(Array.from(["Kheops", "Pyramidice", "Egizia"]).filter(name => says(name)).join(), "")
            press("Another game")
            compare(Array.from(["Kheops", "Pyramidice", "Luxor", "Egizia"]).filter(name => button(name) === null).join(), "")
            press("Kheops")
            verify(button("Begin").note.startsWith("Kheops"))
            keyClick(Qt.Key_Escape)
            tryCompare(app, "depth", 1)
            press("Alone")                      // no game was chosen yet
            verify(button("Luxor") !== null && button("Another game") === null)
            keyClick(Qt.Key_Escape)
        }
        function test_aMatchIsBegunLeftAndTakenUpAgain(): void {
            startAgainstArchitect()
            const id = App.table.matchId
            keyClick(Qt.Key_Escape)
            tryCompare(app, "depth", 1)
            verify(App.table === null, "a table is open only while it is shown")
            verify(says("Continue") && says("Turn 1 of 15"))
            press("Continue")
            compare(app.depth, 2)
            compare(App.table.matchId, id)
        }
        function test_backLeadsPastTheScreenThatBeganTheMatch(): void {
            press("One phone")
            press("Begin")
            compare(app.depth, 2)
            const first = App.table.seats[App.table.handOverTo].name
            verify(says("Pass the phone to " + first), first)
            press("I am " + first)
            compare(App.table.handOverTo, -1)
            keyClick(Qt.Key_Escape)
            tryCompare(app, "depth", 1)
        }
        function test_namesAreRememberedAndShown(): void {
            press("Alone")
            write(field("You"), "Tiy")
            press("Begin")
            compare(App.settings.playerName, "Tiy")
            compare(App.table.seats[0].name, "Tiy")
            keyClick(Qt.Key_Escape)
            tryVerify(() => says("Tiy"))
        }
        function test_theSameSeedGivesTheSameDraw(): void {
            const bases = []
            for (let i = 0; i < 2; ++i) {
                press("Alone")
                press("More choices")
                write(field("By chance"), "karnak")
                press("Begin")
                bases.push(JSON.stringify(App.table.board.cells.map(cell => cell.tile + cell.openings)))
                keyClick(Qt.Key_Escape)
                tryCompare(app, "depth", 1)
            }
            compare(bases[0], bases[1])
            compare(App.openMatches.count, 2)
        }
        function test_anOptionOfTheGameIsTaken(): void {
            press("Alone")
            press("More choices")
            press("Like a Mummy: played at any time, may take a Worker's place; can be swapped, and his tile turned.")
            press("Begin")
            verify(App.table.options[0].meaning.startsWith("Like a Mummy"))
        }
        function test_aMatchIsRemovedOnlyWhenConfirmed(): void {
            startAgainstArchitect()
            keyClick(Qt.Key_Escape)
            tryCompare(app, "depth", 1)
            press("Remove this match")
            press("Cancel")
            tryVerify(() => !says("Remove this match?"))
            compare(App.openMatches.count, 1)
            press("Remove this match")
            press("Remove")
            compare(App.openMatches.count, 0)
            tryVerify(() => !says("Continue"))
        }
        function test_settingsTakeEffectAtOnce(): void {
            press("Settings")
            press("Night")
            compare(Theme.night, true)
            press("Size 5 of 5")
            compare(Theme.zoom, 1.6)
            press("Fast")
            compare(Theme.animationSpeed, 2)
            write(field("You"), "Ani")
            keyClick(Qt.Key_Escape)
            tryCompare(app, "depth", 1)
            tryCompare(App.settings, "playerName", "Ani")
        }
        function test_theLicencesOfWhatTheAppIsMadeWithCanBeReadUnderAbout(): void {
            app.stack.go("about", {})
            verify(says("JSON for Modern C++ by Niels Lohmann, under the MIT License."))
            verify(!says("The Firebase SDK by Google, under the Apache License 2.0."), "named only where it is in the app")
            press("The licences, in full")
            tryVerify(() => seen().some(item => item.text !== undefined && /Permission is hereby granted, free of charge/.test(item.text)))
            keyClick(Qt.Key_Escape)
        }
        function newTour(): SceneTour { return tour.createObject(app, { app: app }) as SceneTour }
        function test_everyTargetIsAsLargeAsAFingertip_data(): var {
            return [{ tag: "home" }, { tag: "homePyramidice" }, { tag: "newGame" }, { tag: "newGameTogether" }, { tag: "newGameSolo" },
                    { tag: "newGameThree" }, { tag: "homeLuxor" }, { tag: "newGameLuxor" }, { tag: "newGameRace" }, { tag: "luxorResult" }, { tag: "luxorResultFour" }, { tag: "homeEgizia" }, { tag: "newGameEgizia" }, { tag: "newGameRevised" }, { tag: "egiziaResult" }, { tag: "egiziaResultFour" }, { tag: "resultSolo" }, { tag: "resultThree" }, { tag: "dice" }, { tag: "diceAll" }, { tag: "history" }, { tag: "settings" },
                    { tag: "about" }, { tag: "rules" }, { tag: "rulesPage" }, { tag: "rulesSheet" }]
        }
        function test_everyTargetIsAsLargeAsAFingertip(data: var): void {
            for (const match of Guide.rivers.concat(Guide.temples, Guide.pyramids, Guide.samples))
                App.importMatch(match)
            enter()
            verify(newTour().show(data.tag))
            wait(60)
            const targets = seen().filter(item => item.clicked !== undefined && item.text)
            verify(targets.length > 0)
            for (const item of targets) {
                verify(item.height >= Theme.touch, item.text + " is high enough: " + item.height)
                verify(item.width >= Theme.touch, item.text + " is wide enough: " + item.width)
                verify(item.Accessible.name !== "", item.text + " has a name")
            }
            keyClick(Qt.Key_Escape)
        }
        function test_everythingCanBeReachedByTab(): void {
            for (const match of Guide.rivers.concat(Guide.temples, Guide.pyramids, Guide.samples))
                App.importMatch(match)
            enter()
            const reached = new Set()
            for (let i = 0; i < 30; ++i) {
                keyClick(Qt.Key_Tab)
                reached.add(app.activeFocusItem.text)
            }
            for (const name of ["Continue", "Remove this match", "Kheops", "Pyramidice", "Luxor", "Alone", "One phone", "Rules", "History", "Settings"])
                verify(reached.has(name), name)
        }
        function test_everySceneOfTheTourCanBeShown(): void {
            for (const match of Guide.rivers.concat(Guide.temples, Guide.pyramids, Guide.samples))
                App.importMatch(match)
            enter()
            const tour = newTour()
            for (const scene of tour.scenes)
                verify(tour.show(scene), scene)
            keyClick(Qt.Key_Escape)         // the sheet of the last one
        }
    }
}
