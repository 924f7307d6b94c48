import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Table

// The coach at a table: the light on what he speaks of, and his card beside it. Lay it over the whole table.
Item {
    id: root
    required property LessonModel lesson
    required property TableModel table
    property Item screen: null              // the table below
    property bool shown: lesson.active && lesson.matchId === table.matchId
    readonly property bool speaking: shown && lesson.waitsFor !== "" && table.live
    property var places: []
    readonly property list<string> boards: ["pyramid", "wall", "nile"]
    readonly property list<string> drawers: ["scoreDrawer", "historyDrawer"]
    property string spoken                  // which step the card stands for
    signal openRules(string page)
    signal leave()
    visible: shown
    onSpeakingChanged: look()
    onShownChanged: if (!shown) PieceFinder.lead(screen, null)

    function overlap(a: real, b: real, c: real, d: real): real { return Math.max(0, Math.min(b, d) - Math.max(a, c)) }
    function covered(x: real, y: real, rects: var): real {
        const w = card.width, h = card.implicitHeight
        return rects.reduce((sum, r) => sum + overlap(x, x + w, r.x - 8, r.x + r.width + 8) * overlap(y, y + h, r.y - 8, r.y + r.height + 8), 0)
    }
    function far(x: real, y: real): real {
        const w = card.width, h = card.implicitHeight
        if (places.length === 0)
            return Math.abs(y + h / 2 - height / 2)
        return places.reduce((least, r) => Math.min(least, Math.max(r.y - y - h, y - r.y - r.height, 0) + Math.max(r.x - x - w, x - r.x - r.width, 0)), width + height)
    }
    // Beside what it is about, without covering any of it, and if possible nothing of the board either.
    function settle(): void {
        const obstacles = Array.from(places).concat(Array.from(PieceFinder.places(screen, ["hintCard", "refusal"])))
        const top = Theme.safeTop + 8, end = Math.max(top, height - card.implicitHeight - Theme.safeBottom - 8)
        if (card.settled && covered(card.x, card.y, obstacles) === 0 && card.y <= end && card.x + card.width <= width)
            return
        const board = Array.from(PieceFinder.places(screen, boards)), drawer = Array.from(PieceFinder.places(screen, drawers))
        const most = Math.max(0, width - card.width - 24)
        let best = null
        for (let i = 0; i <= Math.ceil(most / 60); ++i)
            for (let y = top; y < end + 16; y += 16) {
                const x = 12 + Math.min(most, i * 60), there = Math.min(y, end)
                const price = covered(x, there, obstacles) * 100 + covered(x, there, board) / 150 + covered(x, there, drawer) / 50 + far(x, there)
                if (!best || price < best.price)
                    best = { x: x, y: there, price: price }
            }
        card.x = best.x
        card.y = best.y
        card.settled = true
    }
    function look(): void {
        if (!shown || !screen)
            return
        places = PieceFinder.places(screen, lesson.points)
        if (lesson.waitsFor === "open" && PieceFinder.sees(screen, lesson.waitName))
            lesson.opened(lesson.waitName)
        else if (lesson.waitsFor === "close" && !PieceFinder.sees(screen, lesson.waitName))
            lesson.closed(lesson.waitName)
        const step = lesson.chapter + "." + lesson.step + lesson.waitsFor + lesson.objection
        if (step !== spoken) {
            spoken = step
            card.settled = false
            PieceFinder.lead(screen, lesson.points)
            PieceFinder.reveal(screen, Array.from(lesson.points).filter(name => !name.startsWith("bend.")))     // a river is led by its table
            if (lesson.waitsFor === "next" && LastInput.keys)
                card.takeFocus()
        }
        settle()
    }

    Connections {
        target: root.lesson
        function onChanged(): void { root.look() }
    }
    Timer {                                 // pieces move, drawers open, the board is zoomed
        interval: 120
        repeat: true
        running: root.visible && root.speaking
        triggeredOnStart: true
        onTriggered: root.look()
    }
    LessonLight {
        anchors.fill: parent
        visible: root.speaking
        places: root.places
    }
    LessonCard {
        id: card
        property bool settled: false
        objectName: "lessonCard"
        visible: root.speaking
        width: Math.min(400, root.width - 24)
        height: implicitHeight
        lesson: root.lesson
        onImplicitHeightChanged: {
            settled = false
            if (visible)
                root.settle()
        }
        onRule: page => root.openRules(page)
        onMore: sheet.open()
        onNext: {
            PieceFinder.close(root.screen, root.drawers)
            root.lesson.next()
        }
    }
    LessonSheet {
        id: sheet
        objectName: "lessonSheet"
        lesson: root.lesson
        table: root.table
        onLeave: root.leave()
    }
}
