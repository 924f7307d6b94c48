pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// A player's eight spaces: workers, then cats, then stones. Pieces come, go and slide when the counts change.
Item {
    id: root
    property int seat: -1
    property int workers: 0
    property int cats: 0
    property int stones: 0
    property list<int> chosen               // spaces, counted from the first
    property string may                     // the kinds that may be tapped, e.g. "WC"
    property string advised                 // the kind of which the Architect would give one
    property int payingWorkers: 0           // so many are ringed in gold
    property int payingCats: 0
    property int payingStones: 0
    property int columns: 4
    property real spaceSize: 48
    property bool interactive: true
    property real gap: 5
    property list<string> spoken            // the names of Worker, Cat and Stone die
    readonly property int rows: Math.ceil(8 / columns)
    readonly property int taken: workers + cats + stones
    signal spaceTapped(string kind)
    signal held(string kind)
    implicitWidth: columns * spaceSize + (columns - 1) * gap
    implicitHeight: rows * spaceSize + (rows - 1) * gap

    function kindAt(i: int): string { return i < workers ? "W" : i < workers + cats ? "C" : i < taken ? "S" : "" }
    function startOf(kind: string): int { return kind === "W" ? 0 : kind === "C" ? workers : workers + cats }
    function countOf(kind: string): int { return kind === "W" ? workers : kind === "C" ? cats : stones }
    // The last ones of a kind pay.
    function pays(i: int): bool {
        const kind = kindAt(i)
        return kind !== "" && i >= startOf(kind) + countOf(kind) - (kind === "W" ? payingWorkers : kind === "C" ? payingCats : payingStones)
    }
    function mayBe(kind: string): bool { return kind !== "" && may.indexOf(kind) >= 0 }
    function at(i: int): point { return Qt.point((i % columns) * (spaceSize + gap), Math.floor(i / columns) * (spaceSize + gap)) }

    Repeater {
        model: 8
        ResourceSpace {
            required property int index
            readonly property string kind: root.kindAt(index)
            x: root.at(index).x
            y: root.at(index).y
            size: root.spaceSize
            seat: root.seat
            enabled: root.interactive && kind !== ""
            chosen: root.pays(index) || [...root.chosen].indexOf(index) >= 0
            may: root.mayBe(kind)
            advised: kind !== "" && kind === root.advised && index === root.startOf(kind) + root.countOf(kind) - 1
            spoken: kind !== "" && root.spoken.length === 3 ? root.spoken["WCS".indexOf(kind)] : ""
            onTapped: root.spaceTapped(kind)
            onHeld: root.held(kind)
        }
    }
    Repeater {
        model: ["W", "C", "S"]
        Repeater {
            id: sort
            required property string modelData
            model: 8
            Item {
                id: piece
                required property int index
                readonly property bool there: index < root.countOf(sort.modelData)
                readonly property point place: root.at(Math.min(7, root.startOf(sort.modelData) + index))
                property bool made: false           // drawn once it has been there
                width: root.spaceSize
                height: root.spaceSize
                x: place.x
                y: place.y
                scale: there ? 1 : 0
                visible: scale > 0
                onThereChanged: made = made || there
                Component.onCompleted: made = made || there
                Behavior on x { enabled: piece.there; NumberAnimation { duration: Theme.ms(240); easing.type: Easing.OutCubic } }
                Behavior on y { enabled: piece.there; NumberAnimation { duration: Theme.ms(240); easing.type: Easing.OutCubic } }
                Behavior on scale { NumberAnimation { duration: Theme.ms(220); easing.type: Easing.OutBack } }
                Repeater {
                    model: piece.made ? 1 : 0
                    PyramidPiece {
                        kind: sort.modelData
                        size: root.spaceSize * 0.68
                        x: (root.spaceSize - size) / 2
                        y: x - 1
                    }
                }
            }
        }
    }
}
