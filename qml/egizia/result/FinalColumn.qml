pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Table
import Architects.Ui

// One player at the end: the points so far, then stones, tombs and Sphinx cards in the order in which they are counted.
ResultColumn {
    id: root
    required property EgiziaScore score
    property int told: 0
    points: score.pointsAfter(seat, told)
    readonly property list<egiziaEnding> own: score.stepsOf(seat)
    readonly property real figure: Math.min(Theme.heading, 26, width * 0.2)
    readonly property real card: Math.min(56, width - figure * 2.3 - 8)
    implicitHeight: parts.y + parts.height + 12
    Accessible.name: spoken()

    function spoken(): string {
        const counted = [...own].filter(one => one.step < told).map(one => qsTr("%1 %2", "what was counted, points").arg(one.title).arg(one.points))
        return [qsTr("%1: %n point(s)", "", points).arg(name), ...counted].join(", ")
    }
    function partAt(step: int): Item { return items.itemAt([...own].findIndex(one => one.step === step)) }

    Column {
        id: parts
        y: root.below + 8
        width: root.width
        spacing: 6
        Repeater {
            id: items
            model: root.own
            delegate: FinalStep {
                required property egiziaEnding modelData
                objectName: "step" + modelData.step
                width: root.width
                entry: modelData
                shown: root.told > modelData.step
                size: root.card
                figure: root.figure
            }
        }
    }
}
