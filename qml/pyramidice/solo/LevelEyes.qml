pragma ComponentBehavior: Bound
import QtQuick
import Architects.Pyramidice
import Architects.Ui

// How strong he is: one eye of Horus for each level, of four.
Row {
    id: root
    property int level: 1
    property real size: 26
    spacing: 5
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Level %1 of 4").arg(level)
    Repeater {
        model: 4
        HieroSign {
            required property int index
            width: root.size
            height: root.size * 0.82
            sign: "\u{13080}"
            color: index < root.level ? Theme.goldLine : Theme.mix(Theme.line, Theme.page, 0.35)
            firm: index < root.level
        }
    }
}
