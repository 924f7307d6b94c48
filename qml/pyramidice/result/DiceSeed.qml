import QtQuick
import Architects.Table
import Architects.Ui

// Where every roll comes from: promised before the match, shown when it is over.
Panel {
    id: root
    property string seed
    signal copied()
    radius: Theme.radiusLarge
    implicitHeight: column.implicitHeight + 24

    Column {
        id: column
        x: 16
        y: 12
        width: parent.width - 32
        spacing: 4
        Label {
            text: qsTr("Where the rolls come from")
            display: true
            size: Theme.heading
            width: parent.width
        }
        Label {
            width: parent.width
            soft: true
            lineHeight: 1.15
            text: root.seed !== "" ? qsTr("Every roll and every draw of this match follows from its seed. The player who has it can check each one, or play the same match again.")
                                   : qsTr("Every roll follows from a seed that was fixed before the first move. It is shown here when the match is over; before that it would tell what comes next.")
        }
        ResultSeed {
            visible: root.seed !== ""
            width: parent.width
            seed: root.seed
            onCopied: root.copied()
        }
    }
}
