import QtQuick
import QtTest
import Architects.App
import Architects.Kheops
import Architects.Model
import Architects.Pyramidice
import Architects.Screens
import Architects.Visit

// The rule book: every page can be opened, every link leads somewhere, a word is found.
Item {
    width: 390
    height: 844

    SignalSpy {
        id: rewritten
        target: RulesLibrary.find("pyramidice/god-ra")
        signalName: "infoChanged"
    }
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
        function test_everyPageOfPyramidiceOpensWithoutAWarning(): void {
            compare(PyramidiceRules.pages.length, 104)
            app.current.go("rules", {})
            for (const page of PyramidiceRules.pages) {
                app.current.swap("rulesPage", { page: page.pageId })
                compare(app.current.title, page.title)
                verify(page.blocks.length > 0 && page.title !== "" && page.summary !== "", page.pageId)
                for (const link of page.more)
                    verify(RulesLibrary.find(link), page.pageId + " leads to " + link)
                wait(0)                                 // for its pictures to be drawn
            }
        }
        function test_noTwoPagesHaveTheSameName(): void {
            const ids = RulesLibrary.everyPage.map(page => page.pageId)
            compare(new Set(ids).size, ids.length)
        }
        function test_everyPageIsInAChapter_data(): var { return [{ tag: "kheops", book: KheopsRules }, { tag: "pyramidice", book: PyramidiceRules }] }
        function test_everyPageIsInAChapter(data: var): void {
            const chapters = data.book.chapters
            compare(chapters[0].from, 0)
            for (let i = 1; i < chapters.length; ++i)
                compare(chapters[i].from, chapters[i - 1].to)
            compare(chapters[chapters.length - 1].to, data.book.pages.length)
        }
        function test_aLongChapterIsUnfolded(): void {
            press("Rules")
            press("Pyramidice")
            verify(button("Osiris") === null)
            press("Gods of the Ennead")
            press("Osiris")
            compare(app.current.title, "Osiris")
            press("All rules")
            tryVerify(() => button("The Work turn") !== null)
        }
        function test_aLongChapterIsFoldedAgain(): void {
            press("Rules")
            press("Pyramidice")
            press("Each scarab")
            tryVerify(() => button("Pearl Scarab") !== null)
            press("Each project")
            tryVerify(() => button("Giza") !== null && button("Pearl Scarab") === null)
            press("Each project")
            tryVerify(() => button("Giza") === null)
        }
        function test_aGodIsFoundByName(): void {
            press("Rules")
            write(field("Search the rules"), "ptah")
            tryVerify(() => button("Ptah") !== null)
            const rows = seen().filter(item => item.note !== undefined && item.clicked !== undefined)
            compare(rows[0].text, "Ptah")
            press("Ptah")
            compare(app.current.title, "Ptah")
        }
        function test_aGodLeadsToItsRelatives(): void {
            const page = id => RulesLibrary.find("pyramidice/god-" + id)
            verify(Array.from(page("khnum").more).includes("pyramidice/god-satis"))
            verify(Array.from(page("osiris").more).includes("pyramidice/ennead"))
            press("Rules")
            press("Pyramidice")
            press("Khnum")
            press("Anuket")
            compare(app.current.title, "Anuket")
        }
        function test_theCardSaysWhatTheBookOfCardsSays(): void {
            const heka = RulesLibrary.find("pyramidice/god-heka")
            verify(heka.words.includes("discard 2 cats: take 1 worker and gain 3 fame"))
            verify(heka.words.includes("a 5 and a cat"))
        }
        function test_thePagesOfCardsHearOfANewLanguage(): void {
            const page = RulesLibrary.find("pyramidice/god-ra"), before = PyramidiceBook.language, english = page.words
            rewritten.clear()
            Guide.speak("it")
            verify(PyramidiceBook.language > before)
            verify(rewritten.count > 0)
            verify(page.words !== english)
            Guide.speak("en")
            compare(page.words, english)
        }
        function test_anExampleOfAProjectIsCountedRight(): void {
            verify(RulesLibrary.find("pyramidice/project-giza").words.includes("worth 6 fame"))
            verify(RulesLibrary.find("pyramidice/project-hawara").words.includes("worth 8 fame"))
        }
        function test_aBookIsReadFromItsFirstPageToItsLast_data(): var {
            return Array.from(RulesLibrary.books).map(book => ({ tag: book.game, reading: Array.from(book.reading) }))
        }
        function test_aBookIsReadFromItsFirstPageToItsLast(data: var): void {
            verify(data.reading.length > 8 && new Set(data.reading).size === data.reading.length)
            press("Rules")
            press(Words.game(data.tag).name)
            press("Learn the game, page by page")
            for (let i = 0; i < data.reading.length; ++i) {
                compare(app.current.title, RulesLibrary.find(data.reading[i]).title)
                verify(says((i + 1) + " of " + data.reading.length))
                compare(button("Previous").enabled, i > 0)
                compare(button("Next").enabled, i < data.reading.length - 1)
                if (i < data.reading.length - 1)
                    press("Next")
            }
            press("Previous")
            compare(app.current.title, RulesLibrary.find(data.reading[data.reading.length - 2]).title)
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
        // As a finger does it: without Tab, which brings what it meets into sight by itself.
        function finger(text: string): void {
            wait(60)
            const item = button(text), touch = touchEvent(item)
            touch.press(1, item, item.width / 2, item.height / 2).commit()
            touch.release(1, item, item.width / 2, item.height / 2).commit()
            wait(60)
        }
        function scrolled(): Flickable { return seen().map(item => item as Flickable).find(item => item && item.contentHeight > item.height) }
        function test_backLeadsToTheSamePlaceOfTheIndex(): void {
            press("Rules")
            finger("Pyramidice")
            press("Each scarab")
            wait(60)
            const list = scrolled(), row = button("Pearl Scarab")
            list.contentY = Math.min(list.contentHeight - list.height, row.mapToItem(list.contentItem, 0, 0).y - 300)
            const place = list.contentY
            verify(place > 100)
            finger("Pearl Scarab")
            compare(app.current.title, "Pearl Scarab")
            finger("Back")
            tryCompare(app.current, "title", "Rules")
            wait(60)
            verify(button("Pearl Scarab") !== null, "the chapter is still open")
            compare(Math.round(scrolled().contentY), Math.round(place))
        }
        function test_backLeadsToTheSamePlaceOfAPageOverATable(): void {
            verify(App.startMatch({ game: "kheops", players: [{ kind: "person", name: "Nefer" }, { kind: "person", name: "Ani" }], seed: "rules" }))
            app.current.go("table", { table: App.table })
            app.current.openRules("kheops/overview")
            const sheet = seen().find(item => item.trail !== undefined)
            wait(60)
            sheet.flickable.contentY = sheet.flickable.contentHeight - sheet.flickable.height
            const place = sheet.flickable.contentY, link = RulesLibrary.find(RulesLibrary.find("kheops/overview").more[0])
            verify(place > 50)
            finger(link.title)
            compare(sheet.title, link.title)
            compare(sheet.flickable.contentY, 0)
            finger("Back to: " + RulesLibrary.find("kheops/overview").title)
            compare(sheet.page, "kheops/overview")
            compare(Math.round(sheet.flickable.contentY), Math.round(place))
            sheet.close()
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
