pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// Which kind of piece: to take, to give up, or to pay with.
Row {
    id: root
    required property PyramidicePlay play
    property list<string> kinds
    property bool cancelable: false
    readonly property real step: (width + spacing - (cancelable ? 56 + spacing : 0)) / Math.max(1, kinds.length)
    signal canceled()
    spacing: 8

    Repeater {
        model: root.kinds
        delegate: PieceOption {
            required property string modelData
            required property int index
            objectName: "piece" + modelData
            kind: modelData
            count: root.play.phase === PyramidicePhase.Gain && index < root.play.board.gainCounts.length ? root.play.board.gainCounts[index] : 1
            advised: root.play.advisesPiece(modelData)
            width: root.step - root.spacing
            onTapped: root.play.givePiece(modelData)
        }
    }
    SideAction {
        objectName: "cancelChoice"
        visible: root.cancelable
        width: 56
        height: parent.height
        glyph: "close"
        text: qsTr("Cancel")
        onClicked: root.canceled()
    }
}
