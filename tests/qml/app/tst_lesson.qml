import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Testing
import Architects.Visit

// Guided first matches at the real tables: who does nothing but what the gold rings show comes to the end of every lesson, by touch on every
// size of screen, and by what a screen reader can press.
Item {
    width: 390
    height: 844

    Visit {
        id: visit
        name: "Lesson"
        readonly property LessonModel lesson: App.lesson
        readonly property var taught: Array.from(App.games).map(one => one.id).filter(id => App.lesson.exists(id))
        property bool byFinger: true
        property string tag

        function cleanup(): void {
            Guide.speak("en")
            app.width = 390
            app.height = 844
            App.settings.textScale = 1
            leave()
        }
        function begin(game: string): void {
            verify(App.learnChapter(game, 0))
            app.current.go("table", { table: App.table })
            tryVerify(() => named("lessonCard") !== null, 5000)
        }
        // The last drawn of those that are seen and meant: what lies over the others comes first.
        function find(item: Item, meant: var): Item {
            if (!item.visible || item.opacity === 0)
                return null
            for (let i = item.children.length - 1; i >= 0; --i) {
                const found = find(item.children[i], meant)
                if (found)
                    return found
            }
            return meant(item) ? item : null
        }
        function named(name: string): Item { return find(app.contentItem, item => item.objectName === name) }
        function isCalled(item: Item, name: string): bool {
            const cut = name.indexOf("="), value = name.slice(cut + 1).replace("_", " ")
            return item.objectName === name || Array.from(item.data).some(one => one && one.piece !== undefined && one.value !== undefined
                && (cut < 0 ? one.piece === name : one.piece.startsWith(name.slice(0, cut) + ".") && String(one.value) === value))
        }
        function pieceItem(name: string): Item {
            return find(app.contentItem, item => item.objectName === name && item.clicked !== undefined)
                || find(app.contentItem, item => item.width > 0 && isCalled(item, name))
        }
        // Of several pieces that look alike, all.
        function pieceItems(name: string): var {
            return name.indexOf("=") < 0 ? Array.of(pieceItem(name)).filter(item => item !== null) : seen().filter(item => item.width > 0 && isCalled(item, name))
        }
        function stepId(): string { return lesson.active ? App.table.matchId + lesson.chapter + "." + lesson.step : "over" }

        // The last thing drawn at a point that can be pressed or shows a piece must be the wanted one: nothing lies over it.
        function touchItem(item: Item, held: bool): void {
            const finger = touchEvent(item), x = item.width / 2, y = item.height / 2
            finger.press(1, item, x, y).commit()
            wait(held ? 1100 : 0)
            finger.release(1, item, x, y).commit()
            wait(40)
        }
        function press(name: string): bool {
            return pieceItems(name).map(item => pressItem(item, name)).some(done => done)
        }
        function readerPress(item: Item): bool {
            for (let one = item; one && one !== app.contentItem; one = one.parent)
                if (Reader.press(one))
                    return true
            return false
        }
        function pressItem(item: Item, name: string): bool {
            if (item.enabled === false)
                return false
            const card = named("lessonCard")
            if (byFinger && card && Theme.layers === 0 && item.objectName.indexOf("lesson") !== 0)      // it makes room for what has just come
                tryVerify(() => !card.contains(item.mapToItem(card, item.width / 2, item.height / 2)), 3000, stepId() + ": the card lies over " + name)
            if (byFinger)
                touchItem(item, false)
            else if (!readerPress(item))
                return false
            wait(40)
            return true
        }
        // Nothing that is said is cut off, and everything is within the screen.
        function checkCard(): void {
            const card = named("lessonCard"), words = named("lessonWords") as Text
            verify(card && words)
            verify(!words.truncated && words.text !== "", "all of it is said: " + words.text)
            const at = card.mapToItem(null, 0, 0)
            verify(at.x >= 0 && at.y >= 0 && at.x + card.width <= app.width && at.y + card.height <= app.height,
                   stepId() + ": the card is within the screen: " + [at.x, at.y, card.width, card.height, app.width, app.height])
            compare(Reader.name(card), words.text)
            const coach = find(app.contentItem, item => item.places !== undefined && item.speaking !== undefined)
            verify(lesson.points.length === 0 || coach.places.length > 0, stepId() + ": something of it is to be seen: " + lesson.points)
            const covered = Array.from(coach.places).filter(one => one.x + one.width / 2 > card.x && one.x + one.width / 2 < card.x + card.width
                && one.y + one.height / 2 > card.y && one.y + one.height / 2 < card.y + card.height)
            compare(covered.map(one => one.name), [], stepId() + ": what the card covers")
            if (Hall.pictures !== "")
                verify(Hall.take(app.contentItem, [tag, lesson.chapter + 1, String(lesson.step + 1).padStart(2, "0")].join("-")))
        }
        function readRules(): void {
            if (byFinger)
                touchItem(pieceItem(lesson.points[0]), true)
            if (!app.rulesSheet.opened)
                press("menu") && (wait(300), press("menuRules"))
            tryVerify(() => app.rulesSheet.opened || lesson.waitsFor !== "rules")
            wait(100)
            app.rulesSheet.close()
            tryVerify(() => !app.rulesSheet.visible)
        }
        function obey(): void {
            const before = stepId(), moved = () => stepId() !== before
            const kind = lesson.waitsFor
            if (kind === "next") {
                tryVerify(() => !named("lessonNext").deaf)
                verify(press("lessonNext"))
            } else if (kind === "rules") {
                readRules()
            } else if (kind === "undo") {
                verify(press("undo"))
            } else if (kind === "close") {
                tryVerify(() => moved() || press(lesson.points[0]) && (wait(200), moved()), 10000)
            } else {
                for (let turn = 0; turn < 6 && !moved() && lesson.waitsFor !== ""; ++turn) {
                    const free = kind === "move" && App.table.board.tileCells !== undefined && lesson.points.indexOf("hand.0") >= 0     // wherever one likes
                    for (const name of free ? ["hand.0", "cell." + App.table.board.tileCells[0], "confirm"] : Array.from(lesson.points))
                        if (!moved() && lesson.waitsFor !== "" && (turn === 0 || name !== "turn"))
                            press(name)
                    acceptQuestion()
                    if (!moved() && lesson.waitsFor !== "" && pieceItem("turn"))
                        press("turn") && press("confirm")
                    wait(150)
                }
            }
            tryVerify(() => moved() || press("nextRound") && false, 20000, "on from step " + before + ": " + lesson.said + " " + lesson.objection)
        }
        // What cannot be taken back is asked about first, also in a lesson.
        function acceptQuestion(): void {
            wait(100)
            if (!pieceItem("accept"))
                return
            tryVerify(() => !pieceItem("accept").deaf)
            press("accept")
        }
        function closeDrawers(): void {
            const sheet = named("bendSheet") as ModalLayer
            if (sheet && sheet.opened)
                sheet.close()
            for (const name of ["closescoreDrawer", "closehistoryDrawer", "closeHint", "nextRound"])
                if (pieceItem(name) && lesson.waitsFor !== "open" && lesson.points.indexOf(name) < 0)
                    press(name)
        }
        function walk(game: string): int {
            let steps = 0
            begin(game)
            while (lesson.active) {
                tryVerify(() => !lesson.active || lesson.waitsFor !== "" || press("nextRound") && false, 20000, "after " + steps + " steps")
                if (!lesson.active)
                    break
                wait(160)                               // the card settles
                checkCard()
                obey()
                ++steps
                wait(60)
                closeDrawers()
                verify(steps < 80)
            }
            verify(App.lesson.learnt(game))
            verify(!App.table.over)
            return steps
        }

        function test_everyLessonByTouch_data(): var {
            const sizes = [{ tag: "phone", w: 390, h: 844 }, { tag: "small phone", w: 360, h: 640 }, { tag: "tablet", w: 1180, h: 820 }]
            const all = []
            for (const size of sizes)
                for (const language of ["en", "it", "es", "fr", "de"])
                    all.push(Object.assign({ language: language }, size))
            // Each size and each language in every run, all of them with ARCHITECTS_LESSONS.
            const few = ["phone en", "phone es", "small phone it", "small phone de", "tablet fr"]
            const some = Guide.allLessons ? all : all.filter(one => few.includes(one.tag + " " + one.language))
            return [].concat(...taught.map(game => some.map(one => Object.assign({}, one, { tag: [game, one.tag, one.language].join(", "), game: game }))))
        }
        function test_everyLessonByTouch(data: var): void {
            byFinger = true
            tag = data.tag.replace(/[, ]+/g, "-")
            Guide.speak(data.language)
            app.width = data.w
            app.height = data.h
            wait(50)
            verify(walk(data.game) > 8)
        }
        function test_everyGameHasALesson(): void { compare(taught.length, Array.from(App.games).length) }
        function test_everyLessonByAccessibleActionsAlone_data(): var { return taught.map(game => ({ tag: game, game: game })) }
        function test_everyLessonByAccessibleActionsAlone(data: var): void {
            byFinger = false
            tag = data.game + "-heard"
            walk(data.game)
        }
    }
}
