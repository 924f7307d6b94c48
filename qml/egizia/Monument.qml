pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import "Monuments.js" as Plans

// What the four monuments have in common: their squares as blocks, by id, with the price under the finger. Rectangles and points that functions
// give are those of the scene.
Item {
    id: root
    property list<egiziaSquare> squares: []
    property string monument                // its name in the rules
    property list<egiziaSpot> plan: []
    property bool plain: false
    property bool interactive: true
    property string advised                 // the square where an Architect would build
    property bool quiet: false              // something is being shown: nothing may be built
    readonly property list<int> order: Plans.orderOf([...plan], [...squares])      // which square lies where; -1: nothing is known of it
    property egiziaSquare noSquare
    property egiziaSpot noSpot
    property string pressed                 // the square under the finger
    signal tapped(string square)
    signal held(string square)

    // What of a square's place its stone fills: all of it, unless a monument says otherwise.
    function shapeOf(place: egiziaSpot): rect { return Qt.rect(0, 0, place.width, place.height) }
    function indexOf(square: string): int {
        const id = square.replace(/^F/, "")
        return [...plan].findIndex(one => one.square === id)
    }
    function spotAt(index: int): egiziaSpot { return index >= 0 && index < plan.length ? plan[index] : noSpot }
    function placeOf(square: string): egiziaSpot { return spotAt(indexOf(square)) }
    // What is known of the square at that place of the plan.
    function nowAt(index: int): egiziaSquare { return index >= 0 && index < order.length && order[index] >= 0 ? squares[order[index]] : noSquare }
    function squareRect(square: string): rect {
        const p = placeOf(square)
        return mapToItem(null, p.x, p.y, p.width, p.height)
    }
    function squarePoint(square: string): point {
        const p = placeOf(square)
        return mapToItem(null, p.x + p.width / 2, p.y + p.height / 2)
    }

    Repeater {
        model: RowList { rows: root.plan; key: "square" }
        Block {
            id: block
            required property egiziaSpot modelData
            required property int index
            readonly property egiziaSquare now: root.nowAt(index)
            square: modelData.square
            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            face: root.shapeOf(modelData)
            seat: now.seat
            price: now.price < 0 ? modelData.price : now.price
            plain: root.plain
            open: now.open
            may: now.may && !root.quiet
            chosen: now.chosen
            fresh: now.fresh
            spoken: now.spoken
            enabled: root.interactive && spoken !== ""
            z: may || chosen ? 2 : fresh ? 1 : 0
            onTapped: root.tapped(now.square)
            onHeld: root.held(now.square)
            Shows {
                piece: root.monument !== "" && block.now.square !== "" ? "square." + root.monument + "." + block.now.square : ""
                value: block.seat < 0 ? "free" : String(block.seat)
                printed: true               // its price
            }
            onDownChanged: root.pressed = down ? square : root.pressed === square ? "" : root.pressed
        }
    }
    AdvisedRing {
        readonly property egiziaSpot place: root.placeOf(root.advised)
        objectName: "advisedSquare"
        on: root.advised !== ""
        x: place.x
        y: place.y
        z: 9
        width: place.width
        height: place.height
        gap: 2
        radius: 4
    }
    PriceTag {
        readonly property egiziaSquare now: root.nowAt(root.indexOf(root.pressed))
        readonly property egiziaSpot place: root.placeOf(root.pressed)
        visible: now.may && !root.quiet || now.chosen || now.open
        stones: now.price >= 0 ? now.price : place.price
        points: now.points
        x: Math.max(0, Math.min(root.width - width, place.x + place.width / 2 - width / 2))
        y: place.y - height - 14
        z: 10
    }
}
