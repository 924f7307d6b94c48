pragma Singleton
import QtQml
import Architects.Model
import Architects.Screens

// The rule books of all games as one: a page by its id, and all pages that speak of something.
QtObject {
    id: root
    readonly property var books: Array.from(App.games).map(game => GameScreens.of(game.id).book).filter(book => book)
    readonly property var everyPage: books.reduce((all, book) => all.concat(Array.from(book.pages)), [])

    // No type of its own: over a typed answer here qmllint 6.4 crashes.
    function find(id: string): var { return everyPage.find(page => page.pageId === id) || null }
    // The place of the book that a page is in.
    function bookOf(id: string): int { return Math.max(0, books.findIndex(book => id.startsWith(book.game + "/"))) }
    // What is read before and after a page of the reading order of its book: {place, count, before, after}; null for any other page.
    function placeOf(id: string): var {
        const reading = Array.from(books[bookOf(id)].reading), at = reading.indexOf(id)
        return at < 0 ? null : { place: at + 1, count: reading.length, before: reading[at - 1] || "", after: reading[at + 1] || "" }
    }
    // Pages that hold every word; those with a word in the title come first.
    function search(text: string): var {
        const words = text.toLowerCase().split(" ").filter(word => word !== "")
        const found = words.length > 0 ? everyPage.filter(page => words.every(word => page.words.includes(word))) : []
        const named = page => words.some(word => page.title.toLowerCase().includes(word))
        return found.filter(named).concat(found.filter(page => !named(page)))
    }
}
