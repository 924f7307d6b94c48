import QtQuick
import Architects.Ui
import Architects.Egizia
import Architects.EgiziaHall
import Architects.Model
import Architects.Testing

// Every phase on a phone and on a tablet, by day and by night, with large letters: nothing is said by QML, and pictures are taken if they are wanted.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Looks"
        place: place

        function cleanup(): void {
            leaveTable()
            place.width = 390
            place.height = 844
        }
        function look(name: string): void {
            for (const way of [{ tag: "phone", w: 390, h: 844, scale: 1, night: false }, { tag: "tablet-night", w: 1180, h: 820, scale: 1, night: true }, { tag: "phone-large", w: 390, h: 844, scale: 1.4, night: true },
                               { tag: "landscape", w: 844, h: 390, scale: 1, night: false }]) {
                place.width = way.w
                place.height = way.h
                Theme.wide = way.w > 700
                Theme.textScale = way.scale
                Theme.night = way.night
                screen.width = way.w
                screen.height = way.h
                wait(50)
                verify(screen.stage.height > 120, way.tag + " leaves room for the river")
                if (Hall.pictures !== "")
                    Hall.take(screen, "egizia-" + name + "-" + way.tag)
            }
        }
        function test_what_opens_over_the_table(): void {
            reach(people(3), "looks", {}, () => board.round === 3 && board.phase === EgiziaPhase.Sail && openBends().some(one => one.kind === "card"))
            const card = openBends().find(one => one.kind === "card").bend, play = screen.play as EgiziaPlay
            play.bendAsked(card)
            tryCompare(child("bendSheet"), "visible", true)
            take("bend")
            shut("bendSheet")
            touch("seat1")
            take("seat")
            shut("seatSheet")
            tryCompare(child("seatSheet"), "visible", false)
            touch("score")
            take("score")
            touch("closescoreDrawer")
            touch("history")
            take("history")
            touch("closehistoryDrawer")
            touch("otherView")
            take("monuments")
        }
        function shut(name: string): void {
            const sheet = child(name) as Sheet
            sheet.close()
        }
        function take(name: string): void {
            wait(60)
            if (Hall.pictures !== "")
                Hall.take(screen, "egizia-" + name)
        }
        function test_score_history_and_advice_are_reached_with_the_largest_text_on_a_small_phone(): void {
            place.width = 360
            place.height = 640
            Theme.textScale = 1.6
            start("small")
            for (const way of [{ row: "lookScore", drawer: "scoreDrawer" }, { row: "lookHistory", drawer: "historyDrawer" }]) {
                touch("lookUp")
                touch(way.row)
                tryCompare(child(way.drawer), "open", true)
                touch("close" + way.drawer)
            }
            touch("lookUp")
            touch("lookAdvice")
            tryVerify(() => table.hint.asking || table.hint.there)
        }
        function asked(phase: int, site: int): bool { return board.phase === phase && (site < 0 || board.site === site) }
        function test_every_phase_data(): var {
            return [{ tag: "sail", phase: EgiziaPhase.Sail, site: -1 }, { tag: "train", phase: EgiziaPhase.Train, site: -1 }, { tag: "flood", phase: EgiziaPhase.Flood, site: -1 },
                    { tag: "feed", phase: EgiziaPhase.Feed, site: -1 }, { tag: "build", phase: EgiziaPhase.Build, site: 2 }, { tag: "action", phase: EgiziaPhase.Action, site: 1 }, { tag: "keep", phase: EgiziaPhase.Keep, site: 0 }]
        }
        function test_every_phase(data: var): void {
            reach(people(data.tag === "train" ? 2 : 4), data.tag === "train" ? "camp" : "looks", {}, () => (board.round >= 2 || data.tag === "train") && asked(data.phase, data.site))
            look(data.tag)
        }
    }
}
