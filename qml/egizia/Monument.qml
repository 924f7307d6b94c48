pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import "Monuments.js" as Plans

// What the four monuments have in common: their squares as blocks, by id, with the price under the finger. Rectangles and points that functions
// give are those of the scene.
Item {
    id: root
    property var squares: []                // {square, seat, price, value, points, open, may, chosen, fresh, spoken}
    property string monument                // its name in the rules
    property var plan: []                   // {square, price, x, y, width, height}
    property bool plain: false
    property bool interactive: true
    readonly property var byId: Plans.bySquare(squares)
    property string pressed                 // the square under the finger
    signal tapped(string square)
    signal held(string square)

    // What of a square's place its stone fills: all of it, unless a monument says otherwise.
    function shapeOf(place: var): rect { return Qt.rect(0, 0, place.width, place.height) }
    function placeOf(square: string): var {
        const id = square.replace(/^F/, "")
        return plan.find(one => one.square === id) || { x: 0, y: 0, width: 0, height: 0 }
    }
    function squareRect(square: string): rect {
        const p = placeOf(square)
        return mapToItem(null, p.x, p.y, p.width, p.height)
    }
    function squarePoint(square: string): point {
        const p = placeOf(square)
        return mapToItem(null, p.x + p.width / 2, p.y + p.height / 2)
    }

    Repeater {
        model: root.plan
        Block {
            id: block
            required property var modelData
            readonly property var now: root.byId[modelData.square] || ({})
            square: modelData.square
            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            face: root.shapeOf(modelData)
            seat: now.seat === undefined ? -1 : now.seat
            price: now.price === undefined ? modelData.price : now.price
            plain: root.plain
            open: now.open || false
            may: now.may || false
            chosen: now.chosen || false
            fresh: now.fresh || false
            spoken: now.spoken || ""
            enabled: root.interactive && spoken !== ""
            z: may || chosen ? 2 : fresh ? 1 : 0
            onTapped: root.tapped(now.square)
            onHeld: root.held(now.square)
            Shows {
                piece: root.monument !== "" && block.now.square !== undefined ? "square." + root.monument + "." + block.now.square : ""
                value: block.seat < 0 ? "free" : String(block.seat)
                printed: true               // its price
            }
            onDownChanged: root.pressed = down ? square : root.pressed === square ? "" : root.pressed
        }
    }
    AdvisedRing {
        readonly property var square: root.squares.find(one => one.advised) || null
        readonly property var place: root.placeOf(square ? square.square : "")
        objectName: "advisedSquare"
        on: square !== null
        x: place.x
        y: place.y
        z: 9
        width: place.width
        height: place.height
        gap: 2
        radius: 4
    }
    PriceTag {
        readonly property var now: root.byId[root.pressed] || null
        readonly property var place: root.placeOf(root.pressed)
        visible: now !== null && (now.may || now.chosen || now.open || false)
        stones: now && now.price !== undefined ? now.price : place.price || 0
        points: now && now.points !== undefined ? now.points : 0
        x: Math.max(0, Math.min(root.width - width, place.x + place.width / 2 - width / 2))
        y: place.y - height - 14
        z: 10
    }
}
