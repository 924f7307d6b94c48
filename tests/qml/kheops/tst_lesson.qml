import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Kheops
import Architects.Table
import Architects.Testing
import Architects.Hall

// The guided first match of Kheops at the real table: what is done, what is tried, and the ways back and out.
Item {
    id: place
    width: 390
    height: 844

    Component {
        id: coachOver
        LessonCoach {
            lesson: App.lesson
        }
    }
    Sitting {
        id: sitting
        name: "Lesson"
        place: place
        property LessonCoach coach
        readonly property LessonModel lesson: App.lesson

        function learn(): void {
            verify(App.learn("kheops"))
            show()
            coach = coachOver.createObject(place, { table: App.table, screen: screen, width: place.width, height: place.height }) as LessonCoach
            coach.openRules.connect(page => lesson.rulesOpened(page))
            screen.openRules.connect(page => lesson.rulesOpened(page))
            wait(50)
        }
        function getUp(): void {
            coach.destroy()
            coach = null
            screen.destroy()
            screen = null
            wait(0)
            App.closeTable()
        }
        function begin(chapter: int): void {
            verify(App.learnChapter("kheops", chapter))
            App.closeTable()
            learn()
        }
        function cleanup(): void {
            if (coach)
                getUp()
            while (App.openMatches.count > 0)
                App.removeMatch(App.openMatches.latest)
        }
        function toStep(chapter: int, step: int): void {
            tryVerify(() => lesson.chapter === chapter && lesson.step === step && lesson.waitsFor !== "", 5000,
                      "at step " + lesson.chapter + "." + lesson.step + " " + lesson.waitsFor)
        }

        function test_theFirstTurnByTouch(): void {
            begin(0)
            toStep(0, 0)
            compare(lesson.waitsFor, "next")
            lesson.next()
            toStep(0, 1)
            compare(lesson.points, ["supply.0.W", "cell.5"])
            tryCompare(coach.places, "length", 2)
            dragToCell(supplyPoint("W"), 5, null)
            toStep(0, 2)
            lesson.next()
            lesson.next()
            toStep(0, 4)
            touch("score")
            toStep(0, 5)
            press("closescoreDrawer")
            lesson.next()
            toStep(0, 6)
            wait(300)                                   // the card settles beside what it speaks of
            const slot = Array.from((child("hand") as TileHand).tiles).findIndex(one => one !== null && one.tile === "R25")
            touchAt(handPoint(slot))
            touchCell(18)
            wait(300)                                   // the card makes room for the button
            press("confirm")
            toStep(1, 0)                                // Snefru has done what the script says
            compare(kheops.cells[18].seat, 1)
            compare(kheops.cells[16].tile, "R18")
        }
        function test_anotherMoveIsTalkedAboutAndDoesNotHappen(): void {
            begin(0)
            lesson.next()
            toStep(0, 1)
            const before = table.plyCount
            verify(!kheops.placePawn("W", 8))
            compare(table.plyCount, before)
            compare(lesson.objection, "You could. But let us begin with a Worker in the ringed room.")
            compare(lesson.step, 1)
            verify(kheops.placePawn("W", 5))
            compare(lesson.objection, "")
        }
        function test_whatTheRulesForbidIsRefusedByThem(): void {
            begin(0)
            lesson.next()
            toStep(0, 1)
            let refusals = []
            const heard = sentence => refusals.push(sentence)
            table.refused.connect(heard)
            verify(!kheops.placePawn("P", 5))
            table.refused.disconnect(heard)
            compare(refusals.length, 1)
            compare(lesson.objection, "")
        }
        function test_backOneStep(): void {
            begin(0)
            toStep(0, 0)
            verify(!lesson.canGoBack)
            lesson.next()
            const before = table.plyCount
            verify(kheops.placePawn("W", 5))
            toStep(0, 2)
            lesson.back()
            toStep(0, 1)
            compare(table.plyCount, before)
            compare(kheops.cells[5].seat, -1)
            verify(kheops.placePawn("W", 5))
            toStep(0, 2)
        }
        function test_aMoveTakenBackLeadsBackToItsStep(): void {
            begin(0)
            lesson.next()
            verify(kheops.placePawn("W", 5))
            toStep(0, 2)
            press("undo")
            toStep(0, 1)
        }
        function test_undoWhereItIsAskedForLeadsOn(): void {
            begin(2)
            verify(kheops.placePawn("M", 17))
            lesson.next()
            verify(kheops.placeTile("C20", 14, 0))
            toStep(2, 3)
            lesson.next()
            verify(kheops.placePawn("P", 21))
            toStep(2, 5)
            press("undo")
            toStep(2, 6)
            verify(kheops.placePawn("P", 21))
            toStep(2, 7)
        }
        function test_aHeldPieceOpensItsRule(): void {
            begin(2)
            verify(kheops.placePawn("M", 17))
            lesson.next()
            verify(kheops.placeTile("C20", 14, 0))
            toStep(2, 3)
            lesson.next()
            verify(kheops.placePawn("P", 21))
            table.undo()
            verify(kheops.placePawn("P", 21))
            toStep(2, 7)
            compare(lesson.waitsFor, "rules")
            const p = cellPoint(3), finger = touchEvent(screen)
            finger.press(1, screen, p.x, p.y).commit()
            wait(1000)
            finger.release(1, screen, p.x, p.y).commit()
            compare(rules, ["kheops/forbidden"])
            toStep(2, 8)
        }
        function test_whoLeavesGoesOnExactlyThere(): void {
            begin(0)
            lesson.next()
            verify(kheops.placePawn("W", 5))
            toStep(0, 2)
            lesson.next()
            toStep(0, 3)
            const ply = table.plyCount, match = table.matchId, said = lesson.said
            getUp()
            verify(!lesson.active)
            verify(lesson.begun("kheops"))
            learn()
            toStep(0, 3)
            compare([table.plyCount, table.matchId, lesson.said], [ply, match, said])
            lesson.back()
            toStep(0, 2)
        }
        function test_aChapterCanBeSkipped(): void {
            begin(0)
            lesson.skipChapter()
            toStep(1, 0)
            compare(kheops.cells[5].seat, 0)
            compare(kheops.cells[16].tile, "R18")
            lesson.skipChapter()
            toStep(2, 0)
            lesson.skipChapter()
            toStep(3, 0)
            lesson.skipChapter()
            verify(!lesson.active)
            verify(lesson.learnt("kheops"))
        }
        function test_afterTheLessonItIsAMatchLikeAnyOther(): void {
            begin(3)
            const match = table.matchId
            lesson.finish()
            verify(!lesson.active && !lesson.begun("kheops"))
            compare(table.matchId, match)
            tryVerify(() => table.yourTurn, 20000)
            verify(table.hint.available)
            playUntil(() => table.plyCount > 60)        // and Snefru plays by himself
        }
        function test_theCardKeepsClearOfWhatItSpeaksOf_data(): var {
            return [{ tag: "phone", w: 390, h: 844 }, { tag: "small phone", w: 360, h: 640 }, { tag: "tablet", w: 1180, h: 820 }]
        }
        function test_theCardKeepsClearOfWhatItSpeaksOf(data: var): void {
            place.width = data.w
            place.height = data.h
            Theme.wide = data.w > data.h
            begin(0)
            for (let n = 0; lesson.active && lesson.chapter < 3; ++n) {
                wait(180)
                const card = findChild(coach, "lessonCard"), words = findChild(coach, "lessonWords")
                const name = [data.tag, lesson.chapter, lesson.step].join("-")
                if (Hall.pictures !== "")
                    verify(Hall.take(place, name + (Theme.night ? "-night" : "")))
                verify(card.x >= 0 && card.y >= 0 && card.x + card.width <= place.width && card.y + card.height <= place.height, name + ": within the screen")
                verify(!words.truncated, name)
                compare(Reader.name(card), lesson.said)
                const covered = Array.from(coach.places).filter(one => one.x + one.width / 2 > card.x && one.x + one.width / 2 < card.x + card.width
                    && one.y + one.height / 2 > card.y && one.y + one.height / 2 < card.y + card.height)
                compare(covered.map(one => one.name), [], name + ": what it covers")
                verify(lesson.points.length === 0 || coach.places.length > 0, name + ": something of it is to be seen")
                if (!advance())
                    break
            }
            place.width = 390
            place.height = 844
        }
        // The way on, by the model: what is tried here is the picture.
        function advance(): bool {
            const at = lesson.chapter * 100 + lesson.step
            const moves = {
                1: () => kheops.placePawn("W", 5), 4: () => press("score"), 6: () => kheops.placeTile("R25", 18, 0),
                101: () => kheops.placePawn("W", 4), 102: () => kheops.turnTile(19, 1), 104: () => kheops.placeTile("C04", 28, 0),
                200: () => kheops.placePawn("M", 17), 202: () => kheops.placeTile("C20", 14, 0), 204: () => kheops.placePawn("P", 21),
                205: () => table.undo(), 206: () => kheops.placePawn("P", 21), 207: () => lesson.rulesOpened("kheops/forbidden")
            }
            if (at === 208)
                return false
            if (moves[at])
                moves[at]()
            else {
                tryVerify(() => !findChild(coach, "lessonNext").deaf)
                mouseClick(findChild(coach, "lessonNext"))      // what was opened meanwhile is closed by it
            }
            tryVerify(() => lesson.waitsFor !== "" && lesson.chapter * 100 + lesson.step !== at, 5000, "on from " + at)
            return true
        }
    }
}
