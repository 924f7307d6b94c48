import QtQuick
import QtTest
import Architects.Ui
import Architects.Model
import Architects.Kheops
import Architects.Hall
import Architects.Testing

// Pictures of the screens in every state, for our own eyes: set ARCHITECTS_PICTURES to a folder. Otherwise it does nothing.
Item {
    id: place
    width: 1180
    height: 860

    Item {
        id: stand
        width: 390
        height: 844
    }
    Component {
        id: resultScreen
        KheopsResult {}
    }
    Sitting {
        id: sitting
        name: "Pictures"
        place: stand
        property string suffix

        function take(name: string): void {
            wait(30)
            verify(Hall.take(stand, name + suffix))
        }
        function dress(data: var): void {
            if (Hall.pictures === "")
                skip("no pictures wanted")
            Theme.night = data.night
            Theme.textScale = data.scale
            stand.width = data.w
            stand.height = data.h
            Theme.wide = data.w > data.h && data.w >= 560
            suffix = "-" + data.tag
        }
        function looks(): var {
            return [{ tag: "day", night: false, scale: 1, w: 390, h: 844 }, { tag: "night", night: true, scale: 1, w: 390, h: 844 },
                    { tag: "large", night: false, scale: 1.4, w: 390, h: 844 }, { tag: "huge", night: false, scale: 1.6, w: 320, h: 568 },
                    { tag: "small", night: false, scale: 1, w: 320, h: 568 },
                    { tag: "wide", night: false, scale: 1, w: 1180, h: 820 }, { tag: "flat", night: true, scale: 1, w: 844, h: 390 },
                    { tag: "tablet", night: false, scale: 1, w: 820, h: 860 }]
        }
        function lift(item: Item, x: real, y: real, to: point): void {
            mousePress(item, x, y)
            const from = item.mapToItem(screen, x, y)
            for (let i = 1; i <= 6; ++i)
                mouseMove(screen, from.x + (to.x - from.x) * i / 6, from.y + (to.y - from.y) * i / 6)
        }
        function middle(item: Item): point { return item.mapToItem(screen, item.width / 2, item.height / 2) }

        function test_1_turn_data(): var { return looks() }
        function test_1_turn(data: var): void {
            dress(data)
            sitDown([person("Nefer"), bot(2)], "pictures")
            tryVerify(() => table.yourTurn, 20000)
            take("01-start")
            playUntil(() => kheops.turn === 6 && table.yourTurn && kheops.phase === KheopsPhase.Pawn)
            take("02-middle")
            const supply = child("supply")
            mouseClick(supply, 20, 28)
            take("03-pawn-chosen")
            const free = kheops.pawnChoices[0].cells
            lift(supply, 20, 28, cellPoint(free[3]))
            take("04-pawn-held")
            mouseRelease(screen, 0, 0)
            playUntil(() => table.yourTurn && kheops.phase === KheopsPhase.Tile)
            const hand = child("hand")
            take("05-tile-step")
            mouseClick(hand, hand.width / 2, 50)
            take("06-tile-chosen")
            const cell = kheops.tileCells[2], p = cellPoint(cell)
            lift(hand, hand.width / 6, 50, p)
            take("07-tile-held")
            mouseRelease(screen, p.x, p.y)
            take("08-tile-tentative")
            press("undo")
            mouseClick(hand, hand.width / 2, 50)
            tapCell(0)
            take("09-refused")
            press("undo")
            press("score")
            take("10-score")
            press("closescoreDrawer")
            press("history")
            take("11-history")
            mouseClick(child("line4"), 60, 20)
            take("12-history-back")
        }
        function test_2_powers_data(): var {
            const list = []
            for (const look of looks())
                for (const [power, phase] of [["turnCorridor", KheopsPhase.TurnCorridor], ["turnRoom", KheopsPhase.TurnRoom], ["swap", KheopsPhase.Swap], ["move", KheopsPhase.Move]])
                    list.push(Object.assign({}, look, { power: power, phase: phase, tag: power + "-" + look.tag, tag0: look.tag }))
            return list.filter(one => one.tag0 === "day" || one.tag0 === "night" || one.power === "swap")
        }
        function test_2_powers(data: var): void {
            dress(data)
            const asked = () => table.yourTurn && kheops.phase === data.phase
            for (let n = 0; n < 20 && !(n > 0 && asked()); ++n) {       // not in every match there is every power
                sitDown([person("Nefer"), person("Ani")], "powers " + n)
                playUntil(() => table.plyCount > 60 && table.handOverTo >= 0)
                take("13-hand-over")
                playUntil(() => table.over || asked())
            }
            take("14-power")
            tapCell(kheops.powerCells[1])
            take("15-power-first")
        }
        function test_3_result_data(): var { return looks() }
        function test_3_result(data: var): void {
            dress(data)
            sitDown([person("Nefer"), person("Ani")], "result")
            playUntil(() => table.over)
            screen.destroy()
            const result = resultScreen.createObject(stand, { table: table, width: stand.width, height: stand.height }) as KheopsResult
            take("16-result")
            result.select(2)
            take("17-result-line")
            result.destroy()
            screen = null
        }
        function test_4_replay_data(): var { return looks() }
        function test_4_replay(data: var): void {
            dress(data)
            sitDown([person("Nefer"), person("Ani")], "result")
            playUntil(() => table.over)
            screen.replaying = true
            table.ply = table.history.plyOf(30)
            take("18-replay")
        }
    }
}
