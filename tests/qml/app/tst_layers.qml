import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Pyramidice
import Architects.Visit

// Whatever opens over a table keeps touches, keys and screen readers to itself, in every game.
Item {
    width: 390
    height: 844

    Visit {
        id: visit
        name: "Layers"

        Component {
            id: question
            ConfirmDialog {
                title: "A question"
                text: "Shall it be so?"
            }
        }
        Component {
            id: side
            SidePanel { title: "Beside" }
        }

        function person(name: string): var { return { kind: "person", name: name } }
        function sitDown(game: string, players: var, options: var): void {
            verify(App.startMatch({ game: game, players: players, seed: "layers", options: options }))
            app.current.go("table", { table: App.table })
            tryVerify(() => App.table.yourTurn || App.table.handOverTo >= 0 || App.table.thinking)
            wait(60)
        }
        function takeDevice(): void {
            if (App.table.handOverTo >= 0)
                App.table.takeDevice()
            wait(60)
        }
        function named(name: string): Item {
            const found = seen().filter(item => item.objectName === name)
            return found.length > 0 ? found[found.length - 1] : null
        }
        function tap(item: Item): void {
            const finger = touchEvent(item)
            finger.press(1, item, item.width / 2, item.height / 2).commit()
            finger.release(1, item, item.width / 2, item.height / 2).commit()
            wait(60)
        }
        // Something has been done that could be taken back.
        function playOn(): void {
            App.table.hint.ask()
            tryVerify(() => App.table.hint.there, 20000)
            App.table.hint.play()
            wait(60)
        }
        function menu(): ModalLayer {
            for (const item of seen()) {
                const layer = item as ModalLayer
                if (layer && layer.opened)
                    return layer
            }
            return null
        }

        // Each opens something and gives what then lies in front.
        property var layers: ({
            sheet: () => {
                takeDevice()
                tap(named("menu"))
                return menu()
            },
            dialog: () => {
                takeDevice()
                const one = question.createObject(app.contentItem) as ConfirmDialog
                one.open()
                return one
            },
            side: () => {
                takeDevice()
                const one = side.createObject(app.contentItem) as SidePanel
                one.open()
                return one
            },
            drawer: () => {
                takeDevice()
                tap(named("history"))
                return named("historyDrawer")
            },
            handOver: () => named("handOver")
        })
        function open(layer: string): Item {
            const front = layers[layer]()
            tryVerify(() => front !== null && front.visible)
            wait(60)
            return front
        }
        function drag(from: point, byMouse: bool): void {
            const ground = app.contentItem, by = from.y > app.height / 2 ? -9 : 9
            if (byMouse) {
                mousePress(ground, from.x, from.y)
                for (let i = 1; i <= 8; ++i)
                    mouseMove(ground, from.x + 2 * i, from.y + by * i, 4)
                mouseRelease(ground, from.x + 16, from.y + 8 * by)
                wait(0)
                return
            }
            const finger = touchEvent(ground)
            finger.press(1, ground, from.x, from.y).commit()
            for (let i = 1; i <= 8; ++i) {
                finger.move(1, ground, from.x + 2 * i, from.y + by * i).commit()
                wait(4)
            }
            finger.release(1, ground, from.x + 16, from.y + 8 * by).commit()
            wait(0)
        }
        // Where fingers go: onto everything that could be dragged, and all over the screen.
        function points(front: Item, grips: var): var {
            const all = Array.from(grips).map(p => Qt.point(p.x, p.y))
            for (let y = 40; y < app.height - 20; y += 150)
                for (let x = 30; x < app.width; x += 165)
                    all.push(Qt.point(x, y))
            return all.filter(p => front.contains(front.mapFromItem(null, p.x, p.y)))
        }
        function games(): var {
            const list = []
            for (const game of ["kheops", "luxor", "pyramidice", "egizia"])
                for (const layer of ["sheet", "dialog", "side", "drawer", "handOver"])
                    list.push({ tag: game + ", " + layer, game: game, layer: layer })
            return list.concat([{ tag: "pyramidice, the Architect's turn", game: "pyramidice", layer: "architect" }])
        }
        function arrive(data: var): Item {
            if (data.layer === "architect")
                return architectTurn()
            sitDown(data.game, [person("Nefer"), person("Ani")], {})
            if (data.layer !== "handOver") {
                takeDevice()
                playOn()
            } else if (named("handOver") === null || !named("handOver").visible) {
                takeDevice()
                for (let n = 0; n < 12 && App.table.handOverTo < 0; ++n)
                    playOn()
            }
            return open(data.layer)
        }
        function architectTurn(): Item {
            press("Pyramidice")
            press("Snefru · Easy")
            press("Begin")
            tryVerify(() => App.table !== null)
            const stand = named("architectTurn") as ArchitectStand
            stand.begin()
            wait(60)
            return stand.item as Item
        }

        function test_nothingBehindTakesATouch_data(): var { return games() }
        function test_nothingBehindTakesATouch(data: var): void {
            let front = arrive(data)
            const before = App.table.plyCount, grips = Bystander.grips(app.contentItem)
            for (const p of points(front, grips))
                for (const byMouse of [false, true]) {
                    const other = menu()
                    if (other && other !== front)
                        other.close()                           // it was opened from what lies in front
                    if (!front.visible || (front as ModalLayer) && !(front as ModalLayer).opened)
                        front = open(data.layer)                // a tap beside it has closed it
                    Bystander.watch(front)
                    drag(p, byMouse)
                    compare(Bystander.touched, [], "from " + p + (byMouse ? " by mouse" : " by finger"))
                }
            compare(App.table.plyCount, before)
        }
        function test_nothingBehindTakesAKey_data(): var { return games() }
        function test_nothingBehindTakesAKey(data: var): void {
            const front = arrive(data), before = App.table.plyCount
            for (const key of [Qt.Key_U, Qt.Key_H, Qt.Key_Down, Qt.Key_Right, Qt.Key_R]) {
                keyClick(key)
                wait(20)
                compare(App.table.plyCount, before)
                verify(!App.table.hint.asking && !App.table.hint.there, "nobody asked for advice")
                verify(front.activeFocus, "the keys stay in front")
            }
        }
        function test_aScreenReaderComesToNothingBehind_data(): var { return games() }
        function test_aScreenReaderComesToNothingBehind(data: var): void {
            const front = arrive(data)
            compare(Bystander.heardBehind(front, data.layer === "drawer" ? front.parent : app.contentItem), [])
            const layer = front as ModalLayer
            if (!layer)
                return
            layer.close()
            tryVerify(() => !layer.visible)
            verify(Bystander.heardBehind(layer, app.contentItem).length > 5, "it comes back to the table")
        }
    }
}
