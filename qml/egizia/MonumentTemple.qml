pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import "Monuments.js" as Plans
import "PieceArt.js" as Art

// The temple, 358 x 118: flanks L1 to L3 and R1 to R3, columns C1 to C4, the entablature E1 and E2. A column is touched as a whole.
Monument {
    id: root
    readonly property real k: width / 358
    readonly property real j: height / 118
    implicitWidth: 358
    implicitHeight: 118
    monument: "temple"
    plan: Plans.temple(width, height)
    function shapeOf(place: egiziaSpot): rect {
        const w = Math.min(place.width * 0.56, place.height * 0.3)
        return place.square[0] !== "C" ? Qt.rect(0, 0, place.width, place.height) : Qt.rect((place.width - w) / 2, place.height * 0.34, w, place.height * 0.36)
    }
    Picture {
        z: -2
        x: 70 * root.k
        y: 30 * root.j
        width: 218 * root.k
        height: 88 * root.j
        svg: Art.hall(218, Math.round(88 * root.j / root.k), EgiziaPaint.hall, EgiziaPaint.stonePen, Theme.goldFill)
    }
    Repeater {
        model: 4
        Picture {
            required property int index
            z: -1
            height: 88 * root.j
            width: height / 2
            x: (82 + index * 50 + 22) * root.k - width / 2
            y: 30 * root.j
            svg: Art.column(EgiziaPaint.shaft, EgiziaPaint.stonePen, EgiziaPaint.stonePen)
        }
    }
}
