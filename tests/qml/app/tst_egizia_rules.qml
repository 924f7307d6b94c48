import QtQuick
import Architects.App
import Architects.Egizia
import Architects.Model
import Architects.Visit
import "qrc:/qt/qml/Architects/Egizia/Stones.js" as Stones

// The rule book of Egizia: every page can be seen and reached, its pictures are right, and it is found in every language.
Item {
    width: 390
    height: 844

    Visit {
        id: visit
        name: "EgiziaRules"

        readonly property string pictures: "qrc:/qt/qml/Architects/Egizia/"
        function cleanup(): void {
            Guide.speak("en")
            leave()
        }
        function page(name: string): var { return RulesLibrary.find("egizia/" + name) }
        // What a page hands to its pictures of one kind.
        function shown(name: string, picture: string): var {
            return page(name).blocks.filter(block => block.picture === pictures + picture).map(block => block.values)
        }

        function test_everyPageOpensWithItsPicturesInTheirWidth_data(): var {
            return [{ tag: "phone", scale: 1 }, { tag: "large text", scale: 1.6 }]
        }
        function test_everyPageOpensWithItsPicturesInTheirWidth(data: var): void {
            App.settings.textScale = data.scale
            app.current.go("rules", {})
            for (const one of EgiziaRules.pages) {
                app.current.swap("rulesPage", { page: one.pageId })
                compare(app.current.title, one.title)
                verify(one.title !== "" && one.summary !== "", one.pageId)
                const asked = one.blocks.filter(block => block.picture !== undefined)
                verify(asked.length > 0, one.pageId + " has a picture")
                wait(0)                                 // for its pictures to be drawn
                const drawn = seen().filter(item => item.availableWidth !== undefined && item.parent.wanted !== undefined)
                compare(drawn.length, asked.length, one.pageId)
                for (const picture of drawn) {
                    verify(picture.width > 0 && picture.height > 0, one.pageId)
                    verify(picture.width <= picture.availableWidth + 0.5, one.pageId + ": " + picture.width + " > " + picture.availableWidth)
                }
            }
        }
        function test_everyCardBendAndPhaseHasItsPage(): void {
            const lists = [EgiziaBook.cards, EgiziaBook.riddles, EgiziaBook.bends, EgiziaBook.stages]
            compare(Array.from(lists).map(list => list.length), [48, 29, 20, 7])
            for (const list of lists)
                for (const one of list)
                    verify(RulesLibrary.find(one.page), one.page)
        }
        function test_aPageSaysWhatItsCardSays(): void {
            for (const one of Array.from(EgiziaBook.cards).concat(Array.from(EgiziaBook.riddles)))
                verify(RulesLibrary.find(one.page).blocks.some(block => block.text !== undefined && block.text.includes(one.text)), one.page)
        }
        function test_noTwoPagesHaveTheSameTitle(): void {
            const titles = EgiziaRules.pages.map(one => one.title)
            compare(titles.filter((title, i) => titles.indexOf(title) !== i), [])
        }
        function test_everyPageIsReachedByLinksFromTheFirst(): void {
            const reached = ["egizia/overview"]
            for (let i = 0; i < reached.length; ++i)
                for (const link of RulesLibrary.find(reached[i]).more) {
                    verify(RulesLibrary.find(link), reached[i] + " leads to " + link)
                    if (!reached.includes(link))
                        reached.push(link)
                }
            compare(EgiziaRules.pages.map(one => one.pageId).filter(id => !reached.includes(id)), [])
        }
        function test_noPageLeadsToItself(): void {
            for (const one of EgiziaRules.pages)
                verify(!Array.from(one.more).includes(one.pageId) && new Set(one.more).size === one.more.length, one.pageId)
        }
        function test_everyPageIsInAChapter(): void {
            const chapters = EgiziaRules.chapters
            compare(chapters[0].from, 0)
            for (let i = 1; i < chapters.length; ++i)
                compare(chapters[i].from, chapters[i - 1].to)
            compare(chapters[chapters.length - 1].to, EgiziaRules.pages.length)
        }
        function test_aCardIsUnfoldedFromTheIndex(): void {
            press("Rules")
            press("Egizia")
            const title = Array.from(EgiziaBook.cards)[11].title
            verify(button(title) === null)
            press("Nile cards: always")
            press(title)
            compare(app.current.title, title)
            press("All rules")
            tryVerify(() => button("The Nile in a minute") !== null)
        }
        function test_theSumsInThePicturesAreThoseThatTheWordsTell(): void {
            const sums = shown("feeding", "RuleGrain.qml").map(one => [one.strengths.reduce((sum, value) => sum + value, 0),
                one.fields.reduce((sum, field) => sum + (field.colour <= one.flood ? field.grain : 0), 0)])
            compare(sums, [[9, 11], [14, 12]])
        }
        function test_theFloorsInThePictureGoToWhomTheWordsName(): void {
            const floors = Stones.floors(shown("pyramid", "RuleMonument.qml")[1].stones)
            compare([floors[0].seat, floors[0].stones], [0, 3])
            compare([floors[1].seat, floors[1].stones], [0, 2])
            compare(floors[2].seat, -1)
        }
        // What must be filled before a square can be.
        function needed(monument: string, square: string): var {
            if (monument === "obelisk" || monument === "tombs")
                return Number(square) > 1 ? [String(Number(square) - 1)] : []
            if (monument === "pyramid") {
                const [floor, place] = square.split(".").map(Number)
                return (place > 1 ? [floor + "." + (place - 1)] : []).concat(floor > 1 ? [floor - 1 + "." + place, floor - 1 + "." + (place + 1)] : [])
            }
            const part = square[0], n = Number(square[1])
            return part === "C" ? ["L1", "L2", "L3", "R1", "R2", "R3"] : square === "E1" ? ["C1", "C2", "C3", "C4"] : n > 1 ? [part + (n - 1)] : []
        }
        function test_whatIsBuiltInAPictureCouldHaveBeenBuilt_data(): var {
            return [{ tag: "monuments" }, { tag: "obelisk" }, { tag: "tombs" }, { tag: "pyramid" }, { tag: "temple" }]
        }
        function test_whatIsBuiltInAPictureCouldHaveBeenBuilt(data: var): void {
            for (const scene of shown(data.tag, "RuleMonument.qml")) {
                const filled = Stones.bySeat(scene.stones).reduce((all, one) => all.concat(one.squares), [])
                compare(new Set(filled).size, filled.length, "no square twice")
                for (const square of filled)
                    for (const below of needed(scene.monument, square))
                        verify(filled.includes(below), square + " needs " + below)
                for (const square of Stones.list(scene.open || ""))
                    for (const below of needed(scene.monument, square))
                        verify(filled.includes(below), square + " is open, but needs " + below)
            }
        }
        function test_thePagesAreFoundByWordsInThem_data(): var {
            return [{ tag: "downstream", page: "egizia/sailing" }, { tag: "entitled", page: "" }, { tag: "foreman", page: "egizia/workers" },
                    { tag: "beni hasan", page: "egizia/beni-hasan" }, { tag: "sphinx cards", page: "egizia/sphinx" }, { tag: "tie", page: "egizia/scoring" },
                    { tag: "heliopolis", page: "egizia/heliopolis" }, { tag: "2010", page: "egizia/options" }]
        }
        function test_thePagesAreFoundByWordsInThem(data: var): void {
            const found = RulesLibrary.search(data.tag).map(one => one.pageId).filter(id => id.startsWith("egizia/"))
            verify(data.page === "" ? found.length === 0 : found.includes(data.page), data.tag)
        }
        function test_thePagesAreFoundInEveryLanguage_data(): var {
            return [{ tag: "it", word: "piena", page: "egizia/flood" }, { tag: "es", word: "tumbas", page: "egizia/tombs" },
                    { tag: "fr", word: "obélisque", page: "egizia/obelisk" }, { tag: "de", word: "tempel", page: "egizia/temple" }]
        }
        function test_thePagesAreFoundInEveryLanguage(data: var): void {
            Guide.speak(data.tag)
            verify(RulesLibrary.search(data.word).some(one => one.pageId === data.page), data.word)
        }
        function test_noPageIsLeftInEnglish_data(): var { return [{ tag: "it" }, { tag: "es" }, { tag: "fr" }, { tag: "de" }] }
        function test_noPageIsLeftInEnglish(data: var): void {
            const english = EgiziaRules.pages.map(one => one.words)
            Guide.speak(data.tag)
            EgiziaRules.pages.forEach((one, i) => verify(one.words !== english[i] && one.words !== "", one.pageId))
        }
    }
}
