pragma Singleton
import QtQuick

// The rings that are lit now, so that what is said about them lies beside them.
QtObject {
    id: root
    property var rings: []

    function light(ring: Item): void { rings = rings.filter(one => one !== ring).concat([ring]) }
    function quench(ring: Item): void { if (rings.indexOf(ring) >= 0) rings = rings.filter(one => one !== ring) }
    // Where they are, in the coordinates of an item.
    function rectsIn(item: Item): var {
        return rings.filter(one => one.visible).map(one => item.mapFromItem(one, -one.gap, -one.gap, one.width + 2 * one.gap, one.height + 2 * one.gap))
    }
}
