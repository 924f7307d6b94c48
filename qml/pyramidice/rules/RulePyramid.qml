import QtQuick
import Architects.Pyramidice

// Cheops with some stones, places where one may build, and perhaps a die that goes to one of them.
PyramidPlan {
    id: root
    property var stones: []
    property var spaces: []                 // where one may build with a 5
    property int goesTo: -1
    property int goesValue: 0
    property real availableWidth: 320
    cell: Math.min(72, (availableWidth - 24) / 3.5)
    values: stones
    targets: spaces.map(space => ({ space: space, fame: space < 9 ? 5 : 7, workers: space < 9 ? 2 : 3, spoken: "" }))
    ghost: goesTo
    ghostValue: goesValue
    enabled: false                          // to look at, not to touch
}
