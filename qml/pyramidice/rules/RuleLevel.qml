import QtQuick
import Architects.Model
import Architects.Pyramidice
import "Pairs.js" as Pairs

// A level taken out of a pyramid, with a seal on each pair that a project pays for.
LevelPlan {
    id: root
    property var stones: []
    property int project: 1
    readonly property var plan: PyramidiceBook.project(project)
    property real availableWidth: 320
    cell: Math.min(58, availableWidth / size)
    values: stones
    seals: Pairs.seals(stones, size, plan.pairs).map(pair => ({ a: pair.a, b: pair.b, seat: 0 }))
}
