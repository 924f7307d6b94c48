import QtQuick

// A move was refused: which rule forbids it, in one sentence, and the way to that rule. It goes when something new is dragged: what it
// says was about the piece before.
Toast {
    id: root
    refusal: true
    stay: 7000

    Item {                                  // over the whole window, to notice every finger without taking it
        parent: root.Window.contentItem
        anchors.fill: parent
        z: 10
        visible: root.open
        PointHandler {
            onPointChanged: {
                const from = point.scenePressPosition, to = point.scenePosition
                if (active && Math.hypot(to.x - from.x, to.y - from.y) > Application.styleHints.startDragDistance)
                    root.hide()
            }
        }
    }
}
