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
    Component.onCompleted: {
        alone = App.openMatches.idAt(0)
        together = App.openMatches.idAt(1)
    }

    function show(name: string): bool {
        sheet.close()
        stack.home()
        const scenes = {
            home: () => true,
            newGame: () => visit("newGame", {}),
            newGameTogether: () => visit("newGame", { together: true }),
            table: () => table(alone, "table", {}),
            handOver: () => table(together, "table", {}) && App.table.handOverTo >= 0,
            result: () => table(App.finishedMatches.latest, "result", {}),
            replay: () => table(App.finishedMatches.latest, "table", { replaying: true }) && middle(),
            history: () => visit("history", {}),
            settings: () => visit("settings", {}),
            about: () => visit("about", {}),
            rules: () => visit("rules", {}),
            rulesPage: () => visit("rulesPage", { page: "kheops/networks" }),
            rulesSheet: () => over("kheops/sarcophagi")
        }
        return scenes[name] !== undefined && scenes[name]()
    }
    function visit(screen: string, values: var): bool {
        stack.go(screen, values)
        return true
    }
    function middle(): bool {
        App.table.ply = Math.round(App.table.plyCount * 0.6)
        return true
    }
    function over(page: string): bool {
        sheet.show(page)
        return true
    }
    function table(id: string, screen: string, values: var): bool {
        return id !== "" && App.openMatch(id) && visit(screen, Object.assign({ table: App.table }, values))
    }
}
