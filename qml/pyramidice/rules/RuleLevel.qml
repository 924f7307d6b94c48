import QtQuick
import Architects.Model
import Architects.Pyramidice
import "Pairs.js" as Pairs

// A level taken out of a pyramid, with a seal on each pair that a project pays for.
LevelPlan {
    id: root
    property var stones: []                 // var: Qt 6.4 does not make lists of what a page gives its picture
    property int project: 1
    readonly property pyramidiceProjectText plan: Book.project(project)
    property real availableWidth: 320
    cell: Math.min(58, availableWidth / size)
    values: stones
    seals: Pairs.seals(stones, size, [...plan.pairs]).map(pair => ({ a: pair.a, b: pair.b, seat: 0 }))
}
