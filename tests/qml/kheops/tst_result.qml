import QtQuick
import QtTest
import Architects.Ui
import Architects.Model
import Architects.Kheops
import Architects.Hall

// The end of a match: networks and lines appear one after the other, a tap skips, every line shows its network.
Item {
    id: place
    width: 390
    height: 844

    Component {
        id: resultScreen
        KheopsResult {}
    }
    SignalSpy {
        id: again
        signalName: "watchAgain"
    }
    SignalSpy {
        id: fresh
        signalName: "newMatch"
    }
    Sitting {
        id: sitting
        name: "Result"
        place: place
        property KheopsResult result

        function finish(players: var): void {
            verify(App.startMatch({ game: "kheops", players: players, seed: "result" }))
            playUntil(() => table.over)
        }
        function show(): void {
            result = resultScreen.createObject(place, { table: table, width: place.width, height: place.height }) as KheopsResult
            again.target = result
            fresh.target = result
            waitForRendering(place)
        }
        function part(name: string): Item { return findChild(result, name) }
        function click(name: string): void {
            const item = part(name)
            mouseClick(item, item.width / 2, item.height / 2)
        }
        function cleanup(): void {
            if (result)
                result.destroy()
            result = null
            wait(0)
            App.closeTable()
        }

        function test_the_sums_add_up_to_the_totals(): void {
            finish([person("Nefer"), person("Ani")])
            show()
            verify(result.complete)                     // no motion: nothing to wait for
            const sheet = part("sheet") as ScoreSheet
            for (let column = 0; column < 2; ++column)
                compare(sheet.lines.reduce((sum, line) => sum + line.points[column], 0), sheet.totals[column])
            compare(sheet.totals[0], kheops.totals[0])
            const stage = part("stage") as ResultStage, beside = [0, 1].map(column => (findChild(stage, "points" + column) as Label).text)
            compare(beside.join(), [...sheet.totals].join(), "beside the pyramid stands what the sheet adds up to")
            compare(sheet.lines.length, kheops.networks.length + 1)
        }
        function test_it_is_told_line_by_line_and_a_tap_skips(): void {
            finish([person("Nefer"), person("Ani")])
            Theme.animationSpeed = 1
            show()
            compare(result.complete, false)
            compare(result.title, "The final scoring")  // and not yet who won
            const board = part("finished") as KheopsBoard
            tryVerify(() => result.revealed >= 2)
            compare(board.revealed, result.revealed)
            mouseClick(result, 20, 300)
            compare(result.complete, true)
            compare(board.revealed, kheops.networks.length)
            verify(result.title.includes("the Great Architect") || result.title === "A draw", result.title)
        }
        function test_a_line_lights_its_network_and_a_network_its_line(): void {
            finish([person("Nefer"), person("Ani")])
            show()
            const sheet = part("sheet") as ScoreSheet, board = part("finished") as KheopsBoard
            const line = sheet.lineAt(1)
            mouseClick(line, 100, line.height / 2)
            compare(board.highlighted, 1)
            mouseClick(line, 100, line.height / 2)
            compare(board.highlighted, -1)
            const p = board.cellCenter(kheops.networks[0].cells[0])
            mouseClick(board, p.x, p.y)
            compare(sheet.selected, 0)
        }
        function test_who_is_the_great_architect(): void {
            finish([person("Nefer"), person("Ani")])
            show()
            const winner = table.winners.length === 1 ? table.seats[table.winners[0]].name : ""
            compare(result.title, winner ? winner + " is the Great Architect" : "A draw")
        }
        function test_a_lone_winner_is_addressed(): void {
            finish([person(""), bot(1)])
            show()
            const won = table.winners.length === 1 && table.winners[0] === 0
            compare(result.title, won ? "You are the Great Architect" : table.winners.length === 2 ? "A draw" : "Snefru is the Great Architect")
        }
        function test_the_ways_on(): void {
            finish([person("Nefer"), person("Ani")])
            show()
            click("watchAgain")
            compare(again.count, 1)
            click("newMatch")
            compare(fresh.count, 1)
            click("share")
            const toast = part("toast") as Toast
            compare(toast.open, true)
            toast.hide()
            const copy = part("copySeed") as IconButton
            copy.clicked()
            compare(toast.open, true)
        }
    }
}
