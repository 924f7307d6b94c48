pragma Singleton
import QtQml
import Architects.Ui
import Architects.Kheops

// The rule books of all games as one: a page by its id, and all pages that speak of something.
QtObject {
    id: root
    readonly property var books: [KheopsRules]

    function find(id: string): RulePage {
        for (const book of root.books)
            for (let i = 0; i < book.pages.length; ++i)
                if (book.pages[i].pageId === id)
                    return book.pages[i]
        return null
    }
    // Pages that hold every word; those with a word in the title come first.
    function search(text: string): var {
        const words = text.toLowerCase().split(/\s+/).filter(word => word !== "")
        const found = []
        for (const book of root.books)
            for (let i = 0; words.length > 0 && i < book.pages.length; ++i)
                if (words.every(word => book.pages[i].words.includes(word)))
                    found.push(book.pages[i])
        const named = page => words.some(word => page.title.toLowerCase().includes(word))
        return found.filter(named).concat(found.filter(page => !named(page)))
    }
}
