pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import "Monuments.js" as Plans
import "PieceArt.js" as Art

// Twelve tombs in the cliff, taken in order: a stone where one was taken, four open with their value, the rest walled up. Squares 1 to 12; in
// two rows where one would be too narrow. A tomb's value is what it costs.
Monument {
    id: root
    property int columns: width >= 12 * 40 ? 12 : 6
    readonly property real door: Math.min((height / (12 / columns) - 14) * 27 / 42, (width - 8) / columns - 2)
    implicitWidth: 358
    implicitHeight: columns === 12 ? 78 : 140
    monument: "tombs"
    plan: Plans.tombs(width, height, columns)
    plain: true
    function shapeOf(place: egiziaSpot): rect {
        const w = door * 0.8
        return Qt.rect((place.width - w) / 2, place.height - door * 42 / 27 * 0.64 - 2, w, door * 42 / 27 * 0.64)
    }
    Repeater {
        model: 12 / root.columns
        Picture {
            required property int index
            z: -2
            y: index * root.height / (12 / root.columns)
            width: root.width
            height: root.height / (12 / root.columns) - (root.columns < 12 ? 3 : 0)
            svg: Art.cliff(Math.round(width), Math.round(height), EgiziaPaint.hall, Theme.line)
        }
    }
    Repeater {
        model: RowList { rows: root.plan; key: "square" }
        Item {
            id: place
            required property egiziaSpot modelData
            required property int index
            readonly property egiziaSquare now: root.nowAt(index)
            readonly property bool taken: now.seat >= 0
            readonly property bool shown: !taken && now.value > 0
            z: shown ? 3 : -1
            x: modelData.x + (modelData.width - root.door) / 2
            y: modelData.y + modelData.height - height - (root.columns < 12 ? 3 : 0)
            width: root.door
            height: root.door * 42 / 27
            Picture {
                anchors.fill: parent
                svg: Art.door(place.taken ? 2 : place.shown ? 1 : 0, place.taken ? Theme.recess : place.now.chosen ? Theme.goldFill : place.shown ? EgiziaPaint.blockOpen : Theme.board,
                              place.now.chosen ? EgiziaPaint.chosenEdge : place.shown ? Theme.inkSoft : EgiziaPaint.stonePen, Theme.line)
            }
            Label {
                visible: place.shown
                text: place.shown ? place.now.value : ""
                decorative: true
                display: true
                font.pixelSize: parent.height * 0.46
                color: place.now.chosen ? Theme.inkOnGold : Theme.ink
                anchors.centerIn: parent
                anchors.verticalCenterOffset: parent.height * 0.08
            }
            Halo {
                anchors.margins: 0
                may: place.now.may && !root.quiet && !place.now.chosen
                radius: parent.width * 0.46
            }
        }
    }
}
