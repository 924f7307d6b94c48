pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Egizia
import "Stones.js" as Stones

// A monument as far as it has been built: whose stones lie where, and which squares come next.
Item {
    id: root
    property string monument: "pyramid"     // or obelisk, temple, tombs
    property string stones                  // "0: 1.1 1.2; 2: 1.3": the squares of each seat
    property string open                    // "1.4 2.1"
    property list<int> tombs: []            // the values of those that have been turned up, from the first
    property bool numbered: false           // the floors of the pyramid bear their numbers
    property real availableWidth: 320
    readonly property list<egiziaSquare> squares: Stones.squares(stones, open, [...tombs])
    readonly property list<egiziaFloor> floors: Stones.floors(stones)
    readonly property real wide: monument === "obelisk" ? 64 : monument === "pyramid" ? Math.max(60, Math.min(288, availableWidth - 60)) : Math.max(60, Math.min(358, availableWidth))
    readonly property real high: monument === "obelisk" ? 300 : monument === "pyramid" ? wide / 1.2 : monument === "temple" ? wide * 118 / 358 : wide * 140 / 358
    readonly property real flags: monument === "pyramid" ? 28 : 0     // room beside the floors
    width: wide + 2 * flags
    height: high + (monument === "pyramid" ? 14 : 0)
    enabled: false                          // to look at, not to touch

    Loader {
        id: picture
        readonly property string name: ({ obelisk: "MonumentObelisk", pyramid: "MonumentPyramid", temple: "MonumentTemple", tombs: "MonumentTombs" })[root.monument]
        x: root.flags
        y: root.height - root.high
        width: root.wide
        height: root.high
        Component.onCompleted: {
            const values = { squares: root.squares, interactive: false }
            setSource("qrc:/qt/qml/Architects/Egizia/" + name + ".qml", root.monument === "pyramid" ? Object.assign(values, { floors: root.floors }) : values)
        }
    }
    Repeater {
        model: root.numbered ? 6 : 0
        Label {
            required property int index
            text: index + 1
            soft: true
            width: root.flags
            horizontalAlignment: Text.AlignHCenter
            x: index * root.wide / 12
            y: root.height - (index + 0.5) * root.high / 6 - height / 2
        }
    }
}
