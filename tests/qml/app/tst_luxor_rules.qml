import QtQuick
import Architects.App
import Architects.Luxor
import Architects.Model
import Architects.Visit
import "qrc:/qt/qml/Architects/Luxor/Scenes.js" as Scenes

// The rule book of Luxor: every page can be seen and reached, its pictures are right, and it is found in every language.
Item {
    width: 390
    height: 844

    Visit {
        id: visit
        name: "LuxorRules"

        readonly property string pictures: "qrc:/qt/qml/Architects/Luxor/"
        function cleanup(): void {
            Guide.speak("en")
            leave()
        }
        function page(name: string): var { return RulesLibrary.find("luxor/" + name) }
        // What a page hands to its pictures of one kind.
        function shown(name: string, picture: string): var {
            return page(name).blocks.filter(block => block.picture === pictures + picture).map(block => block.values)
        }
        function pairs(name: string): var {
            return shown(name, "RuleWall.qml").map(scene => scene.falls && !scene.above ? Scenes.pairsOf(scene.wall, scene.falls, scene.sphinx === true) : [])
        }
        function words(found: var): string {
            return found.map(pair => Scenes.names[pair.animal] + (pair.same ? " same" : " against")).sort().join(", ")
        }

        function test_everyPageOpensWithItsPicturesInTheirWidth_data(): var {
            return [{ tag: "phone", scale: 1 }, { tag: "large text", scale: 1.6 }]
        }
        function test_everyPageOpensWithItsPicturesInTheirWidth(data: var): void {
            App.settings.textScale = data.scale
            compare(LuxorRules.pages.length, 32)
            app.current.go("rules", {})
            for (const one of LuxorRules.pages) {
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
        function test_everyPageIsReachedByLinksFromTheFirst(): void {
            const reached = ["luxor/overview"]
            for (let i = 0; i < reached.length; ++i)
                for (const link of RulesLibrary.find(reached[i]).more) {
                    verify(RulesLibrary.find(link), reached[i] + " leads to " + link)
                    if (!reached.includes(link))
                        reached.push(link)
                }
            compare(reached.length, LuxorRules.pages.length)
        }
        function test_noPageLeadsToItself(): void {
            for (const one of LuxorRules.pages)
                verify(!Array.from(one.more).includes(one.pageId) && new Set(one.more).size === one.more.length, one.pageId)
        }
        function test_everyPageIsInAChapter(): void {
            const chapters = LuxorRules.chapters
            compare(chapters[0].from, 0)
            for (let i = 1; i < chapters.length; ++i)
                compare(chapters[i].from, chapters[i - 1].to)
            compare(chapters[chapters.length - 1].to, LuxorRules.pages.length)
        }
        function test_anAnimalIsUnfoldedFromTheIndex(): void {
            press("Rules")
            press("Luxor")
            verify(button("Hippo") === null)
            press("Each animal")
            press("Hippo")
            compare(app.current.title, "Hippo")
            press("All rules")
            tryVerify(() => button("The wall in a minute") !== null)
        }
        function test_thePairsInThePicturesAreThoseThatTheWordsTell_data(): var {
            return [
                { tag: "overview", pairs: ["camel same, camel same, hippo same"] },
                { tag: "wall", pairs: [""] },
                { tag: "pairs", pairs: ["mule against, snake against, snake same", ""] },
                { tag: "sphinx", pairs: ["ibis against, ibis same"] },
                { tag: "both", pairs: ["mule against, mule same"] }
            ]
        }
        function test_thePairsInThePicturesAreThoseThatTheWordsTell(data: var): void {
            compare(pairs(data.tag).map(words), data.pairs)
        }
        function test_theSphinxSeesNothingWhereTwoAreInLine(): void {
            const scene = shown("sphinx", "RuleWall.qml")[0]
            const inShaft = Scenes.pairsOf(scene.wall, scene.falls, true).filter(pair => Math.floor(pair.old / 10) === Math.floor(pair.fresh / 10))
            compare(inShaft.length, 0)
            compare(Scenes.pairsOf("a cat-cat", "a cat-mule", true).length, 0)
            compare(Scenes.pairsOf("a cat-mule", "a cat-cat", true).length, 1)
        }
        function test_theLinesInThePicturesShowTheirCurse_data(): var {
            return [{ tag: "curse" }, { tag: "curse-race" }]
        }
        function test_theLinesInThePicturesShowTheirCurse(data: var): void {
            const scene = shown(data.tag, "RuleWall.qml")[0]
            const animals = Scenes.cardsOf(scene.wall).reduce((all, card) => all.concat(Scenes.animalsOf(card)), [])
            const line = Scenes.cellsOf(scene.line)
            const named = line.map(cell => animals.find(one => one.cell === cell).animal)
            compare(named.sort(), Array.from(Scenes.curses[scene.curse]).sort())
            compare(line[1] - line[0], line[2] - line[1])
        }
        function test_noCardLiesInAPictureTwice(): void {
            for (const one of LuxorRules.pages)
                for (const scene of shown(one.pageId.slice(6), "RuleWall.qml")) {
                    const cards = Scenes.cardsOf(scene.wall).concat(scene.falls ? [Scenes.fallen(scene.wall, scene.falls)] : []).map(card => card.card)
                    compare(new Set(cards).size, cards.length, one.pageId)
                    verify(cards.every(card => card >= 0 && card < 49), one.pageId)
                }
        }
        function test_theCardsLookAsThePageOfCardsCounts(): void {
            const looks = {}
            for (const top of Scenes.names)
                for (const bottom of Scenes.names) {
                    const card = Scenes.cardOf(top + "-" + bottom)
                    const way = (card.topLeft ? "left " : "right ") + (card.bottomLeft ? "left" : "right")
                    looks[way] = (looks[way] || 0) + 1
                }
            compare(looks["right right"], 14)
            compare(looks["left left"], 14)
            compare(looks["right left"], 14)
            compare(looks["left right"], 7)
        }
        function test_everyAnimalLeadsToTheCursesThatNameIt(): void {
            compare(Scenes.names.map((_, animal) => Scenes.cursesOf(animal).length), [2, 3, 2, 3, 3, 3, 2])
        }
        function test_thePagesAreFoundInEveryLanguage_data(): var {
            return [
                { tag: "en", word: "shaft", page: "luxor/wall" }, { tag: "it", word: "fessure", page: "luxor/wall" },
                { tag: "es", word: "ranuras", page: "luxor/wall" }, { tag: "it, an animal", language: "it", word: "ippopotamo", page: "luxor/hippo" },
                { tag: "es, an animal", language: "es", word: "cocodrilo", page: "luxor/crocodile" }, { tag: "en, an animal", language: "en", word: "ibis", page: "luxor/ibis" }
            ]
        }
        function test_thePagesAreFoundInEveryLanguage(data: var): void {
            Guide.speak(data.language || data.tag)
            verify(RulesLibrary.search(data.word).some(one => one.pageId === data.page), data.word)
        }
        function test_noPageIsLeftInEnglish_data(): var { return [{ tag: "it" }, { tag: "es" }, { tag: "fr" }, { tag: "de" }] }
        function test_noPageIsLeftInEnglish(data: var): void {
            const english = LuxorRules.pages.map(one => one.words)
            Guide.speak(data.tag)
            LuxorRules.pages.forEach((one, i) => verify(one.words !== english[i] && one.words !== "", one.pageId))
        }
    }
}
