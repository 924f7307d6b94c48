pragma ComponentBehavior: Bound
import QtQuick
import Architects.Dice
import Architects.Ui

// The dice of a tray and the place of each: kept from one list of dice to the next, by id.
Item {
    id: root
    required property DiceFlight math
    property list<dieInfo> dice
    property list<int> rolling
    property bool nudging: false
    property bool dragging: true
    readonly property rect floor: math.floor
    readonly property real dieSize: math.edge
    property string named                   // how the dice are called, before their number; empty: they are no pieces of a match
    property list<point> gone               // where dice have just left: a second tap there is meant for none of the others
    property bool ready: false
    property bool syncing: false            // a new list is being taken over
    property color sand: Theme.board
    property string away
    property string carried                 // leaves with somebody else, who draws it
    property string focusedKey
    property rect laidOn                    // the floor the places are meant for
    property int laid: 0                    // how many dice there ever were: each gets a place of its own
    signal pressed(string key)
    signal disturbed()                      // whatever flies must land first

    function indexOf(key: string): int {
        for (let i = 0; i < keys.count; ++i)
            if (keys.get(i).key === key)
                return i
        return -1
    }
    function find(key: string): TrayDie {
        const i = indexOf(key)
        return i < 0 ? null : all.itemAt(i) as TrayDie
    }
    function mayNudge(key: string): bool {
        const die = find(key)
        return die !== null && die.info.value > 0 && !die.info.used && (nudging || die.info.nudge)
    }
    function mayLift(key: string): bool {
        const die = find(key)
        return die !== null && dragging && die.info.value > 0 && !die.info.used && die.info.drag
    }
    // It is about to be thrown.
    function waits(key: string): bool { return [...rolling].some(id => String(id) === key) }
    function firstKey(): string { return keys.count > 0 ? keys.get(0).key : "" }
    function each(): var {
        const list = []
        for (let i = 0; i < all.count; ++i)
            list.push(all.itemAt(i))
        return list
    }
    function lyingBut(left: var): var { return each().filter(d => left.indexOf(d.key) < 0 && !d.away) }

    // Dice that are gone leave, new ones find a free place, the others learn what is new about them.
    function sync(): void {
        syncing = true
        takeOver()
        syncing = false
    }
    function takeOver(): void {
        const now = [...dice], known = now.map(d => String(d.id))
        if (each().some(die => die.flying && known.indexOf(die.key) < 0))
            disturbed()
        for (let i = keys.count - 1; i >= 0; --i)
            if (known.indexOf(keys.get(i).key) < 0) {
                fade(all.itemAt(i) as TrayDie, keys.get(i).key)
                keys.remove(i)
            }
        const fresh = []
        for (const info of now) {
            let die = find(String(info.id))
            if (!die) {
                keys.append({ key: String(info.id) })
                die = find(String(info.id))
                fresh.push(die)
            }
            die.info = info
        }
        if (floor.width > 0 && fresh.length > 0)
            place(fresh)
        else if (!each().some(die => die.flying) && !math.apart(each().filter(d => d.placed).map(lying), false))
            rearrange()                     // they were too many for dice of this size
        showValues()
    }
    function lying(die: TrayDie): var { return { x: die.spotX, y: die.spotY, turn: die.rest } }
    // A die that was used goes, and is seen to go.
    function fade(die: TrayDie, key: string): void {
        if (die.placed && Theme.deafFor > 0) {
            gone = [...gone, Qt.point(die.spotX, die.spotY)]
            forget.restart()
        }
        if (die.placed && !die.away && !die.flying && key !== carried && Theme.motion > 0)
            leaving.createObject(root, { x: die.x, y: die.y, z: die.z, width: die.width, height: die.height, size: die.size,
                                         prayer: die.info.prayer, turn: die.turn, ground: root.sand, from: die.info.value > 0 ? 0 : 0.34 })
    }
    function place(fresh: var): void {
        const wanted = fresh.map(die => {
            const k = ++laid, face = die.info.value > 0 ? die.info.value : k * 5 % 6 + 1
            return { x: floor.x + floor.width * (k * 0.618 % 1), y: floor.y + floor.height * (k * 0.7549 % 1), turn: math.lying(face, k * 37 % 70 - 35) }
        })
        const others = each().filter(d => d.placed)
        for (const die of others)
            die.finish()
        const lain = others.map(lying)
        let spots = math.arranged(wanted, lain, laid)
        if (!math.apart(spots.concat(lain), true)) {            // they lie in the way, or hide a part of one another: everybody moves up
            const all = math.arranged(wanted.concat(lain), [], laid)
            if (math.apart(all, true) || !math.apart(spots.concat(lain), false)) {
                spots = all
                others.forEach((die, i) => {
                    const spot = spots[fresh.length + i]
                    die.glideTo(spot.x, spot.y, spot.turn)
                })
            }
        }
        fresh.forEach((die, i) => {
            die.put(spots[i].x, spots[i].y, spots[i].turn)
            die.placed = true
        })
        laidOn = floor
    }
    // The floor has another size: everybody keeps their part of it.
    function rearrange(): void {
        disturbed()
        const list = each().filter(d => d.placed)
        for (const die of list)
            die.finish()
        if (floor.width <= 0 || floor.height <= 0)
            return
        if (list.length === 0) {
            sync()
            const fresh = each()
            if (fresh.length > 0)
                place(fresh)
            return
        }
        const spots = math.arranged(list.map(d => ({
            x: floor.x + (d.spotX - laidOn.x) / laidOn.width * floor.width,
            y: floor.y + (d.spotY - laidOn.y) / laidOn.height * floor.height,
            turn: d.rest
        })), [], laid)
        list.forEach((die, i) => {
            die.placed = false
            die.put(spots[i].x, spots[i].y, spots[i].turn)
            die.placed = true
        })
        laidOn = floor
    }
    function showValues(): void {
        for (const die of each())
            if (die.placed && die.info.value > 0)
                die.tipOver(die.info.value)
    }
    // Pushes a die towards the next face up or down; step 0 lets go.
    function lean(key: string, step: int, share: real): void {
        const die = find(key), value = die ? die.info.value + step : 0
        if (die && step !== 0 && value >= 1 && value <= 6)
            die.lean(value, share)
        else if (die)
            die.fallBack()
    }
    // The nearest die within reach of a finger.
    function keyAt(x: real, y: real): string {
        const reach = Math.max(Theme.touch / 2, dieSize * 0.75)
        let best = "", least = reach
        for (const die of each()) {
            const far = Math.hypot(die.spotX - x, die.spotY - y)
            if (far <= least && !die.away) {
                least = far
                best = die.key
            }
        }
        return [...gone].some(p => Math.hypot(p.x - x, p.y - y) < least) ? "" : best
    }
    // The die an arrow key leads to. Left and right pass every die in turn; up and down go to the nearest in that direction.
    function nextTo(key: string, dx: int, dy: int): string {
        const from = find(key)
        if (!from)
            return firstKey()
        if (dx !== 0) {
            const row = each().sort((a, b) => a.spotX - b.spotX || a.spotY - b.spotY), i = row.indexOf(from) + dx
            return i >= 0 && i < row.length ? row[i].key : ""
        }
        let best = "", least = Infinity
        for (const die of each()) {
            const along = (die.spotY - from.spotY) * dy, far = along + 2 * Math.abs(die.spotX - from.spotX)
            if (die !== from && along > 1 && far < least) {
                least = far
                best = die.key
            }
        }
        return best
    }

    onDiceChanged: if (ready) sync()
    onFloorChanged: if (ready) rearrange()
    onDieSizeChanged: if (ready) rearrange()
    Component.onCompleted: {
        ready = true
        sync()
    }
    Timer {
        id: forget
        interval: Theme.deafFor
        onTriggered: root.gone = []
    }
    ListModel { id: keys }
    Component {
        id: leaving
        LeavingDie {}
    }
    Repeater {
        id: all
        model: keys
        delegate: TrayDie {
            required property string key
            math: root.math
            size: root.dieSize
            ground: root.sand
            piece: root.named === "" ? "" : root.named + key
            away: root.away === key
            focused: root.focusedKey === key
            onPressAction: root.pressed(key)
        }
    }
}
