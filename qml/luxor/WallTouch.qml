import QtQuick
import Architects.Ui
import Architects.Model
import "WallLines.js" as Lines

// One finger on the wall, and what it means. To choose, it slides over the shafts and lets go over one; with nothing to choose, held
// still, it asks what a cell is. While a line is searched, it draws one from the cell it began on; without moving it taps that cell.
FingerArea {
    id: root
    property bool searching: false
    property bool asks: true                // held still it asks; not while a shaft is being chosen, for then it looks
    property real edge: 3                   // where the wall's cells are
    property real head: 20
    property real cellWidth: 48
    property real cellHeight: 35
    property list<luxorCard> bySlot: []
    readonly property real slack: 10        // what a finger trembles
    property point began
    property int first: -1
    readonly property bool onAnimal: first >= 0 && Lines.isFilled(bySlot, first)
    property bool led: false                // it has moved
    property bool asked: false              // it was held
    signal shaftHovered(int shaft)
    signal shaftTapped(int shaft)
    signal cellTapped(int cell)
    signal cellHeld(int cell)
    signal lineLed(var cells)
    signal lineLeft(var cells)
    keep: searching

    onPressed: (x, y) => {
        began = Qt.point(x, y)
        led = false
        asked = false
        first = Lines.cellUnder(root, x, y)
        if (asks)
            hold.restart()
        if (!searching)
            shaftHovered(shaftUnder(x, y))
    }
    onMoved: (x, y) => {
        if (!led && Math.hypot(x - began.x, y - began.y) < slack)
            return
        led = true
        hold.stop()
        if (searching && onAnimal)
            lineLed(drawnTo(x, y))
        else if (!searching && !asked)
            shaftHovered(shaftUnder(x, y))
    }
    onReleased: (x, y) => {
        hold.stop()
        if (asked)
            return
        if (!searching)
            shaftTapped(shaftUnder(x, y))
        else if (onAnimal && !led)
            cellTapped(first)
        else if (onAnimal)
            lineLeft(drawnTo(x, y))
    }
    onCanceled: {
        hold.stop()
        if (!searching)
            shaftHovered(-1)
    }

    function shaftUnder(x: real, y: real): int { return y < -24 || y > height + 24 ? -1 : Lines.shaftUnder(root, x) }
    function drawnTo(x: real, y: real): var {
        return Lines.drawn(first, (x - began.x) / cellWidth, (began.y - y) / cellHeight, bySlot)
    }

    Timer {
        id: hold
        interval: 500
        onTriggered: {
            if (root.first < 0)
                return
            root.asked = true
            root.cellHeld(root.first)
        }
    }
}
