import QtQuick
import Architects.App
import Architects.Kheops
import Architects.Visit

// The rule book: every page can be opened, every link leads somewhere, a word is found.
Item {
    width: 390
    height: 844

    Visit {
        id: visit
        name: "Rules"

        function test_everyPageOpensFromTheIndex_data(): var {
            return Array.from(KheopsRules.pages).map(page => ({ tag: page.pageId, page: page }))
        }
        function test_everyPageOpensFromTheIndex(data: var): void {
            press("Rules")
            press(data.page.title)
            compare(app.current.title, data.page.title)
            verify(data.page.blocks.length > 0 && data.page.summary !== "")
            for (const link of data.page.more)
                verify(RulesLibrary.find(link), link)
        }
        function test_everyPageIsInAChapter(): void {
            const chapters = KheopsRules.chapters
            compare(chapters[0].from, 0)
            for (let i = 1; i < chapters.length; ++i)
                compare(chapters[i].from, chapters[i - 1].to)
            compare(chapters[chapters.length - 1].to, KheopsRules.pages.length)
        }
        function test_aWordIsFound(): void {
            press("Rules")
            write(field("Search the rules"), "sarcoph")
            tryVerify(() => button("Sarcophagi") !== null && button("Moving a pawn") === null)
            press("Sarcophagi")
            compare(app.current.title, "Sarcophagi")
        }
        function test_nothingFoundIsSaid(): void {
            press("Rules")
            write(field("Search the rules"), "spaceship")
            tryVerify(() => says("Nothing found"))
        }
        function test_linksLeadOnAndBack(): void {
            press("Rules")
            press("The Mummy")
            press("The Priest")
            compare(app.current.title, "The Priest")
            keyClick(Qt.Key_Escape)
            tryVerify(() => app.current.title === "The Mummy")
        }
        function test_aPageOpensOverTheTableAndKeepsIt(): void {
            startAgainstArchitect()
            app.current.openRules("kheops/mummy")
            tryVerify(() => says("The Mummy"))
            wait(60)
            press("The Priest")
            press("Back to: The Mummy")
            press("Close")
            compare(app.depth, 2)
        }
    }
}
