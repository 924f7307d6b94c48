pragma ComponentBehavior: Bound
import QtQuick
import Architects.Egizia
import Architects.Model
import "qrc:/qt/qml/Architects/Egizia/River.js" as River

// Camps or sites beside each other, as they lie at the river.
Grid {
    id: root
    property list<int> bends: []
    property list<int> berths: [-1, -1, -1] // seats of the ships at a site, -1 none
    property list<int> reserve: []
    property real availableWidth: 320
    readonly property real cell: Math.min(bends.length === 1 ? 220 : 160, bends.length === 1 ? availableWidth : (availableWidth - columnSpacing) / 2)
    readonly property real unit: cell / 150
    columns: Math.min(2, bends.length)
    columnSpacing: 10
    rowSpacing: 10
    Repeater {
        model: root.bends
        Item {
            id: one
            required property int modelData
            readonly property string kind: River.kindOf(modelData)
            readonly property egiziaBendWords info: EgiziaBook.bends[modelData - 1]
            readonly property string name: info.name
            width: root.cell
            height: 72 * root.unit
            CampPlace {
                visible: one.kind === "camp"
                anchors.fill: parent
                unit: root.unit
                name: one.name
                gives: one.kind === "camp" ? River.gives(one.modelData) : []
            }
            SitePlace {
                visible: one.kind === "site"
                anchors.fill: parent
                unit: root.unit
                name: one.name
                builds: one.kind === "site" ? River.builds(one.modelData) : []
                berths: one.kind === "site" ? [...root.berths].map(seat => ({ seat: seat })) : []
                reserve: [...root.reserve].map(seat => ({ seat: seat }))
            }
        }
    }
}
