import QtQuick
import QtTest
import Architects.Model
import Architects.App

// A visit to the app: its real window over a store in memory, and ways of going about in it by what the screens say.
TestCase {
    id: root
    property Main app
    when: windowShown

    Component {
        id: window
        Main {}
    }

    function init(): void {
        failOnWarning(/.?/)
        App.settings.animationSpeed = 0
        App.settings.sound = false
        App.settings.theme = "day"
        App.settings.textScale = 1
        App.settings.playerName = ""
        for (const game of App.games)
            App.settings.keepSetup(game.id, "")
        enter()
    }
    function enter(): void {
        if (app)
            app.destroy()
        app = window.createObject(null) as Main
        app.requestActivate()
        tryVerify(() => app.active)
        compare(app.depth, 1)
    }
    function cleanup(): void { leave() }
    function leave(): void {
        app.destroy()
        app = null
        wait(0)
        App.closeTable()
        while (App.openMatches.count > 0)
            App.removeMatch(App.openMatches.latest)
        while (App.finishedMatches.count > 0)
            App.removeMatch(App.finishedMatches.latest)
    }

    // Everything that is seen, over and on the screen, in the order in which it is drawn.
    function seen(): var { return within(app.contentItem) }
    function within(item: Item): var {
        if (!item.visible || item.opacity === 0)
            return []
        return Array.from(item.children).reduce((all, child) => all.concat(within(child)), [item])
    }
    // The last drawn of those that can be pressed and bear this text: a sheet lies over the screen.
    function button(text: string): var {
        const found = seen().filter(item => item.text === text && item.clicked !== undefined)
        return found.length > 0 ? found[found.length - 1] : null
    }
    function says(text: string): bool { return seen().some(item => item.text === text) }
    function press(text: string): void {
        tryVerify(() => button(text) !== null, 3000, "there is no button: " + text)
        wait(30)                                        // a list that has just changed is laid out
        const item = button(text)
        verify(item.enabled, text + " can be pressed")
        const inSight = () => {
            const y = item.mapToItem(null, item.width / 2, item.height / 2).y
            return y > 0 && y < app.height
        }
        tryVerify(() => {
            app.contentItem.forceActiveFocus()          // who comes by Tab comes from elsewhere
            item.forceActiveFocus(Qt.TabFocusReason)    // brings it into view, as Tab would
            return inSight()
        }, 3000, text + " can be seen")
        mouseClick(item, item.width / 2, item.height / 2)
        wait(60)                                        // for what it unfolds to be laid out
    }
    function field(label: string): var {
        const found = seen().filter(item => item.placeholderText === label && item.cursorPosition !== undefined)
        verify(found.length > 0, "there is no field: " + label)
        return found[found.length - 1]
    }
    function write(into: var, text: string): void {
        into.forceActiveFocus()
        text.split("").forEach(letter => keyClick(letter))
    }
    function startAgainstArchitect(): void {
        press("Alone")
        press("Begin")
        tryVerify(() => App.table !== null)
        compare(app.depth, 2)
    }
}
