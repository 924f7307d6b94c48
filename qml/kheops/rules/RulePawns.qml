pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Kheops
import Architects.Model

// Pawns side by side with a word below each.
Flow {
    id: root
    property list<kheopsFigure> pawns: []   // seat, kind, word
    property real size: 56
    property real availableWidth: 320
    readonly property real cell: Math.max(size + 16, Math.min(availableWidth / Math.max(1, pawns.length), Theme.text * 6))
    readonly property int perLine: Math.max(1, Math.min(pawns.length, Math.floor(availableWidth / cell)))
    width: perLine * cell
    spacing: 0
    Repeater {
        model: root.pawns
        delegate: Column {
            id: one
            required property kheopsFigure modelData
            width: root.cell
            spacing: 6
            bottomPadding: 6
            KheopsPawn {
                seat: one.modelData.seat
                kind: one.modelData.kind
                size: root.size
                anchors.horizontalCenter: parent.horizontalCenter
            }
            Label {
                visible: text !== ""
                text: one.modelData.word
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                soft: true
            }
        }
    }
}
