import QtQuick
import QtTest
import Architects.Ui
import Architects.Model
import Architects.Egizia

// A table as people sit at it: the real screen of a real match, and ways of doing what they would do.
TestCase {
    id: root
    property Item place                     // where the screen is shown
    property EgiziaTable screen
    readonly property TableModel table: App.table
    readonly property EgiziaModel board: table ? table.board as EgiziaModel : null
    property egiziaAction noAction
    property egiziaTraining noTraining
    property egiziaFlooding noFlooding
    property egiziaFeeding noFeeding
    property egiziaSphinx noSphinx
    property egiziaActions noActions
    readonly property egiziaAction action: board ? board.action : noAction
    readonly property egiziaTraining training: board ? board.training : noTraining
    readonly property egiziaFlooding flooding: board ? board.flooding : noFlooding
    readonly property egiziaFeeding feeding: board ? board.feeding : noFeeding
    readonly property egiziaSphinx drawn: board ? board.sphinx : noSphinx
    readonly property egiziaActions can: board ? board.actions : noActions
    property int results: 0
    property int leaves: 0
    property var rules: []
    when: windowShown

    Component {
        id: tableScreen
        EgiziaTable {}
    }

    function init(): void {
        failOnWarning(/.?/)
        App.settings.sound = false
        Theme.animationSpeed = 0
        Theme.wide = false
        Theme.textScale = 1
        Theme.night = false
        results = 0
        leaves = 0
        rules = []
    }
    function cleanup(): void { leaveTable() }
    function leaveTable(): void {
        if (screen)
            screen.destroy()
        screen = null
        wait(0)
        App.closeTable()
    }
    function person(name: string): var { return { kind: "person", name: name } }
    function bot(level: int): var { return { kind: "bot", level: level } }
    function people(count: int): var { return Array.from(["Nefer", "Ani", "Merit", "Hor"]).slice(0, count).map(person) }
    function begin(players: var, seed: string, options: var): void {
        verify(App.startMatch({ game: "egizia", players: players, seed: seed, options: options }))
    }
    function show(): void {
        screen = tableScreen.createObject(place, { table: App.table, width: place.width, height: place.height }) as EgiziaTable
        screen.showResult.connect(() => ++results)
        screen.leave.connect(() => ++leaves)
        screen.openRules.connect(page => rules = rules.concat([page]))
        screen.forceActiveFocus()
        waitForRendering(place)
    }
    function sitDown(players: var, seed: string, options: var): void {
        begin(players, seed, options)
        show()
    }
    // Two people, the first of them with the phone in the hand.
    function start(seed: string): void {
        sitDown(people(2), seed, {})
        touch("takeDevice")
        wait(0)
    }
    // Straight through the model until something is asked of whoever holds the phone; only then the table is looked at.
    function reach(players: var, seed: string, options: var, asked: var): void {
        begin(players, seed, options)
        playUntil(() => table.yourTurn && asked())
        show()
    }

    function openBends(): var { return Array.from(board.river).filter(one => one.may) }
    // Something legal that brings the match on; n varies it. Sites are liked, so that there is something to build.
    function playStep(n: int): void {
        const phase = board.phase, pick = list => list[n % list.length]
        if (phase === EgiziaPhase.Sail) {
            const open = openBends(), site = open.find(one => one.kind === "site" && n % 3 === 0)
            verify(open.length > 0 && (site || n % 5 < 4) ? board.sail((site || open[0]).bend, false) : board.pass())
        } else if (phase === EgiziaPhase.Train)
            verify(board.train(pick(Array.from(training.workers).filter(one => one.may)).worker))
        else if (phase === EgiziaPhase.Flood)
            verify(board.moveFlood(pick(Array.from(flooding.choices)).flood))
        else if (phase === EgiziaPhase.Build || phase === EgiziaPhase.First) {
            const worker = Array.from(action.workers).find(one => one.may)
            verify(worker ? board.work(worker.worker) : can.giveUp ? board.giveUp() : board.done())
        } else if (phase === EgiziaPhase.Action)
            actOn(n)
        else if (phase === EgiziaPhase.Keep)
            verify(board.keep([drawn.cards[0].riddle]))
        else if (phase !== EgiziaPhase.Wait && phase !== EgiziaPhase.Over)
            verify(board.done())
    }
    function squares(): var {
        const all = []
        const built = board.monuments
        for (const [name, list] of [["pyramid", built.pyramid], ["temple", built.temple], ["obelisk", built.obelisk], ["tombs", built.tombs]])
            for (const one of Array.from(list))
                if (one.may)
                    all.push({ monument: name, square: one.square })
        return all
    }
    function actOn(n: int): void {
        const looks = Array.from(action.looks).filter(one => one.may), open = squares()
        if (looks.length > 0)
            verify(board.look(looks[n % looks.length].cards))
        else if (open.length > 0 && !(can.finish && n % 2))
            verify(board.build(open[0].monument, open[0].square))
        else if (can.finish)
            verify(board.finish(action.tracks.length > 0 ? action.tracks[n % 2].track : ""))
        else {
            const worker = Array.from(action.workers).find(one => one.may)
            worker ? verify(board.work(worker.worker)) : board.cancelAction()
        }
    }
    function playUntil(done: var): void {
        for (let n = 0; !done(); ++n) {
            tryVerify(() => table.over || table.yourTurn || table.handOverTo >= 0, 20000)
            if (table.handOverTo >= 0)
                table.takeDevice()
            if (done())
                break
            verify(!table.over && n < 1500)
            playStep(n)
        }
        wait(0)
    }

    function child(name: string): Item {
        let found = findChild(screen, name)
        for (const sheet of ["seatSheet", "cardSheet", "bendSheet", "riddleSheet", "roundSheet", "lookUpSheet"])
            found = found || findChild(findChild(screen, sheet).face, name)
        verify(found, "there is no " + name)
        return found
    }
    function middle(item: Item): point { return item.mapToItem(screen, item.width / 2, item.height / 2) }
    function prompt(): string { return (child("prompt") as Label).text }
    function refusal(): RefusalBar { return child("refusal") as RefusalBar }
    function river(): NileView { return child("nile") as NileView }
    function dock(bend: int): point {
        river().centre(bend, false)
        const p = river().map.dockPoint(bend)
        return screen.mapFromItem(null, p.x, p.y)
    }
    // Where a square is on the screen, once it has been brought into sight.
    function squareAt(monument: string, square: string): point {
        screen.stage.monuments.squarePoint(monument, square)
        const p = screen.stage.monuments.squarePoint(monument, square)
        return screen.mapFromItem(null, p.x, p.y)
    }

    // With a finger. Points are on the screen.
    function touchAt(p: point): void {
        const touch = touchEvent(screen)
        touch.press(1, screen, p.x, p.y).commit()
        touch.release(1, screen, p.x, p.y).commit()
        wait(0)
    }
    function touch(name: string): void {
        const button = child(name)
        verify(button.visible && button.enabled, name + " can be touched")
        touchAt(resting(button))
    }
    // What gives something up for good is asked, and then said again.
    function sure(): ConfirmDialog { return findChild(screen, "sure") as ConfirmDialog }
    function answer(yes: bool): void {
        const text = yes ? sure().acceptText : sure().rejectText
        tryVerify(() => sure().opened)
        touchAt(resting(named(sure().face, text)))
        tryVerify(() => !sure().opened)
        wait(0)
    }
    function named(item: Item, text: string): Item {
        for (let i = 0; i < item.children.length; ++i) {
            const one = item.children[i] as GoldButton, found = one && one.text === text ? one : named(item.children[i], text)
            if (found)
                return found
        }
        return null
    }
    function giveUp(): void {
        touch("giveUp")
        answer(true)
    }
    // Where a thing is once it has stopped moving: a sheet slides in.
    function resting(item: Item): point {
        let at = middle(item)
        for (let i = 0; i < 100; ++i) {
            wait(20)
            const now = middle(item)
            if (Math.abs(now.x - at.x) + Math.abs(now.y - at.y) < 0.5)
                return now
            at = now
        }
        return at
    }
    // Leads a finger over some points and says what to do before it is lifted.
    function draw(points: var, meanwhile: var): void {
        const touch = touchEvent(screen)
        let at = points[0]
        touch.press(1, screen, at.x, at.y).commit()
        for (const to of points.slice(1)) {
            for (let i = 1; i <= 6; ++i) {
                touch.move(1, screen, at.x + (to.x - at.x) * i / 6, at.y + (to.y - at.y) * i / 6).commit()
                wait(8)
            }
            at = to
        }
        if (meanwhile)
            meanwhile(touch)
        touch.release(1, screen, at.x, at.y).commit()
        wait(0)
    }
    function hold(p: point, until: var): void {
        mousePress(screen, p.x, p.y)
        tryVerify(until, 5000)
        mouseRelease(screen, p.x, p.y)
    }
}
