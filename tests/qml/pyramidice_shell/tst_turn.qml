import QtQuick
import QtTest
import Architects.Model
import Architects.Pyramidice
import Architects.Ui
import Architects.Visit

// The Great Architect's turn, as it is told over the table.
Item {
    id: place
    width: 390
    height: 844

    Component {
        id: screen
        ArchitectTurn {}
    }
    TestCase {
        id: test
        name: "ArchitectTurn"
        when: windowShown
        property ArchitectTurn turn
        property int dones: 0
        property var pages: []
        readonly property PyramidiceModel board: App.table ? App.table.board as PyramidiceModel : null

        function init(): void {
            failOnWarning(/.?/)
            App.settings.sound = false
            Theme.animationSpeed = 1
            Theme.wide = false
            dones = 0
            pages = []
        }
        function cleanup(): void {
            if (turn)
                turn.destroy()
            turn = null
            wait(0)
            App.closeTable()
            while (App.openMatches.count > 0)
                App.removeMatch(App.openMatches.latest)
        }
        // A match in which Imhotep has just built.
        function sitDown(): void {
            verify(App.openMatch(App.importMatch(Guide.pyramids[4])))
            tell()
        }
        function tell(): void {
            turn = screen.createObject(place, { table: App.table, model: App.table.board, width: place.width, height: place.height, open: true })
            turn.done.connect(() => ++dones)
            turn.openRules.connect(page => pages = pages.concat([page]))
            waitForRendering(place)
        }
        function child(name: string): var {
            const found = findChild(turn, name)
            verify(found, name)
            return found
        }
        function tap(item: Item): void {
            mouseClick(item, item.width / 2, item.height / 2)
            wait(30)
        }
        function rival(): var { return Array.from(board.sides).find(side => side.rival) }

        function test_stepsAreToldOneAfterTheOther(): void {
            Theme.animationSpeed = 8
            sitDown()
            compare(turn.told, 0)
            verify(turn.rows.length >= 2, "taking a die and rolling it is one step")
            let before = 0
            while (turn.telling) {
                tryVerify(() => turn.told > before, 5000)
                compare(turn.told, before + 1)
                before = turn.told
            }
            compare(child("next").text, "Your turn")
        }
        function test_theTurnIsPlayedToItsEndByTaps(): void {
            sitDown()
            verify(turn.telling)
            mouseClick(turn, 200, 300)
            tryVerify(() => !turn.telling)
            compare(dones, 0)
            tap(child("next"))
            compare(dones, 1)
        }
        function test_theButtonTellsAllFirstAndLeadsOnThen(): void {
            sitDown()
            compare(child("next").text, "Show all")
            tap(child("next"))
            verify(!turn.telling)
            compare(dones, 0)
            tap(child("next"))
            compare(dones, 1)
        }
        function test_whatIsNotToldYetIsNotSeenYet(): void {
            sitDown()
            const build = Array.from(turn.rows).find(row => row.what === PyramidiceAct.RivalBuild), stones = findChild(turn, "place").shown.values
            verify(build.fame > 0)
            compare(child("head").fame, rival().fame - build.fame)
            compare(stones[build.space], 0)
            turn.skip()
            compare(child("head").fame, rival().fame)
            compare(findChild(turn, "place").shown.values[build.space], build.value)
        }
        function test_aTurnCanBeToldAgain(): void {
            sitDown()
            turn.skip()
            tap(child("replay"))
            verify(turn.telling)
            compare(turn.told, 0)
            keyClick(Qt.Key_Space)
            verify(!turn.telling, "any key tells all")
        }
        function test_withReducedMotionAllStepsAreThereAtOnce(): void {
            Theme.animationSpeed = 0
            sitDown()
            verify(!turn.telling)
            compare(child("next").text, "Your turn")
        }
        function test_hisBoardOpensFromHisStela(): void {
            Theme.animationSpeed = 0
            sitDown()
            tap(child("head"))
            tryVerify(() => child("board").opened)
            const sheet = child("board")
            compare(sheet.gods.length, rival().godCount)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !sheet.opened)
        }
        function test_hisRulesAreOnePressAway(): void {
            Theme.animationSpeed = 0
            sitDown()
            tap(child("rules"))
            compare(pages, ["pyramidice/imhotep"])
        }
        // Rests until three tiles come back and have to be laid somewhere.
        function restUntilTilesReturn(): void {
            for (let n = 0; n < 200 && board.phase !== PyramidicePhase.PlaceTile; ++n) {
                tryVerify(() => App.table.yourTurn, 20000)
                const tiles = Array.from(board.tiles)
                if (board.phase === PyramidicePhase.Begin)
                    verify(board.rest())
                else if (board.phase === PyramidicePhase.Rest) {
                    const plain = tiles.find(one => one.may && one.tile > 6) || tiles.find(one => one.may)
                    verify(board.takeTile(plain.tile, plain.pieces[0] || "", -1))
                } else if (board.phase === PyramidicePhase.Gain)
                    verify(board.gain(board.gains[0]))
                else if (board.phase === PyramidicePhase.Discard)
                    verify(board.discard(board.discards[0]))
                else if (board.phase === PyramidicePhase.FreeGod)
                    verify(board.takeGod(Array.from(board.row).find(one => one.god > 0).slot))
                else if (board.phase === PyramidicePhase.Take)
                    verify(board.take(Array.from(board.dice).filter(die => die.value === 0).slice(0, board.takeCount).map(die => die.id)))
                else if (board.phase === PyramidicePhase.Act)
                    verify(board.endWork())
                else if (board.phase === PyramidicePhase.Drop)
                    verify(board.drop(board.drops[0].god))
            }
            compare(board.phase, PyramidicePhase.PlaceTile)
        }
        function test_tilesThatComeBackLeadToTheTable(): void {
            Theme.animationSpeed = 0
            verify(App.startMatch({ game: "pyramidice", players: [{ kind: "person", name: "" }, { kind: "bot", level: 4 }],
                                    options: { architect: "imhotep" }, seed: "returned" }))
            restUntilTilesReturn()
            tell()
            compare(child("next").text, "Place the tiles")
            verify(child("next").enabled)
            tap(child("next"))
            compare(dones, 1)
        }
    }
}
