import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Pyramidice
import Architects.PyramidiceHall
import Architects.Testing

// The table in its states, on phones, tablets and with large letters: nothing warns. With ARCHITECTS_PICTURES pictures are kept.
Item {
    id: place
    width: 390
    height: 844

    Sitting {
        id: sitting
        name: "Pictures"
        place: place

        function cleanup(): void {
            Theme.safeTop = 0
            Theme.safeBottom = 0
            leaveTable()
        }
        function snap(name: string, night: bool): void {
            Theme.night = night
            wait(20)
            if (Hall.pictures !== "")
                verify(Hall.take(place, name))
            Theme.night = false
        }
        function size(w: int, h: int, zoom: real): void {
            place.width = w
            place.height = h
            Theme.textScale = zoom
            Theme.wide = w > h
            Theme.safeTop = h > 800 && w < h ? 40 : 0
            Theme.safeBottom = h > 800 && w < h ? 24 : 0
        }
        function buildable(): var { return rolled().find(one => !one.prayer && board.buildTargets(one.id).length > 0) }
        function shapes(): var {
            return [{ tag: "phone", w: 390, h: 844, zoom: 1 }, { tag: "small", w: 360, h: 640, zoom: 1 }, { tag: "large", w: 390, h: 844, zoom: 1.6 },
                    { tag: "tablet", w: 1180, h: 820, zoom: 1 }, { tag: "landscape", w: 844, h: 390, zoom: 1 }]
        }
        function test_a_turn_on_every_screen_data(): var { return shapes() }
        function test_a_turn_on_every_screen(data: var): void {
            size(data.w, data.h, data.zoom)
            startAt(PyramidicePhase.Scarab, "pictures")
            snap(data.tag + "_scarab", false)
            playUntil(() => ready(PyramidicePhase.Begin) && board.pyramids[0].filled > 2)
            snap(data.tag + "_begin", false)
            press("work")
            wait(0)
            snap(data.tag + "_take", true)
            playUntil(() => ready(PyramidicePhase.Act) && buildable() !== undefined)
            snap(data.tag + "_act", false)
            touchDie(buildable().id)
            snap(data.tag + "_build", false)
            snap(data.tag + "_build_night", true)
        }
        function test_what_else_is_asked_data(): var { return shapes() }
        function test_what_else_is_asked(data: var): void {
            size(data.w, data.h, data.zoom)
            two("asked")
            for (const [name, phase] of [["rest", PyramidicePhase.Rest], ["pay", PyramidicePhase.Pay], ["gain", PyramidicePhase.Gain], ["discard", PyramidicePhase.Discard]]) {
                lazy = phase === PyramidicePhase.Gain || phase === PyramidicePhase.Discard
                playUntil(() => ready(phase))
                snap(data.tag + "_" + name, phase === PyramidicePhase.Gain)
            }
        }
        function test_what_is_opened_data(): var { return shapes() }
        function test_what_is_opened(data: var): void {
            size(data.w, data.h, data.zoom)
            two("opened")
            playUntil(() => ready(PyramidicePhase.Act) && side(table.viewer).gods.length > 1 && buildable() !== undefined)
            const god = child("godSheet") as GodSheet, seat = child("seatSheet") as SeatSheet, die = buildable().id
            press("slot1")
            snap(data.tag + "_god", false)
            god.close()
            seat.show(table.viewer, true)
            snap(data.tag + "_seat", false)
            seat.close()
            press("own" + side(table.viewer).gods[0].god)
            snap(data.tag + "_own", true)
            god.close()
            touchAt(Qt.point(4, 2))
            dragDie(die, middle(child("slot2")), () => snap(data.tag + "_drag", false))
            snap(data.tag + "_refused", false)
            press("score")
            snap(data.tag + "_score", false)
        }
        function test_four_at_a_table_data(): var { return shapes() }
        function test_four_at_a_table(data: var): void {
            size(data.w, data.h, data.zoom)
            sitDown([person("Nefer"), person("Ani"), person("Merit"), person("Hor")], "four")
            playUntil(() => ready(PyramidicePhase.Act) && table.plyCount > 120)
            snap(data.tag + "_four", false)
        }
    }
}
