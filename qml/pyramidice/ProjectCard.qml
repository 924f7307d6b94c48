import QtQuick
import Architects.Ui

// A project lying on the table, face up or face down.
PieceButton {
    id: root
    property int project: 1
    property bool hidden: false
    property int litPair: -1                // which of the pairs
    property int seat: -1
    implicitWidth: 80
    implicitHeight: Math.round(width * 1.3)
    ringRadius: 5

    ProjectFace {
        anchors.fill: parent
        project: root.project
        hidden: root.hidden
        litPair: root.litPair
        seat: root.seat
    }
    Halo {
        may: root.may
        chosen: root.chosen
    }
}
