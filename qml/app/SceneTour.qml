import QtQuick
import Architects.Model

// Goes to any screen by name, for pictures of the whole app. It plays nothing: it shows the matches that are there.
QtObject {
    id: root
    required property ScreenStack stack
    required property RulesSheet sheet
    // Remembered at the start: opening a match changes the order of the list.
    property string alone
    property string together
    property string acting                  // Pyramidice: the dice have just been rolled
    property string solo                    // Pyramidice against a Great Architect
    property string three                   // Pyramidice for three
    property list<string> over              // the matches that are over: Kheops first, then Pyramidice
    Component.onCompleted: {
        alone = App.openMatches.idAt(0)
        together = App.openMatches.idAt(1)
        acting = App.openMatches.idAt(2)
        solo = App.openMatches.idAt(3)
        three = App.openMatches.idAt(4)
        over = Array.from({ length: 6 }, (unused, row) => App.finishedMatches.idAt(row))
    }

    function show(name: string): bool {
        sheet.close()
        stack.home()
        const scenes = {
            home: () => last(alone),
            homePyramidice: () => last(solo),
            newGame: () => visit("newGame", {}),
            newGameTogether: () => visit("newGame", { together: true }),
            newGameSolo: () => visit("newGame", { game: "pyramidice" }),
            newGameThree: () => visit("newGame", { game: "pyramidice", together: true, names: [App.settings.playerName, "Ani", "Tia"] }),
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
            history: () => visit("history", {}),
            settings: () => visit("settings", {}),
            about: () => visit("about", {}),
            rules: () => visit("rules", {}),
            rulesPage: () => visit("rulesPage", { page: "kheops/networks" }),
            rulesSheet: () => lay("kheops/sarcophagi"),
            rulesDice: () => visit("rulesPage", { page: "pyramidice/work" }),
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
    function take(): bool {
        App.table.takeDevice()
        return true
    }
    function middle(): bool {
        App.table.ply = Math.round(App.table.plyCount * 0.6)
        return true
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
