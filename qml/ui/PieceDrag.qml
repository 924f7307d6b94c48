import QtQuick
import Architects.Ui                    // for what is written in C++

// How a piece is dragged: lifted, moved, dropped; or let go, when something has come to lie in front of it meanwhile. It goes into the hand, and
// whoever stands around it hears of it too. Points are those of the scene.
DragHandler {
    id: root
    property PieceHand hand: null
    property string what                    // the kind of piece
    property var which                      // which of them
    property point centre: parent ? Qt.point(parent.width / 2, parent.height / 2) : Qt.point(0, 0)      // its middle, on what it lies on
    property real size: parent ? parent.width : 0
    property bool ready: true               // it may be lifted; otherwise the drag says why not
    readonly property bool covered: InFront.layers > 0
    readonly property alias lifting: air.lifting
    signal lifted(point at)
    signal moved(point at)
    signal dropped(point at)
    signal letGo()
    signal refused()
    target: null
    snapMode: DragHandler.NoSnap
    onActiveChanged: active ? air.lift() : air.drop()
    onCoveredChanged: if (covered) air.giveBack()
    onCentroidChanged: if (active && lifting) air.move()

    readonly property QtObject air: QtObject {
        id: air
        property bool lifting: false
        function lift(): void {
            if (root.covered)
                return
            lifting = root.ready
            if (!lifting) {
                root.refused()
                return
            }
            const at = root.centroid.scenePosition
            root.lifted(at)
            if (root.hand)
                root.hand.lift(root.what, root.which, root.parent.mapToItem(null, root.centre.x, root.centre.y), root.size, at)
        }
        function move(): void {
            root.moved(root.centroid.scenePosition)
            if (root.hand)
                root.hand.moved(root.centroid.scenePosition)
        }
        function drop(): void {
            const lifted = lifting
            lifting = false
            if (!lifted)
                return
            root.dropped(root.centroid.scenePosition)
            if (root.hand)
                root.hand.dropped(root.centroid.scenePosition)
        }
        function giveBack(): void {
            const lifted = lifting
            lifting = false
            if (!lifted)
                return
            root.letGo()
            if (root.hand)
                root.hand.letGo()
        }
    }
}
