import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Kheops
import Architects.Hall

// What the other one did meanwhile stands before the prompt until the first touch on the way on, and can be seen again.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Waited"
        place: place

        // Two turns: the first one has the phone again.
        function start(): void {
            Theme.deafFor = 0
            sitDown([person("Nefer"), person("Ani")], "waited")
            for (let turns = 0; turns < 2; ++turns) {
                table.takeDevice()
                for (let n = 0; table.handOverTo < 0; ++n)
                    playStep(n)
            }
            touch("takeDevice")
            tryVerify(() => table.yourTurn)
        }
        function card(): Item { return child("whileWaited") }
        function prompt(): Label { return child("prompt") as Label }
        function inHistory(seat: int): var {
            const history = table.history, texts = []
            for (let row = 0; row < history.count; ++row)
                if (history.data(history.index(row, 0), 258) === seat)        // its seat, then its text
                    texts.push(history.data(history.index(row, 0), 259))
            return texts
        }
        function texts(item: Item): var {
            const own = item instanceof Text && item.visible ? [item.text] : []
            return Array.from(item.children).reduce((all, one) => all.concat(texts(one)), own)
        }
        function reads(item: Item, text: string): bool { return texts(item).indexOf(text) >= 0 }

        function test_whoever_gets_the_phone_back_reads_what_the_other_one_did(): void {
            start()
            const other = 1 - table.viewer, told = inHistory(other)
            verify(told.length >= 2)
            verify(card().visible)
            for (const text of told)
                verify(reads(card(), text), "it says: " + text)
            compare(prompt().opacity, 0)                // it stands in its place
            verify(card().Accessible.name.indexOf("While you waited") === 0 && card().Accessible.name.indexOf(told[0]) > 0)
            verify(card().y + card().height <= child("hand").mapToItem(screen, 0, 0).y, "the hand lies free")
        }
        function test_nobody_has_waited_at_the_first_turn(): void {
            sitDown([person("Nefer"), person("Ani")], "waited")
            press("takeDevice")
            verify(!card().visible)
            compare(prompt().opacity, 1)
        }
        function test_whoever_plays_alone_has_watched_it_unless_nothing_moves_data(): var {
            return [{ tag: "with pictures", speed: 2, told: false }, { tag: "without", speed: 0, told: true }]
        }
        function test_whoever_plays_alone_has_watched_it_unless_nothing_moves(data: var): void {
            sitDown([person("Nefer"), bot(1)], "waited")
            Theme.animationSpeed = data.speed
            const waits = () => table.yourTurn && !screen.pictures.busy
            tryVerify(waits, 20000)
            for (let n = 0; table.yourTurn; ++n)
                playStep(n)
            tryVerify(waits, 20000)
            verify(table.waited.there)
            tryCompare(card(), "visible", data.told)
        }
        function test_the_first_touch_puts_it_away_and_does_what_it_would_do(): void {
            start()
            compare(screen.play.chosen, false)
            touchAt(supplyPoint("W"))
            compare(screen.play.chosen, true)           // nothing was in its way
            verify(!card().visible)
            compare(prompt().opacity, 1)
        }
        // What rises above the place of the prompt lets a touch through to the board.
        function test_it_is_never_in_the_way_of_the_board(): void {
            start()
            const words = card().mapToItem(screen, card().width / 2, 4)
            touchAt(words)
            verify(!card().visible)
            compare(table.live && !table.behind, true)
        }
        function test_the_way_back_puts_it_away_for_whoever_has_keys(): void {
            start()
            keyClick(Qt.Key_Escape)
            verify(!card().visible)
        }
        function test_the_turn_of_the_other_one_is_seen_again_and_nothing_has_happened(): void {
            start()
            const plies = table.plyCount, other = 1 - table.viewer, told = inHistory(other)
            Theme.animationSpeed = 2
            const shown = []
            screen.pictures.shown.connect(event => shown.push(event.text))
            touch("seeAgain")
            compare(table.behind, true)
            verify(table.plyCount < plies, "it goes back to before that turn")
            compare(table.yourTurn, false)
            tryVerify(() => table.yourTurn && !screen.pictures.busy, 20000)
            compare(table.plyCount, plies)
            compare(shown.filter(text => told.indexOf(text) >= 0).join(), told.join())
            verify(!card().visible)
            compare(prompt().opacity, 1)
        }
        function test_a_touch_skips_what_is_seen_again(): void {
            start()
            const plies = table.plyCount
            Theme.animationSpeed = 1
            touch("seeAgain")
            tryVerify(() => screen.pictures.busy, 5000)
            touchAt(Qt.point(12, 250))
            tryVerify(() => table.yourTurn && !screen.pictures.busy, 200)
            compare(table.plyCount, plies)
        }
        function test_without_moving_pictures_one_goes_through_it_step_by_step(): void {
            start()
            const plies = table.plyCount
            touch("seeAgain")
            compare(table.live, false)
            verify(table.ply < plies)
            touch("endReplay")
            compare(table.live, true)
            compare(table.plyCount, plies)
        }
        function test_the_whole_history_is_one_touch_away(): void {
            start()
            touch("waitedHistory")
            tryVerify(() => child("historyDrawer").visible)
            verify(!card().visible)
            Theme.animationSpeed = 2
            touch("seeLastTurn")                        // and there the last turn can be seen again as well
            compare(table.behind, true)
            tryVerify(() => table.yourTurn && !screen.pictures.busy, 20000)
        }
        function test_it_stays_within_the_screen_data(): var {
            return [{ tag: "360 x 640", width: 360, height: 640, zoom: 1 }, { tag: "390 x 844, large text", width: 390, height: 844, zoom: 1.6 },
                    { tag: "tablet", width: 1024, height: 768, zoom: 1 }, { tag: "landscape", width: 844, height: 390, zoom: 1 }]
        }
        function test_it_stays_within_the_screen(data: var): void {
            place.width = data.width
            place.height = data.height
            Theme.textScale = data.zoom
            start()
            const at = card().mapToItem(screen, 0, 0), foot = child("seeAgain")
            verify(at.x >= 0 && at.y >= 0 && at.x + card().width <= data.width && at.y + card().height <= data.height, at + " " + card().width + " x " + card().height)
            verify(foot.height >= Theme.touch)
            Theme.textScale = 1
            place.width = 390
            place.height = 844
        }
    }
}
