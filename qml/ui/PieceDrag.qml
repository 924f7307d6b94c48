import QtQuick
import Architects.Ui                    // for what is written in C++

// How a piece is dragged: lifted, moved, dropped; or let go, when something has come to lie in front of it meanwhile. Points are those of the scene.
DragHandler {
    id: root
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
    onCentroidChanged: if (active && lifting) moved(centroid.scenePosition)

    readonly property QtObject air: QtObject {
        id: air
        property bool lifting: false
        function lift(): void {
            if (root.covered)
                return
            lifting = root.ready
            lifting ? root.lifted(root.centroid.scenePosition) : root.refused()
        }
        function drop(): void {
            const lifted = lifting
            lifting = false
            if (lifted)
                root.dropped(root.centroid.scenePosition)
        }
        function giveBack(): void {
            const lifted = lifting
            lifting = false
            if (lifted)
                root.letGo()
        }
    }
}
