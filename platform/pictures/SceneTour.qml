import QtQuick
import Architects.App
import Architects.Model

// Goes to any screen of the app by name, for pictures of all of it. It plays nothing: it shows the matches that are there.
QtObject {
    id: root
    required property Main app
    readonly property ScreenStack stack: app.stack
    readonly property RulesSheet sheet: app.rulesSheet
    // What show() can show, in the order of a tour. "continue" needs an open match, "result" and "replay" a finished one;
    // "handOver" needs an open match of two people; those of Pyramidice, Luxor and Egizia need the matches that the tour brings.
    readonly property list<string> scenes: [...nearScenes, ...luxorScenes, ...egiziaScenes, ...(Online.available ? farScenes : [])]
    readonly property list<string> nearScenes: ["home", "homePyramidice", "newGame", "newGameTogether", "newGameSolo", "newGameThree", "table",
                                            "handOver", "tableDice", "tableThree", "architectTurn", "result", "resultSolo", "resultThree", "dice",
                                            "diceAll", "history", "replay", "review", "reviewMistake", "reviewPyramidice", "settings", "about", "rules", "rulesPage", "rulesSheet", "rulesDice"]
    readonly property list<string> luxorScenes: ["homeLuxor", "newGameLuxor", "newGameRace", "luxorTable", "luxorHeld", "luxorSeat", "luxorThree", "luxorSearch", "luxorVictim",
                                        "luxorRace", "luxorEnd", "luxorResult", "luxorResultFour", "luxorResultLevel", "reviewLuxor", "rulesLuxor", "rulesCurse"]
    readonly property list<string> egiziaScenes: ["homeEgizia", "newGameEgizia", "newGameRevised", "egiziaTable", "egiziaThree", "egiziaFeed", "egiziaAmarna", "egiziaGiza", "egiziaSphinx",
                                         "egiziaClose", "egiziaEnd", "egiziaResult", "egiziaResultFour", "egiziaResultLevel", "reviewEgizia", "rulesEgizia", "rulesNile", "rulesSphinx"]
    // With friends far away.
    readonly property list<string> farScenes: ["online", "farNew", "invite", "join", "friends", "account", "takeOnline", "farTable", "farDice", "farResult", "farEnd"]
    // Every page of the rules: show() takes its id as well.
    readonly property list<string> pages: RulesLibrary.everyPage.map(page => page.pageId)
    // Remembered at the start: opening a match changes the order of the list.
    property string alone
    property string together
    property string acting                  // Pyramidice: the dice have just been rolled
    property string solo                    // Pyramidice against a Great Architect
    property string three                   // Pyramidice for three
    property list<string> over              // the matches that are over: Kheops first, then Pyramidice, Luxor, Egizia
    property list<string> temples           // Luxor: a card to be dropped, a curse to be found, three around one phone, somebody to be cursed, a race
    property list<string> rivers            // Egizia: a ship to be sent, building at Giza and Amarna, feeding, Sphinx cards, the end of a round, three around one phone
    Component.onCompleted: {
        alone = App.openMatches.idAt(0)
        together = App.openMatches.idAt(1)
        acting = App.openMatches.idAt(2)
        solo = App.openMatches.idAt(3)
        three = App.openMatches.idAt(4)
        over = Array.from({ length: 12 }, (unused, row) => App.finishedMatches.idAt(row))
        temples = Array.from({ length: 5 }, (unused, row) => App.openMatches.idAt(5 + row))
        rivers = Array.from({ length: 7 }, (unused, row) => App.openMatches.idAt(10 + row))
    }

    // Shows one screen as if the person had gone there; false if it needs a match that is not there.
    function show(name: string): bool {
        sheet.close()
        if (name.includes("/"))
            return read(name)
        stack.home()
        const scenes = {
            home: () => last(alone),
            homePyramidice: () => last(solo),
            newGame: () => visit("newGame", {}),
            newGameTogether: () => visit("newGame", { together: true, wayChosen: true }),
            newGameSolo: () => visit("newGame", { game: "pyramidice", settled: true }),
            newGameThree: () => visit("newGame", { preset: true, game: "pyramidice", together: true, names: [App.settings.playerName, "Ani", "Tia"] }),
            tableDice: () => table(acting, "table", {}),
            tableThree: () => table(three, "table", {}) && take(),
            architectTurn: () => table(solo, "table", {}) && tell(within(stack.currentItem, "architectTurn")),
            resultSolo: () => table(over[5], "result", {}),
            resultThree: () => table(over[4], "result", {}),
            dice: () => table(over[4], "dice", {}),
            diceAll: () => visit("dice", { game: "pyramidice" }),
            table: () => table(alone, "table", {}),
            handOver: () => table(together, "table", {}) && App.table.handOverTo >= 0,
            result: () => table(over[0], "result", {}),
            replay: () => table(over[0], "table", { replaying: true }) && middle(),
            review: () => table(over[0], "review", {}),
            reviewMistake: () => table(over[0], "review", { wanted: 0 }),
            reviewPyramidice: () => table(over[4], "review", { wanted: 0 }),
            reviewLuxor: () => table(over[7], "review", { wanted: 0 }),
            reviewEgizia: () => table(over[10], "review", { wanted: 0 }),
            history: () => visit("history", {}),
            settings: () => visit("settings", {}),
            about: () => visit("about", {}),
            rules: () => visit("rules", {}),
            rulesPage: () => visit("rulesPage", { page: "kheops/networks" }),
            rulesSheet: () => lay("kheops/sarcophagi"),
            rulesDice: () => visit("rulesPage", { page: "pyramidice/work" }),
            homeLuxor: () => last(temples[0]),
            newGameLuxor: () => visit("newGame", { preset: true, game: "luxor", settled: true, rivals: [1, 4] }),
            newGameRace: () => visit("newGame", { preset: true, game: "luxor", together: true, names: [App.settings.playerName, "Ani", "Tia"], chosenOptions: { curse: "race" }, moreOpen: true }),
            luxorTable: () => table(temples[0], "table", {}),
            luxorHeld: () => table(temples[0], "table", {}) && hold(part("pictures")),
            luxorSeat: () => table(temples[0], "table", {}) && sheetOf(part("seatSheet"), 1),
            luxorThree: () => table(temples[2], "table", {}) && take(),
            luxorSearch: () => table(temples[1], "table", {}) && touch(part("search")),
            luxorVictim: () => table(temples[3], "table", {}) && take(),
            luxorRace: () => table(temples[4], "table", {}) && touch(part("startRace")),
            luxorEnd: () => table(over[7], "table", { replaying: true }) && end(),
            luxorResult: () => table(over[8], "result", {}),
            luxorResultFour: () => table(over[7], "result", {}),
            luxorResultLevel: () => table(over[6], "result", {}),
            rulesLuxor: () => visit("rulesPage", { page: "luxor/scoring" }),
            rulesCurse: () => visit("rulesPage", { page: "luxor/curse" }),
            homeEgizia: () => last(rivers[0]),
            newGameEgizia: () => visit("newGame", { preset: true, game: "egizia", settled: true, rivals: [1, 2, 4] }),
            newGameRevised: () => visit("newGame", { preset: true, game: "egizia", together: true, names: [App.settings.playerName, "Ani", "Tia"], chosenOptions: { "start-sphinx": "one" }, moreOpen: true }),
            egiziaTable: () => table(rivers[0], "table", {}),
            egiziaGiza: () => table(rivers[1], "table", {}),
            egiziaAmarna: () => table(rivers[2], "table", {}),
            egiziaFeed: () => table(rivers[3], "table", {}),
            egiziaSphinx: () => table(rivers[4], "table", {}),
            egiziaClose: () => table(rivers[5], "table", {}),
            egiziaThree: () => table(rivers[6], "table", {}) && take(),
            egiziaEnd: () => table(over[10], "table", { replaying: true }) && end(),
            egiziaResult: () => table(over[11], "result", {}),
            egiziaResultFour: () => table(over[10], "result", {}),
            egiziaResultLevel: () => table(over[9], "result", {}),
            rulesEgizia: () => visit("rulesPage", { page: "egizia/pyramid" }),
            rulesNile: () => visit("rulesPage", { page: "egizia/n09" }),
            rulesSphinx: () => visit("rulesPage", { page: "egizia/s06" }),
            online: () => visit("online", {}),
            farNew: () => visit("farNew", { game: "pyramidice", wanted: 3 }),
            invite: () => visit("invite", { match: far(one => one.stage === "open") }),
            join: () => visit("join", { code: "nefa rt" }),
            friends: () => visit("friends", {}),
            account: () => visit("account", {}),
            takeOnline: () => table(together, "table", {}) && visit("takeOnline", { match: together, game: App.table.game, seats: Array.from(App.table.seats) }),
            farTable: () => table(far(one => one.yourTurn), "table", {}),
            farDice: () => table(far(one => one.stage === "running" && !one.yourTurn), "table", {}),
            farResult: () => table(far(one => one.end === "score"), "result", {}),
            farEnd: () => table(far(one => one.end === "resigned"), "result", {})
        }
        return scenes[name] !== undefined && scenes[name]()
    }
    // A match with friends that is of this kind.
    function far(wanted: var): string {
        const found = Array.from(Online.matches).find(wanted)
        return found ? found.id : ""
    }
    function visit(screen: string, values: var): bool {
        stack.go(screen, values)
        return true
    }
    // A page of the rules; the screen that shows one already is not made anew.
    function read(page: string): bool {
        const reader = stack.currentItem as RulesPageScreen
        if (reader === null) {
            stack.home()
            return visit("rulesPage", { page: page })
        }
        reader.page = page
        return true
    }
    function take(): bool {
        App.table.takeDevice()
        return true
    }
    function middle(): bool {
        App.table.ply = Math.round(App.table.plyCount * 0.6)
        return true
    }
    function end(): bool {
        App.table.ply = App.table.plyCount
        return true
    }
    function part(name: string): var { return within(stack.currentItem, name) }
    function touch(button: var): bool {
        if (button)
            button.clicked()
        return button !== null
    }
    function sheetOf(sheet: var, seat: int): bool {
        if (sheet)
            sheet.show(seat)
        return sheet !== null
    }
    // Luxor: the card and the shaft with the most pairs, held there.
    function hold(pictures: var): bool {
        const board = App.table.board as LuxorModel
        const ways = Array.from(board.hand).reduce((all, one) => all.concat(Array.from(board.openShafts).map(shaft => board.preview(one.card, shaft))
            .map(seen => ({ card: one.card, shaft: seen.shaft, pairs: seen.pairs.length }))), [])
        const best = ways.sort((a, b) => b.pairs - a.pairs)[0]
        if (pictures === null || best === undefined)
            return false
        pictures.play.chooseCard(best.card)
        return pictures.play.hang(best.shaft)
    }
    // As if this had been the match last played.
    function last(id: string): bool {
        const there = id !== "" && App.openMatch(id)
        App.closeTable()
        return there
    }
    function within(item: Item, name: string): var {
        for (const child of Array.from(item.children)) {
            const found = child.objectName === name ? child : within(child, name)
            if (found)
                return found
        }
        return null
    }
    // The table keeps the Architect's turn ready; it is told when he has played.
    function tell(turn: var): bool {
        if (turn)
            turn.begin()
        return turn !== null
    }
    function lay(page: string): bool {
        sheet.show(page)
        return true
    }
    function table(id: string, screen: string, values: var): bool {
        return id !== "" && App.openMatch(id) && visit(screen, Object.assign({ table: App.table }, values))
    }
}
